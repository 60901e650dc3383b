import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { failure, type VitestOutcome } from './outcome.ts';
import { root } from './project.ts';

/** An error that reached nobody, and the file that ran as it came: not always the one that threw it. */
type Uncaught = { message?: string; VITEST_TEST_PATH?: string };

/**
 * Reporter of vitest: writes the run's `VitestOutcome` to the file that `OUTCOME_FILE` names. Vitest's own report in JSON leaves out what is no
 * test: a file that was not run to its end, and an error that nobody caught.
 */
export default class OutcomeReporter implements Reporter {
  private expected: readonly TestSpecification[] = [];

  onTestRunStart(expected: readonly TestSpecification[]) {
    this.expected = expected;
  }

  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly Uncaught[]) {
    const file = process.env['OUTCOME_FILE'];
    if (!file) throw new Error('OUTCOME_FILE names no file.');
    const begun = new Set(modules.map(({ moduleId }) => moduleId));
    const whole = modules.filter((module) => !isCutShort(module));
    const ofFiles = uncaught.filter((error) => error.VITEST_TEST_PATH !== undefined);
    const outcome: VitestOutcome = {
      passed: whole.flatMap(({ children }) => [...children.allTests('passed')]).length,
      failed: [...whole.flatMap(failuresOf), ...ofFiles.map(nameUncaught)],
      cutShort: [...modules.filter(isCutShort), ...this.expected.filter(({ moduleId }) => !begun.has(moduleId))].map(nameOf),
      lost: uncaught.filter((error) => !ofFiles.includes(error)).map(({ message }) => failure('Caught by no test', message)),
    };
    writeFileSync(file, JSON.stringify(outcome));
  }
}

const nameOf = ({ moduleId }: { moduleId: string }) => relative(root, moduleId);

const hasFailed = (module: TestModule) => module.state() === 'failed' || [...module.children.allTests('failed')].length > 0;
const isCutShort = (module: TestModule) =>
  !hasFailed(module) && (!['passed', 'skipped'].includes(module.state()) || [...module.children.allTests('pending')].length > 0);

/** The tests of a file that failed, or did not end; without one what failed of the file itself. */
function failuresOf(module: TestModule): string[] {
  const tests = [...module.children.allTests()].filter((test) => ['failed', 'pending'].includes(test.result().state));
  if (tests.length === 0) return hasFailed(module) ? [failure(nameOf(module), module.errors()[0]?.message)] : [];
  return tests.map((test) => failure(`${nameOf(module)} › ${test.fullName}`, test.result().errors?.[0]?.message ?? 'did not end'));
}

const nameUncaught = ({ message, VITEST_TEST_PATH: file = '' }: Uncaught) =>
  failure(`${relative(root, file)} › caught by no test`, message);
