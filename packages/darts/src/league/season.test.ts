import { expect, test } from 'vitest';
import { settleUnplayed, withdrawTeam } from './closing.ts';
import { twoForAWin } from './presets.ts';
import type { SeasonMatch } from './seasonMatch.ts';
import { leagueTable, placesByMatchday, type LeagueInput } from './table.ts';
import { fridays, match, planned } from './testSeason.ts';

/**
 * A season of six teams, once round, ten games a match, computed by hand. F withdraws after two of its five matches, so all of them are
 * annulled. B gets a penalty between matchdays 3 and 4. D does not come to A. E does not come to the match of matchday 2 against C, which
 * is postponed and never played: C gets its average, (6 + 6 + 5) ÷ 3, rounded to 6, and one point more.
 */
const played: SeasonMatch[] = [
  match('1 A-F 8-2 26-12'),
  match('1 B-E 5-5 20-19'),
  match('1 C-D 6-4 22-17'),
  match('2 F-D 3-7 14-23'),
  planned('2 E-C', { status: 'postponed', day: null }),
  match('2 A-B 4-6 16-21'),
  planned('3 B-F'),
  match('3 C-A 6-4 21-16'),
  match('3 D-E 7-3 24-13'),
  planned('4 F-E'),
  match('4 A-D 10-0 30-0', { status: 'walkover' }),
  match('4 B-C 5-5 18-19'),
  planned('5 C-F'),
  match('5 D-B 2-8 10-26'),
  match('5 E-A 4-6 15-20'),
];
const annulled = new Set(withdrawTeam('F', played, 'half').annul);
const matches = played.map((each) => ({ ...each, isAnnulled: annulled.has(each.id) }));
const input: LeagueInput = {
  teams: [...'ABCDEF'].map((id) => ({ id, state: id === 'F' ? 'withdrawn' : 'accepted' })),
  matches,
  rules: { ...twoForAWin, up: 1, down: 1 },
  penalties: [{ entry: 'B', points: -2, sets: -2, reason: 'no sheet', on: '2026-10-19' }],
  matchdays: new Map(fridays.map((day, i) => [i + 1, day])),
};
const settled = settleUnplayed({
  matches,
  unplayed: { how: 'average', plus: 1 },
  absent: new Map([['EC', 0]]),
  walkoverScore: () => ({ points: 10, legs: 30 }),
});
const closed = { ...input, matches: matches.map((each) => settled.find(({ id }) => id === each.id) ?? each) };

test('all matches of the team that withdrew are annulled', () => expect([...annulled].sort()).toEqual(['AF', 'BF', 'CF', 'FD', 'FE']));

test('the unplayed match gives the present team its average and one more point, without legs', () => {
  expect(settled).toEqual([{ ...matches[4], status: 'walkover', points: [0, 7], legs: [0, 0], leader: 1 }]);
});

test('until the group closes, the rows count the open match', () => {
  const { rows, complete } = leagueTable(input);
  expect(rows.flatMap(({ entry, open }) => (open > 0 ? [`${entry} ${open}`] : []))).toEqual(['C 1', 'E 1']);
  expect(complete).toBe(false);
  expect(rows.find(({ entry }) => entry === 'C')).toMatchObject({ played: 3, points: 5 });
});

test('the final table', () => {
  const { rows, ties, complete } = leagueTable(closed);
  const figures = rows.map((row) => [
    ...[row.position, row.entry, row.played, row.won, row.drawn, row.lost, row.points],
    ...[row.setsFor, row.setsAgainst, row.setDifference, row.legsFor, row.legsAgainst, row.legDifference],
    row.form.map(({ match: id, outcome }) => `${id} ${outcome}`).join(', '),
    row.zone,
  ]);
  expect(figures).toEqual([
    [1, 'C', 4, 3, 1, 0, 7, 24, 13, 11, 62, 51, 11, 'EC won, CD won, CA won, BC drawn', 'up'],
    [2, 'A', 4, 2, 0, 2, 4, 24, 16, 8, 82, 57, 25, 'AB lost, CA lost, AD won, EA won', null],
    [3, 'B', 4, 2, 2, 0, 4, 22, 16, 6, 85, 64, 21, 'BE drawn, AB won, BC drawn, DB won', null],
    [4, 'D', 4, 1, 0, 3, 2, 13, 27, -14, 51, 91, -40, 'CD lost, DE won, AD lost, DB lost', null],
    [5, 'E', 4, 0, 1, 3, 1, 12, 25, -13, 47, 64, -17, 'EC lost, BE drawn, DE lost, EA lost', 'down'],
    [null, 'F', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '', null],
  ]);
  expect(rows.map(({ state }) => state)).toEqual([...Array.from({ length: 5 }, () => 'accepted'), 'withdrawn']);
  expect(rows[2]).toMatchObject({ adjusted: -2, adjustments: input.penalties });
  expect(rows[1]?.why.below).toMatchObject({ criterion: 'set-difference', upper: 'A', lower: 'B', better: 8, worse: 6 });
  expect([ties, complete]).toEqual([[], true]);
});

test('the places after each matchday count matches as they count today, and a penalty from its day', () => {
  const lines = placesByMatchday(closed).map(({ matchday, places }) => [matchday, [...places.keys()].join('')]);
  expect(lines).toEqual([
    [1, 'CBEAD'], // B and E drew, B has the better legs; A and D have no points, D lost 4–6
    [2, 'CBEDA'], // A and D both lost 4–6 by five legs, and D won one leg more
    [3, 'CBDEA'],
    [4, 'CABDE'], // A, B and D have two points each: games +6, 0 and −8
    [5, 'CABDE'],
  ]);
  expect(leagueTable(closed, { after: 3 }).rows.find(({ entry }) => entry === 'B')).toMatchObject({ points: 3, adjustments: [] });
});
