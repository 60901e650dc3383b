/**
 * Usage: npm run rebuild [-- --all]
 *
 * Folds the logs of games again whose rows an earlier release has written, for a release in which the fold counts something else: lists and
 * standings read these rows. Stop the API first if it runs on local data; on PostgreSQL it may go on.
 *
 *   --all                    every game, whichever release has written its rows
 *   DATA_DIR, DATABASE_URL   as for npm start
 */
import { openDatabase, StartError } from '@oche/server/platform/db/open';
import { parseArgs } from 'node:util';
import { rebuildInBatches } from '@oche/server/games/rebuild';
import { dataFolder } from './lib/dataFolder.ts';
import { Failure, main } from './lib/project.ts';
import { asSystem } from './lib/system.ts';

await main(async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] || undefined, dataDir: dataFolder() }).catch(
    (error: unknown) => {
      throw error instanceof StartError ? new Failure(error.message) : error;
    },
  );
  const { games, changed } = await rebuildInBatches((work) => asSystem(database, work), values.all ? 'all' : 'outdated');
  await database.close();
  console.log(`${games} games recomputed, ${changed.length} rows corrected`);
});
