import { QueryClient } from '@tanstack/react-query';
import type { EndpointName } from './contract/endpoints.ts';
import { ApiError } from './errors.ts';
import { keepNewestGames } from './newestGames.ts';

const seconds = 1000;

/** Kept from the first answer on: another host name is another page, and another user begins with an empty cache. */
const askedOnce: readonly EndpointName[] = ['getCompetitionContext', 'listAvailableOrganisations'];

/** A refusal stays one; only what never arrived, or broke on the way, is worth another try. */
const worthRetrying = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** The cache of everything that the server knows. On a server: one for each request, without retries. */
export function createQueryClient({ retries = 2 }: { retries?: number } = {}): QueryClient {
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        // What the server rendered is fresh enough not to be fetched again while the page wakes up; channels bring what is newer.
        staleTime: 10 * seconds,
        retry: (failures, error) => failures < retries && worthRetrying(error),
        // A screen without network should show that it failed, not wait: scoring has its own outbox.
        networkMode: 'always',
        structuralSharing: keepNewestGames,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  for (const name of askedOnce) cache.setQueryDefaults([name], { staleTime: Infinity, gcTime: Infinity });
  return cache;
}

export const readMomentKey = ['read moment'];

/** Says in the cache when a server reads a page, so that the browser wakes the page up in the same present, whatever it has read meanwhile. */
export const keepReadMoment = (cache: QueryClient): void => void cache.setQueryData(readMomentKey, Date.now());
