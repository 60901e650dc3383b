import { getResponse } from 'msw';
import type { HttpHandler } from 'msw/http';

/**
 * Creates a `fetch` that calls the handlers in the same process, without a service worker or a network. It is meant for server
 * rendering and unit tests. Pass it to `createClient`; outside a browser, `baseUrl` must be absolute.
 * Throws if no handler matches a request.
 */
export const fetchFrom =
  (handlers: HttpHandler[]): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No handler matches ${request.method} ${request.url}. Add one with mock(…).`);
    return response;
  };
