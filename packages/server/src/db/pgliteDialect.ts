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
import type { WorkerRequest, WorkerResponse } from './pgliteWorker.ts';

type Rows = { rows: unknown[]; affected: number };

/** The PGlite of one folder (or `memory://`), in a worker thread of its own. */
export const startPglite = async (dataDir: string) => {
  const worker = new Worker(new URL(import.meta.url.endsWith('.ts') ? './pgliteWorker.ts' : './pgliteWorker.js', import.meta.url), {
    workerData: { dataDir },
  });
  const open = new Map<number, { resolve: (rows: Rows) => void; reject: (error: Error) => void }>();
  let last = 0;
  const fail = (error: Error) => {
    for (const { reject } of open.values()) reject(error);
    open.clear();
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
    worker.on('error', (error: Error) => (reject(error), fail(error)));
    worker.on('exit', () => (reject(new Error('The database thread ended.')), fail(new Error('The database thread ended.'))));
  });
  const ask = (request: { sql: string; parameters: readonly unknown[] } | { close: true }) =>
    new Promise<Rows>((resolve, reject) => {
      const id = ++last;
      open.set(id, { resolve, reject });
      worker.postMessage({ ...request, id } satisfies WorkerRequest);
    });
  return {
    query: (sql: string, parameters: readonly unknown[]) => ask({ sql, parameters }),
    close: async () => {
      await ask({ close: true });
      await worker.terminate();
    },
  };
};

type Pglite = Awaited<ReturnType<typeof startPglite>>;

/** PGlite has one connection: whoever holds it holds the database, others queue in order. */
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
