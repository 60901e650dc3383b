import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultEvent, startEvening, startTestServer, testPlan, type TestServer } from '../testServer.ts';

const groupsOnly = { ...testPlan, winners: null, losers: null };

describe('the queue by hand', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  /** A running tournament of groups on some boards. `finish` ends the game on the first board, and `list` reads the play list. */
  const open = async (boards: number) => {
    const evening = await startEvening(world, { players: 8, boards, plan: groupsOnly });
    const { client, tournament } = evening;
    const list = () => client.call('getPlayList', { id: tournament.id });
    const queue = async () => (await list()).waiting.map(({ game }) => game.id);
    const onBoards = async () => (await list()).boards.map(({ game }) => game?.id ?? null);
    const finish = async (board = 0) => {
      const { game } = (await list()).boards[board]!;
      world.wait(10 * 60_000);
      await client.call('recordEvents', { id: game!.id, after: 0, scorerEpoch: 0, events: [resultEvent([2, 0])] });
    };
    return { ...evening, list, queue, onBoards, finish };
  };

  test('a game that is moved to the front is called next, and the games before it in the list follow', async () => {
    const { client, queue, onBoards, finish } = await open(1);
    const before = await queue();
    const [last] = before.slice(-1);
    await client.call('moveGame', { id: last!, before: before[0]! });
    expect((await queue())[0]).toBe(last);
    await finish();
    expect(await onBoards()).toEqual([last]);
  });

  test('games keep the order by hand, also those that were moved down', async () => {
    const { client, queue, onBoards, finish } = await open(1);
    const [first, second, third, ...others] = await queue();
    await client.call('moveGame', { id: first!, before: others[0]! });
    expect((await queue()).slice(0, 3)).toEqual([second, third, first]);
    await client.call('moveGame', { id: third!, before: second! });
    expect((await queue()).slice(0, 3)).toEqual([third, second, first]);
    const fifth = (await queue())[4];
    await client.call('moveGame', { id: fifth!, before: third! });
    expect((await queue()).slice(0, 4)).toEqual([fifth, third, second, first]);
    await client.call('moveGame', { id: third!, before: null });
    expect((await queue()).at(-1)).toBe(third);
    const called: (string | null)[] = [];
    const expected = await queue();
    for (let turn = 0; turn < expected.length; turn++) {
      await finish();
      called.push(...(await onBoards()));
    }
    expect(called).toEqual(expected);
  });

  test('a game that is held back is not called, although a board is free, until it is let go', async () => {
    const { client, list, queue, onBoards, finish } = await open(1);
    const held = await queue();
    for (const id of held) await client.call('setCalling', { id, held: true });
    expect((await list()).waiting.map(({ why }) => why)).toEqual(held.map(() => 'held'));
    await finish();
    expect(await onBoards()).toEqual([null]);
    await client.call('setCalling', { id: held[2]!, held: false });
    expect(await onBoards()).toEqual([held[2]]);
  });

  test('an organiser calls a game that is held back, and a later release does not hold it', async () => {
    const { client, list, queue, finish } = await open(1);
    const [first] = await queue();
    await client.call('setCalling', { id: first!, held: true });
    for (const other of (await queue()).filter((id) => id !== first)) await client.call('setCalling', { id: other, held: true });
    await finish();
    await client.call('callGame', { id: first! });
    await client.call('releaseGame', { id: first! });
    expect((await list()).waiting.find(({ game }) => game.id === first)?.why).toBe('ready');
  });

  test('a game that was moved gives up its place, and the others keep their order', async () => {
    const { client, list, queue } = await open(1);
    const automatic = await queue();
    const placedOf = async () => (await list()).waiting.filter(({ placed }) => placed).map(({ game }) => game.id);
    await client.call('moveGame', { id: automatic.at(-1)!, before: automatic[0]! });
    expect([(await queue())[0], await placedOf()]).toEqual([automatic.at(-1), [automatic.at(-1)]]);
    await client.call('setCalling', { id: automatic.at(-1)!, placed: false });
    expect([await queue(), await placedOf()]).toEqual([automatic, []]);
  });

  test('a game waits for its only board', async () => {
    const { client, list, queue, onBoards, finish } = await open(2);
    const [first] = await queue();
    const [, board] = (await list()).boards;
    await client.call('setCalling', { id: first!, boardId: board!.board.id });
    expect((await list()).waiting[0]).toMatchObject({ game: { id: first }, onlyBoard: { id: board!.board.id, number: 2 } });
    // A player of the game may be on the other board when this one becomes free.
    for (let turn = 0; (await queue()).includes(first!); turn++) {
      await finish(turn % 2);
      expect((await onBoards())[0]).not.toBe(first);
    }
    expect((await onBoards())[1]).toBe(first);
  });

  test('a game gets any board when its only one is out of order', async () => {
    const { client, list, queue } = await open(2);
    const [first] = await queue();
    const [, board] = (await list()).boards;
    await client.call('setCalling', { id: first!, boardId: board!.board.id });
    await client.call('updateBoard', { id: board!.board.id, outOfOrder: true });
    expect((await list()).waiting.find(({ game }) => game.id === first)?.onlyBoard).toBeNull();
  });

  test('a reserved board gets the game that is given to it, and no other', async () => {
    const { client, event, list, queue, onBoards } = await open(2);
    const [, board] = (await list()).boards;
    await client.call('releaseGame', { id: board!.game!.id });
    await client.call('reserveBoard', { id: event.id, boardId: board!.board.id, reserved: true });
    const { game: stillThere } = (await list()).boards[1]!;
    if (stillThere) await client.call('releaseGame', { id: stillThere.id });
    expect((await onBoards())[1]).toBeNull();
    const ready = (await list()).waiting.find(({ why }) => why === 'ready')!;
    await client.call('setCalling', { id: ready.game.id, boardId: board!.board.id });
    expect((await onBoards())[1]).toBe(ready.game.id);
    expect(await queue()).not.toContain(ready.game.id);
  });

  test('a game that is taken off its board goes to the end, whatever place it had', async () => {
    const { client, queue, onBoards, finish } = await open(1);
    const before = await queue();
    const [last] = before.slice(-1);
    await client.call('moveGame', { id: last!, before: before[0]! });
    await finish();
    expect(await onBoards()).toEqual([last]);
    await client.call('releaseGame', { id: last! });
    expect(await onBoards()).not.toEqual([last]);
    expect((await queue()).at(-1)).toBe(last);
  });

  test('a game far behind in a long queue moves by one place, and a game moves to the end as often as wanted', async () => {
    const plan = { ...groupsOnly, groups: { ...groupsOnly.groups!, size: 8 } };
    const { client, tournament } = await startEvening(world, { players: 64, boards: 1, plan });
    const ids = (await client.call('getPlayList', { id: tournament.id })).waiting.map(({ game }) => game.id);
    const place = async (id: string) =>
      (await client.call('getPlayList', { id: tournament.id })).waiting.findIndex(({ game }) => game.id === id);
    await client.call('moveGame', { id: ids[220]!, before: ids[0]! });
    expect(await place(ids[220]!)).toBe(0);
    await world.database.db.updateTable('games').set({ priority: 0 }).where('id', '=', ids[220]!).execute();
    const { db } = world.database;
    const placed = () => db.selectFrom('games').select('id').where('priority', '!=', 0).where('parentId', '=', tournament.id).execute();
    for (const id of [ids[0]!, ids[1]!, ids[0]!, ids[1]!]) await client.call('moveGame', { id, before: null });
    expect((await placed()).map(({ id }) => id).sort()).toEqual([ids[0]!, ids[1]!].sort());
    await client.call('moveGame', { id: ids[210]!, before: ids[209]! });
    expect((await place(ids[209]!)) - (await place(ids[210]!))).toBeGreaterThan(0);
  });

  test('refuses a game that does not wait, a place before a game that does not, and a board of another event', async () => {
    const { client, list, queue } = await open(1);
    const elsewhere = await open(1);
    const [first] = await queue();
    const playing = (await list()).boards[0]!.game!.id;
    await expect(client.call('moveGame', { id: playing, before: null })).rejects.toMatchObject({
      status: 422,
      body: { code: 'not-ready' },
    });
    await expect(client.call('setCalling', { id: playing, held: true })).rejects.toMatchObject({
      status: 422,
      body: { code: 'not-ready' },
    });
    for (const before of [playing, first!])
      await expect(client.call('moveGame', { id: first!, before })).rejects.toMatchObject({ status: 400 });
    const { board } = (await elsewhere.list()).boards[0]!;
    await expect(client.call('setCalling', { id: first!, boardId: board.id })).rejects.toMatchObject({ status: 400 });
  });
});
