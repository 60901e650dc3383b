/**
 * Usage: npm run snapshot -- RELEASE
 *
 * Writes the demo data of this release as a backup to packages/server/src/platform/db/snapshots/RELEASE.oche. The tests restore the snapshot of
 * every release with the current version.
 *
 *   RELEASE   the version of the release, such as 0.4.0
 */
import { join } from 'node:path';
import { writeBackup } from '@oche/server/platform/db/backup';
import { openDatabase } from '@oche/server/platform/db/open';
import { seedDemo } from './demo/seed.ts';
import { startPostgres } from './lib/postgres.ts';
import { Failure, main, root } from './lib/project.ts';

/** The end of the simulated time in every snapshot. It is fixed, so that a release always writes the same games. */
const moment = Date.parse('2026-11-27T20:00:00Z');

await main(async () => {
  const [release, ...others] = process.argv.slice(2);
  if (!release || others.length > 0 || !/^[\w.-]+$/.test(release)) throw new Failure('Specify the release: npm run snapshot -- 0.4.0');
  const postgres = await startPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url });
  try {
    await seedDemo({ db: database.db, now: moment });
    await writeBackup(database.db, join(root, 'packages/server/src/platform/db/snapshots', `${release}.oche`), new Date(moment));
  } finally {
    await database.close();
    await postgres.stop();
  }
});
