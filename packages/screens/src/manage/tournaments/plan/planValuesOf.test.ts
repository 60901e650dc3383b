import { doublePlan, eveningPlan, firstLossPlan, knockoutPlan, swissPlan } from '@oche/mocks/plan';
import { describe, expect, test } from 'vitest';
import { entriesOf, planErrors, planOf, shapeChange, usualPlan } from './planValues.ts';
import { planValuesOf } from './planValuesOf.ts';

const groups = eveningPlan.groups;
if (!groups) throw new Error('The plan has no groups.');
const { size: _size, ...withoutSize } = groups;

describe('planValuesOf', () => {
  test.each([
    ['groups and both knockouts', eveningPlan],
    ['a knockout only', knockoutPlan],
    ['groups only', { ...eveningPlan, winners: null, losers: null }],
    ['a double elimination', doublePlan],
    ['a double elimination with one final', { ...doublePlan, winners: { ...doublePlan.winners!, double: { reset: false } } }],
    ['a double elimination and a losers’ knockout after groups', { ...eveningPlan, winners: doublePlan.winners }],
    ['a Swiss tournament with a knockout', swissPlan],
    [
      'a Swiss tournament with two knockouts for half of the players each',
      { ...swissPlan, groups: { ...swissPlan.groups!, swiss: { rounds: 3 } }, losers: eveningPlan.losers },
    ],
    ['a Swiss tournament only', { ...swissPlan, groups: { ...swissPlan.groups!, swiss: { rounds: 7 } }, winners: null }],
    ['a knockout with a second chance', firstLossPlan],
    ['chosen pairs', { ...knockoutPlan, pairs: 'chosen' as const }],
    ['pairs by lot', { ...eveningPlan, pairs: 'drawn' as const }],
    ['no losers’ knockout', { ...eveningPlan, losers: null }],
    [
      'a number of groups, and a number of winners per group size',
      { ...eveningPlan, groups: { ...withoutSize, count: 3, winnersPerGroup: { '4': 1, '5': 3 } } },
    ],
  ])('is the inverse of planOf: %s', (_name, plan) => {
    expect(planOf(planValuesOf(plan))).toEqual(plan);
  });
});

describe('a change of the way to play', () => {
  test('proposes the rounds of a Swiss tournament, and compares the points of all opponents first', () => {
    const swiss = { ...usualPlan, ...shapeChange(usualPlan, 'swiss', 24) };
    expect(swiss).toMatchObject({ swiss: { rounds: '5' }, withLosers: false });
    expect(swiss.tieBreakers).toEqual(['opponents-points', ...usualPlan.tieBreakers]);
    expect(shapeChange(usualPlan, 'swiss', 5).swiss?.rounds).toBe('2');
    expect({ ...swiss, ...shapeChange(swiss, 'both', 24) }).toMatchObject({ withLosers: true, tieBreakers: usualPlan.tieBreakers });
  });

  test('checks only the fields of that way', () => {
    const wrong = { ...usualPlan, swiss: { rounds: '16', knockout: true, winners: '1' }, number: { size: '1', count: '0' } };
    expect(planErrors({ ...wrong, shape: 'swiss' })).toEqual({ 'swiss-rounds': 'whole', 'swiss-winners': 'whole' });
    expect(planErrors({ ...wrong, shape: 'both' })).toEqual({ number: 'size' });
    expect(planErrors({ ...wrong, shape: 'double' })).toEqual({});
  });

  test('halves the players of pairs by lot', () => {
    expect(entriesOf({ pairs: 'drawn' }, 25)).toBe(12);
    expect(entriesOf({ pairs: 'chosen' }, 25)).toBe(25);
  });
});
