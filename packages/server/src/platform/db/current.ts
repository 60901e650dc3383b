import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Topic as ContractTopic } from '@oche/api/contract/topics';
import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

type Task = () => void | Promise<void>;

/**
 * A dependency of cached results. A commit makes topics stale, and with them every result that depends on one of them. A topic of the
 * contract stands for all records of a kind. Other topics name one record by its kind and id: `game 0198…`, `tournament 0198…`.
 */
export type Topic = 'everything' | ContractTopic | `${string} ${string}`;

type Listeners = {
  /** called with the error of a task after the commit, when it is too late to refuse the request */
  report?: (error: unknown) => void;
  /** called after each commit with the topics that it makes stale, before the tasks of `afterCommit` */
  committed?: (topics: ReadonlySet<Topic>) => void;
};
type Store = Required<Listeners> & {
  executor: Kysely<Schema>;
  afterCommit: Task[] | null;
  stale: Set<Topic> | null;
  /** keys of the locks that `lockFirst` has taken in the open transaction */
  locked: ReadonlySet<string>;
  /** how often its work has begun */
  attempt?: number;
  dependsOn: (topic: Topic) => void;
};

/*
 * The current executor of a request. A query on the database inside a transaction would run outside it, and could wait forever for its locks.
 * Code that always calls `db()` cannot make this mistake.
 */
const storage = new AsyncLocalStorage<Store>();

/** The executor of this request: the open transaction, otherwise the database. @throws Error outside of `withDatabase` */
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

/** Marks topics as stale when the open transaction commits, or immediately if no transaction is open. */
export const makeStale = (...topics: Topic[]): void => {
  const store = storage.getStore();
  if (store?.stale) for (const topic of topics) store.stale.add(topic);
  else store?.committed(new Set(topics));
};

/** The ids of the records of a kind that the open transaction has made stale. */
export const staleRecords = (kind: string): string[] =>
  [...(storage.getStore()?.stale ?? [])].flatMap((topic) => (topic.startsWith(`${kind} `) ? [topic.slice(kind.length + 1)] : []));

/** Records topics that the result of this read depends on. A result without a topic becomes stale with every commit. */
export const dependsOn = (...topics: Topic[]): void => {
  const store = storage.getStore();
  if (store) for (const topic of topics) store.dependsOn(topic);
};

/** Runs a read, and calls `onDependency` with each topic that its result depends on. */
export const trackDependencies = <T>(work: () => Promise<T>, onDependency: (topic: Topic) => void): Promise<T> => {
  const store = storage.getStore();
  return store ? storage.run({ ...store, dependsOn: onDependency }, work) : work();
};

/** Runs reads in one snapshot of the database, without the effects of writes that commit meanwhile. */
export const snapshot = async <T>(work: () => Promise<T>): Promise<T> => {
  const store = storage.getStore();
  if (!store) throw new Error('No database in scope: wrap the call in withDatabase().');
  return store.executor
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => storage.run({ ...store, executor: trx }, work));
};

/** Whether a transaction is open. Its reads must not be cached for others, because it may be rolled back. */
export const inTransaction = (): boolean => storage.getStore()?.afterCommit != null;

type DatabaseError = { code?: string; constraint?: string };

/**
 * Whether another transaction took a slug or a board first, or deleted a logo that this one uses. A retry sees the changes of the other
 * transaction and can succeed.
 */
export const lostRace = (error: unknown): boolean => {
  const { code, constraint = '' } = error as DatabaseError;
  if (code === '23503') return constraint === 'organisations_logo_fkey';
  return code === '23505' && (constraint === 'games_board' || constraint.endsWith('_slug_key'));
};

/** Whether to retry a transaction: after a serialisation failure, a deadlock or a lost race. */
const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes((error as DatabaseError).code ?? '') || lostRace(error);
const maxAttempts = 8;
/** How often the work of the open transaction has begun. */
export const attemptOfTransaction = (): number => storage.getStore()?.attempt ?? 1;

/** Thrown to restart a transaction that needs a lock which precedes its other locks in the order of locks. */
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
 * Takes a lock that comes early in the order of locks (ARCHITECTURE.md) when the transaction already holds later ones. The transaction is
 * rolled back and retried, and takes this lock first. Locks with equal keys are taken once.
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

/**
 * Runs `work` in a new transaction, or in the open one. It is retried after deadlocks, serialisation failures and lost races, so `work` must
 * have no other effects. Tasks of `afterCommit` run after the commit and cannot undo it.
 */
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
        storage.run({ ...outer, executor: trx, afterCommit: tasks, stale, locked: new Set(locks.keys()), attempt }, async () => {
          for (const lock of locks.values()) await lock();
          return work();
        }),
      );
    } catch (error) {
      if (error instanceof LockFirst && !locks.has(error.key)) {
        locks.set(error.key, error.lock);
        continue;
      }
      if (attempt >= maxAttempts || !isRetryable(error)) throw error;
      await sleep(Math.random() * 10 * attempt); // random, so that competing transactions do not conflict again
      continue;
    }
    outer.committed(stale);
    for (const task of tasks) await finish(task, outer);
    return result;
  }
};

/**
 * Runs `work` in the open transaction and takes all of its writes back, also those after the commit. Returns what `work` returns, to preview a
 * write without a second version of its rules.
 */
export const tryOut = async <T>(work: () => Promise<T>): Promise<T> => {
  const outer = storage.getStore();
  if (!outer?.afterCommit) throw new Error('A write can only be tried out in a transaction.');
  await sql`savepoint try_out`.execute(outer.executor);
  try {
    return await storage.run({ ...outer, afterCommit: [], stale: new Set() }, work);
  } finally {
    await sql`rollback to savepoint try_out`.execute(outer.executor);
  }
};

/**
 * Runs a task after the open transaction commits. Without a transaction it runs immediately, and the promise resolves when it is done. A task can
 * therefore await a task that it adds.
 */
export const afterCommit = async (task: Task): Promise<void> => {
  const store = storage.getStore();
  if (store?.afterCommit) store.afterCommit.push(task);
  else if (store) await finish(task, store);
  else await task();
};
