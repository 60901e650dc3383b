import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardNames } from '@oche/api/contract/boardNames';
import type { BoardEntry, BoardRow } from '@oche/api/contract/leaderboard';
import type { Input } from '@oche/api/contract/endpoints';
import { defaultSeasonRules, type SeasonRules } from '@oche/api/contract/season';
import { createRandom } from '@oche/darts/draw/random';
import { boardRows } from '@oche/darts/league/facts';
import {
  boardFilter,
  gamesPlayedBoard,
  highCheckoutBoard,
  highScoreBoard,
  shortLegBoard,
  type BoardFilter,
  type BoardRow as RuledRow,
} from '@oche/darts/league/leaderboards';
import type { Fact } from '@oche/darts/match/event';
import { middenkust } from '@oche/darts/match/presets';
import { seen } from '@oche/darts/match/sheet';
import { defaultIndividualRules, individualStandings, type IndividualRules } from '@oche/darts/league/individual';
import { register, type TestServer } from '../testServer.ts';
import { matchEvent, openMatch, playMatch } from './matches/testMatch.ts';
import { startLeagues, type Client } from './testLeague.ts';
import { playRandomSeason } from './testPlayedSeason.ts';

type Season = Awaited<ReturnType<typeof playRandomSeason>>;
type Filter = Omit<Input<'getLeaderboard'>, 'seasonId' | 'board' | 'page' | 'perPage'>;

const ofFilter = ({ groupId, teamId, size, ...filter }: Filter): BoardFilter => ({
  ...filter,
  ...(groupId === undefined ? {} : { group: groupId }),
  ...(teamId === undefined ? {} : { team: teamId }),
  ...(size === undefined ? {} : { size: size === 'team' ? size : (Number(size) as 1 | 2) }),
});

/** An entry as a text: its match, leg and figures. */
const briefEntry = ({ match, leg, isPaper, ...entry }: BoardEntry) =>
  [
    match.id,
    leg,
    isPaper,
    entry.scores180,
    entry.scores171,
    entry.unanswered171,
    entry.darts,
    entry.visits,
    entry.isAtMost,
    entry.checkout,
  ].join(' ');
const briefRow = ({ position, player, teams, scores, games }: BoardRow, entries: readonly BoardEntry[], isOrdered: boolean) => {
  const texts = entries.map(briefEntry);
  return { position, player: player.id, teams: teams.map(({ id }) => id), entries: isOrdered ? texts : texts.sort(), scores, games };
};

const ruledEntry = (row: RuledRow, count171: 'strict' | 'total') => {
  const isWon = row.won && (row.checkout !== null || row.paper === true);
  return [
    ...[row.match.id, row.leg, row.paper ?? false, row.scores180, count171 === 'strict' ? row.strict171 : row.scores171],
    ...[count171 === 'strict' ? row.unknown171 : 0, isWon ? row.darts : null, isWon ? row.visits : null, row.atMost ?? false, row.checkout],
  ].join(' ');
};

/** A leaderboard by the rules of `@oche/darts`, over everything in memory. */
const ruledBoard = (
  { games, legs, facts }: Season,
  board: Input<'getLeaderboard'>['board'],
  filter: Filter,
  settings: SeasonRules['leaderboards'],
) => {
  // Of equal entries of a match, the earlier game comes first, then the earlier leg.
  const gameOf = ({ game }: RuledRow) => game?.id ?? '~';
  const rows = boardRows(legs, facts).toSorted((a, b) =>
    gameOf(a) === gameOf(b) ? (a.leg ?? 99) - (b.leg ?? 99) : gameOf(a) < gameOf(b) ? -1 : 1,
  );
  const where = boardFilter(ofFilter(filter));
  const whole = { ...settings, shortLeg: { ...settings.shortLeg, sizes: settings.shortLeg.sizes as (1 | 2)[] } };
  const nothing = { scores: null, games: null };
  const entriesOf = (own: readonly RuledRow[]) => own.map((row) => ruledEntry(row, settings.count171));
  if (board === 'games-played')
    return gamesPlayedBoard(games, where).map(({ position, player, teams, played, won, byResult }) => ({
      ...{ position, player, teams, entries: [], scores: null, games: { played, won, percent: (won / played) * 100, byResult } },
    }));
  if (board === '180-171')
    return highScoreBoard(rows, whole, where).map(({ position, player, teams, legs: own, ...row }) => ({
      ...{ position, player, teams, entries: entriesOf(own).sort() },
      scores: { scores180: row.oneEighties, scores171: row.oneSevenOnes, total: row.total, unanswered171: row.unanswered },
      games: null,
    }));
  const lines = board === 'low-visits' ? shortLegBoard(rows, whole, where) : highCheckoutBoard(rows, whole, where);
  return lines.map(({ position, player, teams, legs: own }) => ({ position, player, teams, entries: entriesOf(own), ...nothing }));
};

