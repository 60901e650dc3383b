/**
 * `npm test`: the checks, then every unit test (those of packages/darts must take every branch of it) and story, then the flows in
 * a browser on the running product. Brings its own PostgreSQL and browser. A file that was cut short is run once more, and named. At the end
 * it names what failed, and the last line sums up: `N passed, N failed`. Exit code 1 where anything failed.
 * `npm test -- packages/darts` runs only the unit tests and stories whose path holds one of the arguments.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './lib/checks.ts';
import { findChromium } from './lib/chromium.ts';
import { coverageArgs } from './lib/coverage.ts';
import { failure, type Outcome, type VitestOutcome } from './lib/outcome.ts';
import { startPostgres } from './lib/postgres.ts';
import { main, root } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

const reports = join(root, '.tmp/reports');

const nothing: Outcome = { passed: 0, failed: [] };

async function runVitest(env: NodeJS.ProcessEnv, only: readonly string[]): Promise<VitestOutcome> {
  const report = join(reports, 'vitest.json');
  rmSync(report, { force: true });
  const args = ['run', '--reporter=default', '--reporter=./scripts/lib/outcomeReporter.ts', ...only];
  const code = await runLoudly(['node_modules/vitest/vitest.mjs', ...args], { ...env, OUTCOME_FILE: report });
  const found = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as VitestOutcome) : { ...nothing, cutShort: [], lost: [] };
  const isTold = code === 0 || [found.failed, found.cutShort, found.lost].some((all) => all.length > 0);
  return isTold ? found : { ...found, failed: [`vitest: exit code ${code}, and no test failed`] };
}

const withWhatIsLost = ({ passed, failed, cutShort, lost }: VitestOutcome): Outcome => ({
  passed,
  failed: [...failed, ...cutShort.map((file) => failure(file, 'was cut short')), ...lost],
});

/** Files that were cut short, as where a browser went away, are run once more, and have to be whole then: nothing of them was seen to fail. */
async function vitest(env: NodeJS.ProcessEnv, only: readonly string[]): Promise<Outcome> {
  const first = await runVitest(env, only);
  if (first.cutShort.length === 0) return withWhatIsLost(first);
  console.log(['\nCut short, and run once more:', ...first.cutShort, ...first.lost].join('\n  '));
  const again = withWhatIsLost(await runVitest(env, first.cutShort));
  return { passed: first.passed + again.passed, failed: [...first.failed, ...again.failed] };
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
  if (!existsSync(report)) return { ...nothing, failed: [`playwright: exit code ${code}, and no report`] };
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  const failed = suites.flatMap(playwrightFailures);
  return {
    passed: stats.expected,
    failed: code !== 0 && failed.length === 0 ? [`playwright: exit code ${code}, and no test failed`] : failed,
  };
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
      outcomes.push(withWhatIsLost(await runVitest(env, coverageArgs)));
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
