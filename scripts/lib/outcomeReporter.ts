import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { failure, slowest, type Outcome } from './outcome.ts';
import { root } from './project.ts';

/** An error that reached nobody, and the file that ran as it came: not always the one that threw it. */
type Uncaught = { message?: string; VITEST_TEST_PATH?: string };

/**
 * Reporter of vitest: writes the run's `Outcome` to the file that `OUTCOME_FILE` names. Vitest's own report in JSON leaves out what is no test:
 * a file that was never run, e.g. since its browser or process went away, and an error that nobody caught.
 */
export default class OutcomeReporter implements Reporter {
  private expected: readonly TestSpecification[] = [];

  onTestRunStart(expected: readonly TestSpecification[]) {
    this.expected = expected;
  }

  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly Uncaught[]) {
    const file = process.env['OUTCOME_FILE'];
    if (!file) throw new Error('OUTCOME_FILE names no file.');
    const run = new Set(modules.map(({ moduleId }) => moduleId));
    const neverRun = this.expected
      .filter(({ moduleId }) => !run.has(moduleId))
      .map(({ moduleId }) => failure(relative(root, moduleId), 'was not run'));
    const failed = [...modules.flatMap(failuresOf), ...neverRun, ...uncaught.map(nameUncaught)];
    const passed = modules.flatMap(({ moduleId, children }) =>
      [...children.allTests('passed')].map((test) => ({
        name: `${relative(root, moduleId)} › ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
      })),
    );
    writeFileSync(file, JSON.stringify({ passed: passed.length, failed, slow: slowest(passed) } satisfies Outcome));
  }
}

/** The tests of a file that failed, or did not end; without one what failed of the file itself. */
function failuresOf(module: TestModule): string[] {
  const file = relative(root, module.moduleId);
  const tests = [...module.children.allTests()].filter((test) => ['failed', 'pending'].includes(test.result().state));
  if (tests.length > 0)
    return tests.map((test) => failure(`${file} › ${test.fullName}`, test.result().errors?.[0]?.message ?? 'did not end'));
  const isDone = ['passed', 'skipped'].includes(module.state());
  return isDone ? [] : [failure(file, module.errors()[0]?.message ?? `is ${module.state()}`)];
}

const nameUncaught = ({ message, VITEST_TEST_PATH: file }: Uncaught) =>
  failure(file ? `${relative(root, file)} › caught by no test` : 'Caught by no test', message);
