import { defaultSeasonRules } from '@oche/api/contract/season';
import { expect, test } from 'vitest';
import { holidaysIn, notCopied, proposeSeason } from './newSeasonInput.ts';

test('the first season is from September to May, and later ones are a year after the latest, on the same weekdays', () => {
  const first = proposeSeason([], '2026-07-02');
  expect(first).toEqual({ name: '2026–2027', startsOn: '2026-09-01', endsOn: '2027-05-31', copiedFrom: notCopied });
  const season = { id: 'latest', slug: '2026-2027', name: '2026–2027', startsOn: '2026-09-04', endsOn: '2027-05-28', publishedAt: null };
  const latest = { ...season, state: 'running' as const, rules: defaultSeasonRules, copiedFrom: null };
  expect(proposeSeason([latest], '2026-11-27')).toEqual({
    ...{ name: '2027–2028', startsOn: '2027-09-03', endsOn: '2028-05-26', copiedFrom: 'latest' },
  });
});

test('the holidays of a season are Christmas and New Year, each in the year in which they fall', () => {
  const days = (startsOn: string, endsOn: string) => holidaysIn({ startsOn, endsOn }).map(({ name, from, to }) => `${name} ${from} ${to}`);
  const winter = ['christmas 2026-12-24 2026-12-26', 'newYear 2026-12-31 2027-01-01'];
  expect(days('2026-09-01', '2027-05-31')).toEqual(winter);
  expect(days('2026-12-26', '2026-12-31')).toEqual(winter);
  expect(days('2027-01-01', '2027-06-30')).toEqual(['newYear 2026-12-31 2027-01-01']);
  expect(days('2027-02-01', '2027-06-30')).toEqual([]);
  expect(days('2026-09-01', '')).toEqual([]);
  expect(days('0002-09-01', '2027-05-31')).toEqual([]);
});
