import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Outcome } from './outcome.ts';
import { root } from './project.ts';
import { runQuietly } from './run.ts';

const files = {
  'good.test.ts': `import { it } from 'vitest'; it('passes', () => {});`,
  'wrong.test.ts': `import { expect, it } from 'vitest'; it('adds', () => { expect(1 + 1).toBe(3); });`,
  'hidden.test.ts': `import { it } from 'vitest'; it('is visible', () => { throw new Error('toBeVisible()\\n\\nReceived:\\n  <p />\\nmore'); });`,
  'broken.test.ts': `throw new Error('No such table');`,
  'late.test.ts': `import { it } from 'vitest';
    it('waits', async () => { setTimeout(() => { throw new Error('Too late'); }); await new Promise((done) => setTimeout(done, 50)); });`,
  'killed.test.ts': `import { it } from 'vitest'; it('is killed', async () => { process.kill(process.pid, 'SIGKILL'); await new Promise(() => {}); });`,
};

mkdirSync(join(root, '.tmp'), { recursive: true });
const folder = mkdtempSync(join(root, '.tmp/outcome-'));
const report = join(folder, 'outcome.json');

async function outcomeOf(...names: (keyof typeof files)[]): Promise<Outcome> {
  const args = ['run', '--root', folder, '--reporter', join(root, 'scripts/lib/outcomeReporter.ts'), ...names];
  await runQuietly([join(root, 'node_modules/vitest/vitest.mjs'), ...args], { ...process.env, OUTCOME_FILE: report });
  return JSON.parse(readFileSync(report, 'utf8')) as Outcome;
}

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('counts passed tests and lists no failures if all pass', async () => {
  const slow = [{ name: expect.stringMatching(/good\.test\.ts › passes$/) as string, ms: expect.any(Number) as number }];
  expect(await outcomeOf('good.test.ts')).toEqual({ passed: 1, failed: [], slow });
});

it('lists a failed test, a file that could not be loaded, and an uncaught error', async () => {
  const { passed, failed } = await outcomeOf('wrong.test.ts', 'broken.test.ts', 'late.test.ts');
  expect(passed).toBe(1);
  expect(failed.sort()).toEqual([
    expect.stringMatching(/broken\.test\.ts: No such table$/),
    expect.stringMatching(/late\.test\.ts › uncaught error: Too late$/),
    expect.stringMatching(/wrong\.test\.ts › adds: expected 2 to be 3/),
  ]);
});

it('prints the received value, not only the expected one', async () => {
  const { failed } = await outcomeOf('hidden.test.ts');
  expect(failed).toEqual([expect.stringMatching(/hidden\.test\.ts › is visible: toBeVisible\(\) Received: <p \/>$/)]);
});

it('lists a test whose process was killed', async () => {
  const { passed, failed } = await outcomeOf('killed.test.ts');
  expect(passed).toBe(0);
  expect(failed).toEqual([
    expect.stringMatching(/killed\.test\.ts › is killed: did not end$/),
    expect.stringMatching(/^Uncaught error: .*Worker/),
  ]);
});
