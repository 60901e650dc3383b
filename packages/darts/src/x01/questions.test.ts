import { describe, expect, it } from 'vitest';
import type { Situation } from './outcomes.ts';
import { openQuestions, possibleVisits } from './questions.ts';
import { impossibleFirstTotals, impossibleTotals, openAnswers } from './visit.ts';

const double: Situation = { in: 'straight', out: 'double', isIn: true };
const straight: Situation = { ...double, out: 'straight' };
const master: Situation = { ...double, out: 'master' };
const notIn: Situation = { in: 'double', out: 'double', isIn: false };

const totals = (before: number, situation: Situation, outcome?: string) =>
  possibleVisits(before, situation)
    .filter((visit) => !outcome || visit.outcome === outcome)
    .map(({ total }) => total);
const upTo180 = Array.from({ length: 181 }, (_, total) => total);
const without = (impossible: number[]) => upTo180.filter((total) => !impossible.includes(total));

describe('possible visits', () => {
  it('far from the finish are all scores of three darts, or those with a double before the side is in', () => {
    expect(totals(501, double)).toEqual(without(impossibleTotals()));
    expect(totals(501, double, 'score')).toEqual(totals(501, double));
    expect(totals(501, notIn)).toEqual(without(impossibleFirstTotals('double')));
  });

  it('near the finish are scores that leave 2 or more, one checkout, and busts', () => {
    expect(totals(40, double, 'score')).toEqual(upTo180.slice(0, 39));
    expect(totals(40, double, 'checkout')).toEqual([40]);
    expect(totals(40, double, 'bust')).toEqual([39, ...without(impossibleTotals()).filter((total) => total > 40)]);
    expect(totals(40, straight, 'score')).toEqual(upTo180.slice(0, 40));
    expect(totals(2, double)).toEqual(without(impossibleTotals()));
    expect(totals(2, double, 'score')).toEqual([0]);
  });

  it('at a bogey have no checkout: the total of the remainder is a bust', () => {
    expect(totals(159, double, 'checkout')).toEqual([]);
    expect(totals(159, double, 'bust')).toContain(159);
    expect(totals(159, master, 'checkout')).toEqual([159]);
    expect(totals(180, double, 'bust')).toEqual([180]);
    expect(totals(182, double, 'bust')).toEqual([]);
  });

  it('before a side is in are never above 170, busts included', () => {
    expect(totals(101, notIn, 'bust').at(-1)).toBe(170);
    expect(totals(101, notIn, 'checkout')).toEqual([101]);
    expect(totals(175, notIn, 'bust')).toEqual([]);
  });

  it('have the remainder after them and the possible answers', () => {
    expect(possibleVisits(100, double).find(({ total }) => total === 100)).toEqual({
      total: 100,
      outcome: 'checkout',
      after: 0,
      answers: [
        { darts: 2, doubles: 1 },
        { darts: 3, doubles: 1 },
        { darts: 3, doubles: 2 },
      ],
    });
    expect(possibleVisits(100, double).find(({ total }) => total === 99)).toMatchObject({ outcome: 'bust', after: 100 });
    expect(possibleVisits(100, double).find(({ total }) => total === 60)).toMatchObject({ outcome: 'score', after: 40 });
  });
});

describe('darts at a double, from totals', () => {
  const range = (before: number, total: number) => openAnswers(before, total, double).map(({ darts, doubles }) => `${darts}/${doubles}`);

  // Enumerated exactly; lidarts and kcapp use coarse thresholds to decide what to ask.
  it.each([
    [40, 20, ['3/1', '3/2', '3/3']],
    [60, 40, ['3/0', '3/1', '3/2']],
    [32, 16, ['3/1', '3/2', '3/3']],
    [170, 120, ['3/0', '3/1']],
    [121, 121, ['3/1']],
    [100, 100, ['2/1', '3/1', '3/2']],
    [99, 99, ['3/1']],
    [109, 109, ['3/1']],
    // 50 counts as a double, so the first dart was at one.
    [50, 50, ['1/1', '2/2', '3/2', '3/3']],
  ])('%d by %d', (before, total, expected) => {
    expect(range(before, total)).toEqual(expected);
  });
});

describe('open questions', () => {
  const nothing = { answers: [], allTreble19: false };

  it('are asked only if more than one answer is possible', () => {
    expect(openQuestions(501, 60, double)).toEqual(nothing);
    expect(openQuestions(121, 121, double)).toEqual(nothing);
    expect(openQuestions(144, 120, double).answers).toEqual(openAnswers(144, 120, double));
    expect(openQuestions(20, 'bust', double).answers).toHaveLength(3);
    expect(openQuestions(501, 'bust', double)).toEqual(nothing);
    expect(openQuestions(501, 179, double)).toEqual(nothing);
    expect(openQuestions(20, 163, double)).toEqual(nothing);
  });

  it('ask how a 171 was thrown only with strict171, and only if it was scored', () => {
    expect(openQuestions(501, 171, double)).toEqual(nothing);
    expect(openQuestions(501, 171, double, true)).toEqual({ answers: [], allTreble19: true });
    expect(openQuestions(501, 170, double, true)).toEqual(nothing);
    expect(openQuestions(171, 171, master, true)).toMatchObject({ allTreble19: true });
    expect(openQuestions(172, 171, double, true)).toMatchObject({ allTreble19: false });
    expect(openQuestions(501, 171, notIn, true)).toEqual(nothing);
    expect(openQuestions(501, 'bust', double, true)).toEqual(nothing);
  });
});
