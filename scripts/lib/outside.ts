/** Projects outside the workspace, made from the templates in scripts/outside/ and the packed packages. */
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Packed } from './pack.ts';
import { Failure, root } from './project.ts';

const windows = process.platform === 'win32';
const templates = join(root, 'scripts/outside');

// PATH does not contain the tools of this checkout. Otherwise a project could use a tool that it does not declare.
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== join(root, 'node_modules/.bin'))
    .join(delimiter),
};

const abort = new AbortController();

/** Ends every program started by `runIn` that is still running. */
export const endPrograms = (): void => abort.abort();

/** Runs a program until it ends and returns its stdout. Throws a `Failure` with the output if the program fails. */
export async function runIn(cwd: string, program: string, args: string[], variables: NodeJS.ProcessEnv = {}): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, {
      cwd,
      env: { ...env, ...variables },
      shell: windows,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Failure(`${program} ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr || message}`);
  }
}

/** The versions of dependencies by name, from the workspace's catalogue. */
function catalogue(): Map<string, string> {
  const [, rows = ''] = /^catalog:\n((?: {2}.+\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  return new Map([...rows.matchAll(/^ {2}'?([^':]+)'?: (.+)$/gm)].map(([, name = '', version = '']) => [name, version]));
}

/**
 * Copies a template to a folder and installs it with npm. In its package.json, `catalog:` and `workspace:*` become versions and tarballs. Every
 * tarball is listed, because the packages depend on each other in a version that no registry has.
 */
export async function installOutside(template: string, folder: string, packages: Packed[]): Promise<void> {
  cpSync(join(templates, template), folder, { recursive: true });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  const versions = catalogue();
  const thirdParty = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@oche/'));
  const dependencies = Object.fromEntries([
    ...thirdParty.map((name) => [name, versions.get(name)]),
    ...packages.map(({ name, tarball }) => [name, `file:${tarball}`]),
  ]);
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies }, null, 2));
  await runIn(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']);
}
