import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

type Task = () => void | Promise<void>;

/** What answers are about, `results` being those of any game that is over: a commit makes topics stale, and every shared answer that depends on one of them is made again. */
export type Topic = 'everything' | 'results' | `${'tournament' | 'event' | 'game'} ${string}`;

type Listeners = {
  /** hears of what failed after a commit, when nothing can be refused any more */
  report?: (error: unknown) => void;
  /** hears after each commit what it has made stale, before anybody else hears of the commit */
  committed?: (topics: ReadonlySet<Topic>) => void;
};
type Store = Required<Listeners> & {
  executor: Kysely<Schema>;
  afterCommit: Task[] | null;
  stale: Set<Topic> | null;
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
): Promise<T> => storage.run({ executor: database, afterCommit: null, stale: null, dependsOn: () => {}, report, committed }, work);

/** Says what the open transaction makes stale once it is committed; at once where none is open. */
export const makeStale = (...topics: Topic[]): void => {
  const store = storage.getStore();
  if (store?.stale) for (const topic of topics) store.stale.add(topic);
  else store?.committed(new Set(topics));
};

/** Says what the answer of this read follows from. An answer that says nothing here is made again after every commit. */
export const dependsOn = (...topics: Topic[]): void => {
  const store = storage.getStore();
  if (store) for (const topic of topics) store.dependsOn(topic);
};

/** Runs a read and hears what its answer depends on. */
export const reading = <T>(work: () => Promise<T>, heard: (topic: Topic) => void): Promise<T> => {
  const store = storage.getStore();
  return store ? storage.run({ ...store, dependsOn: heard }, work) : work();
};

/** Whether a transaction is open: what it reads may never be committed, and is shared with nobody. */
export const inTransaction = (): boolean => storage.getStore()?.afterCommit != null;

type DatabaseError = { code?: string; constraint?: string };

/**
 * Whether somebody else was first with a slug or on a board: who asks again sees that, and takes another one. Or one dropped a logo
 * while another took it.
 */
export const lostRace = (error: unknown): boolean => {
  const { code, constraint = '' } = error as DatabaseError;
  if (code === '23503') return constraint === 'organisations_logo_fkey';
  return code === '23505' && (constraint === 'games_board' || constraint.endsWith('_slug_key'));
};

/** Two transactions that wait for each other, or one that lost a race: it is ended, and then simply runs again. */
const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes((error as DatabaseError).code ?? '') || lostRace(error);
const attempts = 8;

const finish = async (task: Task, { report }: Store): Promise<void> => {
  try {
    await task();
  } catch (error) {
    report(error);
  }
};

/** Runs `work` in a transaction; joins the one that is open. What was given to `afterCommit` runs after it, and cannot undo it. */
export const transaction = async <T>(work: () => Promise<T>): Promise<T> => {
  const outer = storage.getStore();
  if (!outer) throw new Error('No database in scope: wrap the call in withDatabase().');
  if (outer.afterCommit) return work();
  for (let attempt = 1; ; attempt++) {
    const tasks: Task[] = [];
    const stale = new Set<Topic>();
    let result: T;
    try {
      result = await outer.executor
        .transaction()
        .execute((trx) => storage.run({ ...outer, executor: trx, afterCommit: tasks, stale }, work));
    } catch (error) {
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
 * Does something once the transaction has been committed. If none is open it is done at once, and the promise resolves when it is: a task
 * that asks for another one can wait for it.
 */
export const afterCommit = async (task: Task): Promise<void> => {
  const store = storage.getStore();
  if (store?.afterCommit) store.afterCommit.push(task);
  else if (store) await finish(task, store);
  else await task();
};
