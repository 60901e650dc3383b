/**
 * `npm run coverage`: the tests of packages/darts alone, and which branches of its code they do not take. Fails under 100 %, and
 * where a comment takes code out of that figure without a reason: `v8 ignore next -- REASON`. It lists all of those.
 */
import { coverageArgs, coverageExceptions } from './lib/coverage.ts';
import { Failure, main } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

await main(async () => {
  const code = await runLoudly(['node_modules/vitest/vitest.mjs', ...coverageArgs]);
  const exceptions = coverageExceptions();
  for (const { place, reason } of exceptions) console.log(`Not counted: ${place}: ${reason || 'without a reason'}`);
  const unreasoned = exceptions.filter(({ reason }) => !reason);
  if (unreasoned.length > 0) throw new Failure(`${unreasoned.length} exceptions have no reason.`);
  if (code !== 0) throw new Failure('Not every test passes, or not every branch is taken.');
});
