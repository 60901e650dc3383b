/**
 * Usage: npm run rebuild [-- --all]
 *
 * Recomputes the rows that lists and standings read, from the logs of the games. Only needed after a release that computes these rows differently.
 * Stop the API first if it uses the embedded database. With DATABASE_URL, it may keep running.
 *
 *   --all                    recomputes every game, not only the games whose rows an earlier release wrote
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
