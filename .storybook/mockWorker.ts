import { setupWorker } from 'msw/browser';
import { createPreviewAnnotations } from 'msw-storybook-addon/preview';

/** `./` in the static site, `/` in the tests: Storybook may be in any folder of a web server. */
const base = (import.meta as unknown as { env: { BASE_URL: string } }).env.BASE_URL;

/** The addon's own way to start looks for the worker at the root of the server alone. */
export const { beforeEach: startMocks } = createPreviewAnnotations(async () => {
  const worker = setupWorker();
  await worker.start({ quiet: true, serviceWorker: { url: `${base}mockServiceWorker.js` } });
  return worker;
});
