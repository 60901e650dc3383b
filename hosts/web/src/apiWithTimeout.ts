import { createClient, type Client } from '@oche/api/client';
import { apiOrigin } from '../config.ts';

/** An API client with one timeout for all its requests. If the API hangs, the page is sent with the available data. */
export function apiWithTimeout(ms: number, token: string | null = null): Client {
  const signal = AbortSignal.timeout(ms);
  return createClient({
    baseUrl: `${apiOrigin}/api`,
    token: () => token,
    fetch: (url, request) => fetch(url, { ...request, signal }),
  });
}
