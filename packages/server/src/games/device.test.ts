import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGameSync, type GameSync } from '@oche/api/gameSync';
import { ApiError } from '@oche/api/errors';
import { createMemoryOutbox } from '@oche/api/outbox';
import { randomBytes } from '@oche/api/uuid';
import type { Client } from '@oche/api/client';
import { gameStatistics } from '@oche/darts/x01/statistics';
import { makeStale } from '../platform/db/current.ts';
import { startEvening, startTestServer, type TestServer } from '../testServer.ts';
import { startOf } from '@oche/api/startOf';

let world: TestServer;
beforeAll(async () => {
  world = await startTestServer();
});
afterAll(() => world.close());

/** A device that scores a game. Its network can be cut, and can lose responses to requests that the server has handled. */
const device = (client: Client, gameId: string) => {
  const network = { isCut: false, lostResponses: 0 };
  const sync = createGameSync({
    gameId,
    store: createMemoryOutbox(),
    now: Date.now,
    random: randomBytes,
    wait: () => () => undefined,
    client: {
      call: async (name, input) => {
        const lost = new ApiError(0, { code: 'offline', message: '' });
        if (network.isCut) throw lost;
        const response = await client.call(name, input);
        if (name === 'recordEvents' && network.lostResponses-- > 0) throw lost;
        return response;
      },
    },
  });
  sync.start();
  return { sync, network };
};

const ready = async (sync: GameSync) => {
  await sync.refresh();
  await expect.poll(() => sync.state().ready).toBe(true);
};
const settle = async (sync: GameSync) => {
  await sync.refresh();
  await expect.poll(() => [sync.state().sync, sync.state().pending.length]).toEqual(['saved', 0]);
};
const start = (sync: GameSync) => {
  const { summary } = sync.state();
  if (!summary) throw new Error('The game has not been read');
  expect(sync.record('start', startOf(summary))).toMatchObject({ ok: true });
};
const visits = (sync: GameSync, ...totals: number[]) => {
  for (const total of totals) {
    const next = sync.state().game?.next;
    expect(sync.record('visit', { side: next?.kind === 'visit' ? next.side : 0, total })).toMatchObject({ ok: true });
  }
};

const evening = async () => {
  const { client, tournament } = await startEvening(world, {
    players: 4,
    boards: 1,
    plan: {
      groups: null,
      winners: {
        format: { default: { start: 501, in: 'straight', out: 'double', legs: { firstTo: 1 }, starter: 'first' } },
        thirdPlace: false,
      },
      losers: null,
    },
  });
  const { boards } = await client.call('getPlayList', { id: tournament.id });
  const game = boards.find((each) => each.game)?.game;
  if (!game) throw new Error('No game was called');
  return { client, id: game.id };
};

test('a leg that was scored offline arrives complete, once and in order, even if responses are lost', async () => {
  const { client, id } = await evening();
  const { sync, network } = device(client, id);
  await ready(sync);
  start(sync);
  await settle(sync);
  network.isCut = true;
  visits(sync, 180, 180, 177, 180);
  sync.record('visit', { side: 0, total: 120, darts: 3, doubles: 1 });
  expect(sync.state().pending).toHaveLength(5);
  network.isCut = false;
  network.lostResponses = 2;
  await sync.refresh();
  await settle(sync);
  visits(sync, 141);
  await settle(sync);

  const log = await client.call('getGame', { id, since: 0 });
  expect(log.events.map(({ id: event }) => event)).toEqual(sync.state().log.map(({ id: event }) => event));
  expect(log.length).toBe(7);
  expect(log.game).toMatchObject({ phase: 'finished', winner: 1 });
  const { game } = sync.state();
  if (!game) throw new Error('The game is not known');
  const [loser, winner] = gameStatistics(game).sides;
  expect(winner).toMatchObject({ points: 501, darts: 9, average: 167, highCheckout: 141 });
  expect(loser).toMatchObject({ points: 477, darts: 9, average: 159, doubles: 1 });
  expect(log.game.sides[1]).toMatchObject({ highCheckouts: '141', oneEighties: 2, isWinner: true });
});

test('a device restores events that the server has lost', async () => {
  const { client, id } = await evening();
  const { sync } = device(client, id);
  await ready(sync);
  start(sync);
  visits(sync, 60, 45, 100);
  await settle(sync);
  const { db } = world.database;
  await db.deleteFrom('gameEvents').where('gameId', '=', id).where('seq', '>', 2).execute();
  await db.updateTable('gameResults').set({ length: 2 }).where('gameId', '=', id).execute();
  // Empties the cache of the server, as a restart does.
  await world.server.asSystem(async () => makeStale('everything'));
  const { log } = sync.state();
  visits(sync, 81);
  await settle(sync);
  const { events } = await client.call('getGame', { id, since: 0 });
  expect(events.slice(0, 4).map((event) => event.id)).toEqual(log.map((event) => event.id));
  expect(events.map(({ payload }) => (payload as { total?: number }).total)).toEqual([undefined, 60, 45, 100, 81]);
});

test('a device merges the corrections of another device, and stops scoring when the other takes over', async () => {
  const { client, id } = await evening();
  const tablet = device(client, id);
  await ready(tablet.sync);
  start(tablet.sync);
  visits(tablet.sync, 60);
  await settle(tablet.sync);
  const desk = device(client, id);
  await ready(desk.sync);

  tablet.network.isCut = true;
  visits(tablet.sync, 45);
  const target = desk.sync.state().log[1]?.id ?? '';
  desk.sync.record('correct', { target, replacement: { side: 0, total: 100 } });
  await settle(desk.sync);
  tablet.network.isCut = false;
  await settle(tablet.sync);
  expect(tablet.sync.state().game?.legs[0]?.remaining).toEqual([401, 456]);

  await desk.sync.refresh();
  await desk.sync.takeOver();
  visits(tablet.sync, 26);
  await tablet.sync.refresh();
  await expect.poll(() => tablet.sync.state().conflict?.code).toBe('not-scorer');
  await tablet.sync.takeOver();
  await settle(tablet.sync);
  expect((await client.call('getGame', { id, since: 0 })).length).toBe(5);
});
