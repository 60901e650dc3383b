import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderOwner } from '@oche/server/platform/db/folderLock';
import { Failure, root } from './project.ts';

/** The path of the data folder: DATA_DIR, otherwise .data in the checkout. Throws a Failure if that folder contains the project. */
export function dataFolder(env: NodeJS.ProcessEnv = process.env): string {
  const folder = resolve(root, env['DATA_DIR'] || '.data');
  if (root === folder || root.startsWith(join(folder, '/'))) {
    throw new Failure(`DATA_DIR is ${folder}, which contains the project itself. Choose a folder for the data only.`);
  }
  return folder;
}

/** Removes the data folder. Throws a Failure if a process uses it: the API writes its process id to a file named `lock`. */
export function removeData(folder: string): void {
  const owner = folderOwner(folder);
  if (owner !== null) throw new Failure(`The data folder ${folder} is in use by process ${owner}. End that process, then remove the data.`);
  rmSync(folder, { recursive: true, force: true });
}
