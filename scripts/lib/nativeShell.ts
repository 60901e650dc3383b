import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bin } from './builds.ts';
import { Failure } from './project.ts';

const run = promisify(execFile);

/**
 * Copies the pages, configuration and plugins of a folder with a Capacitor configuration into its Android project. Creates the Android project
 * if there is none. Needs no Android SDK: only building the app needs one. Throws a Failure with Capacitor's output.
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
