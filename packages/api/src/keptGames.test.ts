import { describe, expect, test } from 'vitest';
import type { FoldedGame } from '@oche/darts/match/state';
import { startOf } from './startOf.ts';
import { newestOf, readKeptGames } from './keptGames.ts';
import { createMemoryOutbox } from './outbox.ts';
import type { GameEventInput } from './contract/game.ts';

const format = { start: 301, in: 'straight', out: 'double', legs: { firstTo: 1 }, starter: 'first' } as const;
const sides = ['h', 'a'].map((id) => ({ id, players: [{ id: `p-${id}`, name: id }] }));
const events = [
  { kind: 'start', payload: startOf({ format, sides: sides as never }) },
  { kind: 'visit', payload: { side: 0, total: 180 } },
].map((event, index) => ({ ...event, id: `e${index}`, v: 1, deviceTime: '2026-11-27T20:00:00.000Z' })) as unknown as GameEventInput[];

const folded = (length: number, winner: 0 | null = null): FoldedGame => ({
  ...{ state: winner === null ? 'playing' : 'over', length, legs: [0, 0], winner, ending: null },
  ...{ hasVisits: true, playersByLeg: [] },
});

describe('the games of a match on this device', () => {
  test('are folded with the events that the server does not have', async () => {
    const store = createMemoryOutbox();
    await store.write('g1', { add: events });
    const games = await readKeptGames(store, [
      { id: 'g1', key: 'm1' },
      { id: 'g2', key: 'm2' },
    ]);
    expect(Object.keys(games)).toEqual(['m1']);
    expect(games['m1']).toMatchObject({ state: 'playing', length: 2, playersByLeg: [[['p-h'], ['p-a']]] });
  });

  test('are left out if the storage is denied, or if a newer version wrote them', async () => {
    const denied = { ...createMemoryOutbox(), read: () => Promise.reject(new Error('denied')) };
    expect(await readKeptGames(denied, [{ id: 'g1', key: 'm1' }])).toEqual({});
    const store = createMemoryOutbox();
    await store.write('g1', { add: events.map((event) => ({ ...event, v: 99 })) });
    expect(await readKeptGames(store, [{ id: 'g1', key: 'm1' }])).toEqual({});
  });

  test('count if their log is longer than the one of the server', () => {
    const server = { m1: folded(10), m2: folded(3) };
    const device = { m1: folded(12, 0), m2: folded(3, 0), m3: folded(2) };
    expect(newestOf(server, device)).toEqual({ m1: device.m1, m2: server.m2, m3: device.m3 });
  });
});
