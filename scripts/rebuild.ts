/**
 * Usage: npm run rebuild
 *
 * Folds every game's log again and writes the rows that lists and standings read, for a release in which the fold counts something else.
 * Stop the API first if it runs on local data; on PostgreSQL it may go on.
 *
 *   DATA_DIR, DATABASE_URL   as for npm start
 */
import { openDatabase, StartError } from '@oche/server/platform/db/open';
import { rebuildResults } from '@oche/server/games/rebuild';
import { dataFolder } from './lib/dataFolder.ts';
import { Failure, main } from './lib/project.ts';
import { asSystem } from './lib/system.ts';

await main(async () => {
  const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] || undefined, dataDir: dataFolder() }).catch(
    (error: unknown) => {
      throw error instanceof StartError ? new Failure(error.message) : error;
    },
  );
  const { games, changed } = await asSystem(database, rebuildResults);
  await database.close();
  console.log(`${games} games recomputed, ${changed.length} rows corrected`);
});
