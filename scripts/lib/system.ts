import { randomBytes } from 'node:crypto';
import { createServer, withoutRealtime } from '@oche/server/createServer';
import type { Context } from '@oche/server/platform/context';
import type { OpenDatabase } from '@oche/server/platform/db/open';

/** Runs `work` on a database as the system actor, in one transaction. Publishes no events. */
export async function asSystem<T>({ db }: OpenDatabase, work: (context: Context) => Promise<T>): Promise<T> {
  const server = createServer({
    db,
    clock: () => new Date(),
    random: (length) => randomBytes(length),
    ...withoutRealtime,
    log: () => {},
  });
  try {
    return await server.asSystem(work);
  } finally {
    await server.close();
  }
}
