import { describe, expect, it } from 'vitest';
import { planOutcome } from './planOutcome.ts';
import { planOf, usualPlan, planErrors, type PlanValues } from './planValues.ts';

const outcome = (change: Partial<PlanValues>, players: number) => planOutcome(planOf({ ...usualPlan, ...change }), players);

describe('planOutcome', () => {
  it('makes six groups of four and two knockouts of twelve out of 24 players', () => {
    expect(outcome({}, 24)).toEqual({
      groups: [{ size: 4, count: 6 }],
      groupGames: 36,
      winners: { entries: 12, byes: 4, games: 11 },
      losers: { entries: 12, byes: 4, games: 11 },
      games: 58,
    });
  });

  it('makes groups of two sizes if the players do not divide evenly, larger groups first', () => {
    expect(outcome({}, 22)?.groups).toEqual([
      { size: 4, count: 4 },
      { size: 3, count: 2 },
    ]);
    expect(outcome({ by: 'count', number: { size: '', count: '5' } }, 22)?.groups).toEqual([
      { size: 5, count: 2 },
      { size: 4, count: 3 },
    ]);
  });

  it('sends the given number of players per group to the winners’ knockout', () => {
    const { winners, losers } = outcome({ winnersPerGroup: { '4': '1' } }, 24) ?? {};
    expect([winners?.entries, losers?.entries]).toEqual([6, 18]);
  });

  it('counts one game fewer than players in a knockout, and one more with third place', () => {
    const winners = { ...usualPlan.winners, thirdPlace: true };
    expect(outcome({ shape: 'knockout' }, 13)).toMatchObject({ groups: [], winners: { entries: 13, byes: 3, games: 12 }, games: 12 });
    expect(outcome({ shape: 'knockout', winners }, 13)?.games).toBe(13);
  });

  it('has no knockout in a plan of groups only, and no losers’ knockout if it is disabled', () => {
    expect(outcome({ shape: 'groups' }, 8)).toMatchObject({ groupGames: 12, winners: null, losers: null, games: 12 });
    expect(outcome({ withLosers: false }, 8)?.losers).toBeNull();
  });

  it('is null for fewer than two players, too many players, and fractions', () => {
    for (const players of [0, 1, 1.5, NaN, 2000]) expect(outcome({}, players)).toBeNull();
  });
});

describe('planErrors', () => {
  it('finds no error in the usual plan', () => expect(planErrors(usualPlan)).toEqual({}));

  it('names invalid fields, but only those that the plan uses', () => {
    const number = { size: '17', count: '0' };
    expect(planErrors({ ...usualPlan, number })).toEqual({ number: 'size' });
    expect(planErrors({ ...usualPlan, number, by: 'count' })).toEqual({ number: 'count' });
    expect(planErrors({ ...usualPlan, number, shape: 'knockout' })).toEqual({});
    expect(planErrors({ ...usualPlan, points: { win: '', draw: '1.5', loss: '0' } })).toEqual({ win: 'whole', draw: 'whole' });
    expect(planErrors({ ...usualPlan, winnersPerGroup: { '4': '5' } })).toEqual({ 'winners-of-4': 'whole' });
  });

  it('rejects a format that cannot be played', () => {
    const legs = { firstTo: 0 };
    expect(planErrors({ ...usualPlan, groups: { ...usualPlan.groups, legs } })).toEqual({ groups: 'not-playable' });
  });
});
