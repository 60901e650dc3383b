import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from '../.storybook/chromium.ts';
import { dataDir, ports, tabletOrigin, webOrigin } from './addresses.ts';

const root = join(import.meta.dirname, '..');

/** They look at pages of the demo's and change nothing; every other flow makes what it changes. */
const readers = ['routes', 'walk', 'sites', 'largeText', 'language'].map((name) => `**/${name}.spec.ts`);

/** Whole flows on the product as `npm start` starts it, with data of its own. Waits are for what is seen, never for a time. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, '.tmp/e2e-results'),
  // Flows one after another: each has up to four browsers of its own, and the machine may have two cores. Pages are read beside them.
  workers: 2,
  projects: [
    { name: 'flows', testIgnore: readers, workers: 1 },
    { name: 'pages', testMatch: readers, workers: 1 },
  ],
  forbidOnly: Boolean(process.env['CI']),
  timeout: 5 * 60_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: webOrigin,
    launchOptions: chromium,
    locale: 'en-GB',
    // A club is made in the zone of its organiser's device.
    timezoneId: 'Europe/Brussels',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    trace: { mode: 'retain-on-failure', screenshots: false },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    // `exec`: without a shell between, the product notices when a run is broken off, and ends too.
    command: `${process.platform === 'win32' ? '' : 'exec '}"${process.execPath}" scripts/start.ts --fresh`,
    cwd: root,
    env: {
      WEB_PORT: ports.web,
      API_PORT: ports.api,
      TABLET_PORT: ports.tablet,
      DATA_DIR: dataDir,
      // The walk visits /test-login too.
      OCHE_TEST: '1',
      // The demo's, and one that is nobody's.
      COMPETITION_DOMAINS: 'league.localhost,cup.localhost,nobodys.localhost',
      REDIRECTS: '/shop https://shop.example/darts, /rules /terms-of-service',
      // The data of this run only, whatever database the shell knows of.
      DATABASE_URL: '',
    },
    // The tablet host comes last: where it answers, all do.
    url: `${tabletOrigin}/tablet`,
    // Set while writing a flow, to keep one running product between runs.
    reuseExistingServer: process.env['E2E_REUSE'] === 'true',
    // With the builds of both hosts on a machine that has other work.
    timeout: 10 * 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
