import pg from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** The database is down, full, frozen or too slow. The request may succeed later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/**
 * Whether an SQLSTATE means that the server cannot work now. Class 08 is a connection error, 53 a lack of disk, memory or connections. Class 57 is
 * a shutdown or a statement over its deadline, 58 a failed read or write. 25006 is a read-only server.
 */
const isTemporary = (code: string): boolean => /^(08|53|57|58)/.test(code) || code === '25006';

/** Converts temporary errors of the driver to `DatabaseUnavailable`. An error without an SQLSTATE is a lost connection. */
export const asUnavailable = (error: unknown): unknown => {
  if (error instanceof DatabaseUnavailable) return error;
  if (error instanceof pg.DatabaseError && !isTemporary(error.code ?? '')) return error;
  if (error instanceof TypeError || error instanceof RangeError) return error;
  return new DatabaseUnavailable((error as Error).message || String((error as NodeJS.ErrnoException).code), { cause: error });
};

/**
 * Milliseconds. `statement`: until the server cancels a statement. `response`: until we stop waiting for the server. `connection`: until we stop
 * waiting for a connection.
 */
export const deadlines = { statement: 10_000, response: 12_000, connection: 5_000 };

/** A connection that is closed after its first temporary error, because a late response could be mistaken for that of the next statement. */
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

/** A pool of connections. Statements have a deadline, except in `patient` pools for migrations, backups and restores. */
export const openPool = (connectionString: string, { patient = false, deadlines: limits = deadlines } = {}): PostgresPool => {
  const pool = new pg.Pool({
    connectionString,
    max: patient ? 1 : 20,
    connectionTimeoutMillis: limits.connection,
    ...(patient ? {} : { statement_timeout: limits.statement, query_timeout: limits.response }),
  });
  pool.on('error', () => {}); // the server closed an idle connection; the next query opens another
  // The server may close a connection between two statements of a transaction. The next statement then fails.
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
