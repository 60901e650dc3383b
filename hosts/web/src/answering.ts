import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener, ServerResponse } from 'node:http';

type Shared = { ocheAnswering?: AsyncLocalStorage<ServerResponse> };

/**
 * The response that this process is about to send. A server component cannot set its status otherwise. On `globalThis`, since Next bundles pages
 * apart from the server that runs them. Empty in development, where Next serves alone.
 */
const answering = ((globalThis as Shared).ocheAnswering ??= new AsyncLocalStorage<ServerResponse>());

/** A listener of Next whose pages may call `answerWith`. */
export const answered =
  (next: RequestListener): RequestListener =>
  (request, response) =>
    // If the data of an open page came with an error status, Next's router would reload the page, and what was typed there would be lost.
    request.headers['rsc'] === undefined ? answering.run(response, () => next(request, response)) : next(request, response);

/** Sends the page that is being made under this status. */
export function answerWith(status: number): void {
  const response = answering.getStore();
  if (response && !response.headersSent) response.statusCode = status;
}
