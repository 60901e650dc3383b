import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  gamesOf,
  knockoutOnly,
  logEvent,
  onBoards,
  prepareEvening,
  record,
  resultEvent,
  startEvening,
  startTestServer,
  testPlan,
  type TestServer,
} from '../../testServer.ts';

type Client = ReturnType<TestServer['as']>;

describe('the actions of organisers', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const list = async (client: Client, id: string) => (await client.call('listActions', { id })).items;
  const undoNewest = async (client: Client, id: string) =>
    client.call('undoAction', { id, actionId: (await list(client, id)).find(({ undoneAt }) => undoneAt === null)!.id });

  test('are listed with what they did, newest first, and visits are not', async () => {
    const { client, tournament, entries } = await startEvening(world, { players: 4, boards: 1, plan: knockoutOnly });
    const { id } = tournament;
    const [game] = await onBoards(client, id);
    await record(client, game!.id, logEvent('visit', { side: 0, total: 60 }));
    await record(client, game!.id, resultEvent([2, 1]));
    await client.call('updateEntry', { id: entries[0]!.id, paid: true });
    await client.call('updateEntry', { id: entries[0]!.id, paid: true });
    const actions = (await list(client, id)).slice(0, 2);
    expect(actions).toMatchObject([
      { kind: 'paid', on: true, entry: { id: entries[0]!.id, name: entries[0]!.name }, author: 'Joke Bordmeester' },
      { kind: 'result', game: { id: game!.id }, result: { winner: 0, scores: [2, 1] }, undoneAt: null, overtaken: false },
    ]);
    expect((await list(client, id)).map(({ kind }) => kind)).toEqual(['paid', 'result', 'status', 'status', 'check-in-all']);
  });

  test('a result is undone once, and the preview names the games that it changes', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 2, plan: knockoutOnly });
    const { id } = tournament;
    const [one, two] = await onBoards(client, id);
    await record(client, two!.id, resultEvent([0, 2]));
    await record(client, one!.id, resultEvent([2, 0]));
    const [action] = await list(client, id);
    const final = (await gamesOf(client, id)).find(({ round }) => round === 2)!;
    expect(await client.call('previewUndo', { id, actionId: action!.id })).toMatchObject({
      ...{ refused: null, redrawn: false, entries: [], status: null },
      games: [{ game: { id: final.id }, effect: 'players' }],
    });
    expect((await client.call('getGame', { id: one!.id })).game.phase).toBe('finished');
    const undone = await client.call('undoAction', { id, actionId: action!.id });
    expect(undone.undoneAt).not.toBeNull();
    const { game, length } = await client.call('getGame', { id: one!.id });
    expect(game).toMatchObject({ phase: 'called', winner: null, board: { id: one!.board!.id } });
    expect(await client.call('undoAction', { id, actionId: action!.id })).toMatchObject({ undoneAt: undone.undoneAt });
    expect((await client.call('getGame', { id: one!.id })).length).toBe(length);
  });

  test('a result is not undone after a game that depends on it has begun, or after a newer result of the game', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 2, plan: knockoutOnly });
    const { id } = tournament;
    const [one, two] = await onBoards(client, id);
    await record(client, one!.id, resultEvent([2, 0]));
    const [first] = await list(client, id);
    await record(client, two!.id, resultEvent([2, 0]));
    const [final] = await onBoards(client, id);
    await record(client, final!.id, logEvent('visit', { side: 0, total: 60 }));
    expect((await client.call('previewUndo', { id, actionId: first!.id })).refused).toMatchObject({
      ...{ code: 'has-dependents', games: [{ id: final!.id }] },
    });
    await expect(client.call('undoAction', { id, actionId: first!.id })).rejects.toMatchObject({
      ...{ status: 409, body: { code: 'has-dependents', game_ids: [final!.id] } },
    });
    const { events } = await client.call('getGame', { id: one!.id });
    const correction = { target: events.at(-1)!.id, replacement: { legs: [2, 1] }, reason: 'A leg was missing' };
    await record(client, one!.id, logEvent('correct', correction));
    expect((await list(client, id)).find((action) => action.id === first!.id)?.overtaken).toBe(true);
    await expect(client.call('undoAction', { id, actionId: first!.id })).rejects.toMatchObject({ status: 409, body: { code: 'changed' } });
    await undoNewest(client, id);
    expect((await client.call('getGame', { id: one!.id })).game.sides.map(({ score }) => score)).toEqual([2, 0]);
  });

  test('a game that was taken off its board goes back, and the game that was called there instead waits again', async () => {
    const { client, tournament } = await startEvening(world, { players: 8, boards: 1 });
    const { id } = tournament;
    const [game] = await onBoards(client, id);
    await client.call('releaseGame', { id: game!.id });
    const [action] = await list(client, id);
    const instead = (await client.call('getPlayList', { id })).waiting.find(
      (queued) => queued.why === 'ready' && queued.game.id !== game!.id,
    )!.game;
    await client.call('callGame', { id: instead.id });
    expect((await client.call('previewUndo', { id, actionId: action!.id })).games).toMatchObject([
      { game: { id: instead.id }, effect: 'off-board' },
    ]);
    await client.call('undoAction', { id, actionId: action!.id });
    expect((await onBoards(client, id)).map((each) => each.id)).toEqual([game!.id]);
  });

  test('a late entry leaves the draw again, until it has played', async () => {
    for (const plan of [testPlan, knockoutOnly]) {
      const { client, tournament } = await startEvening(world, { players: 7, boards: 1, plan });
      const { id } = tournament;
      const key = ({ stage, key: own, phase, sides }: Awaited<ReturnType<typeof gamesOf>>[number]) => [
        stage.role,
        own,
        phase,
        sides.map(({ name }) => name),
      ];
      const before = (await gamesOf(client, id)).map(key).sort();
      const late = await client.call('addLateEntry', { id, entry: { name: 'The latecomer' } });
      await undoNewest(client, id);
      expect((await gamesOf(client, id)).map(key).sort()).toEqual(before);
      expect((await client.call('listEntries', { tournament: id })).map((entry) => entry.id)).not.toContain(late.id);
      const again = await client.call('addLateEntry', { id, entry: { name: 'The latecomer' } });
      const own = (await gamesOf(client, id)).find(({ sides, phase }) => phase !== 'bye' && sides.some((side) => side.id === again.id))!;
      await record(client, own.id, resultEvent([2, 0]));
      const { id: actionId } = (await list(client, id)).find(({ kind, undoneAt }) => kind === 'late-entry' && undoneAt === null)!;
      await expect(client.call('undoAction', { id, actionId })).rejects.toMatchObject({ body: { code: 'has-dependents' } });
    }
  });

  test('a withdrawal before the draw gives the place back that the waiting list took', async () => {
    const { client, tournament, entries } = await prepareEvening(world, { players: 4 });
    const { id } = tournament;
    await client.call('updateTournament', { id, maxEntries: 4 });
    await client.call('addEntries', { id, entries: [{ name: 'Waiting' }] });
    const waiting = async () =>
      (await client.call('listEntries', { tournament: id })).filter((entry) => entry.waiting).map(({ name }) => name);
    expect(await waiting()).toEqual(['Waiting']);
    await client.call('withdrawEntry', { id: entries[0]!.id });
    expect(await waiting()).toEqual([]);
    const [action] = await list(client, id);
    expect((await client.call('previewUndo', { id, actionId: action!.id })).entries).toMatchObject([{ name: 'Waiting' }]);
    await undoNewest(client, id);
    expect(await waiting()).toEqual(['Waiting']);
  });

  test('the start of a tournament is undone until a game has begun', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const { id } = tournament;
    await undoNewest(client, id);
    expect((await client.call('getTournament', { tournament: id })).status).toBe('check-in');
    expect(await onBoards(client, id)).toEqual([]);
    await client.call('setTournamentStatus', { id, status: 'running' });
    const [game] = await onBoards(client, id);
    await client.call('setTournamentStatus', { id, status: 'cancelled' });
    await undoNewest(client, id);
    expect((await onBoards(client, id)).map((each) => each.id)).toEqual([game!.id]);
    await record(client, game!.id, logEvent('visit', { side: 0, total: 60 }));
    await expect(undoNewest(client, id)).rejects.toMatchObject({ body: { code: 'has-dependents', game_ids: [game!.id] } });
  });

  test('a board gets its game back when it is in service again', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 2 });
    const { id } = tournament;
    const [game] = await onBoards(client, id);
    await client.call('updateBoard', { id: game!.board!.id, outOfOrder: true });
    expect((await list(client, id))[0]).toMatchObject({ kind: 'out-of-order', on: true, board: { id: game!.board!.id } });
    await undoNewest(client, id);
    const { boards } = await client.call('getPlayList', { id });
    expect(boards.find(({ board }) => board.id === game!.board!.id)).toMatchObject({
      board: { outOfOrder: false },
      game: { id: game!.id },
    });
  });

  test('a tournament keeps its newest 1000 actions', async () => {
    const { client, tournament, entries, event } = await prepareEvening(world, { players: 2 });
    const { id } = tournament;
    const { db } = world.database;
    const row = { eventId: event.id, tournamentId: id, at: new Date(), kind: 'paid' as const, change: '{}' };
    const old = Array.from({ length: 1200 }, (_row, seq) => ({ ...row, seq, id: crypto.randomUUID() }));
    await db.insertInto('tournamentActions').values(old).execute();
    await client.call('updateEntry', { id: entries[0]!.id, paid: true });
    expect(await client.call('listActions', { id, perPage: 1 })).toMatchObject({ total: 1000, items: [{ kind: 'paid', on: true }] });
  });

  test('an action of another tournament is not found', async () => {
    const { client, tournament, entries } = await prepareEvening(world, { players: 2 });
    const other = await prepareEvening(world, { players: 2 });
    await client.call('updateEntry', { id: entries[0]!.id, paid: true });
    const [action] = await list(client, tournament.id);
    const undo = other.client.call('undoAction', { id: other.tournament.id, actionId: action!.id });
    await expect(undo).rejects.toMatchObject({ status: 404 });
  });
});
