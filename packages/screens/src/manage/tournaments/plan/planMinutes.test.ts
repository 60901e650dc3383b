import { doublePlan, eveningPlan, firstLossPlan, knockoutPlan, swissPlan, x501 } from '@oche/mocks/plan';
import { priorPace } from '@oche/darts/boards/pace';
import { expect, test } from 'vitest';
import { planMinutes } from './planMinutes.ts';

const format = { default: x501({ bestOf: 3 }) };
const game = priorPace(format.default).duration / 60_000;
const winners = { format, thirdPlace: false };

test.each([
  ['a knockout of four on two boards takes two games', { groups: null, winners, losers: null }, 4, 2, 2],
  ['a knockout of four on one board takes three games', { groups: null, winners, losers: null }, 4, 1, 3],
  [
    'a group of four on two boards takes three rounds',
    { groups: { ...eveningPlan.groups!, format }, winners: null, losers: null },
    4,
    2,
    3,
  ],
  [
    'each round of a Swiss tournament waits for the one before',
    { groups: { ...swissPlan.groups!, swiss: { rounds: 2 }, format }, winners: null, losers: null },
    6,
    2,
    4,
  ],
  [
    'a double elimination of four has six games, and a second final',
    { groups: null, winners: { ...winners, double: { reset: true } }, losers: null },
    4,
    1,
    7,
  ],
  ['a player with a bye waits for no game', { groups: null, winners, losers: null }, 3, 1, 2],
])('%s', (_text, plan, players, boards, games) => {
  expect(planMinutes(plan, players, boards)).toBeCloseTo(games * game);
});

test('more boards never make an evening longer, and every plan has a length', () => {
  for (const plan of [eveningPlan, knockoutPlan, doublePlan, swissPlan, firstLossPlan]) {
    const lengths = [1, 4, 8].map((boards) => planMinutes(plan, 24, boards) ?? NaN);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  }
});

test('has no length for nobody, and for more games than a tournament may have', () => {
  expect(planMinutes(knockoutPlan, 1, 4)).toBeNull();
  expect(planMinutes({ ...eveningPlan, groups: { ...eveningPlan.groups!, size: 16 } }, 1024, 4)).toBeNull();
});
