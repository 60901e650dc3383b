import { describe, expect, test } from 'vitest';
import { absentTeams, settleUnplayed, withdrawTeam } from './closing.ts';
import { defaultIndividualRules, individualStandings } from './individual.ts';
import { boardFilter, defaultLeaderboards, highCheckoutBoard, highScoreBoard, shortLegBoard } from './leaderboards.ts';
import { gamePoints, twoForAWin } from './presets.ts';
import { promotion } from './promotion.ts';
import { leagueTable, placeChanges, placesByMatchday, type LeagueInput } from './table.ts';
import { fridays, game, leg, match, planned, wonLeg } from './testSeason.ts';

const teams = (ids: string): LeagueInput['teams'] => [...ids].map((id) => ({ id, state: 'accepted' }));
const final = boardFilter();

/** Known difficult cases of seasons and tables. `match/traps.test.ts` has the cases of a single match. */
describe('difficult cases of a season', () => {
  test('trap 1: after a transfer, games stay with the team for which they were played, and the player has one row with both teams', () => {
    const [before, after] = [match('1 A-B 6-4 20-15'), match('2 C-B 6-4 20-15')];
    const games = [game('Ann-Bo 3-1', before), game('Ann-Bo 1-3', after)];
    const rosters = [
      { player: 'Ann', team: 'A', from: '2026-09-01', to: '2026-10-05' },
      { player: 'Ann', team: 'C', from: '2026-10-06', to: null },
    ];
    const { rows } = individualStandings({ games, legs: [], rosters, rules: defaultIndividualRules });
    expect(rows.find(({ player }) => player === 'Ann')).toMatchObject({ teams: ['A', 'C'], played: 2, won: 1, lost: 1 });
    const legs = games.map((of) => leg('Ann', of, { scores180: 1 }));
    expect(legs.filter(boardFilter({ team: 'A' })).map(({ match: of }) => of.id)).toEqual(['AB']);
  });

  test('trap 6: a team that has played nine of eighteen matches is not before half; facts of annulled matches stay', () => {
    const season = (confirmed: number) =>
      Array.from({ length: 18 }, (_, i) => {
        const text = `${(i % 5) + 1} A-${String.fromCharCode(97 + i)}`;
        return i < confirmed ? match(`${text} 6-4 20-15`) : planned(text);
      });
    expect(withdrawTeam('A', season(8), 'half').annul).toHaveLength(18);
    expect(withdrawTeam('A', season(9), 'half')).toMatchObject({ annul: [], walkovers: { length: 9 } });
    const annulled = game('Ann-Bo 3-1', { ...match('1 A-B 6-4 20-15'), isAnnulled: true });
    expect(leagueTable({ teams: teams('AB'), matches: [annulled.match], rules: twoForAWin }).rows.map(({ played }) => played)).toEqual([
      0, 0,
    ]);
    expect(highScoreBoard([leg('Ann', annulled, { scores180: 2 })], defaultLeaderboards, final)).toMatchObject([{ oneEighties: 2 }]);
  });

  test('trap 7: another setting of 171 recounts all visits, and counts the unanswered ones', () => {
    const legs = [leg('Ann', game('Ann-Bo 3-1', match('1 A-B 6-4 20-15')), { scores171: 3, strict171: 1, unknown171: 1 })];
    const board = (count171: 'strict' | 'total') => highScoreBoard(legs, { ...defaultLeaderboards, count171 }, final);
    expect(board('strict')).toMatchObject([{ oneSevenOnes: 1, unanswered: 1, legs }]);
    expect(board('total')).toMatchObject([{ oneSevenOnes: 3, unanswered: 0 }]);
  });

  test('trap 9: a correction after promotion changes the table, and not the moves that were decided before', () => {
    const rules = { ...twoForAWin, up: 1, down: 0 };
    const table = (result: string) => leagueTable({ teams: teams('AB'), matches: [match(`1 A-B ${result}`)], rules });
    const [before, after] = [table('6-4 20-15'), table('4-6 15-20')];
    const ranked = before.rows.map(({ entry }) => entry);
    const level = { out: [], up: 1, down: 0, playOffUp: 0 };
    const decided = promotion([
      { ...level, id: 'first', level: 1, ranked: ['X', 'Y'] },
      { ...level, id: 'second', level: 2, ranked },
    ]);
    expect(placeChanges(before, after).map(({ team }) => team)).toEqual(['B', 'A']);
    expect(decided.moves.filter(({ reason }) => reason.kind === 'promoted').map(({ team }) => team)).toEqual(['A']);
  });

  test('trap 20: a match past midnight belongs to its matchday and to the day on which it began', () => {
    const late = match('5 A-B 6-4 20-15', { day: '2026-10-31' });
    const rows = [leg('Ann', game('Ann-Bo 3-1', late), { scores180: 1 })];
    const found = (filter: Parameters<typeof boardFilter>[0]) => rows.filter(boardFilter(filter)).length;
    expect([found({ month: '2026-10' }), found({ month: '2026-11' }), found({ from: 5, to: 5 })]).toEqual([1, 0, 1]);
  });

  test('trap 21: in a season over new year, periods are of matchdays, and a month includes its year', () => {
    const days = ['2026-12-18', '2027-01-08', '2027-12-17'];
    const rows = days.map((day, i) => leg('Ann', game('Ann-Bo 3-1', match(`${i + 1} A-B 6-4 20-15`, { day }))));
    const found = (filter: Parameters<typeof boardFilter>[0]) => rows.filter(boardFilter(filter)).map(({ match: of }) => of.day);
    expect(found({ from: 1, to: 2 })).toEqual(days.slice(0, 2));
    expect(found({ month: '2026-12' })).toEqual(['2026-12-18']);
  });

  test('trap 23: of a stopped game, only the 180s and 171s stay', () => {
    const stopped = game('Ann-Bo 0-0', match('1 A-B 8-2 20-15'), { kind: 'not-played' });
    const legs = [wonLeg('Ann', stopped, 15, 120, { scores180: 1 })];
    expect(highScoreBoard(legs, defaultLeaderboards, final)).toHaveLength(1);
    expect(shortLegBoard(legs, defaultLeaderboards, final)).toEqual([]);
    expect(highCheckoutBoard(legs, defaultLeaderboards, final)).toEqual([]);
    const running = [wonLeg('Ann', game('Ann-Bo 1-0', match('1 A-B 4-2 9-7', { status: 'playing' }), { kind: 'playing' }), 15, 120)];
    expect(shortLegBoard(running, defaultLeaderboards, boardFilter({ live: true }))).toHaveLength(1);
  });

  test('trap 24: last matches that are never played get their averages once, when the group closes', () => {
    const matches = [match('1 A-B 8-2 24-10'), planned('2 A-C', { status: 'postponed' }), planned('3 A-D', { status: 'postponed' })];
    const close = (all: typeof matches) =>
      settleUnplayed({
        ...{ matches: all, unplayed: { how: 'average', plus: 1 }, walkoverScore: () => ({ points: 10, legs: 30 }) },
        absent: new Map([
          ['AC', 1],
          ['AD', 1],
        ]),
      });
    const open = leagueTable({ teams: teams('ABCD'), matches, rules: gamePoints });
    expect([open.complete, open.rows.find(({ entry }) => entry === 'A')?.open]).toEqual([false, 2]);
    const settled = close(matches);
    // Both get 8 + 1: the first is no part of the average of the second.
    expect(settled.map(({ points }) => points)).toEqual([
      [9, 0],
      [9, 0],
    ]);
    const closed = [matches[0]!, ...settled];
    expect(close(closed)).toEqual([]);
    expect(leagueTable({ teams: teams('ABCD'), matches: closed, rules: gamePoints })).toMatchObject({ complete: true });
  });

  test('trap 25: a penalty after the last matchday is in the final table, and not in the history before its day', () => {
    const input: LeagueInput = {
      ...{ teams: teams('AB'), rules: twoForAWin, matchdays: new Map(fridays.map((day, i) => [i + 1, day])) },
      matches: [match('1 A-B 6-4 20-15')],
      penalties: [{ entry: 'A', points: -4, reason: 'no sheet', on: '2026-11-20' }],
    };
    expect(leagueTable(input).rows.map(({ entry, points }) => [entry, points])).toEqual([
      ['B', 0],
      ['A', -2],
    ]);
    expect(placesByMatchday(input).map(({ places }) => [...places.keys()])).toEqual([['A', 'B']]);
    expect(leagueTable(input, { after: 1 }).rows[0]).toMatchObject({ entry: 'A', points: 2, adjustments: [] });
  });
});

test('a team with three walkovers against it is listed, also for matches that neither team came to', () => {
  const matches = [
    match('1 A-B 10-0 30-0', { status: 'walkover' }),
    match('2 B-C 0-10 0-30', { status: 'walkover' }),
    match('3 D-B 0-0 0-0', { status: 'walkover' }),
    match('4 B-E 0-10 0-30', { status: 'walkover', isAnnulled: true }),
    match('5 B-F 4-6 15-20'),
  ];
  expect(absentTeams(matches)).toEqual([{ team: 'B', matches: ['AB', 'BC', 'DB'] }]);
  expect(absentTeams(matches.toReversed(), 1).map(({ team }) => team)).toEqual(['B', 'D']);
});
