import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGather, gatherMs, readDelayMs } from './gather.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('events of eight boards within a moment cause one read, and later ones another', () => {
  const onGathered = vi.fn();
  const gather = createGather<string>({ keyOf: String, delayMs: () => gatherMs, onGathered });
  for (let board = 0; board < 8; board += 1) gather.add(['getTournament', 'listGroups']);
  expect(onGathered).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onGathered.mock.calls).toEqual([[['getTournament', 'listGroups']]]);
  gather.add(['listGroups']);
  vi.runAllTimers();
  expect(onGathered.mock.calls.slice(1)).toEqual([[['listGroups']]]);
});

test('a page that was left reads nothing more', () => {
  const onGathered = vi.fn();
  const gather = createGather<string>({ keyOf: String, delayMs: () => gatherMs, onGathered });
  gather.add(['getTournament']);
  gather.stop();
  vi.runAllTimers();
  expect(onGathered).not.toHaveBeenCalled();
});

test('a hall of spectators spreads its reads over the whole time; organisers do not wait for it', () => {
  const delays = Array.from({ length: 400 }, (_, spectator) => readDelayMs(false, 4000, () => spectator / 400));
  const perSecond = [0, 1, 2, 3].map((second) => delays.filter((ms) => Math.floor((ms - gatherMs) / 1000) === second).length);
  expect(perSecond).toEqual([100, 100, 100, 100]);
  expect(readDelayMs(true, 4000, () => 0.9)).toBe(gatherMs);
});
