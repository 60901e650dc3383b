import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

type Store = { executor: Kysely<Schema>; afterCommit: (() => void | Promise<void>)[] | null };

/*
 * One current executor per request. PGlite has a single connection, so a query on the outer database inside a
 * transaction would wait for ever; asking for the current one makes that mistake impossible.
 */
const storage = new AsyncLocalStorage<Store>();

/** The executor of this request: the open transaction, or the database. */
export const db = (): Kysely<Schema> => {
  const store = storage.getStore();
  if (!store) throw new Error('No database in scope: wrap the call in withDatabase().');
  return store.executor;
};

export const withDatabase = <T>(database: Kysely<Schema>, work: () => Promise<T>): Promise<T> =>
  storage.run({ executor: database, afterCommit: null }, work);

/** Two transactions that wait for each other, or lost a race: PostgreSQL ends one, which then simply runs again. */
const retryable = new Set(['40001', '40P01']);

/** Runs `work` in a transaction; joins the one that is open. What was given to `afterCommit` runs after it. */
export const transaction = async <T>(work: () => Promise<T>): Promise<T> => {
  const outer = storage.getStore();
  if (!outer) throw new Error('No database in scope: wrap the call in withDatabase().');
  if (outer.afterCommit) return work();
  for (let attempt = 1; ; attempt++) {
    const afterCommit: Store['afterCommit'] = [];
    try {
      const result = await outer.executor.transaction().execute((trx) => storage.run({ executor: trx, afterCommit }, work));
      for (const task of afterCommit) await task();
      return result;
    } catch (error) {
      if (attempt >= 5 || !retryable.has((error as { code?: string }).code ?? '')) throw error;
    }
  }
};

/** Does something once the transaction has been committed (at once where none is open). */
export const afterCommit = (task: () => void | Promise<void>): void => {
  const store = storage.getStore();
  if (store?.afterCommit) store.afterCommit.push(task);
  else void task();
};
