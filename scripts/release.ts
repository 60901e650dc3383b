/**
 * Usage: npm run release [-- version]
 *
 * Builds the packages and publishes every version that is not on the registry yet.
 *
 *   version   only updates versions and changelogs from the files in .changeset/; run this first
 */
import { join } from 'node:path';
import { Failure, main, root } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

const changeset = (...args: string[]) => runLoudly([join(root, 'node_modules/@changesets/cli/bin.js'), ...args]);

await main(async () => {
  if (process.argv[2] === 'version') {
    process.exitCode = await changeset('version');
    return;
  }
  if ((await runLoudly([join(root, 'scripts/build.ts'), 'packages'])) !== 0) throw new Failure('Nothing was published.');
  process.exitCode = await changeset('publish');
});
