import { createIntl } from '@oche/i18n/createIntl';
import { deTempelRanking, rakegooierRanking } from '@oche/darts/standings/rankingPresets';
import { describe, expect, test } from 'vitest';
import { bonusName, criteriaText, placeName, sectionsOf, sourceName, tablesOf } from './schemeWords.ts';

const intl = createIntl({ locale: 'en', messages: {} });

describe('places in a knockout', () => {
  test.each([
    [1, 1, 'Winner'],
    [2, 2, 'Final'],
    [3, 4, 'Semi-final'],
    [5, 8, 'Quarter-final'],
    [9, 16, 'Last 16'],
    [17, 32, 'Last 32'],
    [3, 3, 'Place 3'],
    [5, 6, 'Places 5 to 6'],
    [1, 2, 'Places 1 to 2'],
    [25, 48, 'Places 25 to 48'],
  ])('%d to %d: %s', (from, to, name) => expect(placeName(intl, { from, to })).toBe(name));
});

test.each([
  [{ kind: 'visit', from: 180, to: 180 }, '180'],
  [{ kind: 'visit', from: 170, to: 180 }, 'visit of 170 or more'],
  [{ kind: 'visit', from: 140, to: 169 }, 'visit of 140 to 169'],
  [{ kind: 'finish', from: 120, to: 130 }, 'finish of 120 to 130'],
  [{ kind: 'finish', from: 100, to: 170 }, 'finish of 100 or more'],
  [{ kind: 'leg', from: 18, to: 20 }, 'leg in 18 to 20 darts'],
  [{ kind: 'leg', from: 9, to: 18 }, 'leg in 18 darts or fewer'],
  [{ kind: 'leg', from: 9, to: 9, start: 501 }, 'leg in 9 darts from 501'],
  [{ kind: 'strict-171' }, '171 with three treble 19'],
] as const)('the bonus %j: %s', (bonus, name) => expect(bonusName(intl, { ...bonus, points: 1 })).toBe(name));

test.each([
  [{ kind: 'attendance' }, 'Taking part'],
  [{ kind: 'group-place', place: 2 }, 'Place 2 in the group'],
  [{ kind: 'knockout-place', bracket: 'winners', from: 3, to: 4 }, 'Semi-final, winners’ knockout'],
  [{ kind: 'knockout-place', bracket: 'only', from: 1, to: 1 }, 'Winner'],
  [{ kind: 'games-won', count: 3, each: 1 }, '3 games won'],
  [{ kind: 'legs-won', count: 1, each: 0.5 }, '1 leg won'],
  [{ kind: 'bonus', count: 2, bonus: { kind: 'visit', from: 180, to: 180, points: 1 } }, '2 × 180'],
] as const)('the source %j: %s', (line, name) => expect(sourceName(intl, { ...line, points: 1 })).toBe(name));

test('a table lists each number once, by section', () => {
  const sections = sectionsOf(intl, rakegooierRanking.points.tables[0]!);
  expect(sections.map(({ id, lines }) => [id, lines.length])).toEqual([
    ['winners', 4],
    ['losers', 3],
    ['only', 0],
    ['groups', 0],
    ['everybody', 3],
    ['bonuses', 7],
  ]);
  const ids = sections.flatMap(({ lines }) => lines.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('tables say to which fields they apply', () => {
  expect(tablesOf(intl, deTempelRanking.points).map(({ title }) => title)).toEqual(['Up to 64 players', 'From 65 players']);
  const three = [40, 0, 17].map((fromEntries) => ({ fromEntries }));
  expect(tablesOf(intl, { tables: three, guests: 'excluded' }).map(({ title }) => title)).toEqual([
    'Up to 16 players',
    '17 to 39 players',
    'From 40 players',
  ]);
});

test('criteria are listed in their order, without the points', () => {
  expect(criteriaText(intl, ['points', 'tournaments-won', 'leg-difference'])).toBe('tournaments won, then leg difference');
  expect(criteriaText(intl, ['points'])).toBe('');
});
