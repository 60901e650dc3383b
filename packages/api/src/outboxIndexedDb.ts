import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { changed, createMemoryOutbox, emptyGame, type KeptGame, type Outbox } from './outbox.ts';

type Row = KeptGame & { gameId: string; touchedAt: number };
type Schema = DBSchema & { games: { key: string; value: Row } };

const keepFor = 14 * 24 * 60 * 60 * 1000;

const open = (name: string): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(name, 1, { upgrade: (db) => void db.createObjectStore('games', { keyPath: 'gameId' }) });

/** Forgets games that nobody touched for two weeks; never one with events that are not confirmed. */
const prune = async (db: IDBPDatabase<Schema>, now: number): Promise<void> => {
  const old = (await db.getAll('games')).filter((row) => row.pending.length === 0 && now - row.touchedAt > keepFor);
  await Promise.all(old.map((row) => db.delete('games', row.gameId)));
};

/**
 * Opens the device's outbox in IndexedDB. A game is one row, read and written in one transaction, so two open pages
 * never overwrite each other's half of a change; `strict` asks the browser to reach the disk before it says done.
 */
export const createIndexedDbOutbox = async (now: () => number, name = 'oche-outbox'): Promise<Outbox> => {
  const db = await open(name);
  await prune(db, now());
  return {
    async read(gameId) {
      return (await db.get('games', gameId)) ?? emptyGame();
    },
    async write(gameId, change) {
      const transaction = db.transaction('games', 'readwrite', { durability: 'strict' });
      const kept = (await transaction.store.get(gameId)) ?? emptyGame();
      await Promise.all([transaction.store.put({ ...changed(kept, change), gameId, touchedAt: now() }), transaction.done]);
    },
    async waiting() {
      const rows = await db.getAll('games');
      return rows.filter((row) => row.pending.length > 0).map((row) => ({ gameId: row.gameId, events: row.pending.length }));
    },
  };
};

/** The device's outbox, or one in memory where the browser refuses storage (private windows, full disks, servers). */
export const openOutbox = async (now: () => number): Promise<Outbox> => {
  if (typeof indexedDB === 'undefined') return createMemoryOutbox();
  return createIndexedDbOutbox(now).catch(() => createMemoryOutbox());
};
