import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { middenkust } from '@oche/darts/match/presets';
import { seen } from '@oche/darts/match/sheet';
import type { MatchStructure, Side } from '@oche/darts/match/structure';
import { issueToken } from '../../accounts/tokens.ts';
import { logEvent, record as recordInGame, register, type TestServer } from '../../testServer.ts';
import { startLeagues, type Client } from '../testLeague.ts';
import { matchEvent, openMatch } from './testMatch.ts';

describe('calling the games of a match', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  const refused = (status: number, code?: string) => ({ status, ...(code && { code }) });
  const ready = async () => {
    const match = await openMatch(world, boss, middenkust);
    await match.handIn('match', 0, match.home.players.slice(0, 4));
    await match.handIn('match', 1, match.away.players.slice(0, 4));
    const games = (await match.sheet()).games.map(({ id }) => id);
    const call = (client: Client, number = 1) => client.call('callGame', { id: games[number - 1]! });
    const linked = async () => world.as((await match.home.captain.call('createMatchLink', { id: match.id })).token);
    return { match, call, linked };
  };

  test('both captains, a guest with the link of a team and everybody with the link of the match call games and choose boards', async () => {
    const { match, call, linked } = await ready();
    const guest = world.as((await boss.call('renewTeamAccess', { id: match.away.id })).token);
    expect((await match.sheet(guest)).rights).toEqual({ isEditor: false, sides: [1], mayRun: true, mayScore: true });
    const marker = await linked();
    expect((await match.sheet(marker)).rights).toEqual({ isEditor: false, sides: [], mayRun: true, mayScore: true });
    expect(await call(match.home.captain)).toMatchObject({ phase: 'called', board: { number: 1 } });
    expect(await call(guest, 2)).toMatchObject({ phase: 'called', board: { number: 2 } });
    await expect(call(marker, 3)).rejects.toMatchObject(refused(422, 'no-free-board'));
    await boss.call('releaseGame', { id: (await match.sheet()).games[1]!.id });
    expect(await call(marker, 2)).toMatchObject({ phase: 'called', board: { number: 2 } });
    const { match: second, linked: secondLink } = await ready();
    await second.record(await secondLink(), matchEvent('boards', { ids: second.boards.slice(1) }));
    expect((await second.sheet()).games[0]).toMatchObject({ phase: 'called', board: { number: 2 } });
  });

  test('somebody with the link of the match records in it, but does not read what captains write', async () => {
    const { match, linked } = await ready();
    const marker = await linked();
    const boards = matchEvent('boards', { ids: match.boards.slice(0, 1) });
    await match.record(marker, boards);
    await match.record(match.home.captain, matchEvent('note', { text: 'The heating is off' }));
    // A repeated event returns what the device has missed.
    const notes = async (client: Client) =>
      (await client.call('recordMatchEvents', { id: match.id, after: 0, events: [boards] })).events.flatMap(({ kind, payload }) =>
        kind === 'note' ? [payload.text] : [],
      );
    expect(await notes(marker)).toEqual(['']);
    expect(await notes(match.home.captain)).toEqual(['The heating is off']);
  });

  test('only organisers call a game out of turn', async () => {
    const { match, call, linked } = await ready();
    await expect(call(match.away.captain, 3)).rejects.toMatchObject(refused(422, 'not-ready'));
    await expect(call(await linked(), 2)).rejects.toMatchObject(refused(422, 'not-ready'));
    expect(await call(boss, 3)).toMatchObject({ phase: 'called' });
  });

  test('nobody else does', async () => {
    const { match, call } = await ready();
    const { client: player } = await register(world, 'Player');
    const { id: userId } = (await player.call('getUser', {}))!;
    await world.database.db.updateTable('players').set({ userId }).where('id', '=', match.home.players[5]!).execute();
    expect((await match.sheet(player)).rights).toEqual({ isEditor: false, sides: [], mayRun: false, mayScore: true });
    const other = await ready();
    const foreign = await other.linked();
    for (const client of [player, other.match.home.captain, foreign]) {
      await expect(call(client)).rejects.toMatchObject(refused(403));
      await expect(match.record(client, matchEvent('boards', { ids: match.boards.slice(0, 1) }))).rejects.toMatchObject(refused(403));
    }
    expect((await match.sheet(foreign)).rights).toMatchObject({ mayRun: false, mayScore: false });
    await expect(call(world.as())).rejects.toMatchObject(refused(401));
    expect((await match.sheet()).games.map(({ phase }) => phase).slice(0, 2)).toEqual(['ready', 'ready']);
  });

  test('a tablet may score only the game on its board, which the rights show', async () => {
    const { match, call } = await ready();
    const [first, second] = await world.server.asSystem((context) =>
      Promise.all(match.boards.map((boardId) => issueToken({ kind: 'board', boardId }, context))),
    );
    await call(boss);
    expect((await match.sheet(world.as(first!))).rights).toEqual({ isEditor: false, sides: [], mayRun: false, mayScore: true });
    expect((await match.sheet(world.as(second!))).rights.mayScore).toBe(false);
    await expect(call(world.as(first!), 2)).rejects.toMatchObject(refused(403));
  });

  test('a link does nothing that only captains or organisers may do', async () => {
    const { match, linked } = await ready();
    const marker = await linked();
    const { id, home } = match;
    const [game] = (await match.sheet()).games;
    await expect(marker.call('createMatchLink', { id })).rejects.toMatchObject(refused(403));
    await expect(marker.call('getOwnLineup', { id, part: 'b', side: '0' })).rejects.toMatchObject(refused(403));
    const lineup = { id, part: 'b', eventId: randomUUID(), side: 0 as const, players: home.players.slice(0, 4) };
    await expect(marker.call('putLineup', lineup)).rejects.toMatchObject(refused(403));
    for (const event of [
      matchEvent('note', { text: 'Hello' }),
      matchEvent('substitute', { side: 0, at: { game: 'm1' }, out: home.players[0]!, in: home.players[5]! }),
      matchEvent('fact', { player: home.players[0]!, kind: '180', value: 1 }),
      matchEvent('confirm', { side: 0, how: 'link', saw: seen(await match.state()) }),
      matchEvent('walkover', { absent: 'away', reason: 'Late' }),
    ])
      await expect(match.record(marker, event)).rejects.toMatchObject(refused(403));
    await expect(recordInGame(marker, game!.id, logEvent('walkover', { winner: 0 }))).rejects.toMatchObject(refused(403));
    await expect(marker.call('listAvailableOrganisations', {})).rejects.toMatchObject(refused(403));
    expect(await marker.call('getUser', {})).toBeNull();
  });

  test('with a link the players of free games are named, and no others', async () => {
    const free: MatchStructure = { ...middenkust, blocks: [{ id: 'a', lineup: 'free', games: [{ n: 2, size: 1, format: 's' }] }] };
    const match = await openMatch(world, boss, free);
    const marker = world.as((await match.home.captain.call('createMatchLink', { id: match.id })).token);
    const name = (game: string, side: Side, player: string) => match.record(marker, matchEvent('slot', { game, side, players: [player] }));
    await name('m1', 0, match.home.players[0]!);
    await name('m1', 1, match.away.players[0]!);
    expect((await match.sheet()).games[0]).toMatchObject({ phase: 'ready', sides: [{ name: 'Home 1' }, { name: 'Away 1' }] });
    const { match: other, linked } = await ready();
    const event = matchEvent('slot', { game: 'm1', side: 0, players: [other.home.players[4]!] });
    await expect(other.record(await linked(), event)).rejects.toMatchObject(refused(422, 'other-side'));
  });

  test('a further link leaves the earlier ones as they are, and a renewed one ends them', async () => {
    const { match, linked } = await ready();
    const [first, second] = [await linked(), await linked()];
    expect((await match.sheet(first)).rights.mayRun).toBe(true);
    const other = await ready();
    const foreign = await other.linked();
    const { token } = await match.away.captain.call('createMatchLink', { id: match.id, renew: true });
    for (const ended of [first, second]) await expect(match.sheet(ended)).rejects.toMatchObject(refused(401));
    expect((await match.sheet(world.as(token))).rights.mayRun).toBe(true);
    expect((await other.match.sheet(foreign)).rights.mayRun).toBe(true);
  });

  test('a link opens six hours before the match and ends after a day and a half', async () => {
    const { match, call } = await ready();
    const start = (startsAt: string) => world.database.db.updateTable('matches').set({ startsAt }).where('id', '=', match.id).execute();
    const link = () => match.home.captain.call('createMatchLink', { id: match.id });
    const now = Date.parse((await match.sheet()).events[0]!.serverTime);
    // Local time in Brussels is an hour ahead in winter.
    const inHours = (hours: number) => new Date(now + (hours + 1) * 3_600_000).toISOString().slice(0, 16);
    await start(inHours(7));
    await expect(link()).rejects.toMatchObject(refused(422, 'wrong-state'));
    await start(inHours(5.9));
    const { token, expiresAt } = await link();
    expect(Date.parse(expiresAt) - now).toBe(36 * 3_600_000);
    const marker = world.as(token);
    world.wait(36 * 3_600_000 - 1000);
    expect(await call(marker)).toMatchObject({ phase: 'called' });
    world.wait(2000);
    await expect(call(marker, 2)).rejects.toMatchObject(refused(401));
    await expect(match.record(marker, matchEvent('boards', { ids: match.boards }))).rejects.toMatchObject(refused(401));
  });
});
