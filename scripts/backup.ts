/**
 * Usage: npm run backup -- FILE
 *
 * Writes the whole database to FILE. Oche may be running. The file contains e-mail addresses and hashes of passwords and tokens, so only its
 * owner can read it.
 *
 *   FILE                     the file to create; it must not exist yet
 *   DATA_DIR, DATABASE_URL   as for npm start
 */
import { resolve } from 'node:path';
import { checkBackup, writeBackup } from '@oche/server/platform/db/backup';
import { openForBackup, StartError } from '@oche/server/platform/db/open';
import { existsSync } from 'node:fs';
import { dataFolder } from './lib/dataFolder.ts';
import { Failure, main } from './lib/project.ts';

await main(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0 || name.startsWith('-')) throw new Failure('Name one file: npm run backup -- FILE');
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  const dataDir = dataFolder();
  if (!databaseUrl && !existsSync(dataDir)) throw new Failure(`There is no data in ${dataDir}.`);
  try {
    const database = await openForBackup({ databaseUrl, dataDir });
    try {
      await writeBackup(database.db, file, new Date());
    } finally {
      await database.close();
    }
    const { rows } = await checkBackup(file);
    console.log(`${rows} rows written to ${file}`);
  } catch (error) {
    throw error instanceof StartError ? new Failure(error.message) : error;
  }
});
