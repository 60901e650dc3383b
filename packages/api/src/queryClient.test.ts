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
