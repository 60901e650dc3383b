import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Reads of one client that arrive at once; `started` counts those that have had their turn. */
const readsOf = (size: number, turns: ReturnType<typeof createTurns>) => {
  let started = 0;
  const all = Promise.all(Array.from({ length: size }, () => turns.waitForTurn('hall').then(() => (started += 1))));
  return { all, started: () => started };
};

test('reads that arrive together start one at a time, so that later requests do not wait for all of them', async () => {
  const reads = readsOf(100, createTurns());
  expect(reads.started()).toBe(0);
  for (let turn = 1; turn <= 10; turn += 1) {
    await nextTurn();
    expect(reads.started()).toBeLessThanOrEqual(turn);
  }
  expect(reads.started()).toBeGreaterThan(0);
  await reads.all;
  expect(reads.started()).toBe(100);
});

test('reads start more slowly during a write', async () => {
  const turns = createTurns();
  let finishWrite = () => {};
  const write = turns.runWrite(() => new Promise<void>((done) => (finishWrite = done)));
  const reads = readsOf(20, turns);
  for (let turn = 0; turn < 200; turn += 1) await nextTurn();
  // Without the pause, 200 turns would start all of them.
  expect(reads.started()).toBeLessThan(20);
  await reads.all;
  finishWrite();
  await write;
});

test('a failed write does not delay later reads', async () => {
  const turns = createTurns();
  await expect(turns.runWrite(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const reads = readsOf(20, turns);
  for (let turn = 0; turn < 40; turn += 1) await nextTurn();
  expect(reads.started()).toBe(20);
});

test('a client with a thousand reads does not delay others', async () => {
  const turns = createTurns();
  const reads = readsOf(1000, turns);
  await turns.waitForTurn('somebody else');
  expect(reads.started()).toBeLessThan(5);
  await reads.all;
});
