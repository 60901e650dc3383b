import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '@oche/darts/draw/random';
import { middenkust } from '@oche/darts/match/presets';
import { issueToken } from '../../accounts/tokens.ts';
import { logEvent, register, type TestServer } from '../../testServer.ts';
import { startLeagues, type Client } from '../testLeague.ts';
import { matchEvent, openMatch, type TestedMatch } from './testMatch.ts';

let world: TestServer;
let boss: Client;
beforeAll(async () => {
  ({ world, boss } = await startLeagues());
});
afterAll(() => world.close());

const calls = 1000;

/** Everybody but the captain of the home team, whose lineup is sealed. */
const strangersOf = async (match: TestedMatch): Promise<Record<string, Client>> => {
  const { id: boardId } = match.location.boards[0]!;
  const token = (kind: 'board' | 'match' | 'team', of: object) =>
    world.server.asSystem((context) => issueToken({ kind, ...of }, context)).then((text) => world.as(text));
  const { client: editor } = await register(world, 'Editor');
  const { email } = (await editor.call('getUser', {}))!;
  await boss.call('setMember', { id: match.organisationId, email, role: 'editor' });
  return {
    ...{ nobody: world.as(), user: (await register(world, 'User')).client, editor, superadmin: boss, rival: match.away.captain },
    board: await token('board', { boardId }),
    matchLink: await token('match', { matchId: match.id }),
    rivalLink: await token('team', { seasonTeamId: match.away.id }),
  };
};

test('1,000 random calls by everybody else never show a sealed lineup', async () => {
  const match = await openMatch(world, boss, middenkust);
  const { id, seasonId, home } = match;
  const sealed = home.players.slice(0, 4);
  const own = { id, part: 'match', side: '0' } as const;
  const { players } = await home.captain.call('getOwnLineup', own);
  await match.handIn('match', 0, sealed);
  const { salt } = await world.database.db.selectFrom('sealedLineups').select('salt').where('matchId', '=', id).executeTakeFirstOrThrow();
  const strangers = await strangersOf(match);
  const gameIds = (await match.sheet()).games.map((game) => game.id);
  const random = createRandom(11);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const after = async () => (await match.sheet()).length;
  const anyCall: ((client: Client) => Promise<unknown>)[] = [
    (client) => client.call('getMatch', { id }),
    (client) => client.call('getMatchFigures', { id }),
    // Rosters are public. The test below checks that this one does not depend on the lineup.
    async (client) =>
      (await client.call('getOwnLineup', { id, part: pick(['match', 'b', 'c', 'm1']), side: pick(['0', '1'] as const) })).sealed,
    (client) => client.call('listMatches', { seasonId }),
    (client) => client.call('getGame', { id: pick(gameIds) }),
    (client) =>
      client.call('recordEvents', { id: pick(gameIds), after: 0, scorerEpoch: 0, events: [logEvent('visit', { side: 0, total: 60 })] }),
    (client) => client.call('listNotifications', {}),
    (client) => client.call('listLiveGames', {}),
    async (client) =>
      client.call('putLineup', { id, part: pick(['match', 'b']), eventId: randomUUID(), side: 0, players: [null, null, null, null] }),
    async (client) => client.call('recordMatchEvents', { id, after: await after(), events: [matchEvent('note', { text: 'Hello' })] }),
    async (client) =>
      client.call('recordMatchEvents', {
        ...{ id, after: await after() },
        events: [matchEvent('substitute', { side: 0, at: { game: 'm1' }, out: pick(sealed), in: pick(home.players) })],
      }),
    async (client) =>
      client.call('recordMatchEvents', {
        ...{ id, after: await after() },
        events: [matchEvent('revealed', { part: 'match', players: [[null], [null]], salts: ['aa', 'bb'] })],
      }),
    async (client) =>
      client.call('recordMatchEvents', { id, after: pick([0, 1]), events: [matchEvent('boards', { ids: match.boards.slice(0, 1) })] }),
  ];
  const seenTexts: string[] = [];
  for (let call = 0; call < calls; call++) {
    const [role, client] = pick(Object.entries(strangers));
    const answer = await pick(anyCall)(client).catch((error: { body?: unknown }) => error.body);
    seenTexts.push(`${role}: ${JSON.stringify(answer)}`);
  }
  // An editor may hand in for a captain, with a reason. Without one, nobody else has changed the lineup.
  expect(await home.captain.call('getOwnLineup', own)).toMatchObject({ sealed: { players: sealed } });
  for (const other of [boss, match.away.captain]) expect((await other.call('getOwnLineup', own)).players).toEqual(players);
  const { db } = world.database;
  const stored = {
    events: await db.selectFrom('matchEvents').selectAll().where('matchId', '=', id).execute(),
    sides: await db.selectFrom('gameSidePlayers').selectAll().where('gameId', 'in', gameIds).execute(),
    audit: await db.selectFrom('audit').selectAll().where('what', 'not in', ['createMember', 'updateMember']).execute(),
    notifications: await db.selectFrom('notifications').selectAll().execute(),
  };
  const texts = [
    ...seenTexts,
    ...Object.entries(stored).map(([name, rows]) => `${name}: ${JSON.stringify(rows)}`),
    JSON.stringify(world.published),
    JSON.stringify(world.mails),
  ];
  for (const secret of [salt, ...sealed, 'Home 1', 'Home 2', 'Home 3', 'Home 4'])
    expect(texts.filter((text) => text.includes(secret)).map((text) => text.slice(0, 300))).toEqual([]);
});

