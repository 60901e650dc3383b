/**
 * Usage: npm run restore -- FILE
 *
 * Fills an empty database from a backup of this or an earlier version. Recomputes every game from its log, and corrects and counts the rows
 * that differ. If the file is damaged, the database stays unchanged. Ends all sessions except those of tablets.
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
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0 || name.startsWith('-')) throw new Failure('Name one file: npm run restore -- FILE');
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  const dataDir = dataFolder();
  const folder = join(dataDir, 'postgres');
  try {
    const { createdAt, rows } = await checkBackup(file);
    if (!databaseUrl && existsSync(folder))
      throw new Failure(`${folder} already has data. Set DATA_DIR to another folder, or move this folder away first.`);
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
Everybody has to log in again. Links in mails, invitations and pairing codes are void, and unsent mails are not sent.
Everything revoked since ${createdAt} is valid again. Revoke it again: roles and members, locked accounts, removed or stolen
tablets, and passwords that were changed because somebody else knew them.`);
    } finally {
      await database.close();
      if (!done && !databaseUrl) rmSync(folder, { recursive: true, force: true });
    }
  } catch (error) {
    throw error instanceof StartError ? new Failure(error.message) : error;
  }
});
