/**
 * Usage: npm test [-- PATH …]
 *
 * Runs the checks, every unit test and story (except those with the tag `picture`), then the flows, which use the running product in a browser. Starts a PostgreSQL server and uses the
 * installed Chromium. At the end it prints the time of each part, the slowest tests, the failed tests, and "N passed, N failed". Exits with 1 if
 * a test or check failed.
 *
 *   PATH   runs only the unit tests and stories whose path contains PATH: npm test -- packages/darts
 *
 *   CHROMIUM_PATH       another Chromium
 *   TEST_DATABASE_URL   a running PostgreSQL server
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './lib/checks.ts';
import { findChromium } from './lib/chromium.ts';
import { coverageArgs } from './lib/coverage.ts';
import { failure, minutes, slowest, type Outcome, type Timed } from './lib/outcome.ts';
import { startPostgres } from './lib/postgres.ts';
import { main, root } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

const reports = join(root, '.tmp/reports');

/** Reads the report of a runner. If the runner crashed before it wrote a report, or failed without a failed test, that counts as one failure. */
function outcomeOf(runner: string, code: number, report: string, read: (json: unknown) => Outcome): Outcome {
  const found = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: [] };
  return code !== 0 && found.failed.length === 0 ? { ...found, failed: [`${runner}: exit code ${code}, but no test failed`] } : found;
}

async function vitest(env: NodeJS.ProcessEnv, selection: readonly string[], runner = 'vitest'): Promise<Outcome> {
  const report = join(reports, 'vitest.json');
  rmSync(report, { force: true });
  const args = ['run', '--reporter=default', '--reporter=./scripts/lib/outcomeReporter.ts', ...selection];
  const code = await runLoudly(['node_modules/vitest/vitest.mjs', ...args], { ...env, OUTCOME_FILE: report });
  return outcomeOf(runner, code, report, (json) => json as Outcome);
}

type PlaywrightReport = { stats: { expected: number }; suites: PlaywrightSuite[] };
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] };
type PlaywrightSpec = {
  file: string;
  title: string;
  ok: boolean;
  tests: { results: { duration: number; errors: { message?: string }[] }[] }[];
};

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)];

function playwrightFailures(suites: readonly PlaywrightSuite[]): string[] {
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return failed.map(({ file, title, tests }) => failure(`e2e/${file} › ${title}`, tests[0]?.results[0]?.errors[0]?.message));
}

async function playwright(env: NodeJS.ProcessEnv): Promise<Outcome> {
  const report = join(reports, 'playwright.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const code = await runLoudly(args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return outcomeOf('playwright', code, report, (json) => {
    const { stats, suites } = json as PlaywrightReport;
    const times = suites.flatMap(specsOf).map(({ file, title, tests }) => ({
      name: `e2e/${file} › ${title}`,
      ms: tests[0]?.results[0]?.duration ?? 0,
    }));
    return { passed: stats.expected, failed: playwrightFailures(suites), slow: slowest(times) };
  });
}

await main(async () => {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const paths = process.argv.slice(2);
  const parts: Timed[] = [{ name: 'install', ms: Number(process.env['INSTALL_MS'] ?? 0) }];
  const outcomes: Outcome[] = [];
  const run = async (name: string, part: () => Promise<Outcome>) => {
    const startedAt = Date.now();
    outcomes.push(await part());
    parts.push({ name, ms: Date.now() - startedAt });
  };
  if (paths.length === 0) await run('checks', runChecks);

  const CHROMIUM_PATH = findChromium();
  const postgres = await startPostgres();
  try {
    const env = { ...process.env, CHROMIUM_PATH, TEST_DATABASE_URL: postgres.url };
    if (paths.length > 0) await run('unit tests and stories', () => vitest(env, paths));
    else {
      // The tests of packages/darts run separately, because they must cover all its branches without other tests.
      await run('rules', () => vitest(env, coverageArgs, 'vitest with branch coverage of packages/darts'));
      const others = '--exclude=packages/darts/src/**';
      await run('unit tests', () => vitest(env, [others, '--project=unit']));
      // Stories that are only looked at run every night, in `npm run check:matrix`.
      await run('stories', () => vitest({ ...env, SKIPPED_STORIES: 'picture' }, [others, '--project=storybook']));
      await run('flows', () => playwright(env));
    }
  } finally {
    await postgres.stop();
  }

  const failed = outcomes.flatMap((each) => each.failed);
  const passed = outcomes.reduce((sum, each) => sum + each.passed, 0);
  console.log('\nTimes:');
  for (const { name, ms } of [...parts, { name: 'all', ms: parts.reduce((sum, each) => sum + each.ms, 0) }])
    console.log(`  ${minutes(ms).padStart(5)}  ${name}`);
  console.log('\nSlowest:');
  for (const { name, ms } of slowest(outcomes.flatMap(({ slow = [] }) => slow)))
    console.log(`  ${(ms / 1000).toFixed(1).padStart(5)} s  ${name}`);
  if (failed.length > 0) console.log(['\nFailed:', ...failed].join('\n  '));
  console.log(`\n${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});
