import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { bin } from '../../scripts/lib/builds.ts';
import { startChild } from '../../scripts/lib/children.ts';
import { Failure, root } from '../../scripts/lib/project.ts';
import { runQuietly } from '../../scripts/lib/run.ts';
import { waitForServer } from '../../scripts/lib/waitForServer.ts';

const emptyFolder = join(root, '.tmp/bench-web');

/** Builds the empty pages in a folder that links to the web host's packages. */
export async function buildEmpty(): Promise<void> {
  rmSync(emptyFolder, { recursive: true, force: true });
  cpSync(join(root, 'bench/web/empty'), emptyFolder, { recursive: true });
  symlinkSync(join(root, 'hosts/web/node_modules'), join(emptyFolder, 'node_modules'), 'junction');
  const { code, output } = await runQuietly([bin('web', 'next', 'dist/bin/next'), 'build', emptyFolder], {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  if (code !== 0) throw new Failure(`${output}\nThe empty pages could not be built.`);
}

/** Starts the server of the empty pages. `stopChildren` ends it. */
export async function startEmpty(port: number, logFolder: string): Promise<void> {
  const args = [bin('web', 'next', 'dist/bin/next'), 'start', emptyFolder, '-p', String(port)];
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await waitForServer(`http://127.0.0.1:${port}/`, startChild({ name: 'empty', args, cwd: root, env }, { logFolder }));
}

export const removeEmpty = (): void => rmSync(emptyFolder, { recursive: true, force: true, maxRetries: 5 });
