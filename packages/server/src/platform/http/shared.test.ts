import { expect, test } from 'vitest';
import type { Topic } from '../db/current.ts';
import { createShared, Overloaded, type SharedRead } from './shared.ts';

/** A cache with a clock that only `wait` moves, whose reads wait until `settle`. */
const prepare = (options: { concurrency?: number; maxWaiting?: number; maxBytes?: number } = {}) => {
  let now = 0;
  let made = 0;
  const shared = createShared({ clock: () => now, ...options });
  const open: (() => void)[] = [];
  const read = (key: string, topics: Topic[] = [], extra: Partial<SharedRead<number>> = {}) =>
    shared.share({
      ...{ key, lane: 'public', maxAge: 1000 },
      make: async (dependsOn) => {
        made += 1;
        const answer = made;
        for (const topic of topics) dependsOn(topic);
        await new Promise<void>((resolve) => open.push(resolve));
        return answer;
      },
      ...extra,
    });
  const settle = async () => {
    for (let round = 0; round < 20; round += 1) {
      for (const finish of open.splice(0)) finish();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const commit = (...topics: Topic[]) => shared.committed(new Set(topics));
  return { shared, read, settle, commit, wait: (ms: number) => (now += ms), made: () => made, begun: () => open.length };
};

test('equal reads share one answer, and so do later ones until something changes', async () => {
  const { read, settle, made } = prepare();
  const reads = Array.from({ length: 100 }, () => read('groups', ['tournament a']));
  await settle();
  expect(await Promise.all(reads)).toEqual(Array<number>(100).fill(1));
  expect(await read('groups', ['tournament a'])).toBe(1);
  expect(made()).toBe(1);
});

test('a commit makes exactly those answers stale that depend on its topics', async () => {
  const { read, settle, commit } = prepare();
  const [a, b, list] = [read('a', ['tournament a']), read('b', ['tournament b']), read('list')];
  await settle();
  expect(await Promise.all([a, b, list])).toEqual([1, 2, 3]);
  commit('tournament a');
  const again = [read('a', ['tournament a']), read('b', ['tournament b']), read('list')];
  await settle();
  // An answer without topics depends on everything.
  expect(await Promise.all(again)).toEqual([4, 2, 5]);
  commit('everything');
  const third = [read('a', ['tournament a']), read('b', ['tournament b'])];
  await settle();
  expect(await Promise.all(third)).toEqual([6, 7]);
});

test('a read after a commit never gets an answer that began before it', async () => {
  const { read, settle, commit, begun } = prepare();
  const before = read('a', ['tournament a']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun()).toBe(1);
  commit('tournament a');
  const after = [read('a', ['tournament a']), read('a', ['tournament a'])];
  await settle();
  expect(await before).toBe(1);
  expect(await Promise.all(after)).toEqual([2, 2]);
});

test('an answer expires, and a failure is not cached', async () => {
  const { shared, read, settle, wait, made } = prepare();
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
  const works = read('x');
  await settle();
  expect(await works).toBe(3);
  expect(made()).toBe(3);
});

test('a slow answer is fresh for five times as long as it took, except with a maximum age of 0', async () => {
  const { read, settle, wait, made } = prepare();
  const slow = read('a', ['tournament a']);
  await new Promise((resolve) => setImmediate(resolve));
  wait(600);
  await settle();
  await slow;
  wait(2400);
  expect(await read('a', ['tournament a'])).toBe(1);
  const own = read('a', ['tournament a'], { maxAge: 0 });
  await settle();
  expect(await own).toBe(2);
  expect(made()).toBe(2);
});

test('two reads of a lane run at a time, others wait, and too many are refused', async () => {
  const { read, settle, begun } = prepare({ concurrency: 2, maxWaiting: 3 });
  const reads = ['a', 'b', 'c', 'd', 'e'].map((key) => read(key));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun()).toBe(2);
  await expect(read('f')).rejects.toThrow(Overloaded);
  const elsewhere = read('g', [], { lane: 'somebody' });
  await settle();
  expect(await Promise.all([...reads, elsewhere])).toHaveLength(6);
});

test('a client with many reads does not delay others, and its newest reads are refused', async () => {
  const { read, settle } = prepare({ concurrency: 1, maxWaiting: 4 });
  const done: string[] = [];
  const ask = (key: string, client: string) =>
    read(key, [], { client }).then(
      () => done.push(key),
      (error: unknown) => {
        expect(error).toBeInstanceOf(Overloaded);
        done.push(`not ${key}`);
      },
    );
  const asked = ['g1', 'g2', 'g3', 'g4', 'g5'].map((key) => ask(key, 'greedy'));
  await new Promise((resolve) => setImmediate(resolve));
  asked.push(ask('g6', 'greedy'), ask('a1', 'a'), ask('a2', 'a'), ask('b1', 'b'));
  await settle();
  await Promise.all(asked);
  expect(done.filter((key) => key.startsWith('not')).sort()).toEqual(['not g3', 'not g4', 'not g5', 'not g6']);
  expect(done.filter((key) => !key.startsWith('not'))).toEqual(['g1', 'g2', 'a1', 'b1', 'a2']);
});

test('the cache stays within its size', async () => {
  const { read, settle, made } = prepare({ maxBytes: 100 });
  for (const key of ['a', 'b', 'c']) {
    const one = read(key, ['tournament a'], { sizeOf: () => 60 });
    await settle();
    await one;
  }
  expect(made()).toBe(3);
  const [cached, dropped] = [read('c', ['tournament a']), read('a', ['tournament a'])];
  await settle();
  expect([await cached, await dropped]).toEqual([3, 4]);
});

test('an answer with `refreshAhead` is refreshed after a commit, before the next read', async () => {
  const { read, settle, commit, made } = prepare();
  const first = read('schedule', ['event a'], { refreshAhead: true });
  await settle();
  expect(await first).toBe(1);
  commit('tournament b');
  commit('event a');
  commit('event a');
  await new Promise((resolve) => setTimeout(resolve, 40));
  await settle();
  expect(made()).toBe(2);
  expect(await read('schedule', ['event a'], { refreshAhead: true })).toBe(2);
  const commitAgain = async () => {
    commit('event a');
    await new Promise((resolve) => setTimeout(resolve, 40));
    await settle();
  };
  await commitAgain();
  expect(made()).toBe(3);
  // It has not been read since the last refresh.
  await commitAgain();
  expect(made()).toBe(3);
});
