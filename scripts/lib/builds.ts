import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Failure, root } from './project.ts';

/** A host that has to be built before it can be served. */
export type BuiltHost = 'web' | 'tablet';

/** Sources of every build, in addition to the host's folder. */
const shared = [
  'packages/*/package.json',
  'packages/*/src/**/*',
  'packages/i18n/messages/**/*.json',
  'hosts/web/public/*',
  'pnpm-lock.yaml',
];
/** Files that are not in any build: tests, stories, the server and the output of builds. */
const excluded = /(^|\/)(node_modules|\.next|dist|android)(\/|$)|\.(test|stories)\.tsx?$|(^|\/)next-env\.d\.ts$|^\/packages\/server\//;

function hashOfSources(host: BuiltHost): string {
  const hash = createHash('sha256');
  const entries = globSync([...shared, `hosts/${host}/**/*`], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => excluded.test(entry.name),
  });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.filter((path) => !excluded.test(path.slice(root.length))).sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The path of a package's command-line script, resolved from the host's dependencies, to be run with Node. */
export function bin(host: string, packageName: string, path: string): string {
  const manifest = createRequire(join(root, 'hosts', host, 'package.json')).resolve(`${packageName}/package.json`);
  return join(manifest, '..', path);
}

const builders = {
  web: { args: () => [bin('web', 'next', 'dist/bin/next'), 'build'], output: '.next' },
  tablet: { args: () => [bin('tablet', 'vite', 'bin/vite.js'), 'build'], output: 'dist' },
};

/** Builds a host for production unless its sources are unchanged since its last build. Returns whether it was built. */
export async function buildHost(host: BuiltHost): Promise<boolean> {
  const folder = join(root, 'hosts', host);
  const { args, output } = builders[host];
  const stamp = join(folder, output, '.built-from');
  const hash = hashOfSources(host);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await runToEnd(`Building hosts/${host}`, args(), folder);
  writeFileSync(stamp, hash);
  return true;
}

/** Runs Node without printing its output. If it fails, throws a Failure with all its output. */
function runToEnd(title: string, args: string[], cwd: string): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Failure(`${Buffer.concat(output).toString()}\n${title} failed.`))));
  });
}
