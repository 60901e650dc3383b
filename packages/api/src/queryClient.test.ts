import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from './client.ts';
import { createQueryClient } from './queryClient.ts';
import { queryOptionsOf, read } from './read.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const callsOf = async (name: 'getCompetitionContext' | 'listAvailableOrganisations' | 'getHome') => {
  const call = vi.fn(() => Promise.resolve({}));
  const cache = createQueryClient();
  const options = queryOptionsOf({ call } as unknown as Client, read(name, name === 'getCompetitionContext' ? { domainBase64: 'x' } : {}));
  for (let hour = 0; hour < 3; hour++) {
    await cache.fetchQuery(options);
    vi.advanceTimersByTime(3_600_000);
  }
  await cache.invalidateQueries({ queryKey: [name] });
  await cache.fetchQuery(options);
  return call.mock.calls.length;
};

test('the context of a site and the manageable organisations are read once, and again after a change', async () => {
  expect(await callsOf('getCompetitionContext')).toBe(2);
  expect(await callsOf('listAvailableOrganisations')).toBe(2);
  expect(await callsOf('getHome')).toBe(4);
});

test('a response sent before a visit does not undo the visit', async () => {
  const game = (id: string, length: number, remaining: number) => ({ id, phase: 'playing', length, live: { remaining: [remaining, 501] } });
  const list = (...items: ReturnType<typeof game>[]) => ({ items, total: items.length });
  const cache = createQueryClient();
  const key = ['listTournamentGames', {}];
  cache.setQueryData(key, list(game('a', 3, 441), game('b', 8, 301)));
  let arrive = (_: ReturnType<typeof list>) => undefined as void;
  const response = cache.fetchQuery({
    queryKey: key,
    queryFn: () => new Promise<ReturnType<typeof list>>((resolve) => (arrive = resolve)),
    staleTime: 0,
  });
  await vi.advanceTimersByTimeAsync(0);
  const published = cache.setQueryData<ReturnType<typeof list>>(key, list(game('a', 4, 381), game('b', 8, 301)));
  // Game a is from before the visit, b from after a visit that no channel has reported, and c is new.
  arrive(list(game('a', 3, 441), game('b', 9, 241), game('c', 1, 501)));
  await response;
  const shown = cache.getQueryData<ReturnType<typeof list>>(key)!;
  expect(shown).toEqual(list(game('a', 4, 381), game('b', 9, 241), game('c', 1, 501)));
  expect(shown.items[0]).toBe(published?.items[0]);
  // Undoing a visit makes the log longer, and a game that is missing in the new response is removed.
  cache.setQueryData(key, list(game('a', 5, 441)));
  expect(cache.getQueryData(key)).toEqual(list(game('a', 5, 441)));
});
