import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Topic as ContractTopic } from '@oche/api/contract/topics';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

type Task = () => void | Promise<void>;

/**
 * What an answer depends on. A commit makes topics stale, and every shared answer that depends on one of them is made again. Topics of the
 * contract stand for all things of a kind; others name one thing by its kind and id: `game 0198…`, `tournament 0198…`.
 */
export type Topic = 'everything' | ContractTopic | `${string} ${string}`;

type Listeners = {
  /** called with an error of a task after the commit, when the request cannot be refused any more */
  report?: (error: unknown) => void;
  /** called after each commit with the topics that it made stale, before any other task */
  committed?: (topics: ReadonlySet<Topic>) => void;
};
type Store = Required<Listeners> & {
  executor: Kysely<Schema>;
  afterCommit: Task[] | null;
  stale: Set<Topic> | null;
  /** what `lockFirst` has locked in the open transaction */
  locked: ReadonlySet<string>;
  dependsOn: (topic: Topic) => void;
};

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

/** Runs `work` on a database. */
export const withDatabase = <T>(
  database: Kysely<Schema>,
  work: () => Promise<T>,
  { report = (error) => console.error(error), committed = () => {} }: Listeners = {},
): Promise<T> =>
  storage.run({ executor: database, afterCommit: null, stale: null, locked: new Set(), dependsOn: () => {}, report, committed }, work);

/** Marks topics that become stale when the open transaction commits; at once if none is open. */
export const makeStale = (...topics: Topic[]): void => {
  const store = storage.getStore();
  if (store?.stale) for (const topic of topics) store.stale.add(topic);
  else store?.committed(new Set(topics));
};

/** Records what the answer of this read depends on. An answer without any topic is made again after every commit. */
export const dependsOn = (...topics: Topic[]): void => {
  const store = storage.getStore();
  if (store) for (const topic of topics) store.dependsOn(topic);
};

/** Runs a read, and calls `onDependency` with each topic that its answer depends on. */
export const trackDependencies = <T>(work: () => Promise<T>, onDependency: (topic: Topic) => void): Promise<T> => {
  const store = storage.getStore();
  return store ? storage.run({ ...store, dependsOn: onDependency }, work) : work();
};

/** Runs reads in one snapshot of the database, which writes that commit meanwhile do not change. */
export const snapshot = async <T>(work: () => Promise<T>): Promise<T> => {
  const store = storage.getStore();
  if (!store) throw new Error('No database in scope: wrap the call in withDatabase().');
  return store.executor
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => storage.run({ ...store, executor: trx }, work));
};

/** Whether a transaction is open. What it reads may never be committed, so it must not be shared. */
export const inTransaction = (): boolean => storage.getStore()?.afterCommit != null;

type DatabaseError = { code?: string; constraint?: string };

/**
 * Whether another transaction was first with a slug or on a board, or dropped a logo that this one uses. If this transaction runs again, it
 * sees that and takes another one.
 */
export const lostRace = (error: unknown): boolean => {
  const { code, constraint = '' } = error as DatabaseError;
  if (code === '23503') return constraint === 'organisations_logo_fkey';
  return code === '23505' && (constraint === 'games_board' || constraint.endsWith('_slug_key'));
};

/** A deadlock, a serialisation failure or a lost race: the transaction runs again. */
const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes((error as DatabaseError).code ?? '') || lostRace(error);
const attempts = 8;

/** The transaction needs a lock that comes before those which it has: it runs again and takes that one first. */
class LockFirst extends Error {
  readonly key: string;
  readonly lock: () => Promise<unknown>;
  constructor(key: string, lock: () => Promise<unknown>) {
    super(`${key} has to be locked first.`);
    this.key = key;
    this.lock = lock;
  }
}

/**
 * Takes a lock that comes early in the order of locks (ARCHITECTURE.md), for work that finds out late that it needs it: the transaction is rolled
 * back and runs again, with this lock taken before anything else. Equal keys are locked once.
 */
export const lockFirst = (key: string, lock: () => Promise<unknown>): void => {
  if (!storage.getStore()?.locked.has(key)) throw new LockFirst(key, lock);
};

const finish = async (task: Task, { report }: Store): Promise<void> => {
  try {
    await task();
  } catch (error) {
    report(error);
  }
};

/** Runs `work` in a transaction; joins the one that is open. Tasks of `afterCommit` run after it, and cannot undo it. */
export const transaction = async <T>(work: () => Promise<T>): Promise<T> => {
  const outer = storage.getStore();
  if (!outer) throw new Error('No database in scope: wrap the call in withDatabase().');
  if (outer.afterCommit) return work();
  const locks = new Map<string, () => Promise<unknown>>();
  for (let attempt = 1; ; attempt++) {
    const tasks: Task[] = [];
    const stale = new Set<Topic>();
    let result: T;
    try {
      result = await outer.executor.transaction().execute((trx) =>
        storage.run({ ...outer, executor: trx, afterCommit: tasks, stale, locked: new Set(locks.keys()) }, async () => {
          for (const lock of locks.values()) await lock();
          return work();
        }),
      );
    } catch (error) {
      if (error instanceof LockFirst && !locks.has(error.key)) {
        locks.set(error.key, error.lock);
        continue;
      }
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await sleep(Math.random() * 10 * attempt); // so that those who met do not meet again
      continue;
    }
    outer.committed(stale);
    for (const task of tasks) await finish(task, outer);
    return result;
  }
};

/**
 * Runs a task after the open transaction has committed. If none is open, the task runs at once and the promise resolves when it is done, so a
 * task can wait for one that it adds.
 */
export const afterCommit = async (task: Task): Promise<void> => {
  const store = storage.getStore();
  if (store?.afterCommit) store.afterCommit.push(task);
  else if (store) await finish(task, store);
  else await task();
};
