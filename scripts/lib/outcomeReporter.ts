import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { failure, slowest, type Outcome } from './outcome.ts';
import { root } from './project.ts';

/** An uncaught error, and the test file that ran when it was thrown. The error may come from another file. */
type Uncaught = { message?: string; VITEST_TEST_PATH?: string };

/**
 * A vitest reporter that writes the run's `Outcome` to the file named by `OUTCOME_FILE`. Vitest's own JSON report omits uncaught errors. It also
 * omits files that were not run, for example because their browser or process crashed.
 */
export default class OutcomeReporter implements Reporter {
  private expected: readonly TestSpecification[] = [];

  onTestRunStart(expected: readonly TestSpecification[]) {
    this.expected = expected;
  }

  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly Uncaught[]) {
    const file = process.env['OUTCOME_FILE'];
    if (!file) throw new Error('OUTCOME_FILE is not set.');
    const run = new Set(modules.map(({ moduleId }) => moduleId));
    const neverRun = this.expected
      .filter(({ moduleId }) => !run.has(moduleId))
      .map(({ moduleId }) => failure(relative(root, moduleId), 'was not run'));
    const failed = [...modules.flatMap(failuresOf), ...neverRun, ...uncaught.map(failureOfUncaught)];
    const passed = modules.flatMap(({ moduleId, children }) =>
      [...children.allTests('passed')].map((test) => ({
        name: `${relative(root, moduleId)} › ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
      })),
    );
    writeFileSync(file, JSON.stringify({ passed: passed.length, failed, slow: slowest(passed) } satisfies Outcome));
  }
}

/** The tests of a file that failed or did not end. If there are none, the error of the file itself. */
function failuresOf(module: TestModule): string[] {
  const file = relative(root, module.moduleId);
  const tests = [...module.children.allTests()].filter((test) => ['failed', 'pending'].includes(test.result().state));
  if (tests.length > 0)
    return tests.map((test) => failure(`${file} › ${test.fullName}`, test.result().errors?.[0]?.message ?? 'did not end'));
  const isDone = ['passed', 'skipped'].includes(module.state());
  return isDone ? [] : [failure(file, module.errors()[0]?.message ?? `is ${module.state()}`)];
}

const failureOfUncaught = ({ message, VITEST_TEST_PATH: file }: Uncaught) =>
  failure(file ? `${relative(root, file)} › uncaught error` : 'Uncaught error', message);
