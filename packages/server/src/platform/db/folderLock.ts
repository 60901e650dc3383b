import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './startError.ts';

/** Output of `ps` about one process; empty if there is no such process. */
const ps = (pid: number, column: string): string => {
  // Without `ps`, Node gives null, which its types leave out.
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

/** When a process started, as an opaque text: a later process with the same id has another one. Empty if the system does not tell. */
const startOf = (pid: number): string => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The second field is the name in parentheses and may hold spaces; `starttime` is the 22nd.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${boot}:${fields[19]}`;
  } catch {
    return ps(pid, 'lstart').trim();
  }
};

/** The process that holds a lock file with this content; null if it has ended, even if its id belongs to another process now. */
const ownerOf = (content: string): number | null => {
  const [id = '', ...start] = content.trim().split(' ');
  const pid = Number(id);
  if (!isAlive(pid)) return null;
  // Older versions wrote the id alone.
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

/** The process that has a data folder open; null if none has. */
export const folderOwner = (dir: string): number | null => ownerOf(contentOf(join(dir, 'lock')));

/** The sentence for a folder that cannot be written. */
const sentences: Record<string, string> = {
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a read-only file system',
  ENOSPC: 'is on a full disk',
  ENOTDIR: 'is not a folder',
  EEXIST: 'is not a folder',
};

/** A failed write to a data folder as a sentence, if it is a common one. */
export const folderError = (dir: string, error: unknown): unknown => {
  const why = sentences[(error as NodeJS.ErrnoException).code ?? ''];
  return why ? new StartError(`The data folder ${dir} ${why}; choose another one with DATA_DIR.`) : error;
};

/**
 * Holds `DIR/lock`, with the id and the start time of this process; answers how to release it.
 * @throws StartError if another process holds it, or if the folder cannot be written.
 */
export const lockFolder = (dir: string): (() => void) => {
  const file = join(dir, 'lock');
  const mine = `${process.pid} ${startOf(process.pid)}`.trim();
  const own = `${file}.${process.pid}`;
  try {
    mkdirSync(dir, { recursive: true });
    writeFileSync(own, mine);
  } catch (error) {
    throw folderError(dir, error);
  }
  const claim = (): boolean => {
    try {
      // Unlike a written file, a link is there as a whole or not at all.
      linkSync(own, file);
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
          `The data folder ${dir} is in use by process ${owner}; stop that one first, or choose another folder with DATA_DIR.`,
        );
      }
      // One start at a time removes a stale lock: two of them could remove the lock that a third has claimed in between.
      try {
        linkSync(own, takeOver);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw folderError(dir, error);
        const other = contentOf(takeOver);
        if (other && ownerOf(other) === null)
          throw new StartError(`A start on ${dir} was interrupted; delete ${takeOver} and start again.`);
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
    rmSync(own, { force: true });
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
