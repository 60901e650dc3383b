import { expect, it } from 'vitest';
import { ApiError } from './errors.ts';
import { createGameSync } from './gameSync.ts';
import { createMemoryOutbox } from './outbox.ts';
import { FakeServer, format } from './testServer.ts';

/** A tablet that has scored three visits, all in the log of the database `before`. */
const scoredTablet = async () => {
  const server = new FakeServer();
  const store = createMemoryOutbox();
  server.databaseEpoch = 'before';
  let bytes = 0;
  const open = () => {
    const sync = createGameSync({
      client: server,
      store,
      gameId: server.gameId,
      now: () => 1_800_000_000_000,
      random: () => new Uint8Array(10).fill((bytes += 1)),
      wait: () => () => undefined,
    });
    return { sync, close: sync.start() };
  };
  const first = open();
  await first.sync.refresh();
  first.sync.record('start', {
    format,
    sides: [
      { id: 'a', players: ['a'] },
      { id: 'b', players: ['b'] },
    ],
    rules: 1,
  });
  for (const side of [0, 1, 0] as const) first.sync.record('visit', { side, total: 60 });
  await first.sync.refresh();
  expect(server.ids()).toHaveLength(4);
  expect(await store.waiting('before')).toEqual([]);
  return { server, store, open, ...first };
};
const restoreWithout = (server: FakeServer, lost: number) => {
  server.lose(lost);
  server.databaseEpoch = 'after';
};

it('sends a closed game again, with its old ids, to a server that was restored from a backup', async () => {
  const { server, store, open, close } = await scoredTablet();
  close();
  const ids = server.ids();
  restoreWithout(server, 3);
  expect(await store.waiting('after')).toEqual([{ gameId: server.gameId, events: 0 }]);
  const reopened = open();
  await reopened.sync.refresh();
  reopened.close();
  expect(server.ids()).toEqual(ids);
  expect(await store.waiting('after')).toEqual([]);
});

it('reports a game that the server no longer knows, keeps it, and sends it once the server knows it again', async () => {
  const { server, store, sync, close } = await scoredTablet();
  const { call } = server;
  server.call = async () => {
    throw new ApiError(404, { code: 'not-found', message: '' });
  };
  restoreWithout(server, 4);
  await sync.refresh();
  expect(sync.state()).toMatchObject({ sync: 'conflict', conflict: { code: 'not-found', theirs: [] }, failure: null });
  expect(sync.state().game?.legs.at(-1)?.remaining).toEqual([381, 441]);
  expect(sync.record('visit', { side: 1, total: 26 })).toMatchObject({ ok: false, code: 'conflict' });
  expect(await store.waiting('after')).toEqual([{ gameId: server.gameId, events: 0 }]);

  server.call = call;
  await sync.refresh();
  expect(server.kinds()).toEqual(['start', 'visit', 'visit', 'visit']);
  expect(sync.state()).toMatchObject({ sync: 'saved', conflict: null });
  close();
});

it('deletes a game that the server does not know if a person discards the events of this device', async () => {
  const { server, store, sync, close } = await scoredTablet();
  restoreWithout(server, 4);
  server.call = async () => {
    throw new ApiError(404, { code: 'not-found', message: '' });
  };
  await sync.refresh();
  sync.resolveConflict('theirs');
  await sync.refresh();
  expect(await store.waiting('after')).toEqual([]);
  expect(await store.read(server.gameId)).toMatchObject({ log: [], pending: [] });
  close();
});

it('sends again only the events before the decision of the organiser', async () => {
  const { server, store, sync, close } = await scoredTablet();
  const { call } = server;
  const scoredIds = server.ids();
  await call('recordEvents', {
    ...{ id: server.gameId, after: 4, scorerEpoch: 0 },
    events: [{ id: 'desk', v: 1, kind: 'walkover', payload: { winner: 0 }, deviceTime: '2026-11-27T19:00:00.000Z' }],
  });
  await sync.refresh();
  server.call = async (name, input) => {
    const { events = [] } = input as { events?: { kind: string }[] };
    if (events.some(({ kind }) => kind === 'walkover')) throw new ApiError(403, { code: 'forbidden', message: '' });
    return call(name, input);
  };
  restoreWithout(server, 5);
  await sync.refresh();
  expect(server.ids()).toEqual(scoredIds);
  expect(sync.state().conflict).toMatchObject({ code: 'forbidden', mine: [{ id: 'desk' }] });
  expect(await store.waiting('after')).toEqual([{ gameId: server.gameId, events: 1 }]);
  close();
});
