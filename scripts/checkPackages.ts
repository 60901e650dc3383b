/**
 * `npm run check:packages`: builds and packs every published package as a release would, and asks publint and
 * arethetypeswrong whether others can use it. The tarballs stay in .tmp/packages/.
 */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main, root } from './lib/project.ts';
import { runQuietly } from './lib/run.ts';
import type { RunResult } from './lib/run.ts';

const tarballs = join(root, '.tmp/packages');
const pnpm = join(root, '.tool/pnpm/node_modules/pnpm/bin/pnpm.mjs');

function publishedPackages(): string[] {
  return globSync(['packages/*/package.json', 'mocks/package.json'], { cwd: root })
    .filter((file) => !JSON.parse(readFileSync(join(root, file), 'utf8')).private)
    .map((file) => join(file, '..'));
}

async function checkPackage(folder: string): Promise<string[]> {
  const into = join(tarballs, folder);
  mkdirSync(into, { recursive: true });
  // pnpm, not npm: it puts the exports of publishConfig in place of those that point at source.
  const packed = await runQuietly([pnpm, '--dir', folder, 'pack', '--pack-destination', into]);
  const tarball = globSync('*.tgz', { cwd: into })[0];
  if (packed.code !== 0 || !tarball) return [`${folder} does not pack:\n${packed.output}`];
  const results: Record<string, RunResult> = {
    publint: await runQuietly(['node_modules/publint/src/cli.js', join(into, tarball), '--strict']),
    attw: await runQuietly([
      'node_modules/@arethetypeswrong/cli/dist/index.js',
      join(into, tarball),
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'theme.css',
    ]),
  };
  return Object.entries(results).flatMap(([tool, { code, output }]) => (code === 0 ? [] : [`${folder}, ${tool}:\n${output}`]));
}

await main(async () => {
  const built = await runQuietly(['scripts/build.ts', 'packages']);
  if (built.code !== 0) throw new Failure(built.output);
  rmSync(tarballs, { recursive: true, force: true });
  const folders = publishedPackages();
  const problems: string[] = [];
  for (const folder of folders) problems.push(...(await checkPackage(folder)));
  if (problems.length > 0) throw new Failure(problems.join('\n\n'));
  console.log(`${folders.length} packages pack, and others can use them`);
});
