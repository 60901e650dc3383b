/** Projects outside the workspace, made of the templates in scripts/outside/ and of packed packages. */
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Packed } from './pack.ts';
import { Failure, root } from './project.ts';

const windows = process.platform === 'win32';
const templates = join(root, 'scripts/outside');

// Without the tools of this checkout in PATH: a project that forgot to ask for one would find ours.
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== join(root, 'node_modules/.bin'))
    .join(delimiter),
};

const ending = new AbortController();

/** Ends every program that `runIn` has started and that still runs. */
export const endPrograms = (): void => ending.abort();

/** Runs a program to its end; a `Failure` with all it said where it fails. */
export async function runIn(cwd: string, program: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, {
      cwd,
      env: { ...env, ...more },
      shell: windows,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Failure(`${program} ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr || message}`);
  }
}

/** The versions that the workspace has agreed upon, from its catalogue. */
function catalogue(): Map<string, string> {
  const [, rows = ''] = /^catalog:\n((?: {2}.+\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  return new Map([...rows.matchAll(/^ {2}'?([^':]+)'?: (.+)$/gm)].map(([, name = '', version = '']) => [name, version]));
}

/**
 * Copies a template to `into`, with versions and tarballs in its package.json where the template says `catalog:` and
 * `workspace:*`, and installs it with npm. Every tarball is named, for the packages ask for each other by a version that no registry has.
 */
export async function installOutside(template: string, into: string, packages: Packed[]): Promise<void> {
  cpSync(join(templates, template), into, { recursive: true });
  const file = join(into, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  const versions = catalogue();
  const wanted = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@oche/'));
  const dependencies = Object.fromEntries([
    ...wanted.map((name) => [name, versions.get(name)]),
    ...packages.map(({ name, tarball }) => [name, `file:${tarball}`]),
  ]);
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies }, null, 2));
  await runIn(into, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']);
}
