/**
 * Usage: npm run mutate [-- FILE …] [--concurrency N]
 *
 * Makes thousands of small changes to the code of packages/darts, one at a time, and checks that a test fails for each. Fails if the tests
 * notice fewer than 90 % of the changes in a folder, or if packages/darts/mutants.md does not explain a change that they missed.
 *
 *   FILE              a file or folder, such as src/x01/visit.ts (default: x01 and standings)
 *   --concurrency N   the number of parallel test runs (default: the number of cores)
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main, root } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';
import { scoresOf, survivorsOf, unexplained, type Report } from './mutate/survivors.ts';

const least = 90;
const folder = join(root, 'packages/darts');
const work = join(folder, '.tmp/mutate');
const report = join(work, 'report.json');

/** Patterns of the files to mutate, from paths relative to the root, the package or its `src`. Throws a Failure if one does not exist. */
function patterns(given: string[]): string[] {
  const found = given.map((path) => {
    const full = [root, folder, join(folder, 'src')].map((base) => join(base, path)).find((one) => existsSync(one));
    if (!full?.startsWith(join(folder, 'src'))) throw new Failure(`There is no ${path} in packages/darts/src.`);
    const inside = relative(folder, full);
    return statSync(full).isDirectory() ? `${inside}/**/*.ts` : inside;
  });
  const all = found.length > 0 ? found : ['src/x01/**/*.ts', 'src/standings/**/*.ts'];
  return [...all, '!src/**/*.test.ts', '!src/**/test[A-Z]*.ts'];
}

await main(async () => {
  const { values, positionals } = parseArgs({ options: { concurrency: { type: 'string' } }, allowPositionals: true });
  const concurrency = Number(values.concurrency ?? availableParallelism());
  if (!Number.isInteger(concurrency) || concurrency < 1) throw new Failure('--concurrency takes a whole number from 1.');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: join(root, 'scripts/mutate/vitest.config.ts') },
    mutate: patterns(positionals),
    ignorePatterns: ['dist', '.tmp'],
    coverageAnalysis: 'perTest',
    concurrency,
    // Long enough that a slow test run on a busy machine is not taken for an endless loop.
    timeoutMS: 10_000,
    tempDirName: '.tmp/mutate/copies',
    reporters: ['json', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    jsonReporter: { fileName: report },
    allowConsoleColors: false,
  };
  const config = join(work, 'stryker.json');
  writeFileSync(config, JSON.stringify(settings, null, 2));
  const code = await runLoudly([join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', config], process.env, folder);
  if (code !== 0 || !existsSync(report)) throw new Failure('Stryker failed.');

  const found = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const survivors = survivorsOf(found);
  const document = readFileSync(join(folder, 'mutants.md'), 'utf8');
  const { missing, outdated } = unexplained(survivors, document, Object.keys(found.files));
  for (const one of survivors) {
    const state = [one.covered ? '' : 'no test covers this', missing.includes(one) ? 'not explained' : ''].filter(Boolean).join(', ');
    console.log(`${one.file}:${one.line} ${one.mutator}${state ? ` (${state})` : ''}\n- ${one.code}: `);
  }
  for (const entry of outdated) console.log(`No longer a survivor, remove it from packages/darts/mutants.md: ${entry}`);
  const scores = scoresOf(found);
  for (const { folder: name, killed, survived, ignored, percent } of scores) {
    const left = ignored > 0 ? `, ${ignored} ignored` : '';
    console.log(`${name}: ${percent.toFixed(1)} % (${killed} of ${killed + survived} noticed${left})`);
  }
  const low = scores.filter(({ percent }) => percent < least).map(({ folder: name }) => `${name} is below ${least} %`);
  if (missing.length > 0) low.push(`${missing.length} survivors are not explained in packages/darts/mutants.md`);
  if (outdated.length > 0) low.push(`${outdated.length} of its entries are outdated`);
  if (low.length > 0) throw new Failure(`${low.join('; ')}.`);
});
