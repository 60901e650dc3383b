import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameEvent } from './contract/game.ts';
import { applyChange, createMemoryOutbox, emptyGame, isWaiting, type KeptGame, type Outbox } from './outbox.ts';

/** A game with the length of its log instead of the log; otherwise every visit would rewrite the whole log. */
type Row = Omit<KeptGame, 'log'> & { gameId: string; logLength: number; touchedAt: number };
type Schema = DBSchema & { games: { key: string; value: Row }; log: { key: [gameId: string, seq: number]; value: GameEvent } };
type Db = IDBPDatabase<Schema>;

const retentionMs = 14 * 24 * 60 * 60 * 1000;

/** The keys of a game's events whose number is `seq` or higher. */
const from = (gameId: string, seq: number) => IDBKeyRange.bound([gameId, seq], [gameId, Infinity]);

const open = (name: string, onUpgrade: () => void): Promise<Db> =>
  openDB<Schema>(name, 2, {
    blocking(_version, _newer, event) {
      // Running transactions complete before the database closes.
      (event.target as IDBDatabase).close();
      onUpgrade();
    },
    async upgrade(db, version, _to, transaction) {
      const log = db.createObjectStore('log');
      if (version === 0) return void db.createObjectStore('games', { keyPath: 'gameId' });
      // Version 1 had the log in the row.
      const games = transaction.objectStore('games');
      for (const { log: events, ...row } of (await games.getAll()) as (Row & Pick<KeptGame, 'log'>)[]) {
        await Promise.all(events.map((event) => log.put(event, [row.gameId, event.seq])));
        await games.put({ ...row, logLength: events.length });
      }
    },
  });

/** Deletes games that have not been touched for two weeks, unless they have unconfirmed events. */
const prune = async (db: Db, now: number): Promise<void> => {
  const transaction = db.transaction(['games', 'log'], 'readwrite');
  const [games, log] = [transaction.objectStore('games'), transaction.objectStore('log')];
  const old = (await games.getAll()).filter((row) => row.pending.length === 0 && now - row.touchedAt > retentionMs);
  await Promise.all([...old.flatMap(({ gameId }) => [games.delete(gameId), log.delete(from(gameId, 1))]), transaction.done]);
};

/**
 * Opens the device's outbox in IndexedDB. A change is one transaction, so that two open pages never overwrite parts of each other's changes.
 * `strict` durability means that a change resolves after it has reached the disk. Its cost does not depend on the length of the game. If a
 * page of a later version upgrades the storage, this connection closes at once and calls `onUpgrade`. Later writes fail.
 */
export const createIndexedDbOutbox = async (now: () => number, onUpgrade: () => void, name = 'oche-outbox'): Promise<Outbox> => {
  const db = await open(name, onUpgrade);
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
      const kept = Math.min(length, change.logLength ?? length);
      // The stored log is not read: `applyChange` gets only its new events.
      const { log: gained, ...rest } = applyChange({ ...(row ?? emptyGame()), log: [] }, { ...change, logLength: 0 });
      await Promise.all([
        kept < length && log.delete(from(gameId, kept + 1)),
        ...(change.log ?? []).map((event) => log.put(event, [gameId, event.seq])),
        games.put({ ...rest, gameId, logLength: Math.max(kept, gained.length), touchedAt: now() }),
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

/** Opens the device's outbox, or one in memory if there is no storage (private windows, full disks, servers). */
export const openOutbox = async (now: () => number, onUpgrade: () => void, name?: string): Promise<Outbox> => {
  if (typeof indexedDB === 'undefined') return createMemoryOutbox();
  return createIndexedDbOutbox(now, onUpgrade, name).catch(() => createMemoryOutbox());
};
