import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';

const seconds = 1000;

/** A refusal stays one; only what never arrived, or broke on the way, is worth another try. */
const worthRetrying = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** The cache of everything that the server knows. On a server: one for each request, without retries. */
export function createQueryClient({ retries = 2 }: { retries?: number } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // What the server rendered is fresh enough not to be fetched again while the page wakes up; channels bring what is newer.
        staleTime: 10 * seconds,
        retry: (failures, error) => failures < retries && worthRetrying(error),
        // A screen without network should show that it failed, not wait: scoring has its own outbox.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
