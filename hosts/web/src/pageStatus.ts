import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener, ServerResponse } from 'node:http';

type Shared = { ocheResponse?: AsyncLocalStorage<ServerResponse> };

/**
 * The response to the current request. A server component has no other way to set its status. It is on `globalThis`, because Next bundles pages
 * separately from the server that runs them. In development it is empty, because Next runs without this server.
 */
const currentResponse = ((globalThis as Shared).ocheResponse ??= new AsyncLocalStorage<ServerResponse>());

/** A listener of Next whose pages may call `setStatus`. */
export const withPageStatus =
  (next: RequestListener): RequestListener =>
  (request, response) =>
    // If the data for the router had an error status, Next would reload the document, and unsaved input would be lost.
    request.headers['rsc'] === undefined ? currentResponse.run(response, () => next(request, response)) : next(request, response);

/** Sets the status of the page that is being rendered. */
export function setStatus(status: number): void {
  const response = currentResponse.getStore();
  if (response && !response.headersSent) response.statusCode = status;
}
