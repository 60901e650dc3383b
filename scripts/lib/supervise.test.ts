import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startChild, stopChildren, type Child } from './children.ts';
import { pauses, supervise } from './supervise.ts';

const folder = mkdtempSync(join(tmpdir(), 'oche-supervise-'));
const supervision = new AbortController();
afterAll(async () => {
  supervision.abort();
  await stopChildren();
  rmSync(folder, { recursive: true, force: true });
});

/** A child that has printed `lines` and ended. */
const endedChild = (description: string, lines: string): Child =>
  ({ name: 'web', process: {}, exited: Promise.resolve(description), lastLines: () => lines }) as unknown as Child;

test('a host that fails again and again is restarted after growing pauses, and its last output is printed', async () => {
  const stop = new AbortController();
  const printed: string[] = [];
  const start = () => {
    if (printed.length === 4) stop.abort();
    return endedChild('ended with exit code 1', `line\nreason ${printed.length}`);
  };
  const short = { first: 2, longest: 8, steady: pauses.steady };
  const print = (text: string) => printed.push(text);
  await supervise(endedChild('was ended by SIGKILL', ''), { start, print, signal: stop.signal, pauses: short });
  expect(printed).toEqual([
    'The web host was ended by SIGKILL. It is restarted in 0.002 seconds; the others keep running. It printed nothing.',
    ...[0.004, 0.008, 0.008].map(
      (seconds, i) =>
        `The web host ended with exit code 1. It is restarted in ${seconds} seconds; the others keep running. Its last output:\nline\nreason ${i + 1}`,
    ),
  ]);
});

test('a host that has run for a while is restarted after the shortest pause', async () => {
  const stop = new AbortController();
  const printed: string[] = [];
  const start = () => {
    if (printed.length === 3) stop.abort();
    return endedChild('ended with exit code 1', '');
  };
  await supervise(endedChild('ended with exit code 1', ''), {
    start,
    print: (text) => printed.push(text),
    signal: stop.signal,
    pauses: { first: 1, longest: 100, steady: 0 },
  });
  expect(new Set(printed).size).toBe(1);
});

test('no host is restarted after the supervision has ended, and a restarted host appends to its log', async () => {
  const code = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const start = (append: boolean) => startChild({ name: 'host', args: ['-e', code], cwd: folder }, { logFolder: folder, append });
  const log = () => readFileSync(join(folder, 'host.log'), 'utf8').split('\n').filter(Boolean);
  const first = start(false);
  const printed: string[] = [];
  let starts = 0;
  const restart = () => {
    starts += 1;
    return start(true);
  };
  const supervised = supervise(first, {
    start: restart,
    print: (text) => printed.push(text),
    signal: supervision.signal,
    pauses: { ...pauses, first: 1 },
  });
  await expect.poll(log).toHaveLength(1);
  first.process.kill('SIGKILL');
  await expect.poll(log).toHaveLength(2);
  expect(new Set(log()).size).toBe(2);
  supervision.abort();
  await stopChildren();
  await supervised;
  expect([starts, printed.length]).toEqual([1, 1]);
});
