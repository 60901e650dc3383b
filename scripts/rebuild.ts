/**
 * Usage: npm run rebuild
 *
 * Folds every game's log again and writes the rows that lists and standings read, for a release in which the fold counts something else.
 * Stop the API first if it runs on local data; on PostgreSQL it may go on.
 *
 *   DATA_DIR, DATABASE_URL   as for npm start
 */
import { randomBytes } from 'node:crypto';
import { createServer } from '@oche/server/createServer';
import { openDatabase, StartError } from '@oche/server/db/open';
import { rebuildResults } from '@oche/server/games/rebuild';
import { dataFolder } from './lib/dataFolder.ts';
import { Failure, main } from './lib/project.ts';

await main(async () => {
  const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] || undefined, dataDir: dataFolder() }).catch(
    (error: unknown) => {
      throw error instanceof StartError ? new Failure(error.message) : error;
    },
  );
  const server = createServer({
    db: database.db,
    clock: () => new Date(),
    random: (length) => randomBytes(length),
    publisher: { publish: async () => {}, close: () => {} },
    realtime: null,
    signChannel: () => {
      throw new Error('Nobody listens while rows are rebuilt.');
    },
    log: () => {},
  });
  const { games, changed } = await server.asSystem(rebuildResults);
  await server.close();
  await database.close();
  console.log(`${games} games folded, ${changed.length} rows written anew`);
});
