/**
 * Usage: npm run coverage
 *
 * Runs the tests of packages/darts and lists the branches of its code that they do not cover. Fails below 100 %.
 * Also lists code that a comment "v8 ignore next -- REASON" excludes. A test requires the reason.
 */
import { coverageArgs, coverageExceptions } from './lib/coverage.ts';
import { Failure, main } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

await main(async () => {
  const code = await runLoudly(['node_modules/vitest/vitest.mjs', 'run', ...coverageArgs]);
  for (const { place, reason } of coverageExceptions()) console.log(`Not counted: ${place}: ${reason || 'without a reason'}`);
  if (code !== 0) throw new Failure('A test failed, or a branch is not covered.');
});
