import { QueryClient } from '@tanstack/react-query';
import type { EndpointName } from './contract/endpoints.ts';
import { ApiError } from './errors.ts';
import { keepNewestGames } from './newestGames.ts';

const seconds = 1000;

/** Reads that stay fresh: they depend on the host name, which changes only with the page, or on the user, whose change empties the cache. */
const neverStale: readonly EndpointName[] = ['getCompetitionContext', 'listAvailableOrganisations'];

/** Whether a retry may succeed: there was no response, or the server failed. Other errors are final. */
const isRetryable = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Creates the query cache. A rendering server creates one for each request, without retries. */
export function createQueryClient({ retries = 2 }: { retries?: number } = {}): QueryClient {
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        // Data of the rendering server stays fresh during hydration; channels bring later changes.
        staleTime: 10 * seconds,
        retry: (failures, error) => failures < retries && isRetryable(error),
        // A screen without a network should show an error instead of waiting. Scoring has its own outbox.
        networkMode: 'always',
        structuralSharing: keepNewestGames,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  for (const name of neverStale) cache.setQueryDefaults([name], { staleTime: Infinity, gcTime: Infinity });
  return cache;
}

export const readMomentKey = ['read moment'];

/** Stores the time of the server's reads in the cache, so that the browser hydrates the page with the same current time. */
export const keepReadMoment = (cache: QueryClient): void => void cache.setQueryData(readMomentKey, Date.now());
