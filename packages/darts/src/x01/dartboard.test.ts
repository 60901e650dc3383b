import { describe, expect, it } from 'vitest';
import { allowedBy, beds, isDouble, isTreble, locate, numbers, parseDart, value } from './dartboard.ts';
import type { Dart } from './dartboard.ts';
import { modes } from './format.ts';

describe('beds', () => {
  it('are the 63 results of a dart', () => {
    expect(beds).toHaveLength(63);
    expect(new Set(beds.map((dart) => dart.code)).size).toBe(63);
  });

  it('have points and a kind, and the bull is a double', () => {
    expect(['20', 'D20', 'T20', '25', '50', '0'].map(value)).toEqual([20, 40, 60, 25, 50, 0]);
    expect(isDouble('50')).toBe(true);
    expect(isDouble('25')).toBe(false);
    expect(isTreble('T7')).toBe(true);
    expect(isTreble('D7')).toBe(false);
    expect([isDouble('T25'), isTreble('T25')]).toEqual([false, false]);
    expect(() => value('T25')).toThrow(/No bed/);
  });
});

describe('parseDart', () => {
  it.each([
    ['S20', '20'],
    ['S25', '25'],
    ['D25', '50'],
    ['S5', '5'],
    ['S15', '15'],
    ['bull', '50'],
    [' t20 ', 'T20'],
    ['t20', 'T20'],
    ['20', '20'],
    ['0', '0'],
  ])('reads %s as %s', (written, code) => {
    expect(parseDart(written)?.code).toBe(code);
  });

  it.each(['T25', '21', 'D21', 'T0', '', 'X20', '-1', 'S50', 'D0', 'SS20', 'toString'])('rejects %s', (code) => {
    expect(parseDart(code)).toBeNull();
  });
});

describe('allowedBy', () => {
  it('never allows a miss, and treats the bull as a double', () => {
    const allowed = (code: string) => modes.map((mode) => allowedBy(mode, parseDart(code) as Dart));
    expect(modes).toEqual(['straight', 'double', 'master']);
    expect(allowed('0')).toEqual([false, false, false]);
    expect(allowed('20')).toEqual([true, false, false]);
    expect(allowed('25')).toEqual([true, false, false]);
    expect(allowed('T20')).toEqual([true, false, true]);
    expect([allowed('D20'), allowed('50')]).toEqual([
      [true, true, true],
      [true, true, true],
    ]);
  });
});

describe('locate', () => {
  it.each([
    [0, 0, '50'],
    [0, 6.3, '50'],
    [6.4, 0, '25'],
    [0, -15.8, '25'],
    [0, 50, '20'],
    [0, 103, 'T20'],
    [0, 98.9, '20'],
    [0, 166, 'D20'],
    [0, 170.1, '0'],
    [103, 0, 'T6'],
    [0, -103, 'T3'],
    [-166, 0, 'D11'],
    [300, 300, '0'],
    // A dart on the edge between two beds is in the inner one.
    [0, 6.35, '50'],
    [0, 15.9, '25'],
    [0, 99, '20'],
    [0, 107, 'T20'],
    [0, 162, '20'],
    [0, 170, 'D20'],
  ])('finds the bed at %d, %d', (x, y, code) => {
    expect(locate(x, y)).toBe(code);
  });

  it('follows the numbers clockwise and changes beds at the wires', () => {
    const at = (degrees: number) => locate(130 * Math.sin((degrees * Math.PI) / 180), 130 * Math.cos((degrees * Math.PI) / 180));
    expect(numbers.map((_, index) => at(index * 18))).toEqual(numbers.map(String));
    expect([at(8.9), at(9.1), at(-8.9), at(-9.1)]).toEqual(['20', '1', '20', '5']);
  });
});
