import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTexts } from './texts.ts';

const hour = 60 * 60 * 1000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('texts are kept for 24 hours, and the old ones stay until newer ones have loaded', async () => {
  let answer = { a: 'first' };
  const load = vi.fn(async () => answer);
  const textsOf = createTexts(load);
  const first = textsOf('nl');
  expect(await first).toEqual({ a: 'first' });
  answer = { a: 'second' };
  vi.advanceTimersByTime(24 * hour - 1);
  expect(textsOf('nl')).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(textsOf('nl')).toBe(first);
  await vi.waitFor(async () => expect(await textsOf('nl')).toEqual({ a: 'second' }));
  expect(load).toHaveBeenCalledTimes(2);
});

test('texts that do not load are a warning, and the app shows English until the next attempt', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const load = vi.fn(async (): Promise<Record<string, string>> => Promise.reject(new Error('offline')));
  const textsOf = createTexts(load);
  expect(await textsOf('de')).toEqual({});
  expect(await textsOf('de')).toEqual({});
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toBe('The texts in Deutsch could not be loaded.');
  load.mockResolvedValue({ a: 'da' });
  vi.advanceTimersByTime(24 * hour);
  await vi.waitFor(async () => expect(await textsOf('de')).toEqual({ a: 'da' }));
});
