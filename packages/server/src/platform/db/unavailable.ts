import pg from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** The database cannot answer now: it is down, full, frozen or too slow. The same request may succeed later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/**
 * SQLSTATE classes of a server that cannot work now: 08 connection, 53 out of disk, memory or connections, 57 shut down or over the
 * deadline, 58 failed reads and writes; 25006 is a server that only reads.
 */
const isPassing = (code: string): boolean => /^(08|53|57|58)/.test(code) || code === '25006';

/** Any error of the driver; one without an SQLSTATE never reached the server or lost it. */
export const asUnavailable = (error: unknown): unknown => {
  if (error instanceof DatabaseUnavailable) return error;
  if (error instanceof pg.DatabaseError && !isPassing(error.code ?? '')) return error;
  if (error instanceof TypeError || error instanceof RangeError) return error;
  return new DatabaseUnavailable((error as Error).message || String((error as NodeJS.ErrnoException).code), { cause: error });
};

/** Milliseconds. `statement`: the server ends a statement after it. `answer`: we stop waiting for the server after it. */
export const deadlines = { statement: 10_000, answer: 12_000, connection: 5_000 };

/** A connection that failed once is closed: otherwise its late answer could be taken for that of the next request. */
const guarded = (client: pg.PoolClient): PostgresPoolClient => {
  let failed: unknown = null;
  const query = async (...args: unknown[]): Promise<unknown> => {
    if (failed) throw failed;
    try {
      return await (client.query as (...all: unknown[]) => Promise<unknown>).apply(client, args);
    } catch (error) {
      const known = asUnavailable(error);
      if (known instanceof DatabaseUnavailable) failed = known;
      throw known;
    }
  };
  return { query, release: () => client.release(failed !== null) } as unknown as PostgresPoolClient;
};

/** A pool whose statements have a deadline, unless `patient`: migrations, backups and restores take as long as they take. */
export const openPool = (connectionString: string, { patient = false, deadlines: limits = deadlines } = {}): PostgresPool => {
  const pool = new pg.Pool({
    connectionString,
    max: patient ? 1 : 20,
    connectionTimeoutMillis: limits.connection,
    ...(patient ? {} : { statement_timeout: limits.statement, query_timeout: limits.answer }),
  });
  pool.on('error', () => {}); // an idle connection that the server ended; the next query opens another
  // One that ends between two statements of a transaction: the next statement says so.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    connect: async () => {
      try {
        return guarded(await pool.connect());
      } catch (error) {
        throw asUnavailable(error);
      }
    },
    end: () => pool.end(),
  } as PostgresPool;
};