test('a new link of a team and an impersonation of its captain do not read a lineup that was handed in earlier', async () => {
  const match = await openMatch(world, boss, middenkust);
  const { home } = match;
  const own = { id: match.id, part: 'match', side: '0' } as const;
  const sealedFor = async (client: Client) => (await client.call('getOwnLineup', own)).sealed?.players;
  const lineup = home.players.slice(0, 4);
  await match.handIn('match', 0, lineup);
  world.wait(1000);
  const { token } = await boss.call('renewTeamAccess', { id: home.id });
  const guest = world.as(token);
  expect(await sealedFor(guest)).toBeNull();
  expect(await sealedFor(home.captain)).toEqual(lineup);
  const { id: userId } = (await home.captain.call('getUser', {}))!;
  expect(await sealedFor(world.as(await boss.call('impersonate', { userId })))).toBeNull();
  // What is handed in with the link can be read with it, and by the captains who had an account before.
  const later = home.players.slice(2, 6);
  await guest.call('putLineup', { id: match.id, part: 'match', eventId: randomUUID(), side: 0, players: later });
  expect(await sealedFor(guest)).toEqual(later);
  expect(await sealedFor(home.captain)).toEqual(later);
});

test('a link does not read a lineup that a captain hands in with an account', async () => {
  const match = await openMatch(world, boss, middenkust);
  const { token } = await boss.call('renewTeamAccess', { id: match.home.id });
  world.wait(1000);
  await match.handIn('match', 0, match.home.players.slice(0, 4));
  const own = { id: match.id, part: 'match', side: '0' } as const;
  expect((await world.as(token).call('getOwnLineup', own)).sealed).toMatchObject({ players: null });
  expect((await match.home.captain.call('getOwnLineup', own)).sealed?.players).toHaveLength(4);
});

test('a reveal replaces the players whom the other captain has named before', async () => {
  const match = await openMatch(world, boss, middenkust);
  const { home, away } = match;
  const sealed = home.players.slice(0, 4);
  const named = matchEvent('slot', { side: 0, game: 'm1', players: [home.players[5]!] });
  const pair = home.players.slice(4, 6);
  await match.record(away.captain, named, matchEvent('slot', { side: 0, game: 'm5', players: pair }));
  await match.handIn('match', 0, sealed);
  await match.handIn('match', 1, away.players.slice(0, 4));
  const { games } = await match.state();
  const playersOf = (key: string) => games.find((game) => game.key === key)!.players[0];
  expect(playersOf('m1')).toEqual([sealed[0]]);
  expect(playersOf('m5')).toEqual(pair);
});

test('a player whom both sealed lineups name is a protest of both sides', async () => {
  const match = await openMatch(world, boss, middenkust, { substitutes: 'any-member' });
  const { home, away } = match;
  const [shared, ...others] = home.players;
  await match.handIn('match', 0, [shared!, ...others.slice(0, 3)]);
  const answer = await match.handIn('match', 1, [...away.players.slice(0, 3), shared!]);
  expect(answer).toMatchObject({ isRevealed: true, length: (await match.sheet()).length });
  const protests = (await match.sheet(home.captain)).events.flatMap((event) => (event.kind === 'protest' ? [event.payload] : []));
  expect(protests).toEqual([1, 0].map((side) => ({ side, about: shared, text: 'for-both' })));
});

