import { expect, it } from 'vitest';
import { createGameSync } from './gameSync.ts';
import { createMemoryOutbox } from './outbox.ts';
import { FakeServer, format } from './testServer.ts';

it('offers a closed game again, under its old ids, to a server that was restored from a backup', async () => {
  const server = new FakeServer();
  const store = createMemoryOutbox();
  server.restored = 'before';
  let bytes = 0;
  const open = () =>
    createGameSync({
      client: server,
      store,
      gameId: server.gameId,
      now: () => 1_800_000_000_000,
      random: () => new Uint8Array(10).fill((bytes += 1)),
    });
  const first = open();
  const stop = first.start();
  await first.refresh();
  first.record('start', {
    format,
    sides: [
      { id: 'a', players: ['a'] },
      { id: 'b', players: ['b'] },
    ],
    rules: 1,
  });
  for (const side of [0, 1, 0] as const) first.record('visit', { side, total: 60 });
  await first.refresh();
  stop();
  const ids = server.ids();
  expect(ids).toHaveLength(4);
  expect(await store.waiting('before')).toEqual([]);

  server.lose(3);
  server.restored = 'after';
  expect(await store.waiting('after')).toEqual([{ gameId: server.gameId, events: 0 }]);
  const again = open();
  const end = again.start();
  await again.refresh();
  end();
  expect(server.ids()).toEqual(ids);
  expect(await store.waiting('after')).toEqual([]);
});
