import { eveningPlan, knockoutPlan } from '@oche/mocks/plan';
import { describe, expect, test } from 'vitest';
import { planOf } from '../plan/planValues.ts';
import { planAsTyped } from './planAsTyped.ts';

const groups = eveningPlan.groups;
if (!groups) throw new Error('An evening has groups.');
const { size: _size, ...withoutSize } = groups;

describe('a plan that is edited', () => {
  test.each([
    ['groups and both knockouts', eveningPlan],
    ['a knockout alone', knockoutPlan],
    ['groups alone', { ...eveningPlan, winners: null, losers: null }],
    ['no losers’ knockout', { ...eveningPlan, losers: null }],
    [
      'a number of groups, and who goes on from each',
      { ...eveningPlan, groups: { ...withoutSize, count: 3, winnersPerGroup: { '4': 1, '5': 3 } } },
    ],
  ])('comes back as it was: %s', (_name, plan) => {
    expect(planOf(planAsTyped(plan))).toEqual(plan);
  });
});
