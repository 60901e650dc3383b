import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './startError.ts';

/** The value of a `ps` column for a process, or an empty string if the process does not exist. */
const ps = (pid: number, column: string): string => {
  // Without `ps`, Node returns null, contrary to its types.
  const process: { stdout: string | null } = spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  return process.stdout ?? '';
};

const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** The start time of a process as an opaque string, to distinguish it from a later process with the same id. Empty if it is unknown. */
const startOf = (pid: number): string => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The second field is the name in parentheses, which may contain spaces. `starttime` is the 22nd field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${boot}:${fields[19]}`;
  } catch {
    return ps(pid, 'lstart').trim();
  }
};

/** The process that wrote this content of a lock file; null if it has ended, even if another process has its id now. */
const ownerOf = (content: string): number | null => {
  const [id = '', ...start] = content.trim().split(' ');
  const pid = Number(id);
  if (!isAlive(pid)) return null;
  // Older versions wrote only the id.
  return start.length === 0 || startOf(pid) === start.join(' ') ? pid : null;
};

const contentOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
};

/** The id of the process that has a data folder open, or null. */
export const folderOwner = (dir: string): number | null => ownerOf(contentOf(join(dir, 'lock')));

/** Reasons why a folder cannot be written, by error code. */
const reasons: Record<string, string> = {
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a read-only file system',
  ENOSPC: 'is on a full disk',
  ENOTDIR: 'is not a folder',
  EEXIST: 'is not a folder',
};

/** The error of a write to a data folder, as a `StartError` with an explanation if its code is a common one. */
export const folderError = (dir: string, error: unknown): unknown => {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return reason ? new StartError(`The data folder ${dir} ${reason}; choose another one with DATA_DIR.`) : error;
};

/**
 * Locks a data folder with the file `DIR/lock`, which contains the id and the start time of this process. Returns a function that releases the lock.
 * @throws StartError if another process has locked it, or if the folder cannot be written
 */
export const lockFolder = (dir: string): (() => void) => {
  const file = join(dir, 'lock');
  const ownContent = `${process.pid} ${startOf(process.pid)}`.trim();
  const ownFile = `${file}.${process.pid}`;
  try {
    mkdirSync(dir, { recursive: true });
    writeFileSync(ownFile, ownContent);
  } catch (error) {
    throw folderError(dir, error);
  }
  const claim = (): boolean => {
    try {
      // Unlike writing a file, creating a link is atomic.
      linkSync(ownFile, file);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw folderError(dir, error);
    }
  };
  const takeOver = `${file}.takeover`;
  try {
    for (let attempt = 0; attempt < 100; attempt++) {
      if (claim()) return () => rmSync(file, { force: true });
      const content = contentOf(file);
      const owner = ownerOf(content);
      if (owner !== null) {
        throw new StartError(
          `The data folder ${dir} is in use by process ${owner}. Stop that process first, or choose another folder with DATA_DIR.`,
        );
      }
      // Only one start at a time may remove a stale lock. Otherwise it could remove a lock that another start has just claimed.
      try {
        linkSync(ownFile, takeOver);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw folderError(dir, error);
        const other = contentOf(takeOver);
        if (other && ownerOf(other) === null)
          throw new StartError(`A start with ${dir} was interrupted. Delete ${takeOver} and start again.`);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
        continue;
      }
      try {
        if (contentOf(file) === content) rmSync(file, { force: true });
      } finally {
        rmSync(takeOver, { force: true });
      }
    }
    throw new StartError(`The data folder ${dir} could not be locked.`);
  } finally {
    rmSync(ownFile, { force: true });
  }
};

/** Whether a process is the PostgreSQL server of this data folder. */
export const isPostmasterOf = (pid: number, data: string): boolean => {
  if (!isAlive(pid)) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return `${ps(pid, 'command')} `.includes(`-D ${data} `);
  }
};
