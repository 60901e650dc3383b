/**
 * Usage: npm run check:packages
 *
 * Builds and packs every published package as for a release, and checks it with publint and arethetypeswrong. The tarballs are kept in
 * .tmp/packages/.
 */
import { join } from 'node:path';
import { packPackages } from './lib/pack.ts';
import type { Packed } from './lib/pack.ts';
import { contentProblems } from './lib/packageContents.ts';
import { Failure, main, root } from './lib/project.ts';
import { runQuietly } from './lib/run.ts';
import type { RunResult } from './lib/run.ts';

async function checkPackage({ folder, tarball, entries }: Packed): Promise<string[]> {
  // attw ignores patterns like "./*", so each entry point is named. Style sheets and catalogues have no types to check.
  const typed = entries.filter(({ types }) => types !== undefined).map(({ subpath }) => subpath);
  // esm-only: no package has a CommonJS build, and Node 22 and later can `require` ES modules.
  const attw = ['node_modules/@arethetypeswrong/cli/dist/index.js', tarball, '--profile', 'esm-only', '--entrypoints', ...typed];
  const results: Record<string, RunResult> = {
    publint: await runQuietly(['node_modules/publint/src/cli.js', tarball, '--strict']),
    attw: await runQuietly(attw),
  };
  const problems = Object.entries(results).flatMap(([tool, { code, output }]) => (code === 0 ? [] : [`${folder}, ${tool}:\n${output}`]));
  return [...contentProblems(folder), ...problems];
}

await main(async () => {
  const packages = await packPackages(join(root, '.tmp/packages'));
  const problems = await Promise.all(packages.map(checkPackage));
  if (problems.flat().length > 0) throw new Failure(problems.flat().join('\n\n'));
  const entries = packages.reduce((total, one) => total + one.entries.length, 0);
  console.log(`${packages.length} packages are packed and valid (${entries} entry points)`);
});
