import { createClient, type Client } from '@oche/api/client';
import { apiOrigin } from '../config.ts';

/** The API, asked for some milliseconds altogether: one that hangs must not hang a page, which is sent with what there is. */
export function apiWithin(ms: number, token: string | null = null): Client {
  const signal = AbortSignal.timeout(ms);
  return createClient({
    baseUrl: `${apiOrigin}/api`,
    token: () => token,
    fetch: (address, request) => fetch(address, { ...request, signal }),
  });
}
