import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { createPreviewAnnotations } from 'msw-storybook-addon/preview';

/** What no mock has answered, by method and address. */
export const unanswered: string[] = [];

/**
 * The story fails afterwards, so that nobody sees a mistake as an error page and takes it for meant.
 * From the root: modules of packages/api have `/api/` in their address too.
 */
const refuseRest = http.all('/api/*', ({ request }) => {
  unanswered.push(`${request.method} ${request.url}`);
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
