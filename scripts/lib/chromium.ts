import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { Failure, root } from './project.ts';

/** Chromium without a user interface, which is smaller and runs the tests in less time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds the browser for tests: CHROMIUM_PATH, the system's headless shell, Playwright's, or the system's browser. If there is none, installs one:
 * from the distribution if run as root, otherwise with Playwright. Returns the path of the executable. Throws a Failure if the installation fails.
 */
export function findChromium(): string {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured && !existsSync(configured)) throw new Failure(`CHROMIUM_PATH is ${configured}, which does not exist.`);
  return configured || findInstalled() || installFromDistribution() || installByPlaywright() || unavailable();
}

const findInstalled = () => [headlessShell, chromium.executablePath(), ...systemPaths].find((path) => existsSync(path));

function installFromDistribution(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No browser was found. Installing chromium with apt-get …');
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' }).status === 0;
  const install = (...packages: string[]) => aptGet('install', '-y', '--no-install-recommends', ...packages, 'fonts-liberation');
  aptGet('update');
  // Distributions without a package of the headless shell have the whole browser.
  return install('chromium-headless-shell') || install('chromium') ? findInstalled() : undefined;
}

function installByPlaywright(): string | undefined {
  console.log('No browser was found. Installing Playwright’s Chromium …');
  spawnSync(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  return findInstalled();
}

function unavailable(): never {
  throw new Failure(
    'Stories and flows need Chromium, which is not installed and could not be installed. Install it, or set CHROMIUM_PATH to its executable.',
  );
}
