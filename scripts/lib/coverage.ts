import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './project.ts';

const source = 'packages/darts/src/**/*.ts';
const tests = ['**/*.test.ts', '**/test[A-Z]*.ts'];

/** Arguments of vitest that run only the tests of packages/darts and measure their branch coverage. The run fails below 100 %. */
export const coverageArgs = [
  ...['--project', 'unit', 'packages/darts/src'],
  ...['--coverage.enabled', '--coverage.provider=v8', `--coverage.include=${source}`],
  ...tests.map((pattern) => `--coverage.exclude=${pattern}`),
  ...['--coverage.reporter=text', '--coverage.skipFull', '--coverage.reportOnFailure', '--coverage.reportsDirectory=.tmp/coverage'],
  '--coverage.thresholds.branches=100',
];

export type Exception = { place: string; reason: string };

const ignoreComment = /\/[*/] *(?:v8|c8|istanbul|node:coverage) (?:ignore|disable)[^*\n]*/g;

/** The comments of a source that exclude code from coverage. `reason` is the text after `--`, or empty. */
export function exceptionsIn(text: string, file: string): Exception[] {
  return [...text.matchAll(ignoreComment)]
    .filter(([comment]) => !/\bstop\b/.test(comment))
    .map(({ index, 0: comment }) => {
      const line = text.slice(0, index).split('\n').length;
      return { place: `${file}:${line}`, reason: comment.split(' -- ')[1]?.trim() ?? '' };
    });
}

/** All exceptions of packages/darts. */
export function coverageExceptions(): Exception[] {
  return globSync(source, { cwd: root, exclude: tests })
    .sort()
    .flatMap((file) => exceptionsIn(readFileSync(join(root, file), 'utf8'), file.split(sep).join('/')));
}