const settingsOfSeasons: Partial<SeasonRules['leaderboards']>[] = [
  {},
  { count171: 'total', byVisits: true, highCheckout: 2 },
  { shortLeg: { darts: 60, start: 501, sizes: [1, 2] } },
  { shortLeg: { darts: 24, start: 701, sizes: [2] }, byVisits: true },
];

describe('leaderboards and individual standings of random seasons', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  test.each([...settingsOfSeasons.entries()])('season %i equals the rules', async (seed, more) => {
    const season = await playRandomSeason(world, boss, createRandom(seed + 1));
    const { seasonId, groups, squads } = season;
    const settings = { ...defaultSeasonRules.leaderboards, ...more };
    await boss.call('updateSeason', { id: seasonId, rules: { ...defaultSeasonRules, leaderboards: settings } });
    const filters: Filter[] = [
      {},
      { groupId: groups[0]! },
      { teamId: squads[0]!.id },
      { from: 2 },
      { from: 2, to: 2, size: '1' },
      { month: '2026-12' },
      { size: '2' },
      { size: 'team', groupId: groups[1]! },
      { month: '2031-01' },
    ];
    for (const board of boardNames)
      for (const filter of filters) {
        const { items, total } = await world.as().call('getLeaderboard', { seasonId, board, perPage: 200, ...filter });
        const expected = ruledBoard(season, board, filter, settings);
        expect(total).toBe(expected.length);
        const rows = await Promise.all(
          items.map(async (row) => {
            const of = { seasonId, board, playerId: row.player.id, ...filter };
            const entries = await world.as().call('getLeaderboardEntries', of);
            const hasBest = board === 'low-visits' || board === 'high-checkouts';
            expect(row).toMatchObject({ best: hasBest ? entries[0] : null, count: entries.length });
            return briefRow(row, entries, board !== '180-171');
          }),
        );
        expect({ board, filter, rows }).toEqual({ board, filter, rows: expected });
      }
    expect((await world.as().call('getLeaderboard', { seasonId, board: 'games-played' })).total).toBeGreaterThan(4);
  });

  test('pages of a leaderboard together are the whole one, a page beyond the last has the total, and the leaders are its first rows', async () => {
    const { seasonId } = await playRandomSeason(world, boss, createRandom(11));
    const read = (page: number, perPage: number) => world.as().call('getLeaderboard', { seasonId, board: '180-171', page, perPage });
    const { items, total } = await read(1, 200);
    expect(total).toBe(items.length);
    const pages = [];
    for (let page = 1; page <= Math.ceil(total / 3); page++) pages.push(...(await read(page, 3)).items);
    expect(pages).toEqual(items);
    expect(await read(99, 3)).toEqual({ items: [], page: 99, perPage: 3, total });
    const leaders = await world.as().call('getLeaders', { seasonId });
    for (const board of boardNames) {
      const { items: first } = await world.as().call('getLeaderboard', { seasonId, board, perPage: 3 });
      expect(leaders[board]).toEqual(first);
    }
  });

  const individualRules: Partial<IndividualRules>[] = [
    {},
    { order: 'average', least: { games: 3 } },
    { order: 'percent', sizes: [1, 2, 'team'], least: { share: 0.8 } },
  ];
  test.each([...individualRules.entries()])('individual standings with the rules %i equal the rules', async (seed, more) => {
    const season = await playRandomSeason(world, boss, createRandom(seed + 21));
    const id = season.groups[0]!;
    const individual = { ...defaultIndividualRules, sizes: [...defaultIndividualRules.sizes], ...more } as IndividualRules;
    const { rules } = (await boss.call('listSeasonGroups', { seasonId: season.seasonId })).find((group) => group.id === id)!;
    const sizes = [...individual.sizes];
    await boss.call('updateGroup', { id, rules: { ...rules, individual: { ...individual, sizes } }, reason: 'Test' });
    for (const after of [undefined, 2]) {
      const { rows } = await world.as().call('getIndividualStandings', { id, ...(after === undefined ? {} : { after }) });
      const isIn = ({ match }: { match: Season['matches'][number] }) => match.group === id && match.matchday <= (after ?? 9);
      const input = { games: season.games.filter(isIn), legs: season.legs.filter(isIn), rosters: [], rules: individual };
      const ruled = individualStandings(input);
      expect(rows.map(({ player, teams, ...row }) => ({ ...row, player: player.id, teams: teams.map((team) => team.id) }))).toEqual([
        ...ruled.rows.map((row) => ({ ...row, missing: 0 })),
        ...ruled.below.map((row) => ({ ...row, position: null })),
      ]);
      expect(rows.length).toBeGreaterThan(3);
    }
  });
});

