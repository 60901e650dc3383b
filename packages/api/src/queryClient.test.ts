import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from './client.ts';
import { createQueryClient } from './queryClient.ts';
import { queryOptionsOf, read } from './read.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asked = async (name: 'getCompetitionContext' | 'listAvailableOrganisations' | 'getHome') => {
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

test('whose site it is, and what one may manage, is asked once, and again where it was changed', async () => {
  expect(await asked('getCompetitionContext')).toBe(2);
  expect(await asked('listAvailableOrganisations')).toBe(2);
  expect(await asked('getHome')).toBe(4);
});

test('a game never goes back: an answer that was on its way before a visit does not take that away', async () => {
  const game = (id: string, length: number, remaining: number) => ({ id, phase: 'playing', length, live: { remaining: [remaining, 501] } });
  const list = (...items: ReturnType<typeof game>[]) => ({ items, total: items.length });
  const cache = createQueryClient();
  const key = ['listTournamentGames', {}];
  cache.setQueryData(key, list(game('a', 3, 441), game('b', 8, 301)));
  let arrive = (_: ReturnType<typeof list>) => undefined as void;
  const onItsWay = cache.fetchQuery({
    queryKey: key,
    queryFn: () => new Promise<ReturnType<typeof list>>((resolve) => (arrive = resolve)),
    staleTime: 0,
  });
  await vi.advanceTimersByTimeAsync(0);
  const heard = cache.setQueryData<ReturnType<typeof list>>(key, list(game('a', 4, 381), game('b', 8, 301)));
  // Of a, of before the visit; of b, of after one that nobody has told of yet; and of a game that is new.
  arrive(list(game('a', 3, 441), game('b', 9, 241), game('c', 1, 501)));
  await onItsWay;
  const shown = cache.getQueryData<ReturnType<typeof list>>(key)!;
  expect(shown).toEqual(list(game('a', 4, 381), game('b', 9, 241), game('c', 1, 501)));
  expect(shown.items[0]).toBe(heard?.items[0]);
  // An undone visit is a longer log, and a game that is there no more is gone.
  cache.setQueryData(key, list(game('a', 5, 441)));
  expect(cache.getQueryData(key)).toEqual(list(game('a', 5, 441)));
});
