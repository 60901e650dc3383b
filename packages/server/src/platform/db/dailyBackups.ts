import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { writeBackup } from './backup.ts';
import type { Schema } from './schema.ts';
import type { Log } from '../log.ts';

const maxBackups = 7;
const checkEveryMs = 10 * 60_000;
const dailyName = /^\d{4}-\d\d-\d\d\.oche$/;

/** Writes the backup of the day to `FOLDER/2026-11-27.oche` unless it exists, and deletes all but the newest seven. Returns whether it wrote one. */
export const backUpOnce = async (db: Kysely<Schema>, folder: string, now: Date): Promise<boolean> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${now.toISOString().slice(0, 10)}.oche`;
  const existing = await readdir(folder);
  if (existing.includes(name)) return false;
  await writeBackup(db, join(folder, name), now);
  const old = [...existing.filter((file) => dailyName.test(file)), name].sort().slice(0, -maxBackups);
  for (const file of old) await rm(join(folder, file), { force: true });
  return true;
};

/** Writes one backup a day while this process runs. Failures are logged and retried. */
export const backUpDaily = (db: Kysely<Schema>, folder: string, log: Log): void => {
  const run = () =>
    backUpOnce(db, folder, new Date()).catch((error: unknown) =>
      log({ level: 'error', message: 'The daily backup failed.', folder, error: String(error) }),
    );
  void run();
  setInterval(() => void run(), checkEveryMs).unref();
};
