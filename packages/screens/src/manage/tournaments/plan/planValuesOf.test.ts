import { eveningPlan, knockoutPlan } from '@oche/mocks/plan';
import { describe, expect, test } from 'vitest';
import { planOf } from './planValues.ts';
import { planValuesOf } from './planValuesOf.ts';

const groups = eveningPlan.groups;
if (!groups) throw new Error('The plan has no groups.');
const { size: _size, ...withoutSize } = groups;

describe('planValuesOf', () => {
  test.each([
    ['groups and both knockouts', eveningPlan],
    ['a knockout only', knockoutPlan],
    ['groups only', { ...eveningPlan, winners: null, losers: null }],
    ['no losers’ knockout', { ...eveningPlan, losers: null }],
    [
      'a number of groups, and a number of winners per group size',
      { ...eveningPlan, groups: { ...withoutSize, count: 3, winnersPerGroup: { '4': 1, '5': 3 } } },
    ],
  ])('is the inverse of planOf: %s', (_name, plan) => {
    expect(planOf(planValuesOf(plan))).toEqual(plan);
  });
});
