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
/** A story that is played again deletes what its first run has open. */
const begunAnew = () => undefined;
const waiting = ({ seq: _seq, author: _author, serverTime: _serverTime, ...event }: GameEvent) => event;

/** Writes a game, closes the storage, opens it again and tells what is there. */
const reopen = async (): Promise<string> => {
  indexedDB.deleteDatabase('outbox-story');
  const day = 24 * 60 * 60 * 1000;
  const first = await createIndexedDbOutbox(() => 0, begunAnew, 'outbox-story');
  const [a, b, c] = [event('a', 1), event('b', 2), event('c', 3)];
  await first.write('old', { log: [a] });
  await first.write('unsent', { add: [waiting(a)] });
  const second = await createIndexedDbOutbox(() => 15 * day, begunAnew, 'outbox-story');
  await Promise.all([second.write('game', { add: [waiting(a)] }), second.write('game', { add: [waiting(b)], base: 0, scorerEpoch: 2 })]);
  const third = await createIndexedDbOutbox(() => 16 * day, begunAnew, 'outbox-story');
  // Asked before it is written down: what was called first comes first.
  void third.write('game', { log: [a], add: [waiting(c), waiting(b)], base: 1 });
  const { log, pending, base, scorerEpoch } = await third.read('game');
  const ids = (events: { id: string }[]) => events.map(({ id }) => id).join();
  const left = (await third.waiting()).map(({ gameId, events }) => `${gameId} ${events}`).toSorted();
  const forgotten = (await third.read('old')).log.length === 0;
  return `${ids(log)} | ${ids(pending)} | ${base} ${scorerEpoch} | ${left.join(', ')} | ${forgotten ? 'old forgotten' : 'old kept'}`;
};

/** Writes a game as version 1 did, opens it, loses the end of its log and gains another. */
const upgrade = async (): Promise<string> => {
  indexedDB.deleteDatabase('outbox-story-1');
  const old = await openDB('outbox-story-1', 1, { upgrade: (db) => void db.createObjectStore('games', { keyPath: 'gameId' }) });
  const [a, b, c] = [event('a', 1), event('b', 2), event('c', 3)];
  await old.put('games', { gameId: 'game', log: [a, b], pending: [waiting(c)], base: 2, scorerEpoch: 1, summary: null, touchedAt: 0 });
  old.close();
  const store = await createIndexedDbOutbox(() => 0, begunAnew, 'outbox-story-1');
  const told = async () => {
    const { log, pending, base, scorerEpoch } = await store.read('game');
    return `${log.map(({ id }) => id).join()} ${pending.map(({ id }) => id).join()} ${base} ${scorerEpoch}`;
  };
  const found = await told();
  await store.write('game', { logLength: 1, log: [event('d', 2), c] });
  const changed = await told();
  await store.write('game', { logLength: 2, add: [waiting(event('e', 3))] });
  return `${found} | ${changed} | ${await told()}`;
};

/** A page is open and writes, while one of a later version opens and changes the storage. */
const takeOver = async (): Promise<string> => {
  indexedDB.deleteDatabase('outbox-story-2');
  let takeovers = 0;
  const old = await createIndexedDbOutbox(
    () => 0,
    () => void (takeovers += 1),
    'outbox-story-2',
  );
  const written = old.write('game', { add: [waiting(event('a', 1))] });
  const later = await openDB('outbox-story-2', 3);
  await written;
  const kept = (await later.get('games', 'game')) as { pending: { id: string }[] };
  const refused = await old.write('game', { add: [waiting(event('b', 2))] }).catch((error: Error) => error.name);
  later.close();
  return `${later.version} | ${kept.pending.map(({ id }) => id).join()} | ${takeovers > 0 ? 'told' : 'not told'} | ${refused}`;
};

function Kept({ does }: { does: () => Promise<string> }) {
  const [text, setText] = useState('');
  return (
    <button type="button" onClick={() => void does().then(setText)}>
      {text || 'Write and read again'}
    </button>
  );
}

const meta = { component: Kept, args: { does: reopen } } satisfies Meta<typeof Kept>;
export default meta;

/** Only a browser has IndexedDB, so this test of the outbox runs as a story. */
export const KeepsGames: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('a | b,c | 1 2 | game 2, unsent 1 | old forgotten')).toBeVisible();
  },
};

/** A device that comes from the release before loses nothing. */
export const TakesOverVersionOne: StoryObj<typeof meta> = {
  args: { does: upgrade },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('a,b c 2 1 | a,d,c 2 1 | a,d e 2 1')).toBeVisible();
  },
};

/** A page that stays open must not stop a later version from coming; it is told, so that it begins anew. */
export const GivesWayToALaterVersion: StoryObj<typeof meta> = {
  args: { does: takeOver },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('3 | a | told | InvalidStateError')).toBeVisible();
  },
};
