import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBatcher, batchMs, readDelayMs } from './batch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('events of eight boards within the batch time cause one read, and a later event causes another', () => {
  const onBatch = vi.fn();
  const batcher = createBatcher<string>({ keyOf: String, delayMs: () => batchMs, onBatch });
  for (let board = 0; board < 8; board += 1) batcher.add(['getTournament', 'listGroups']);
  expect(onBatch).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onBatch.mock.calls).toEqual([[['getTournament', 'listGroups']]]);
  batcher.add(['listGroups']);
  vi.runAllTimers();
  expect(onBatch.mock.calls.slice(1)).toEqual([[['listGroups']]]);
});

test('a stopped batcher drops the items that are waiting', () => {
  const onBatch = vi.fn();
  const batcher = createBatcher<string>({ keyOf: String, delayMs: () => batchMs, onBatch });
  batcher.add(['getTournament']);
  batcher.stop();
  vi.runAllTimers();
  expect(onBatch).not.toHaveBeenCalled();
});

test('the reads of spectators are spread evenly over the whole time, and organisers wait only for the batch', () => {
  const delays = Array.from({ length: 400 }, (_, spectator) => readDelayMs(4000, () => spectator / 400));
  const perSecond = [0, 1, 2, 3].map((second) => delays.filter((ms) => Math.floor((ms - batchMs) / 1000) === second).length);
  expect(perSecond).toEqual([100, 100, 100, 100]);
  expect(readDelayMs(0, () => 0.9)).toBe(batchMs);
});
