import { existsSync } from 'node:fs';

const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that runs the stories: `CHROMIUM_PATH`, the system's, else Playwright's own. The flags keep it quiet offline. */
export const chromium = {
  executablePath: candidates.find((path) => path !== undefined && existsSync(path)),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    '--disable-gpu',
    // Chromium refuses its sandbox to root, e.g. in a container.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};
