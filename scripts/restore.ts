/**
 * Usage: npm run restore -- FILE
 *
 * Restores a backup of this or an earlier version into an empty database. Recomputes every game from its log, and corrects and counts the rows
 * that differ. If the file is damaged, the database is unchanged. Ends all sessions except those of tablets.
 *
 *   FILE                     a file written by npm run backup
 *   DATA_DIR, DATABASE_URL   as for npm start
 */
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkBackup, loadBackup, markRestored } from '@oche/server/platform/db/backup';
import { openDatabase, StartError } from '@oche/server/platform/db/open';
import { rebuildResults } from '@oche/server/games/rebuild';
import { dataFolder } from './lib/dataFolder.ts';
import { Failure, main } from './lib/project.ts';
import { asSystem } from './lib/system.ts';

await main(async () => {
  const [name, ...others] = process.argv.slice(2);
  if (!name || others.length > 0 || name.startsWith('-')) throw new Failure('Specify one file: npm run restore -- FILE');
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  const dataDir = dataFolder();
  const folder = join(dataDir, 'postgres');
  try {
    const { createdAt, rows } = await checkBackup(file);
    if (!databaseUrl && existsSync(folder))
      throw new Failure(`${folder} already has data. Set DATA_DIR to another folder, or move this folder first.`);
    const database = await openDatabase({ databaseUrl, dataDir, serve: false });
    let done = false;
    try {
      const { games, changed } = await asSystem(database, async (context) => {
        await loadBackup(file);
        await markRestored(context.now);
        return rebuildResults(context);
      });
      done = true;
      console.log(`${rows} rows of ${createdAt} restored, ${games} games recomputed, ${changed.length} of them corrected`);
      console.log(`
Everybody has to log in again. Links in e-mails, invitations and pairing codes are invalid, and unsent e-mails are not sent.
All other changes since ${createdAt} are lost, including changes that ended access. Make these changes again: remove members,
change roles, lock accounts, unpair stolen tablets, and change passwords that somebody else knew.`);
    } finally {
      await database.close();
      if (!done && !databaseUrl) rmSync(folder, { recursive: true, force: true });
    }
  } catch (error) {
    throw error instanceof StartError ? new Failure(error.message) : error;
  }
});
