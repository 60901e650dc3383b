import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bin } from './builds.ts';
import { Failure } from './project.ts';

const run = promisify(execFile);

/**
 * Makes the Android project of a folder that has a Capacitor configuration and built pages, where there is none yet, and brings pages,
 * configuration and plugins into it. Needs no Android SDK: that is for whoever makes the app of it.
 */
export async function syncAndroid(folder: string): Promise<void> {
  const cli = bin('tablet', '@capacitor/cli', 'bin/capacitor');
  const steps = existsSync(join(folder, 'android')) ? ['sync'] : ['add', 'sync'];
  for (const step of steps) {
    await run(process.execPath, [cli, step, 'android'], { cwd: folder }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Failure(`${stdout}${stderr}\ncap ${step} android failed.`);
    });
  }
}
