import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from '../.storybook/chromium.ts';
import { dataDir, ports, tabletOrigin, webOrigin } from './environment.ts';

const root = join(import.meta.dirname, '..');

/** Flows that only read demo data. All other flows only change data that they have created. */
const readOnlyFlows = ['routes', 'walk', 'sites', 'largeText', 'language'].map((name) => `**/${name}.spec.ts`);

/** Flows in a browser. They test the product as `npm start` runs it, with new demo data. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, '.tmp/e2e-results'),
  // The machine may have only two cores. One worker runs flows, which may use four browsers each. The other runs flows that only read.
  workers: 2,
  projects: [
    { name: 'flows', testIgnore: readOnlyFlows, workers: 1 },
    { name: 'pages', testMatch: readOnlyFlows, workers: 1 },
  ],
  forbidOnly: Boolean(process.env['CI']),
  timeout: 5 * 60_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: webOrigin,
    launchOptions: chromium,
    locale: 'en-GB',
    // A new club gets the time zone of the organiser's device.
    timezoneId: 'Europe/Brussels',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    trace: { mode: 'retain-on-failure', screenshots: false },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    // `exec` replaces the shell, so that the product gets the signal if a run is interrupted, and ends too.
    command: `${process.platform === 'win32' ? '' : 'exec '}"${process.execPath}" scripts/start.ts --fresh`,
    cwd: root,
    env: {
      WEB_PORT: ports.web,
      API_PORT: ports.api,
      TABLET_PORT: ports.tablet,
      DATA_DIR: dataDir,
      // Enables /test-login, which is one of the tested pages.
      OCHE_TEST: '1',
      // The host names of the demo, one without a competition, and those of flows that open their own site.
      COMPETITION_DOMAINS: 'league.localhost,cup.localhost,nobodys.localhost,evening.localhost,hostile.localhost,register.localhost',
      REDIRECTS: '/shop https://shop.example/darts, /rules /terms-of-service',
      // Ignores a database from the environment, so that only the data of this run is used.
      DATABASE_URL: '',
    },
    // The tablet host starts last, so all hosts are ready when it responds.
    url: `${tabletOrigin}/tablet`,
    // Set this while writing a flow, to keep the product running between runs.
    reuseExistingServer: process.env['E2E_REUSE'] === 'true',
    // Long enough to build both hosts on a busy machine.
    timeout: 10 * 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
