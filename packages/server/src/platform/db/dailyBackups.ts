import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { writeBackup } from './backup.ts';
import type { Schema } from './schema.ts';
import type { Log } from '../log.ts';

const kept = 7;
const checkEvery = 10 * 60_000;
const ofDay = /^\d{4}-\d\d-\d\d\.oche$/;

/** Writes the backup of a day to `FOLDER/2026-11-27.oche` unless it is there, and keeps the newest seven. Answers whether it wrote one. */
export const backUpOnce = async (db: Kysely<Schema>, folder: string, now: Date): Promise<boolean> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${now.toISOString().slice(0, 10)}.oche`;
  const there = await readdir(folder);
  if (there.includes(name)) return false;
  await writeBackup(db, join(folder, name), now);
  const old = [...there.filter((file) => ofDay.test(file)), name].sort().slice(0, -kept);
  for (const file of old) await rm(join(folder, file), { force: true });
  return true;
};

/** Writes a backup of every day on which this process lives. A failed one is logged and tried again. */
export const backUpDaily = (db: Kysely<Schema>, folder: string, log: Log): void => {
  const run = () =>
    backUpOnce(db, folder, new Date()).catch((error: unknown) =>
      log({ level: 'error', message: 'The daily backup failed.', folder, error: String(error) }),
    );
  void run();
  setInterval(() => void run(), checkEvery).unref();
};
