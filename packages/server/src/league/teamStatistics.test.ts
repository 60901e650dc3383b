import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeasonGame, SeasonLeg, SeasonMatch } from '@oche/darts/league/seasonMatch';
import type { BySide, GameSize } from '@oche/darts/match/structure';
import { register, type TestServer } from '../testServer.ts';
import { claimTeam, openLeague, startLeagues, type Client, startSeason } from './testLeague.ts';
import { storePlayedMatches } from './testPlayedSeason.ts';

let world: TestServer;
let boss: Client;
beforeAll(async () => {
  ({ world, boss } = await startLeagues());
});
afterAll(() => world.close());

/** A season of three teams with two players each. De Linde (Ann, Bo) wins at home against Krijt, draws at Anker and loses at Krijt. */
const playSeason = async () => {
  const { id: organisationId, seasonId, addTeam, addLocation, addGroup } = await openLeague(boss);
  const { id: locationId } = await addLocation('Hall');
  const { client: captain } = await register(world, 'Captain');
  const { email } = (await captain.call('getUser', {}))!;
  const [linde, krijt, anker] = [
    await addTeam({ name: 'De Linde', locationId, captains: [{ name: 'Captain', email }] }),
    await addTeam({ name: 'Krijt', locationId }),
    await addTeam({ name: 'Anker', locationId }),
  ];
  await claimTeam(boss, captain, linde.id);
  const player = async (name: string, teamId: string, bornOn: string | null = null) =>
    (await boss.call('createMember', { seasonId, person: { name, bornOn }, teamId, activeFrom: '2026-09-07' })).playerId;
  const [ann, bo] = [await player('Ann Maes', linde.id), await player('Bo Claes', linde.id, '2014-05-01')];
  const [cas, dee] = [await player('Cas', krijt.id), await player('Dee', krijt.id)];
  const [eva, fay] = [await player('Eva', anker.id), await player('Fay', anker.id)];
  const group = await addGroup({ teams: [linde, krijt, anker].map(({ id }) => ({ teamId: id })) });
  await startSeason(world, seasonId);

  const match = (matchday: number, [home, away]: BySide<string>, points: BySide<number>, legs: BySide<number>): SeasonMatch => ({
    ...{ id: randomUUID(), group: group.id, home, away, matchday, day: `2026-10-0${matchday}`, status: 'confirmed', points, legs },
    ...{ leader: points[0] === points[1] ? null : points[0] > points[1] ? 0 : 1, isFinal: true, isAnnulled: false },
  });
  const first = match(1, [linde.id, krijt.id], [2, 1], [8, 5]);
  const second = match(2, [anker.id, linde.id], [1, 1], [4, 5]);
  const third = match(3, [krijt.id, linde.id], [1, 0], [3, 2]);
  const open = { ...match(4, [linde.id, anker.id], [3, 0], [9, 0]), status: 'to-confirm' as const, isFinal: false };
  const game = (of: SeasonMatch, players: BySide<string[]>, legs: BySide<number>): SeasonGame => ({
    ...{ id: randomUUID(), match: of, size: players[0].length as GameSize, start: 501, kind: 'played', players, legs },
    winner: legs[0] > legs[1] ? 0 : 1,
  });
  const single = game(first, [[ann], [cas]], [3, 0]);
  const games = [
    single,
    game(first, [[bo], [dee]], [2, 3]),
    game(
      first,
      [
        [ann, bo],
        [cas, dee],
      ],
      [3, 2],
    ),
    game(second, [[eva], [ann]], [3, 2]),
    game(
      second,
      [
        [eva, fay],
        [bo, ann],
      ],
      [1, 3],
    ),
    game(third, [[cas], [ann]], [3, 2]),
    game(open, [[ann], [fay]], [3, 0]),
  ];
  const leg = (thrower: string, side: 0 | 1, points: number, darts: number, number: number): SeasonLeg => ({
    ...{ game: single, match: first, leg: number, side, player: thrower, visits: darts / 3, darts, points, won: side === 0 },
    ...{ scores180: 0, scores171: 0, strict171: 0, unknown171: 0, how: 'checkout', checkout: side === 0 ? 40 : null },
  });
  // Ann has an average of 1002 × 3 ÷ 60 = 50.1 in the first game. Visits of her other games are not known.
  const legs = [leg(ann, 0, 501, 30, 1), leg(cas, 1, 300, 30, 1), leg(ann, 0, 501, 30, 2)];
  await storePlayedMatches(world, { organisationId, seasonId, locationId }, { matches: [first, second, third, open], games, legs });
  const read = (client: Client = world.as()) => client.call('getTeamStatistics', { id: linde.id });
  return { seasonId, captain, ann, bo, cas, linde, krijt, anker, single, read };
};

