/**
 * `npm test`: the checks, then every unit test (those of packages/darts must take every branch of it) and story, then the flows in
 * a browser on the running product. Brings its own PostgreSQL and browser. The last line sums up: `N passed, N failed`. Exit code 1
 * where anything failed.
 * `npm test -- packages/darts` runs only the unit tests and stories whose path holds one of the arguments.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './lib/checks.ts';
import { findChromium } from './lib/chromium.ts';
import { coverageArgs } from './lib/coverage.ts';
import { startPostgres } from './lib/postgres.ts';
import { main, root } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

type Count = { passed: number; failed: number };

const reports = join(root, '.tmp/reports');

/** What a runner's report says; a runner that broke down before reporting, or failed without a failed test, counts as one failure. */
function count(code: number, report: string, read: (json: unknown) => Count): Count {
  const found = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  return code !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;
}

async function vitest(env: NodeJS.ProcessEnv, only: readonly string[]): Promise<Count> {
  const report = join(reports, 'vitest.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runLoudly(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...only], env);
  return count(code, report, (json) => {
    const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number };
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

async function playwright(env: NodeJS.ProcessEnv): Promise<Count> {
  if (!existsSync(join(root, 'e2e/playwright.config.ts'))) return { passed: 0, failed: 0 };
  const report = join(reports, 'playwright.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const code = await runLoudly(args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return count(code, report, (json) => {
    const { stats } = json as { stats: { expected: number; flaky: number; unexpected: number } };
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

await main(async () => {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const only = process.argv.slice(2);
  const counts: Count[] = only.length === 0 ? [await runChecks()] : [];

  const CHROMIUM_PATH = findChromium();
  const postgres = await startPostgres();
  try {
    const env = { ...process.env, CHROMIUM_PATH, TEST_DATABASE_URL: postgres.url };
    if (only.length > 0) counts.push(await vitest(env, only));
    else {
      // The rules first and apart: their own tests have to take every branch.
      counts.push(await vitest(env, coverageArgs));
      counts.push(await vitest(env, ['--exclude=packages/darts/src/**']));
      counts.push(await playwright(env));
    }
  } finally {
    await postgres.stop();
  }

  const sum = (key: keyof Count) => counts.reduce((total, one) => total + one[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
});
