import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, type Browser } from '@playwright/test';
import { generate } from 'selfsigned';
import { chromium } from '../.storybook/chromium.ts';
import { ports } from './environment.ts';
import { client, demoLogins, newEmail } from './api.ts';
import { signUp } from '../scripts/rehearse/organiser.ts';

/** The host names of the Android app's pages, and of the installation, which is a different origin. */
const pagesHost = 'localhost';
const installationHost = 'oche.example';
const config = /(?<=<script id="config" type="application\/json">)[^<]*/;

/**
 * Serves two host names on one TLS port: the built pages of the tablet host, configured for the installation as in the native app, and the
 * web host. This server forwards preflight requests, so the test proves that the API responds to them.
 */
async function serveBoth() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: pagesHost }]);
  const server = createServer({ key, cert }, (incoming, response) => {
    const { method, url: path, headers } = incoming;
    const isPage = headers.host === pagesHost;
    const upstreamRequest = request({
      port: isPage ? ports.tablet : ports.web,
      method,
      path,
      headers: { ...headers, 'x-forwarded-proto': 'https' },
    });
    upstreamRequest.on('error', () => response.destroy());
    upstreamRequest.on('response', (upstreamResponse) => {
      // The native app serves its pages without a server's Content-Security-Policy.
      if (isPage) delete upstreamResponse.headers['content-security-policy'];
      if (!isPage || !upstreamResponse.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
        return void upstreamResponse.pipe(response);
      }
      void text(upstreamResponse).then((html) =>
        response
          .writeHead(upstreamResponse.statusCode ?? 502, { 'content-type': 'text/html; charset=utf-8' })
          .end(html.replace(config, JSON.stringify({ api: `https://${installationHost}` }))),
      );
    });
    incoming.pipe(upstreamRequest);
  });
  // Realtime connections go to the API's port, as a proxy in front of an installation forwards them.
  server.on('upgrade', ({ url, rawHeaders }, socket, head) => {
    const upstream = connect(Number(ports.api), '127.0.0.1', () => {
      const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []));
      upstream.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    socket.on('error', () => upstream.destroy());
    upstream.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

let server: Awaited<ReturnType<typeof serveBoth>>;
let browser: Browser;
test.beforeAll(async ({ playwright }) => {
  server = await serveBoth();
  const { port } = server.address() as AddressInfo;
  const rules = [pagesHost, installationHost].map((host) => `MAP ${host}:443 127.0.0.1:${port}`);
  browser = await playwright.chromium.launch({ ...chromium, args: [...chromium.args, `--host-resolver-rules=${rules.join(',')}`] });
});
test.afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Fakes the Android side of Capacitor, without any plugins. */
function asAndroid() {
  Object.assign(window, {
    androidBridge: { postMessage: () => undefined },
    Capacitor: { PluginHeaders: [], nativePromise: async () => undefined, nativeCallback: () => '' },
  });
}

test('a user of the native app logs in to a server on another origin, fetches data from it, and sees its images', async () => {
  const token = await signUp(client, { name: 'Native', email: newEmail('native'), password: 'an app of its own' });
  const club = await client.call('createOrganisation', { name: 'DC Native', timeZone: 'Europe/Brussels' }, { token });
  const file = readFileSync(join(import.meta.dirname, '../hosts/web/public/apple-touch-icon.png'), 'base64');
  const { logo } = await client.call('setLogo', { organisationId: club.id, file }, { token });
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(asAndroid);
  await page.goto(`https://${pagesHost}/auth/login`);
  expect(await page.evaluate(() => [origin, isSecureContext])).toEqual([`https://${pagesHost}`, true]);

  const { email, password } = demoLogins().organiser;
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();

  const width = await page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    return picture.naturalWidth;
  }, `https://${installationHost}/api${logo}`);
  expect(width).toBeGreaterThan(0);
  await context.close();
});
