/**
 * Usage: npm test [-- PATH …]
 *
 * Runs the checks, every unit test and story, then the flows in a browser on the running product. Brings its own PostgreSQL and
 * browser. The last lines name what failed and count: "N passed, N failed". Exits with 1 if anything failed.
 *
 *   PATH   runs only the unit tests and stories whose path contains it: npm test -- packages/darts
 *
 *   CHROMIUM_PATH       a Chromium to use in place of its own
 *   TEST_DATABASE_URL   a PostgreSQL to use in place of its own
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './lib/checks.ts';
import { findChromium } from './lib/chromium.ts';
import { coverageArgs } from './lib/coverage.ts';
import { failure, type Outcome } from './lib/outcome.ts';
import { startPostgres } from './lib/postgres.ts';
import { main, root } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

const reports = join(root, '.tmp/reports');

/** What a runner's report says; a runner that broke down before reporting, or failed without a failed test, counts as one failure. */
function outcome(runner: string, code: number, report: string, read: (json: unknown) => Outcome): Outcome {
  const found = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: [] };
  return code !== 0 && found.failed.length === 0 ? { ...found, failed: [`${runner}: exit code ${code}, and no test failed`] } : found;
}

async function vitest(env: NodeJS.ProcessEnv, only: readonly string[], runner = 'vitest'): Promise<Outcome> {
  const report = join(reports, 'vitest.json');
  rmSync(report, { force: true });
  const args = ['run', '--reporter=default', '--reporter=./scripts/lib/outcomeReporter.ts', ...only];
  const code = await runLoudly(['node_modules/vitest/vitest.mjs', ...args], { ...env, OUTCOME_FILE: report });
  return outcome(runner, code, report, (json) => json as Outcome);
}

type PlaywrightReport = { stats: { expected: number }; suites: PlaywrightSuite[] };
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] };
type PlaywrightSpec = { file: string; title: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] };

function playwrightFailures({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  const own = failed.map(({ file, title, tests }) => failure(`e2e/${file} › ${title}`, tests[0]?.results[0]?.errors[0]?.message));
  return [...own, ...suites.flatMap(playwrightFailures)];
}

async function playwright(env: NodeJS.ProcessEnv): Promise<Outcome> {
  const report = join(reports, 'playwright.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const code = await runLoudly(args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return outcome('playwright', code, report, (json) => {
    const { stats, suites } = json as PlaywrightReport;
    return { passed: stats.expected, failed: suites.flatMap(playwrightFailures) };
  });
}

await main(async () => {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const only = process.argv.slice(2);
  const outcomes: Outcome[] = only.length === 0 ? [await runChecks()] : [];

  const CHROMIUM_PATH = findChromium();
  const postgres = await startPostgres();
  try {
    const env = { ...process.env, CHROMIUM_PATH, TEST_DATABASE_URL: postgres.url };
    if (only.length > 0) outcomes.push(await vitest(env, only));
    else {
      // The rules first and apart: their own tests have to take every branch.
      outcomes.push(await vitest(env, coverageArgs, 'vitest with all branches of packages/darts'));
      outcomes.push(await vitest(env, ['--exclude=packages/darts/src/**']));
      outcomes.push(await playwright(env));
    }
  } finally {
    await postgres.stop();
  }

  const failed = outcomes.flatMap((each) => each.failed);
  const passed = outcomes.reduce((sum, each) => sum + each.passed, 0);
  if (failed.length > 0) console.log(['\nFailed:', ...failed].join('\n  '));
  console.log(`\n${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});
