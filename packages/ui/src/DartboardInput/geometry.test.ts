import { expect, test } from 'vitest';
import { beds, numbers } from '@oche/darts/x01/dartboard';
import { pointAt } from '../internal/boardShape.ts';
import { bedAt, centreOf, codeOf, drawnRadii, move, neighbourAt, placeOf, rings } from './geometry.ts';

test('the centre of every bed is in that bed', () => {
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

test('every bed has a place on the board, a miss has none', () => {
  for (const { code } of beds) {
    const place = placeOf(code);
    expect(place && codeOf(place)).toBe(code === '0' ? null : code);
  }
});

test('the ring of numbers is a miss, a point beyond it is null', () => {
  expect(bedAt(pointAt(drawnRadii.doubleOuter + 1, 0))).toBe('0');
  expect(bedAt(pointAt(drawnRadii.rim + 1, 0))).toBeNull();
});

test('a point near a wire has a neighbour, the centre of a bed has none', () => {
  expect(neighbourAt(pointAt(drawnRadii.trebleInner + 2, 0))).toBe('20');
  expect(neighbourAt(pointAt(104, 8.5))).toBe('T1');
  expect(neighbourAt(centreOf({ ring: 'treble', sector: 0 }))).toBeNull();
});

test('arrows go round a ring, and stop at the innermost and the outermost ring', () => {
  expect(move({ ring: 'treble', sector: 19 }, 'ArrowRight')).toEqual({ ring: 'treble', sector: 0 });
  expect(move({ ring: 'double', sector: 3 }, 'ArrowUp')).toEqual({ ring: 'double', sector: 3 });
  expect(move({ ring: 'outerBull', sector: 3 }, 'ArrowDown')).toEqual({ ring: 'bull', sector: 3 });
  expect(move({ ring: 'bull', sector: 3 }, 'Tab')).toBeNull();
});
