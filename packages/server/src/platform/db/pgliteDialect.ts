import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { deadlines, DatabaseUnavailable } from './unavailable.ts';
import type { WorkerData, WorkerRequest, WorkerResponse } from './pgliteWorker.ts';

type Rows = { rows: unknown[]; affected: number };

/**
 * Opens PGlite in a worker thread, on a folder or in memory (`memory://`, with the files of `snapshot`). If a statement takes longer than
 * `deadline` milliseconds, the thread hangs, for example because the disk is full. It is then terminated, and `lost` resolves.
 */
export const startPglite = async (
  dataDir: string,
  { deadline = deadlines.answer, snapshot }: { deadline?: number; snapshot?: string | undefined } = {},
) => {
  const worker = new Worker(new URL(import.meta.url.endsWith('.ts') ? './pgliteWorker.ts' : './pgliteWorker.js', import.meta.url), {
    workerData: { dataDir, snapshot } satisfies WorkerData,
  });
  const open = new Map<number, { resolve: (rows: Rows) => void; reject: (error: Error) => void }>();
  let last = 0;
  let dead: DatabaseUnavailable | null = null;
  let closing = false;
  let lose!: (reason: string) => void;
  const lost = new Promise<string>((resolve) => (lose = resolve));
  const fail = (reason: string) => {
    dead ??= new DatabaseUnavailable(reason);
    for (const { reject } of open.values()) reject(dead);
    open.clear();
    if (!closing) lose(reason);
  };
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (response: WorkerResponse) => {
      if (response.id === 0) return resolve();
      if (response.id === -1 && 'error' in response) return reject(new Error(response.error.message));
      const waiting = open.get(response.id);
      open.delete(response.id);
      if ('error' in response) waiting?.reject(Object.assign(new Error(response.error.message), response.error));
      else if ('rows' in response) waiting?.resolve(response);
    });
    worker.on('error', (error: Error) => (reject(error), fail(`The database thread failed: ${error.message}`)));
    worker.on('exit', () => (reject(new Error('The database thread ended.')), fail('The database thread ended.')));
  });
  const ask = (request: { sql: string; parameters: readonly unknown[] } | { close: true }) =>
    new Promise<Rows>((resolve, reject) => {
      if (dead) return reject(dead);
      const id = ++last;
      const terminate = () => {
        fail(`The database did not answer for ${deadline / 1000} seconds.`);
        void worker.terminate();
      };
      const timer = deadline === Infinity ? undefined : setTimeout(terminate, deadline);
      const done =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          then(value);
        };
      open.set(id, { resolve: done(resolve), reject: done(reject) });
      worker.postMessage({ ...request, id } satisfies WorkerRequest);
    });
  return {
    lost,
    query: (sql: string, parameters: readonly unknown[]) => ask({ sql, parameters }),
    close: async () => {
      closing = true;
      if (!dead) await ask({ close: true });
      await worker.terminate();
    },
  };
};

type Pglite = Awaited<ReturnType<typeof startPglite>>;

/** A driver with one connection, because PGlite has only one. Transactions wait for it in order. */
class PgliteDriver implements Driver {
  #pglite: Pglite;
  #turn: Promise<void> = Promise.resolve();
  #release: (() => void) | null = null;
  #connection: DatabaseConnection;

  constructor(pglite: Pglite) {
    this.#pglite = pglite;
    this.#connection = {
      executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
        const { rows, affected } = await this.#pglite.query(sql, parameters);
        return { rows: rows as R[], numAffectedRows: BigInt(affected) };
      },
      streamQuery: () => {
        throw new Error('PGlite does not stream; read in pages instead.');
      },
    };
  }
  async init() {}
  async acquireConnection() {
    const before = this.#turn;
    let release!: () => void;
    this.#turn = new Promise((resolve) => (release = resolve));
    await before;
    this.#release = release;
    return this.#connection;
  }
  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }
  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async releaseConnection() {
    const release = this.#release;
    this.#release = null;
    release?.();
  }
  async destroy() {
    await this.#pglite.close();
  }
}

export const pgliteDialect = (pglite: Pglite): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PgliteDriver(pglite),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
