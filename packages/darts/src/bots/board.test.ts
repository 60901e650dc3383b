import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beds, locate } from '../x01/dartboard.ts';
import { bedAt, bedIndex, bedValues } from './board.ts';

const codeAt = (x: number, y: number) => beds[bedAt(x, y)]?.code;

describe('bedAt', () => {
  it('equals `locate` on every point of a fine grid, including the wires of the diagonals and of the rings', () => {
    const different: string[] = [];
    for (let x = -172; x <= 172; x += 0.5)
      for (let y = -172; y <= 172; y += 0.5) if (codeAt(x, y) !== locate(x, y)) different.push(`${x} ${y}`);
    expect(different).toEqual([]);
    for (const [x, y] of [
      [6.35, 0],
      [0, -15.9],
      [-99, 0],
      [0, 107],
      [162, 0],
      [102, 136],
      [0, 170.0001],
    ] as const)
      expect(codeAt(x, y)).toBe(locate(x, y));
  });

  it('equals `locate` anywhere', () => {
    const coordinate = fc.double({ min: -200, max: 200, noNaN: true });
    fc.assert(fc.property(coordinate, coordinate, (x, y) => codeAt(x, y) === locate(x, y)));
  });
});

describe('bedIndex', () => {
  it('is the index of a bed in `beds`', () => {
    beds.forEach(({ code, value }, index) => {
      expect(bedIndex(code)).toBe(index);
      expect(bedValues[index]).toBe(value);
    });
    expect(() => bedIndex('T25')).toThrow(/There is no bed "T25"/);
  });
});
