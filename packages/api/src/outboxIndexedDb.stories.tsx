import type { Meta, StoryObj } from '@storybook/react-vite';
import { openDB } from 'idb';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { GameEvent } from './contract/game.ts';
import { createIndexedDbOutbox } from './outboxIndexedDb.ts';

const event = (id: string, seq: number): GameEvent => ({
  ...{ id, seq, v: 1, kind: 'visit', payload: { side: 0, total: 60 }, author: 'board:1' },
  deviceTime: '2026-11-27T20:00:00.000Z',
  serverTime: '2026-11-27T20:00:00.000Z',
});
/** If a story runs again, it deletes a database that its first run has left open. */
const ignoreUpgrade = () => undefined;
const waiting = ({ seq: _seq, author: _author, serverTime: _serverTime, ...event }: GameEvent) => event;

/** Writes games, opens the storage again, and returns what it contains. */
const reopen = async (): Promise<string> => {
  indexedDB.deleteDatabase('outbox-story');
  const day = 24 * 60 * 60 * 1000;
  const first = await createIndexedDbOutbox(() => 0, ignoreUpgrade, 'outbox-story');
  const [a, b, c] = [event('a', 1), event('b', 2), event('c', 3)];
  await first.write('old', { log: [a] });
  await first.write('unsent', { add: [waiting(a)] });
  const second = await createIndexedDbOutbox(() => 15 * day, ignoreUpgrade, 'outbox-story');
  await Promise.all([second.write('game', { add: [waiting(a)] }), second.write('game', { add: [waiting(b)], base: 0, scorerEpoch: 2 })]);
  const third = await createIndexedDbOutbox(() => 16 * day, ignoreUpgrade, 'outbox-story');
  // The read starts before the write has ended; calls take effect in their order.
  void third.write('game', { log: [a], add: [waiting(c), waiting(b)], base: 1 });
  const { log, pending, base, scorerEpoch } = await third.read('game');
  const ids = (events: { id: string }[]) => events.map(({ id }) => id).join();
  const unsent = (await third.waiting()).map(({ gameId, events }) => `${gameId} ${events}`).toSorted();
  const isDeleted = (await third.read('old')).log.length === 0;
  return `${ids(log)} | ${ids(pending)} | ${base} ${scorerEpoch} | ${unsent.join(', ')} | ${isDeleted ? 'old deleted' : 'old kept'}`;
};

/** Writes a game as version 1 did, upgrades it, and replaces the end of its log. */
const upgrade = async (): Promise<string> => {
  indexedDB.deleteDatabase('outbox-story-1');
  const old = await openDB('outbox-story-1', 1, { upgrade: (db) => void db.createObjectStore('games', { keyPath: 'gameId' }) });
  const [a, b, c] = [event('a', 1), event('b', 2), event('c', 3)];
  await old.put('games', { gameId: 'game', log: [a, b], pending: [waiting(c)], base: 2, scorerEpoch: 1, summary: null, touchedAt: 0 });
  old.close();
  const store = await createIndexedDbOutbox(() => 0, ignoreUpgrade, 'outbox-story-1');
  const contents = async () => {
    const { log, pending, base, scorerEpoch } = await store.read('game');
    return `${log.map(({ id }) => id).join()} ${pending.map(({ id }) => id).join()} ${base} ${scorerEpoch}`;
  };
  const found = await contents();
  await store.write('game', { logLength: 1, log: [event('d', 2), c] });
  const changed = await contents();
  await store.write('game', { logLength: 2, add: [waiting(event('e', 3))] });
  return `${found} | ${changed} | ${await contents()}`;
};

/** Writes from one page while a page of a later version opens and upgrades the storage. */
const openLaterVersion = async (): Promise<string> => {
  indexedDB.deleteDatabase('outbox-story-2');
  let notifications = 0;
  const old = await createIndexedDbOutbox(
    () => 0,
    () => void (notifications += 1),
    'outbox-story-2',
  );
  const written = old.write('game', { add: [waiting(event('a', 1))] });
  const later = await openDB('outbox-story-2', 3);
  await written;
  const kept = (await later.get('games', 'game')) as { pending: { id: string }[] };
  const errorName = await old.write('game', { add: [waiting(event('b', 2))] }).catch((error: Error) => error.name);
  later.close();
  return `${later.version} | ${kept.pending.map(({ id }) => id).join()} | ${notifications > 0 ? 'notified' : 'not notified'} | ${errorName}`;
};

function Runner({ run }: { run: () => Promise<string> }) {
  const [text, setText] = useState('');
  return (
    <button type="button" onClick={() => void run().then(setText)}>
      {text || 'Write and read again'}
    </button>
  );
}

const meta = { component: Runner, args: { run: reopen } } satisfies Meta<typeof Runner>;
export default meta;

/** This test of the outbox runs as a story, since only a browser has IndexedDB. */
export const KeepsGames: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('a | b,c | 1 2 | game 2, unsent 1 | old deleted')).toBeVisible();
  },
};

/** A device that upgrades from the previous release loses nothing. */
export const UpgradesVersionOne: StoryObj<typeof meta> = {
  args: { run: upgrade },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('a,b c 2 1 | a,d,c 2 1 | a,d e 2 1')).toBeVisible();
  },
};

/** An open page must not block a page of a later version. It is notified, so that it can reload. */
export const ClosesForALaterVersion: StoryObj<typeof meta> = {
  args: { run: openLaterVersion },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('3 | a | notified | InvalidStateError')).toBeVisible();
  },
};
