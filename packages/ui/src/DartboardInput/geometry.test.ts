import { expect, test } from 'vitest';
import { beds, numbers } from '@oche/darts/x01/dartboard';
import { pointAt } from '../internal/boardShape.ts';
import { bedAt, centreOf, codeOf, drawn, move, neighbourAt, placeOf, rings } from './geometry.ts';

test('the middle of every drawn bed is that bed', () => {
  const seen = new Set<string>();
  for (const ring of rings) {
    for (const sector of numbers.keys()) {
      const code = codeOf({ ring, sector });
      expect(bedAt(centreOf({ ring, sector }))).toBe(code);
      seen.add(code);
    }
  }
  expect(seen.size).toBe(beds.length - 1);
});

test('every bed of the board has its place, a miss has none', () => {
  for (const { code } of beds) {
    const place = placeOf(code);
    expect(place && codeOf(place)).toBe(code === '0' ? null : code);
  }
});

test('the ring of numbers is a miss, beyond it is nothing', () => {
  expect(bedAt(pointAt(drawn.doubleOuter + 1, 0))).toBe('0');
  expect(bedAt(pointAt(drawn.rim + 1, 0))).toBeNull();
});

test('close to a wire the neighbour is known, in the middle of a bed there is none', () => {
  expect(neighbourAt(pointAt(drawn.trebleInner + 2, 0))).toBe('20');
  expect(neighbourAt(pointAt(104, 8.5))).toBe('T1');
  expect(neighbourAt(centreOf({ ring: 'treble', sector: 0 }))).toBeNull();
});

test('arrows go round and stop at the ends', () => {
  expect(move({ ring: 'treble', sector: 19 }, 'ArrowRight')).toEqual({ ring: 'treble', sector: 0 });
  expect(move({ ring: 'double', sector: 3 }, 'ArrowUp')).toEqual({ ring: 'double', sector: 3 });
  expect(move({ ring: 'outerBull', sector: 3 }, 'ArrowDown')).toEqual({ ring: 'bull', sector: 3 });
  expect(move({ ring: 'bull', sector: 3 }, 'Tab')).toBeNull();
});
