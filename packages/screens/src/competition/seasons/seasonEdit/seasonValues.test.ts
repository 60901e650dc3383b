import { defaultSeasonRules, type SeasonDetails } from '@oche/api/contract/season';
import { expect, test } from 'vitest';
import { limitsOf, seasonErrors, seasonInput, valuesOf } from './seasonValues.ts';

const dates = { startsOn: '2026-09-04', endsOn: '2027-05-28' };
const season: SeasonDetails = {
  ...{ id: 'season', slug: '2026-2027', name: '2026–2027', ...dates, state: 'open', copiedFrom: null, publishedAt: null },
  rules: defaultSeasonRules,
};

test('an unchanged form sends the rules that the season has', () => {
  expect(seasonErrors(valuesOf(season))).toEqual({});
  expect(seasonInput(valuesOf(season))).toEqual({ slug: '2026-2027', name: '2026–2027', ...dates, rules: defaultSeasonRules });
});

test('numbers reach their rules, also nested ones', () => {
  const values = valuesOf(season);
  const numbers = { ...values.numbers, waitDays: '0', notice: '10', shortLeg: '15', opens: '48' };
  const { rules } = seasonInput({ ...values, numbers });
  expect(rules).toEqual({
    ...defaultSeasonRules,
    ...{ waitDays: 0, lineup: { opens: 48, closes: 0 }, postpone: { ...defaultSeasonRules.postpone, notice: 10 } },
    leaderboards: { ...defaultSeasonRules.leaderboards, shortLeg: { ...defaultSeasonRules.leaderboards.shortLeg, darts: 15 } },
  });
});

test('numbers out of range, and more players at least than at most, are refused', () => {
  const values = valuesOf(season);
  const numbers = { ...values.numbers, leastPlayers: '13', teamsPerMember: '5', notice: '' };
  expect(seasonErrors({ ...values, numbers })).toEqual({
    ...{ 'rules.most_players': 'below-least', teamsPerMember: 'invalid_number', notice: 'invalid_number' },
  });
  expect(limitsOf('waitDays')).toEqual({ least: 0, most: 60, usual: 7 });
});
