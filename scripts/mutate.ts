/**
 * Usage: npm run mutate -- [FILE …] [--concurrency N]
 *
 * Makes thousands of small changes (mutants) to the code of packages/darts, one at a time. Checks that a test fails for each of them. Exits with 1
 * if the tests detect fewer than 90 % of the mutants in a folder, or if packages/darts/mutants.md does not explain an undetected mutant.
 *
 *   FILE              a file or folder, such as src/x01/visit.ts (default: the folders in mutate/folders.ts)
 *   --concurrency N   the number of parallel test runs (default: the number of cores)
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main, root } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';
import { mutatedFolders } from './mutate/folders.ts';
import { scoresOf, survivorsOf, unexplained, type Report } from './mutate/survivors.ts';

const minimumPercent = 90;
const folder = join(root, 'packages/darts');
const workFolder = join(folder, '.tmp/mutate');
const report = join(workFolder, 'report.json');

/** Patterns of the files to mutate, from paths relative to the root, the package or its `src`. Throws a Failure if one does not exist. */
function patterns(paths: string[]): string[] {
  const found = paths.map((path) => {
    const full = [root, folder, join(folder, 'src')].map((base) => join(base, path)).find((one) => existsSync(one));
    if (!full?.startsWith(join(folder, 'src'))) throw new Failure(`There is no ${path} in packages/darts/src.`);
    const relativePath = relative(folder, full);
    return statSync(full).isDirectory() ? `${relativePath}/**/*.ts` : relativePath;
  });
  const mutatedFiles = found.length > 0 ? found : mutatedFolders.map((name) => `src/${name}/**/*.ts`);
  return [...mutatedFiles, '!src/**/*.test.ts', '!src/**/test[A-Z]*.ts'];
}

await main(async () => {
  const { values, positionals } = parseArgs({ options: { concurrency: { type: 'string' } }, allowPositionals: true });
  const concurrency = Number(values.concurrency ?? availableParallelism());
  if (!Number.isInteger(concurrency) || concurrency < 1) throw new Failure('--concurrency must be a positive whole number.');
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: join(root, 'scripts/mutate/vitest.config.ts') },
    mutate: patterns(positionals),
    ignorePatterns: ['dist', '.tmp'],
    coverageAnalysis: 'perTest',
    concurrency,
    // With a shorter timeout, a slow test run on a busy machine would count as an endless loop.
    timeoutMS: 10_000,
    tempDirName: '.tmp/mutate/copies',
    reporters: ['json', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    jsonReporter: { fileName: report },
    allowConsoleColors: false,
  };
  const config = join(workFolder, 'stryker.json');
  writeFileSync(config, JSON.stringify(settings, null, 2));
  const code = await runLoudly([join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', config], process.env, folder);
  if (code !== 0 || !existsSync(report)) throw new Failure('Stryker failed.');

  const found = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const survivors = survivorsOf(found);
  const document = readFileSync(join(folder, 'mutants.md'), 'utf8');
  const { missing, outdated } = unexplained(survivors, document, Object.keys(found.files));
  for (const survivor of survivors) {
    const { file, line, mutator, code: change, covered } = survivor;
    const state = [covered ? '' : 'not covered by a test', missing.includes(survivor) ? 'not explained' : ''].filter(Boolean).join(', ');
    console.log(`${file}:${line} ${mutator}${state ? ` (${state})` : ''}\n- ${change}: `);
  }
  for (const entry of outdated) console.log(`This mutant no longer survives, remove it from packages/darts/mutants.md: ${entry}`);
  const scores = scoresOf(found);
  for (const { folder: name, killed, survived, ignored, percent } of scores) {
    const ignoredText = ignored > 0 ? `, ${ignored} ignored` : '';
    console.log(`${name}: ${percent.toFixed(1)} % (${killed} of ${killed + survived} detected${ignoredText})`);
  }
  const problems = scores
    .filter(({ percent }) => percent < minimumPercent)
    .map(({ folder: name }) => `${name} is below ${minimumPercent} %`);
  if (missing.length > 0) problems.push(`${missing.length} survivors are not explained in packages/darts/mutants.md`);
  if (outdated.length > 0) problems.push(`${outdated.length} entries of packages/darts/mutants.md are outdated`);
  if (problems.length > 0) throw new Failure(`${problems.join('; ')}.`);
});
