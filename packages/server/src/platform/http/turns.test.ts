import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** A herd that comes at once; `answered` counts those that have had their turn. */
const herdOf = (size: number, turns: ReturnType<typeof createTurns>) => {
  let answered = 0;
  const all = Promise.all(Array.from({ length: size }, () => turns.reader('hall').then(() => (answered += 1))));
  return { all, answered: () => answered };
};

test('many reads at once enter one by one, so that later requests do not wait for all of them', async () => {
  const herd = herdOf(100, createTurns());
  expect(herd.answered()).toBe(0);
  for (let turn = 1; turn <= 10; turn += 1) {
    await nextTurn();
    expect(herd.answered()).toBeLessThanOrEqual(turn);
  }
  expect(herd.answered()).toBeGreaterThan(0);
  await herd.all;
  expect(herd.answered()).toBe(100);
});

test('readers give way to writes, and still get in', async () => {
  const turns = createTurns();
  let wrote = () => {};
  const write = turns.first(() => new Promise<void>((done) => (wrote = done)));
  const herd = herdOf(20, turns);
  for (let turn = 0; turn < 200; turn += 1) await nextTurn();
  // without a pause 200 turns let in all of them
  expect(herd.answered()).toBeLessThan(20);
  await herd.all;
  wrote();
  await write;
});

test('a failed write does not hold up later reads', async () => {
  const turns = createTurns();
  await expect(turns.first(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const herd = herdOf(20, turns);
  for (let turn = 0; turn < 40; turn += 1) await nextTurn();
  expect(herd.answered()).toBe(20);
});

test('a stranger with a thousand requests does not keep others waiting', async () => {
  const turns = createTurns();
  const herd = herdOf(1000, turns);
  await turns.reader('somebody else');
  expect(herd.answered()).toBeLessThan(5);
  await herd.all;
});
