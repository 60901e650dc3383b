import { describe, expect, it } from 'vitest';
import { createRandom } from '../draw/random.ts';
import { aimed, scaled, scatterAt } from './spread.ts';
import type { Spread } from './spread.ts';
import { aimPoint, hit, throwDart } from './throwDart.ts';

const ellipse = { x: 9, y: 6, rho: -0.4 };
const byTarget: Spread = { all: 12, at: { T20: ellipse, '50': 8 } };

describe('a spread', () => {
  it('may differ by the bed at which a dart is aimed', () => {
    expect(scatterAt(7, aimPoint('T20'))).toBe(7);
    expect(scatterAt(ellipse, aimPoint('D16'))).toBe(ellipse);
    expect(scatterAt(byTarget, aimPoint('T20'))).toBe(ellipse);
    expect(scatterAt(byTarget, aimPoint('50'))).toBe(8);
    expect(scatterAt(byTarget, aimPoint('D16'))).toBe(12);
  });

  it('can be scaled', () => {
    expect(scaled(7, 2)).toBe(14);
    expect(scaled(ellipse, 0.5)).toEqual({ x: 4.5, y: 3, rho: -0.4 });
    expect(scaled(byTarget, 2)).toEqual({ all: 24, at: { T20: { x: 18, y: 12, rho: -0.4 }, '50': 16 } });
  });

  it('becomes the Cholesky factor of its covariance', () => {
    const { x, y, a, b, c } = aimed(ellipse, { x: 1, y: 2 });
    expect([x, y]).toEqual([1, 2]);
    expect([a * a, a * b, b * b + c * c].map((entry) => Number(entry.toFixed(9)))).toEqual([81, -0.4 * 9 * 6, 36]);
  });

  it.each([-1, Number.NaN, { x: 1, y: -1, rho: 0 }, { x: 1, y: 1, rho: 1 }])('is refused if it is invalid: %j', (spread) => {
    expect(() => aimed(spread, { x: 0, y: 0 })).toThrow(RangeError);
  });
});

describe('a dart', () => {
  it('can only be thrown at a bed that exists', () => {
    expect(throwDart('S20', 0, createRandom(1))).toBe('20');
    expect(throwDart('0', 10, createRandom(1))).toBe('0');
    expect(() => aimPoint('T25')).toThrow(/There is no bed "T25"/);
  });

  it('lands according to the covariance: leaning to the left, and higher than wide', () => {
    const random = createRandom(11);
    const tall = aimed({ x: 2, y: 20, rho: 0 }, aimPoint('T20'));
    const leaning = aimed({ x: 20, y: 20, rho: -0.9 }, aimPoint('T20'));
    const counts = { neighbours: 0, upLeft: 0, upRight: 0 };
    const [fives, ones] = [
      [5, 25, 46, 47],
      [1, 22, 43],
    ];
    for (let dart = 0; dart < 5000; dart += 1) {
      const straight = hit(tall, random);
      if (fives.includes(straight) || ones.includes(straight)) counts.neighbours += 1;
      const bed = hit(leaning, random);
      if (bed === 26) counts.upLeft += 1;
      if (bed === 22) counts.upRight += 1;
    }
    expect(counts.neighbours).toBe(0);
    expect(counts.upLeft).toBeGreaterThan(20 * Math.max(1, counts.upRight));
  });
});
