import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '@oche/api/errors';
import { logEvent, register, resultEvent, startEvening, startTestServer, type TestServer } from '../testServer.ts';

describe('a running tournament', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const boardsOf = async (client: ReturnType<TestServer['as']>, id: string) =>
    (await client.call('getPlayList', { id })).boards.flatMap(({ game }) => (game ? [game] : []));

  const endAll = async (
    client: ReturnType<TestServer['as']>,
    id: string,
    legs: (index: number) => [number, number] = (index) => (index % 3 ? [2, 0] : [1, 2]),
  ) => {
    for (let index = 0; ;) {
      const games = await boardsOf(client, id);
      if (games.length === 0) return index;
      for (const game of games) {
        world.wait(60_000);
        await client.call('recordEvents', { id: game.id, after: 0, scorerEpoch: 0, events: [resultEvent(legs(index++))] });
      }
    }
  };

  test('boards fill automatically, no player is on two boards, and the tournament ends with one winner', async () => {
    const { client, tournament } = await startEvening(world, { players: 9, boards: 3 });
    let played = 0;
    for (;;) {
      const games = await boardsOf(client, tournament.id);
      if (games.length === 0) {
        const groups = await client.call('listGroups', { tournament: tournament.id });
        const tied = groups.find(({ unresolved }) => unresolved.length);
        if (!tied) break;
        await client.call('decideGroup', { id: tournament.id, group: String(tied.number), how: 'lot', reason: 'Lot' });
        continue;
      }
      const people = games.flatMap((game) => [
        ...game.sides.map(({ playerId }) => playerId),
        ...(game.marker ? [game.marker.playerId] : []),
      ]);
      expect(new Set(people).size).toBe(people.length);
      world.wait(60_000);
      await client.call('recordEvents', {
        id: games[0]!.id,
        after: 0,
        scorerEpoch: 0,
        events: [resultEvent(played++ % 3 ? [2, 0] : [1, 2])],
      });
    }
    const finished = await world.as().call('getTournament', { tournament: tournament.slug });
    expect(finished.status).toBe('finished');
    expect(finished.winner).toMatch(/^Player/);
    const { places } = await world.as().call('getResults', { tournament: tournament.slug });
    expect(places[0]!.entry.name).toBe(finished.winner);
    expect(new Set(places.map(({ entry }) => entry.id)).size).toBe(9);
  });

  test('a published draw number repeats the draw, and a draw with a score cannot be replaced', async () => {
    const { client, tournament } = await startEvening(world);
    const first = await client.call('drawTournament', { id: tournament.id, drawNumber: 7 });
    const other = await client.call('drawTournament', { id: tournament.id, drawNumber: 8 });
    const repeated = await client.call('drawTournament', { id: tournament.id, drawNumber: 7 });
    expect(repeated.drawNumber).toBe(7);
    expect((await client.call('getTournament', { tournament: tournament.slug })).drawNumber).toBe(7);
    const names = (drawn: typeof first) => drawn.groups.map((group) => group.map(({ name }) => name));
    expect(names(repeated)).toEqual(names(first));
    expect(names(other)).not.toEqual(names(first));
    const [game] = await boardsOf(client, tournament.id);
    await client.call('recordEvents', { id: game!.id, after: 0, scorerEpoch: 0, events: [logEvent('visit', { side: 0, total: 60 })] });
    await expect(client.call('drawTournament', { id: tournament.id })).rejects.toMatchObject({
      status: 422,
      body: { code: 'already-started' },
    });
  });

  test('the draw number is still accepted under its old name, "seed"', async () => {
    const { client, tournament } = await startEvening(world);
    const drawn = await client.call('drawTournament', { id: tournament.id, seed: 8 });
    expect(drawn.drawNumber).toBe(8);
    expect(await client.call('drawTournament', { id: tournament.id, drawNumber: 8 })).toEqual(drawn);
  });

  test('recording an event is idempotent, and a client that is behind gets the missing events', async () => {
    const { client, tournament } = await startEvening(world);
    const [game] = await boardsOf(client, tournament.id);
    const id = game!.id;
    const visit = logEvent('visit', { side: 0, total: 60 });
    const first = await client.call('recordEvents', { id, after: 0, scorerEpoch: 0, events: [visit] });
    const second = await client.call('recordEvents', { id, after: 0, scorerEpoch: 0, events: [visit] });
    expect(second).toEqual(first);
    expect(first.events.map(({ kind: event }) => event)).toEqual(['start', 'visit']);
    const staleRequest = client.call('recordEvents', { id, after: 0, scorerEpoch: 0, events: [logEvent('visit', { side: 1, total: 45 })] });
    await expect(staleRequest).rejects.toMatchObject({
      status: 409,
      body: { code: 'behind', length: 2, events: [{ kind: 'start' }, { kind: 'visit' }] },
    });
    await expect(
      client.call('recordEvents', { id, after: 5, scorerEpoch: 0, events: [logEvent('visit', { side: 1, total: 45 })] }),
    ).rejects.toMatchObject({ body: { code: 'behind', events: [], length: 2 } });
    const { scorerEpoch } = await client.call('takeScorer', { id });
    await expect(
      client.call('recordEvents', { id, after: 2, scorerEpoch: 0, events: [logEvent('visit', { side: 1, total: 45 })] }),
    ).rejects.toMatchObject({ status: 409, body: { code: 'not-scorer' } });
    const third = await client.call('recordEvents', { id, after: 2, scorerEpoch, events: [logEvent('visit', { side: 1, total: 45 })] });
    expect(third.length).toBe(3);
  });

  test.each([
    ['an impossible total', { side: 0, total: 179 }, 422, 'impossible-total'],
    ['the wrong thrower', { side: 1, total: 60 }, 422, 'not-your-throw'],
    ['a total above 180', { side: 0, total: 181 }, 400, 'invalid'],
    ['an unknown key', { side: 0, total: 60, remaining: 441 }, 400, 'invalid'],
  ])('%s is refused and changes nothing', async (_name, payload, status, code) => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const [game] = await boardsOf(client, tournament.id);
    const before = await world.fingerprint();
    await expect(
      client.call('recordEvents', { id: game!.id, after: 0, scorerEpoch: 0, events: [logEvent('visit', payload)] }),
    ).rejects.toMatchObject({ status, body: { code } });
    expect(await world.fingerprint()).toBe(before);
  });

  test('a correction changes the next round, and is refused after the next round has started', async () => {
    const { client, tournament } = await startEvening(world, {
      players: 4,
      boards: 1,
      plan: {
        groups: null,
        winners: {
          format: { default: { start: 501, in: 'straight', out: 'double', legs: { firstTo: 2 }, starter: 'first' } },
          thirdPlace: false,
        },
        losers: null,
      },
    });
    const [semi] = await boardsOf(client, tournament.id);
    const result = resultEvent([2, 0]);
    await client.call('recordEvents', { id: semi!.id, after: 0, scorerEpoch: 0, events: [result] });
    const corrected = await client.call('recordEvents', {
      id: semi!.id,
      after: 2,
      scorerEpoch: 0,
      events: [logEvent('correct', { target: result.id, replacement: { legs: [1, 2] }, reason: 'The scores were swapped' })],
    });
    expect(corrected.length).toBe(3);
    expect((await client.call('getGame', { id: semi!.id })).game.winner).toBe(1);
    const [other] = await boardsOf(client, tournament.id);
    await client.call('recordEvents', { id: other!.id, after: 0, scorerEpoch: 0, events: [resultEvent([2, 1])] });
    const [final] = await boardsOf(client, tournament.id);
    expect(final!.sides.map(({ name }) => name)).toContain(semi!.sides[1]!.name);
    await client.call('recordEvents', { id: final!.id, after: 0, scorerEpoch: 0, events: [logEvent('visit', { side: 0, total: 100 })] });
    const before = await world.fingerprint();
    const staleRequest = client.call('recordEvents', {
      id: semi!.id,
      after: 3,
      scorerEpoch: 0,
      events: [logEvent('correct', { target: result.id, replacement: { legs: [2, 1] }, reason: 'No, it was right' })],
    });
    await expect(staleRequest).rejects.toMatchObject({ status: 409, body: { code: 'has-dependents', games: [final!.key] } });
    expect(await world.fingerprint()).toBe(before);
  });

  test('a withdrawal turns the open games into walkovers, and the tournament continues', async () => {
    const { client, tournament, entries } = await startEvening(world, { players: 4, boards: 1 });
    await client.call('withdrawEntry', { id: entries[0]!.id });
    const [group] = await client.call('listGroups', { tournament: tournament.id });
    const gamesOfEntry = group!.games.filter(({ sides }) => sides.some(({ id }) => id === entries[0]!.id));
    expect(gamesOfEntry.map(({ phase, ending }) => [phase, ending])).toEqual(gamesOfEntry.map(() => ['finished', 'walkover']));
    await endAll(client, tournament.id, () => [2, 0]);
  });

  test('undoing the result of a finished game puts it back on its board', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const [game] = await boardsOf(client, tournament.id);
    const result = resultEvent([2, 0]);
    await client.call('recordEvents', { id: game!.id, after: 0, scorerEpoch: 0, events: [result] });
    const [next] = await boardsOf(client, tournament.id);
    expect(next!.id).not.toBe(game!.id);
    await client.call('recordEvents', { id: game!.id, after: 2, scorerEpoch: 0, events: [logEvent('undo', { target: result.id })] });
    const [reopened] = await boardsOf(client, tournament.id);
    expect(reopened!.id).toBe(game!.id);
    expect((await client.call('getGame', { id: next!.id })).game.phase).toBe('ready');
  });

  test('a newly paired tablet counts as seen now, regardless of when the previous tablet was seen', async () => {
    const { client, location } = await startEvening(world, { players: 2, boards: 1 });
    const id = location.boards[0]!.id;
    const pair = async () => {
      const { code, secret } = await world.as().call('createPairingCode', {});
      const { lastSeenAt } = await client.call('pairBoard', { id, code });
      const { token } = await world.as().call('getPairingCode', { code, secret });
      await world.as(token).call('getBoard', {});
      return Date.parse(lastSeenAt ?? '');
    };
    const first = await pair();
    world.wait(600_000);
    expect(await pair()).toBe(first + 600_000);
  });

  test('a tablet pairs by its code, scores only its own board, and loses access when another tablet pairs', async () => {
    const { client, location, tournament } = await startEvening(world, { players: 8, boards: 2 });
    const pair = async (boardId: string) => {
      const { code, secret } = await world.as().call('createPairingCode', {});
      expect(await world.as().call('getPairingCode', { code, secret })).toEqual({ state: 'waiting', token: null });
      expect(await world.as().call('getPairingCode', { code, secret: 'wrong' })).toEqual({ state: 'expired', token: null });
      await client.call('pairBoard', { id: boardId, code });
      const { token } = await world.as().call('getPairingCode', { code, secret });
      return world.as(token);
    };
    const [one, two] = location.boards;
    const tablet = await pair(one!.id);
    const screen = await tablet.call('getBoard', {});
    expect(screen.board.number).toBe(1);
    const games = await boardsOf(client, tournament.id);
    const ownGame = games.find(({ board }) => board?.id === one!.id)!;
    const otherGame = games.find(({ board }) => board?.id === two!.id)!;
    expect(screen.game?.id).toBe(ownGame.id);
    await tablet.call('recordEvents', { id: ownGame.id, after: 0, scorerEpoch: 0, events: [logEvent('visit', { side: 0, total: 100 })] });
    await expect(
      tablet.call('recordEvents', { id: otherGame.id, after: 0, scorerEpoch: 0, events: [logEvent('visit', { side: 0, total: 100 })] }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(tablet.call('getPlayList', { id: tournament.id })).rejects.toMatchObject({ status: 403 });
    await pair(one!.id);
    await expect(tablet.call('getBoard', {})).rejects.toBeInstanceOf(ApiError);
    await expect(tablet.call('getBoard', {})).rejects.toMatchObject({ status: 401 });
  });

  test('other users cannot see a private tournament or a location, and cannot change a public tournament', async () => {
    const { client, tournament, location } = await startEvening(world);
    const stranger = (await register(world, 'Stranger')).client;
    await expect(stranger.call('updateTournament', { id: tournament.id, name: 'Mine' })).rejects.toMatchObject({ status: 403 });
    await expect(stranger.call('updateLocation', { id: location.id, name: 'Mine' })).rejects.toMatchObject({ status: 404 });
    await client.call('updateTournament', { id: tournament.id, visibility: 'private' });
    await expect(stranger.call('getTournament', { tournament: tournament.slug })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.call('updateTournament', { id: tournament.id, name: 'Mine' })).rejects.toMatchObject({ status: 404 });
    expect((await client.call('getTournament', { tournament: tournament.slug })).canManage).toBe(true);
  });
});
