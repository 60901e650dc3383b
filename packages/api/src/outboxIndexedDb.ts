import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameEvent } from './contract/game.ts';
import { changed, createMemoryOutbox, emptyGame, isWaiting, type KeptGame, type Outbox } from './outbox.ts';

/** A game without its log, of which only the length is here: a visit would else write the whole evening anew. */
type Row = Omit<KeptGame, 'log'> & { gameId: string; logLength: number; touchedAt: number };
type Schema = DBSchema & { games: { key: string; value: Row }; log: { key: [gameId: string, seq: number]; value: GameEvent } };
type Db = IDBPDatabase<Schema>;

const keepFor = 14 * 24 * 60 * 60 * 1000;

/** Events of a game from a place on. */
const from = (gameId: string, seq: number) => IDBKeyRange.bound([gameId, seq], [gameId, Infinity]);

const open = (name: string, onTaken: () => void): Promise<Db> =>
  openDB<Schema>(name, 2, {
    blocking(_version, _newer, event) {
      // What is being written ends first.
      (event.target as IDBDatabase).close();
      onTaken();
    },
    async upgrade(db, version, _to, transaction) {
      const log = db.createObjectStore('log');
      if (version === 0) return void db.createObjectStore('games', { keyPath: 'gameId' });
      // In version 1 the log was in the row.
      const games = transaction.objectStore('games');
      for (const { log: events, ...row } of (await games.getAll()) as (Row & Pick<KeptGame, 'log'>)[]) {
        await Promise.all(events.map((event) => log.put(event, [row.gameId, event.seq])));
        await games.put({ ...row, logLength: events.length });
      }
    },
  });

/** Forgets games that nobody touched for two weeks; never one with events that are not confirmed. */
const prune = async (db: Db, now: number): Promise<void> => {
  const transaction = db.transaction(['games', 'log'], 'readwrite');
  const [games, log] = [transaction.objectStore('games'), transaction.objectStore('log')];
  const old = (await games.getAll()).filter((row) => row.pending.length === 0 && now - row.touchedAt > keepFor);
  await Promise.all([...old.flatMap(({ gameId }) => [games.delete(gameId), log.delete(from(gameId, 1))]), transaction.done]);
};

/**
 * Opens the device's outbox in IndexedDB. A change is one transaction, so two open pages never overwrite each other's half of it;
 * `strict` asks the browser to reach the disk before it says done. What a change costs does not grow with the game.
 * A page of a later version that wants to change the storage gets it at once; `onTaken` tells that nothing is kept here any more.
 */
export const createIndexedDbOutbox = async (now: () => number, onTaken: () => void, name = 'oche-outbox'): Promise<Outbox> => {
  const db = await open(name, onTaken);
  await prune(db, now());
  return {
    async read(gameId) {
      const transaction = db.transaction(['games', 'log']);
      const [row, log] = await Promise.all([
        transaction.objectStore('games').get(gameId),
        transaction.objectStore('log').getAll(from(gameId, 1)),
      ]);
      if (!row) return emptyGame();
      const { pending, base, scorerEpoch, summary, database = null } = row;
      return { log, pending, base, scorerEpoch, summary, database };
    },
    async write(gameId, change) {
      const transaction = db.transaction(['games', 'log'], 'readwrite', { durability: 'strict' });
      const [games, log] = [transaction.objectStore('games'), transaction.objectStore('log')];
      const row = await games.get(gameId);
      const length = row?.logLength ?? 0;
      const stays = Math.min(length, change.logLength ?? length);
      // Of the log only what changes is at hand.
      const { log: gained, ...rest } = changed({ ...(row ?? emptyGame()), log: [] }, { ...change, logLength: 0 });
      await Promise.all([
        stays < length && log.delete(from(gameId, stays + 1)),
        ...(change.log ?? []).map((event) => log.put(event, [gameId, event.seq])),
        games.put({ ...rest, gameId, logLength: Math.max(stays, gained.length), touchedAt: now() }),
        transaction.done,
      ]);
    },
    async waiting(database = null) {
      const rows = await db.getAll('games');
      return rows
        .filter((row) => isWaiting({ pending: row.pending, database: row.database ?? null }, row.logLength, database))
        .map((row) => ({ gameId: row.gameId, events: row.pending.length }));
    },
  };
};

/** The device's outbox, or one in memory where the browser refuses storage (private windows, full disks, servers). */
export const openOutbox = async (now: () => number, onTaken: () => void): Promise<Outbox> => {
  if (typeof indexedDB === 'undefined') return createMemoryOutbox();
  return createIndexedDbOutbox(now, onTaken).catch(() => createMemoryOutbox());
};
