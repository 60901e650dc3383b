import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { resetHandshakes } from '@oche/server/testResets';
import { waitForServer } from '../scripts/lib/waitForServer.ts';
import { startChild, stopChildren, type Child } from '../scripts/lib/children.ts';
import { productionHosts, type Host } from '../scripts/lib/hosts.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { supervise } from '../scripts/lib/supervise.ts';
import { ports as running, tabletOrigin, webOrigin } from './environment.ts';

/** The three hosts of a second product with its own data. */
let hosts: { host: Host; child: Child; port: number }[];
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oche-hosts-'));
  const [api, web, tablet] = [await freePort(), await freePort(23_000), await freePort(26_000)];
  const ports = { api, web, tablet };
  hosts = [];
  for (const host of productionHosts(ports, folder)) {
    const child = startChild({ ...host.command, env: { ...host.command.env, DATABASE_URL: '' } }, { logFolder: folder });
    // If a run is interrupted, `afterAll` does not run.
    process.once('exit', () => child.process.kill());
    await waitForServer(host.ready, child);
    hosts.push({ host, child, port: ports[child.name as keyof typeof ports] });
  }
});
test.afterAll(async () => {
  await stopChildren();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('the hosts survive a thousand connections that are reset during a handshake', async () => {
  for (const { port } of hosts) await resetHandshakes(port, 334);
  for (const { host, child } of hosts) {
    await waitForServer(host.ready, child);
    expect([child.name, child.process.exitCode, child.process.signalCode, child.lastLines()]).toEqual([
      child.name,
      null,
      null,
      expect.not.stringContaining('Error'),
    ]);
  }
});

test('a killed host is restarted while the others keep running', async () => {
  const ending = new AbortController();
  const [api, ...others] = hosts;
  const messages: string[] = [];
  const restarted: Child[] = [];
  const start = () => {
    const { command } = api!.host;
    restarted.push(startChild({ ...command, env: { ...command.env, DATABASE_URL: '' } }, { logFolder: folder, append: true }));
    return restarted.at(-1)!;
  };
  const supervised = supervise(api!.child, { start, print: (text) => messages.push(text), signal: ending.signal });
  api!.child.process.kill('SIGKILL');
  await api!.child.exited;
  await expect(async () => expect((await fetch(api!.host.ready)).ok).toBe(true)).toPass({ timeout: 60_000 });
  expect([restarted.length, messages]).toEqual([
    1,
    [expect.stringMatching(/^The api host was ended by SIGKILL\. It is restarted in 0\.25 seconds/)],
  ]);
  // The others still forward to it and were not restarted.
  for (const { child, port } of others) {
    await expect(async () => expect((await fetch(`http://127.0.0.1:${port}/api/home`)).status).toBe(200)).toPass();
    expect([child.process.exitCode, child.process.signalCode]).toEqual([null, null]);
  }
  ending.abort();
  await supervised;
});

test('other machines reach the API only through the web and tablet hosts', async () => {
  const address = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  test.skip(address === undefined, 'This machine has no network.');
  const statusOf = async (port: string) => (await fetch(`http://${address}:${port}/api/home`).catch(() => undefined))?.status;
  expect([await statusOf(running.api), await statusOf(running.web), await statusOf(running.tablet)]).toEqual([undefined, 200, 200]);
});

/** Paths of missing files, to which the web host responds without a page. */
for (const path of [
  '/_next/nothing',
  '/_next/static/nothing.js',
  '/_i18n/nothing',
  '/builds/nothing',
  '/nothing.svg',
  '/nothing.txt',
  '/nothing.png',
  '/nothing.xml',
  '/tournaments/x.png',
]) {
  test(`${path} is a 404 with a security policy`, async () => {
    const response = await fetch(webOrigin + path);
    expect([response.status, response.headers.get('content-security-policy')]).toEqual([404, expect.stringContaining("'none'")]);
  });
}

test('no response reveals the internals of the web host', async () => {
  for (const path of [
    '/',
    '/tournaments',
    '/auth/login',
    '/manage',
    '/api/home',
    '/nothing',
    '/icon.svg',
    '/robots.txt',
    '/builds/latest.json',
  ]) {
    const response = await fetch(webOrigin + path, { redirect: 'manual' });
    expect([path, [...response.headers.keys()].filter((name) => name.startsWith('x-middleware'))]).toEqual([path, []]);
  }
});

test('the files of the web host are served', async () => {
  for (const path of ['/icon.svg', '/app.webmanifest', '/icon-512.png', '/robots.txt', '/sitemap.xml', '/builds/latest.json'])
    expect([path, (await fetch(webOrigin + path)).status]).toEqual([path, 200]);
});

test('the tablet host serves the same texts as the web host, responds with 404 to unknown paths, and is not indexed', async () => {
  const [texts, sameTexts] = await Promise.all(
    [tabletOrigin, webOrigin].map(async (origin) => (await fetch(`${origin}/_i18n/any/nl/messages.json`)).text()),
  );
  expect(texts).toBe(sameTexts);
  const statusOf = async (path: string) => (await fetch(tabletOrigin + path)).status;
  expect(
    await Promise.all(['/', '/tablet', '/de/tablet/login', '/_i18n/any/xx/messages.json', '/nothing', '/de/tablet/nothing'].map(statusOf)),
  ).toEqual([200, 200, 200, 404, 404, 404]);
  const page = await fetch(`${tabletOrigin}/tablet`);
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  const robots = await fetch(`${tabletOrigin}/robots.txt`);
  expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
});
