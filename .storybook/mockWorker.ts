import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { createPreviewAnnotations } from 'msw-storybook-addon/preview';

/** What no mock has answered the story that is shown, by method and address. */
export const unanswered: string[] = [];

/** Names the story that asks. */
const askedBy = 'story';
let shown = '';

/**
 * Begins to count for another story, and gives what its page asks with. What the page before it still asks, as it has no mocks any more and
 * the next has none yet, is neither's mistake.
 */
export function beginStory(id: string): typeof fetch {
  unanswered.length = 0;
  shown = id;
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(askedBy, id);
    return fetch(input, { ...init, headers });
  };
}

/**
 * The story fails afterwards, so that nobody sees a mistake as an error page and takes it for meant.
 * From the root: modules of packages/api have `/api/` in their address too.
 */
const refuseRest = http.all('/api/*', ({ request }) => {
  if ((request.headers.get(askedBy) ?? shown) === shown) unanswered.push(`${request.method} ${request.url}`);
  return HttpResponse.json({ code: 'not-found', message: 'No mock answers this.' }, { status: 404 });
});

/** `./` in the static site, `/` in the tests: Storybook may be in any folder of a web server. */
const base = (import.meta as unknown as { env: { BASE_URL: string } }).env.BASE_URL;

/** The addon's own way to start looks for the worker at the root of the server alone. */
const start = async () => {
  // What it begins with is asked last, after the mocks of every story of a docs page.
  const worker = setupWorker(refuseRest);
  await worker.start({ quiet: true, serviceWorker: { url: `${base}mockServiceWorker.js` } });
  return worker;
};

let started: ReturnType<typeof start> | undefined;

/** The stories of a docs page begin all at once and have one worker together; the addon would start one for each. */
export const { beforeEach: startMocks } = createPreviewAnnotations(() => (started ??= start()));
