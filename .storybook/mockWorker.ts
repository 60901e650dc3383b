import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { createPreviewAnnotations } from 'msw-storybook-addon/preview';

/** Requests of the current story without a mock: method and URL. */
export const unmockedRequests: string[] = [];

/** A request header with the id of the story. */
const storyHeader = 'story';
let currentStory = '';

/**
 * Starts collecting the unmocked requests of a story. Returns its `fetch`, which adds the story's id to requests. Late requests of the
 * previous story no longer have mocks, and are ignored.
 */
export function beginStory(id: string): typeof fetch {
  unmockedRequests.length = 0;
  currentStory = id;
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(storyHeader, id);
    return fetch(input, { ...init, headers });
  };
}

/**
 * Collects requests without a mock, so that the story fails. Otherwise a missing mock would look like an intended error page.
 * The pattern begins at the root, because the URLs of modules in packages/api also contain `/api/`.
 */
const collectUnmocked = http.all('/api/*', ({ request }) => {
  if ((request.headers.get(storyHeader) ?? currentStory) === currentStory) unmockedRequests.push(`${request.method} ${request.url}`);
  return HttpResponse.json({ code: 'not-found', message: 'This request has no mock.' }, { status: 404 });
});

/** The base of the worker's URL: `./` in the static site, which may be in any folder of a web server, and `/` in tests. */
const base = (import.meta as unknown as { env: { BASE_URL: string } }).env.BASE_URL;

/** Starts the worker. The addon's own function would look for its script only at the root of the server. */
const start = async () => {
  // Initial handlers run last, after the mocks of every story on a docs page.
  const worker = setupWorker(collectUnmocked);
  await worker.start({ quiet: true, serviceWorker: { url: `${base}mockServiceWorker.js` } });
  return worker;
};

let worker: ReturnType<typeof start> | undefined;

/** All stories of a docs page start at the same time and share one worker. The addon would start one for each. */
export const { beforeEach: startMocks } = createPreviewAnnotations(() => (worker ??= start()));
