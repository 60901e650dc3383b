import { expect, test } from 'vitest';
import type { Topic } from '../db/current.ts';
import { createShared, Overloaded, type SharedRead } from './shared.ts';

/** A cache with a clock that only `wait` advances. Its reads finish when `settle` is called. */
const prepare = (options: { concurrency?: number; maxWaiting?: number; maxBytes?: number } = {}) => {
  let now = 0;
  let runs = 0;
  const shared = createShared({ clock: () => now, ...options });
  const finishers: (() => void)[] = [];
  const read = (key: string, topics: Topic[] = [], extra: Partial<SharedRead<number>> = {}) =>
    shared.share({
      ...{ key, lane: 'public', maxAge: 1000 },
      make: async (dependsOn) => {
        runs += 1;
        const result = runs;
        for (const topic of topics) dependsOn(topic);
        await new Promise<void>((resolve) => finishers.push(resolve));
        return result;
      },
      ...extra,
    });
  const settle = async () => {
    for (let round = 0; round < 20; round += 1) {
      for (const finish of finishers.splice(0)) finish();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const commit = (...topics: Topic[]) => shared.committed(new Set(topics));
  return { shared, read, settle, commit, wait: (ms: number) => (now += ms), runs: () => runs, running: () => finishers.length };
};

test('equal reads share one result until something changes', async () => {
  const { read, settle, runs } = prepare();
  const reads = Array.from({ length: 100 }, () => read('groups', ['tournament a']));
  await settle();
  expect(await Promise.all(reads)).toEqual(Array<number>(100).fill(1));
  expect(await read('groups', ['tournament a'])).toBe(1);
  expect(runs()).toBe(1);
});

test('a commit makes exactly the results stale that depend on its topics', async () => {
  const { read, settle, commit } = prepare();
  const [a, b, list] = [read('a', ['tournament a']), read('b', ['tournament b']), read('list')];
  await settle();
  expect(await Promise.all([a, b, list])).toEqual([1, 2, 3]);
  commit('tournament a');
  const second = [read('a', ['tournament a']), read('b', ['tournament b']), read('list')];
  await settle();
  // A result without topics depends on everything.
  expect(await Promise.all(second)).toEqual([4, 2, 5]);
  commit('everything');
  const third = [read('a', ['tournament a']), read('b', ['tournament b'])];
  await settle();
  expect(await Promise.all(third)).toEqual([6, 7]);
});

test('a read after a commit never gets the result of a read that began before the commit', async () => {
  const { read, settle, commit, running } = prepare();
  const earlier = read('a', ['tournament a']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(running()).toBe(1);
  commit('tournament a');
  const later = [read('a', ['tournament a']), read('a', ['tournament a'])];
  await settle();
  expect(await earlier).toBe(1);
  expect(await Promise.all(later)).toEqual([2, 2]);
});

test('a result expires, and a failure is not cached', async () => {
  const { shared, read, settle, wait, runs } = prepare();
  const first = read('a', ['tournament a']);
  await settle();
  await first;
  wait(1001);
  const second = read('a', ['tournament a']);
  await settle();
  expect(await second).toBe(2);
  const failing = (): Promise<number> =>
    shared.share({ key: 'x', lane: 'public', maxAge: 1000, make: () => Promise.reject(new Error('no')) });
  await expect(failing()).rejects.toThrow('no');
  const successful = read('x');
  await settle();
  expect(await successful).toBe(3);
  expect(runs()).toBe(3);
});

test('the result of a slow read is fresh for five times as long as the read took, except with a maximum age of 0', async () => {
  const { read, settle, wait, runs } = prepare();
  const slow = read('a', ['tournament a']);
  await new Promise((resolve) => setImmediate(resolve));
  wait(600);
  await settle();
  await slow;
  wait(2400);
  expect(await read('a', ['tournament a'])).toBe(1);
  const unshared = read('a', ['tournament a'], { maxAge: 0 });
  await settle();
  expect(await unshared).toBe(2);
  expect(runs()).toBe(2);
});

test('two reads of a lane run at a time, others wait, and too many are refused', async () => {
  const { read, settle, running } = prepare({ concurrency: 2, maxWaiting: 3 });
  const reads = ['a', 'b', 'c', 'd', 'e'].map((key) => read(key));
  await new Promise((resolve) => setImmediate(resolve));
  expect(running()).toBe(2);
  await expect(read('f')).rejects.toThrow(Overloaded);
  const otherLane = read('g', [], { lane: 'somebody' });
  await settle();
  expect(await Promise.all([...reads, otherLane])).toHaveLength(6);
});

test('a client with many reads does not delay others, and its newest reads are refused', async () => {
  const { read, settle } = prepare({ concurrency: 1, maxWaiting: 4 });
  const done: string[] = [];
  const start = (key: string, client: string) =>
    read(key, [], { client }).then(
      () => done.push(key),
      (error: unknown) => {
        expect(error).toBeInstanceOf(Overloaded);
        done.push(`not ${key}`);
      },
    );
  const reads = ['g1', 'g2', 'g3', 'g4', 'g5'].map((key) => start(key, 'greedy'));
  await new Promise((resolve) => setImmediate(resolve));
  reads.push(start('g6', 'greedy'), start('a1', 'a'), start('a2', 'a'), start('b1', 'b'));
  await settle();
  await Promise.all(reads);
  expect(done.filter((key) => key.startsWith('not')).sort()).toEqual(['not g3', 'not g4', 'not g5', 'not g6']);
  expect(done.filter((key) => !key.startsWith('not'))).toEqual(['g1', 'g2', 'a1', 'b1', 'a2']);
});

test('the cache does not exceed its maximum size', async () => {
  const { read, settle, runs } = prepare({ maxBytes: 100 });
  for (const key of ['a', 'b', 'c']) {
    const one = read(key, ['tournament a'], { sizeOf: () => 60 });
    await settle();
    await one;
  }
  expect(runs()).toBe(3);
  const [cached, dropped] = [read('c', ['tournament a']), read('a', ['tournament a'])];
  await settle();
  expect([await cached, await dropped]).toEqual([3, 4]);
});

test('a result with `refreshAhead` is refreshed after a commit, before the next read', async () => {
  const { read, settle, commit, runs } = prepare();
  const first = read('schedule', ['event a'], { refreshAhead: true });
  await settle();
  expect(await first).toBe(1);
  commit('tournament b');
  commit('event a');
  commit('event a');
  await new Promise((resolve) => setTimeout(resolve, 40));
  await settle();
  expect(runs()).toBe(2);
  expect(await read('schedule', ['event a'], { refreshAhead: true })).toBe(2);
  const commitAgain = async () => {
    commit('event a');
    await new Promise((resolve) => setTimeout(resolve, 40));
    await settle();
  };
  await commitAgain();
  expect(runs()).toBe(3);
  // It has not been read since the last refresh.
  await commitAgain();
  expect(runs()).toBe(3);
});
