import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderOwner } from '@oche/server/platform/db/folderLock';
import { Failure, root } from './project.ts';

/** Where the data live: DATA_DIR, else .data in the checkout. */
export function dataFolder(env: NodeJS.ProcessEnv = process.env): string {
  const folder = resolve(root, env['DATA_DIR'] || '.data');
  if (root === folder || root.startsWith(join(folder, '/'))) {
    throw new Failure(`DATA_DIR is ${folder}, which holds the project itself: choose a folder for the data alone.`);
  }
  return folder;
}

/** Removes the data, unless a process has them open: the API keeps its id in a file named `lock`. */
export function removeData(folder: string): void {
  const owner = folderOwner(folder);
  if (owner !== null) throw new Failure(`The data folder ${folder} is in use by process ${owner}: end that one before removing its data.`);
  rmSync(folder, { recursive: true, force: true });
}