describe('the leaderboards of a season', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  /** A match of which only the score and facts from paper are known. Nothing is confirmed. */
  const enterPaper = async () => {
    const match = await openMatch(world, boss, middenkust);
    const { seasonId, home, away } = match;
    const fact = (player: string, kind: Fact['kind'], value: number) => matchEvent('fact', { player, kind, value });
    await match.record(
      boss,
      matchEvent('score', { points: [7, 3], legs: [24, 15] }),
      fact(home.players[0]!, '180', 2),
      fact(away.players[0]!, '171', 1),
      fact(away.players[0]!, 'checkout', 120),
      fact(home.players[1]!, 'checkout', 120),
      fact(home.players[1]!, 'checkout', 101),
      fact(home.players[1]!, 'short-leg-visits', 5),
      fact(home.players[0]!, 'short-leg', 15),
    );
    const board = (name: Input<'getLeaderboard'>['board'], client: Client = world.as()) =>
      client.call('getLeaderboard', { seasonId, board: name });
    const confirm = async () => match.record(boss, matchEvent('resolve', { reason: 'Seen', saw: seen(await match.state()) }));
    return { match, seasonId, home, away, board, confirm };
  };

  test('show facts from paper once the sheet is confirmed, with the match that they come from', async () => {
    const { match, home, away, board, confirm } = await enterPaper();
    for (const name of boardNames) expect(await board(name)).toEqual({ items: [], page: 1, perPage: 50, total: 0 });
    await confirm();
    const brief = async (name: Input<'getLeaderboard'>['board']) =>
      (await board(name)).items.map(({ position, player, teams, count }) => [position, player.name, teams[0]!.name, count]);
    expect(await brief('180-171')).toEqual([
      [1, 'Home 1', 'Home', 1],
      [2, 'Away 1', 'Away', 1],
    ]);
    expect((await board('180-171')).items.map(({ scores }) => scores)).toEqual([
      { scores180: 2, scores171: 0, total: 2, unanswered171: 0 },
      { scores180: 0, scores171: 1, total: 1, unanswered171: 0 },
    ]);
    // Darts that are known come before visits, which share the place.
    expect(await brief('low-visits')).toEqual([
      [1, 'Home 1', 'Home', 1],
      [1, 'Home 2', 'Home', 1],
    ]);
    expect((await brief('high-checkouts')).toSorted()).toEqual([
      [1, 'Away 1', 'Away', 1],
      [1, 'Home 2', 'Home', 2],
    ]);
    expect(await brief('games-played')).toEqual([]);
    const { slug } = (await match.sheet()).match;
    const [, second] = (await board('low-visits')).items;
    expect(second!.best).toEqual({
      ...{ match: { id: match.id, slug, matchday: 1, cup: null, day: '2026-11-27' }, game: null, leg: null, isPaper: true },
      ...{ team: home.id, against: { id: away.id, slug: 'away', name: 'Away', short: expect.any(String) } },
      ...{ scores180: 0, scores171: 0, unanswered171: 0, darts: 15, visits: 5, isAtMost: true, checkout: null },
    });
    const input = { seasonId: match.seasonId, board: 'low-visits', playerId: second!.player.id } as const;
    expect(await world.as().call('getLeaderboardEntries', input)).toEqual([second!.best]);
  });

  test('name minors as the list of members does', async () => {
    const { match, home, seasonId, board, confirm } = await enterPaper();
    await confirm();
    const noor = { name: 'Noor Bakker', bornOn: '2014-05-01' };
    await world.database.db.updateTable('players').set(noor).where('id', '=', home.players[0]!).execute();
    const nameIn = async (client: Client) => (await board('180-171', client)).items[0]!.player;
    const nameOf = async (client: Client) =>
      (await client.call('listSeasonMembers', { seasonId })).find(({ playerId }) => playerId === home.players[0])!.name;
    // Nobody gets the response that another reader has just got.
    for (const [client, name] of [
      [match.captains[1], 'Noor Bakker'],
      [world.as(), 'Noor B.'],
      [(await register(world)).client, 'Noor B.'],
      [match.captains[1], 'Noor Bakker'],
      [boss, 'Noor Bakker'],
    ] as const) {
      expect(await nameIn(client)).toMatchObject({ id: home.players[0], name, isHiddenMinor: true });
      expect(await nameOf(client)).toBe(name);
    }
  });

  test('are private until the season runs, like individual standings', async () => {
    const { match, home, seasonId, board, confirm } = await enterPaper();
    await confirm();
    const table = (client: Client) => client.call('getIndividualStandings', { id: match.group.id });
    for (const state of ['draft', 'open'] as const) {
      await world.database.db.updateTable('seasons').set({ state }).where('id', '=', seasonId).execute();
      for (const client of [world.as(), match.captains[0]]) {
        await expect(board('180-171', client)).rejects.toMatchObject({ status: 404 });
        const entries = client.call('getLeaderboardEntries', { seasonId, board: '180-171', playerId: home.players[0]! });
        await expect(entries).rejects.toMatchObject({ status: 404 });
        await expect(table(client)).rejects.toMatchObject({ status: 404 });
      }
      expect((await board('180-171', boss)).total).toBe(2);
      expect(await table(boss)).toMatchObject({ groupId: match.group.id });
    }
    await world.database.db.updateTable('seasons').set({ state: 'archived' }).where('id', '=', seasonId).execute();
    expect((await board('180-171')).total).toBe(2);
  });

  test('count what bots have played, and individual standings its singles', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { seasonId, group } = match;
    const { games } = await playMatch(match, 2, createRandom(3));
    const read = () => world.as().call('getIndividualStandings', { id: group.id });
    expect((await read()).rows).toEqual([]);
    await match.confirm(0);
    await match.confirm(1);
    const { rows } = await read();
    const singles = games.filter(({ size }) => size === 1);
    expect(rows.reduce((sum, { won }) => sum + won, 0)).toBe(singles.length);
    expect(rows.reduce((sum, { played }) => sum + played, 0)).toBe(2 * singles.length);
    // Nobody plays more than two singles, and one is enough for a place.
    expect(rows.every(({ position, average, averageGames, played }) => position !== null && average! > 20 && averageGames === played)).toBe(
      true,
    );
    const { items } = await world.as().call('getLeaderboard', { seasonId, board: 'games-played', size: '2' });
    expect(items.reduce((sum, row) => sum + row.games!.played, 0)).toBe(4 * games.filter(({ size }) => size === 2).length);
    // An annulled match keeps its facts and loses its place in the standings.
    await match.record(boss, matchEvent('annul', { reason: 'The team has withdrawn' }));
    expect((await read()).rows).toEqual([]);
    expect((await world.as().call('getLeaderboard', { seasonId, board: 'games-played', size: '2' })).items).toEqual(items);
  });
});