test('the statistics of a team are its confirmed matches, the games of its players and of its pairs', async () => {
  const { ann, bo, krijt, anker, read } = await playSeason();
  const { home, away, opponents, players, pairs } = await read();
  expect(home).toEqual({
    ...{ played: 1, won: 1, drawn: 0, lost: 0, setsFor: 2, setsAgainst: 1, setDifference: 1 },
    ...{ legsFor: 8, legsAgainst: 5, legDifference: 3 },
  });
  expect(away).toEqual({
    ...{ played: 2, won: 0, drawn: 1, lost: 1, setsFor: 1, setsAgainst: 2, setDifference: -1 },
    ...{ legsFor: 7, legsAgainst: 7, legDifference: 0 },
  });
  expect(
    opponents.map(({ team, played, won, drawn, lost, setsFor, setsAgainst }) => [team, played, won, drawn, lost, setsFor, setsAgainst]),
  ).toEqual([
    [{ id: anker.id, slug: 'anker', name: 'Anker', short: 'T3' }, 1, 0, 1, 0, 1, 1],
    [{ id: krijt.id, slug: 'krijt', name: 'Krijt', short: 'T2' }, 2, 1, 0, 1, 2, 2],
  ]);
  expect(players).toEqual([
    {
      player: { id: ann, name: 'Ann Maes', number: expect.any(Number), isHiddenMinor: false },
      ...{ played: 5, won: 3, drawn: 0, lost: 2, percent: 60, legsFor: 13, legsAgainst: 9, legDifference: 4 },
      ...{ average: expect.closeTo(50.1), averageGames: 1, singles: { played: 3, won: 1 } },
    },
    {
      player: { id: bo, name: 'Bo C.', number: expect.any(Number), isHiddenMinor: true },
      ...{ played: 3, won: 2, drawn: 0, lost: 1, percent: expect.closeTo(66.667), legsFor: 8, legsAgainst: 6, legDifference: 2 },
      ...{ average: null, averageGames: 0, singles: { played: 1, won: 0 } },
    },
  ]);
  expect(pairs).toEqual([
    {
      players: expect.arrayContaining([expect.objectContaining({ id: ann }), expect.objectContaining({ id: bo, name: 'Bo C.' })]),
      ...{ played: 2, won: 2, drawn: 0, lost: 0, percent: 100, legsFor: 6, legsAgainst: 3, legDifference: 3 },
    },
  ]);
});

test('organisers and captains read the full names of minors', async () => {
  const { captain, bo, read } = await playSeason();
  const nameFor = async (client: Client) => (await read(client)).players.find(({ player }) => player.id === bo)!.player.name;
  expect(await nameFor((await register(world)).client)).toBe('Bo C.');
  expect(await nameFor(captain)).toBe('Bo Claes');
  expect(await nameFor(boss)).toBe('Bo Claes');
});

test('only organisers read the statistics before the season runs', async () => {
  const { seasonId, captain, read } = await playSeason();
  for (const state of ['draft', 'open'] as const) {
    await world.database.db.updateTable('seasons').set({ state }).where('id', '=', seasonId).execute();
    for (const client of [world.as(), captain]) await expect(read(client)).rejects.toMatchObject({ status: 404 });
    expect((await read(boss)).home.played).toBe(1);
  }
  await world.database.db.updateTable('seasons').set({ state: 'archived' }).where('id', '=', seasonId).execute();
  expect((await read()).home.played).toBe(1);
});

test('a team without matches has empty statistics, and an unknown team has none', async () => {
  const { seasonId, addTeam } = await openLeague(boss);
  const { id } = await addTeam();
  await world.database.db.updateTable('seasons').set({ state: 'running' }).where('id', '=', seasonId).execute();
  expect(await world.as().call('getTeamStatistics', { id })).toMatchObject({ home: { played: 0 }, opponents: [], players: [], pairs: [] });
  await expect(boss.call('getTeamStatistics', { id: randomUUID() })).rejects.toMatchObject({ status: 404 });
});

test('the season of a player is all games of decided matches, the newest first, from the side of the player', async () => {
  const { seasonId, ann, bo, cas, linde, krijt, anker, single } = await playSeason();
  const read = (playerId: string, client: Client = world.as()) => client.call('getSeasonPlayer', { seasonId, playerId });
  const { games, ...season } = await read(ann);
  expect(season).toEqual({
    player: { id: ann, name: 'Ann Maes', number: expect.any(Number), isHiddenMinor: false },
    teams: [{ id: linde.id, slug: 'de-linde', name: 'De Linde', short: 'T1' }],
    ...{ played: 5, won: 3, drawn: 0, lost: 2, percent: 60, legsFor: 13, legsAgainst: 9, legDifference: 4 },
    ...{ average: expect.closeTo(50.1), averageGames: 1, scores: null, highCheckout: null, shortLeg: null },
  });
  const days = games.map(({ match }) => match.day);
  expect(days).toEqual(['2026-10-03', '2026-10-02', '2026-10-02', '2026-10-01', '2026-10-01']);
  expect(games[0]).toMatchObject({
    ...{ size: 1, partners: [], against: { id: krijt.id }, legs: [2, 3], outcome: 'lost', average: null, hasLog: true },
    ...{ match: { matchday: 3, cup: null }, opponents: [{ id: cas, name: 'Cas' }] },
  });
  expect(games.find(({ id }) => id === single.id)).toMatchObject({ legs: [3, 0], outcome: 'won', average: expect.closeTo(50.1) });
  expect(games.find(({ size, against }) => size === 2 && against.id === anker.id)).toMatchObject({
    ...{ partners: [{ id: bo, name: 'Bo C.' }], legs: [3, 1], outcome: 'won' },
    opponents: [expect.anything(), expect.anything()],
  });
});

test('the season of a player hides the full names of minors, and is unknown without games or before the season runs', async () => {
  const { seasonId, captain, bo, ann } = await playSeason();
  const read = (playerId: string, client: Client = world.as()) => client.call('getSeasonPlayer', { seasonId, playerId });
  expect((await read(bo)).player.name).toBe('Bo C.');
  expect((await read(bo, captain)).player.name).toBe('Bo Claes');
  const { playerId } = await boss.call('createMember', { seasonId, person: { name: 'Without games' }, activeFrom: '2026-09-07' });
  for (const id of [playerId, randomUUID()]) await expect(read(id, boss)).rejects.toMatchObject({ status: 404 });
  await world.database.db.updateTable('seasons').set({ state: 'open' }).where('id', '=', seasonId).execute();
  await expect(read(ann)).rejects.toMatchObject({ status: 404 });
  expect((await read(ann, boss)).played).toBe(5);
});
