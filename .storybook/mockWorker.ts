import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { createPreviewAnnotations } from 'msw-storybook-addon/preview';

/** Requests of the current story that no mock has answered: method and address. */
export const unanswered: string[] = [];

/** A request header with the id of the story. */
const storyHeader = 'story';
let shown = '';

/**
 * Starts to collect the unanswered requests of a story. Returns its `fetch`, which marks requests with the story's id. Late requests of the
 * previous story have no mocks any more, and are ignored.
 */
export function beginStory(id: string): typeof fetch {
  unanswered.length = 0;
  shown = id;
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(storyHeader, id);
    return fetch(input, { ...init, headers });
  };
}

/**
 * Collects unanswered requests, so that the story fails. Otherwise a missing mock would look like an intended error page.
 * The pattern begins at the root, because modules of packages/api also have `/api/` in their address.
 */
const collectUnanswered = http.all('/api/*', ({ request }) => {
  if ((request.headers.get(storyHeader) ?? shown) === shown) unanswered.push(`${request.method} ${request.url}`);
  return HttpResponse.json({ code: 'not-found', message: 'No mock answers this.' }, { status: 404 });
});

/** `./` in the static site, which may be in any folder of a web server; `/` in tests. */
const base = (import.meta as unknown as { env: { BASE_URL: string } }).env.BASE_URL;

/** Starts the worker. The addon's own function would look for its script only at the root of the server. */
const start = async () => {
  // Initial handlers come last, after the mocks of every story on a docs page.
  const worker = setupWorker(collectUnanswered);
  await worker.start({ quiet: true, serviceWorker: { url: `${base}mockServiceWorker.js` } });
  return worker;
};

let started: ReturnType<typeof start> | undefined;

/** All stories of a docs page start at the same time and share one worker. The addon would start one for each. */
export const { beforeEach: startMocks } = createPreviewAnnotations(() => (started ??= start()));