test('protests of the server are recorded once, and leave organisers room to decide', async () => {
  const match = await openMatch(world, boss, middenkust);
  const { home, away } = match;
  const [stranger] = away.players;
  // A captain of the home team names a player of the other one again and again.
  const slots = () => Array.from({ length: 50 }, () => matchEvent('slot', { side: 0, game: 'm5', players: [stranger!, home.players[0]!] }));
  for (let request = 0; request < 3; request++) await match.record(home.captain, ...slots());
  const { events } = await match.sheet(boss);
  const protests = events.flatMap((event) =>
    event.kind === 'protest' ? [`${event.payload.side} ${event.payload.about} ${event.payload.text}`] : [],
  );
  expect(protests.length).toBeGreaterThan(0);
  expect(new Set(protests).size).toBe(protests.length);
  await match.record(away.captain, matchEvent('note', { text: 'Still possible' }));
});

test('captains learn that an organiser handed in a lineup for a team, and that their team has a new link', async () => {
  const match = await openMatch(world, boss, middenkust);
  const { home, away, id } = match;
  const news = async (client: Client) => (await client.call('listNotifications', {})).map(({ kind }) => kind);
  const lineup = { id, part: 'match', eventId: randomUUID(), side: 0 as const, players: home.players.slice(0, 4) };
  await boss.call('putLineup', { ...lineup, reason: 'By telephone' });
  await boss.call('renewTeamAccess', { id: home.id });
  world.wait(60 * 60_000);
  await world.settle();
  expect(await news(home.captain)).toEqual(expect.arrayContaining(['team-link-renewed', 'lineup-for-team']));
  expect(await news(away.captain)).toEqual(expect.arrayContaining(['lineup-for-team']));
  expect(await news(away.captain)).not.toContain('team-link-renewed');
});

test('an organiser who may know a lineup changes players with a reason, which both captains get', async () => {
  const match = await openMatch(world, boss, middenkust);
  const { home, away, id } = match;
  const news = async (client: Client) => {
    await world.settle();
    const all = await client.call('listNotifications', {});
    return all.flatMap(({ kind, league }) => (kind === 'players-for-team' ? [[league?.team?.name, league?.reason]] : []));
  };
  const slot = (reason?: string) =>
    matchEvent('slot', { side: 0, game: 'm5', players: home.players.slice(4, 6), ...(reason !== undefined && { reason }) });
  const needed = { status: 422, body: { code: 'reason-needed' } };
  await match.handIn('match', 1, away.players.slice(0, 4));
  const lineup = { id, part: 'match', eventId: randomUUID(), side: 0 as const, players: home.players.slice(0, 4) };
  await boss.call('putLineup', { ...lineup, reason: 'By telephone' });
  await expect(match.record(boss, slot())).rejects.toMatchObject(needed);
  await expect(match.record(boss, slot(' '))).rejects.toMatchObject(needed);
  const explained = slot('The captain has called again');
  await match.record(boss, explained, slot('The captain has called again'));
  for (const client of match.captains) expect(await news(client)).toEqual([['Home', 'The captain has called again']]);
  expect((await match.sheet(away.captain)).events.find((event) => event.id === explained.id)!.payload).toMatchObject({
    reason: 'The captain has called again',
  });
  const swap = { side: 1 as const, at: { game: 'm1' }, out: away.players[0]!, in: away.players[5]! };
  await expect(match.record(boss, matchEvent('substitute', swap))).rejects.toMatchObject(needed);
  // The captain needs none.
  await match.record(away.captain, matchEvent('substitute', swap));
  expect(await news(home.captain)).toHaveLength(1);
  // Everybody reads the log, but the reasons are for captains and organisers.
  const logs = await Promise.all([home.captain, world.as()].map((client) => client.call('getMatch', { id })));
  expect(logs.map((log) => log.events.some(({ payload }) => payload.reason !== undefined))).toEqual([true, false]);
});
