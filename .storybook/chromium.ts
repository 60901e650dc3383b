import { existsSync } from 'node:fs';

const candidates = [
  process.env['CHROMIUM_PATH'],
  // Chromium without a user interface, which runs the stories in less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser that runs the stories: `CHROMIUM_PATH`, the system's, otherwise Playwright's. The flags disable requests of the browser itself. */
export const chromium = {
  executablePath: candidates.find((path) => path !== undefined && existsSync(path)),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    '--disable-gpu',
    // Chromium's sandbox does not work as root, for example in a container.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};
