import { getResponse } from 'msw';
import type { HttpHandler } from 'msw/http';

/**
 * A `fetch` that handlers answer in the same process, without a service worker and without a network: for a server that
 * renders, or a unit test. Give it to `createClient`, whose `baseUrl` is then absolute where there is no page.
 * Throws at a request that no handler answers.
 */
export const fetchFrom =
  (handlers: HttpHandler[]): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No handler answers ${request.method} ${request.url}. Add one with mock(…).`);
    return response;
  };
