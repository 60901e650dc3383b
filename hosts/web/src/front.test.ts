import { createHash } from 'node:crypto';
import { createServer, request, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFront, renderWith } from './front.ts';
import { createPageCache } from './pageCache.ts';

/** The requests to Next. */
let requests: { url: string; headers: IncomingHttpHeaders }[];
/** The properties of Next's responses. */
let nextResponse: { status: number; channels: string | null; headers: Record<string, string> };
let servers: Server[];
let port: number;
let publishEvent: () => void;

const nonceOf = (count: number) => Buffer.from(`a nonce ${count}`).toString('base64');
const injected = '<script>steal()</script><script nonce="">steal()</script><script nonce="guess">steal()</script>';

/** Responds with a page like Next. Each page has a different nonce. */
const fakeNext: RequestListener = ({ url = '', headers }, response) => {
  requests.push({ url, headers });
  const nonce = nonceOf(requests.length);
  const meta = nextResponse.channels === null ? '' : `<meta name="oche-channels" content="${nextResponse.channels}"/>`;
  response.writeHead(nextResponse.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'self'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'`,
    'cache-control': 'private, no-store',
    vary: 'rsc, Accept-Encoding',
    'x-middleware-rewrite': '/tournaments',
    link: `</_next/a.css>; rel=preload; as="style"; nonce="${nonce}", </a.woff2>; rel=preload; as="font"`,
    ...nextResponse.headers,
  });
  response.end(
    `<html><head>${meta}<script src="/_next/a.js" async="" nonce="${nonce}"></script></head><body>${requests.length}${injected}` +
      `<script nonce="${nonce}">theme()</script><script nonce="${nonce}">push("\\"nonce\\":\\"${nonce}\\"")</script></body></html>`,
  );
};

const listen = async (listener: RequestListener) => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

beforeEach(async () => {
  requests = [];
  nextResponse = { status: 200, channels: 'tournament-1', headers: {} };
  servers = [];
  const internalPort = await listen(fakeNext);
  const pageOf = createPageCache({
    render: renderWith(internalPort),
    follow: (_channel, onEvent) => {
      publishEvent = onEvent;
      return () => undefined;
    },
    maxBytes: 1e6,
  });
  port = await listen(createFront({ pageOf, next: fakeNext }));
});
afterEach(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

function get(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const clientRequest = request({ port, host: '127.0.0.1', path, method, headers: { host: 'oche.example', ...headers } }, (response) => {
      buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }), reject);
    });
    clientRequest.on('error', reject).end();
  });
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a public page', () => {
  test('is rendered once, without cookies, and removed from the cache after an event on its channel', async () => {
    const first = await get('/tournaments', { headers: { cookie: 'token=mine', 'accept-language': 'de', authorization: 'Bearer mine' } });
    const second = await get('/tournaments');
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers['etag']).toBe(first.headers['etag']);
    expect(requests.map(({ headers }) => [headers.cookie, headers.authorization, headers['accept-language']])).toEqual([
      [undefined, undefined, undefined],
    ]);
    publishEvent();
    expect((await get('/tournaments')).headers['etag']).not.toBe(first.headers['etag']);
  });

  test('allows the scripts that had the nonce by their hashes, and no other scripts', async () => {
    const { headers, body } = await get('/tournaments');
    const html = body.toString();
    const loader = /<script>(\(function[^]*?)<\/script><\/body>/.exec(html)?.[1] ?? '';
    expect(headers['content-security-policy']).toBe(
      `default-src 'self'; script-src 'self' ${sha256('theme()')} ${sha256('push("\\"nonce\\":\\"\\"")')} ${sha256(loader)}; object-src 'none'`,
    );
    expect(html).not.toContain(nonceOf(1));
    expect(JSON.stringify(headers)).not.toContain('nonce');
    expect(headers['link']).toBe('</_next/a.css>; rel=preload; as="style", </a.woff2>; rel=preload; as="font"');
    expect(headers['x-middleware-rewrite']).toBeUndefined();
    expect(html).toContain('<script>theme()</script>');
  });

  test('sets no cookie, and browsers must revalidate it', async () => {
    nextResponse.headers = { 'set-cookie': 'a=b' };
    const { headers } = await get('/tournaments');
    expect(headers['set-cookie']).toBeUndefined();
    expect([headers['cache-control'], headers['vary']]).toEqual(['public, no-cache', 'rsc, accept-encoding']);
    const revalidated = await get('/tournaments', { headers: { 'if-none-match': headers['etag'] ?? '' } });
    expect([revalidated.status, revalidated.body.length, revalidated.headers['etag']]).toEqual([304, 0, headers['etag']]);
    expect((await get('/tournaments', { headers: { 'if-none-match': 'W/"another"' } })).status).toBe(200);
  });

  test('has an encoding that the browser accepts', async () => {
    const { body } = await get('/tournaments');
    const getEncoded = (encoding: string, method?: string) =>
      get('/tournaments', { headers: { 'accept-encoding': encoding }, ...(method && { method }) });
    const br = await getEncoded('gzip, deflate, br, zstd');
    const gzip = await getEncoded('gzip;q=0.8, br;q=0');
    const identity = await getEncoded('gzip;q=0, zstd');
    expect([br, gzip, identity].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    for (const decoded of [brotliDecompressSync(br.body), gunzipSync(gzip.body), identity.body]) expect(decoded.equals(body)).toBe(true);
    const head = await getEncoded('br', 'HEAD');
    expect([head.body.length, head.headers['content-length']]).toEqual([0, String(br.body.length)]);
    expect(requests.length).toBe(1);
  });

  test('is cached separately for each host, scheme, path and query; the order of the query does not matter', async () => {
    await get('/tournaments?status=running&page=2');
    await get('/tournaments?page=2&status=running');
    expect(requests.length).toBe(1);
    await get('/tournaments');
    await get('/de/tournaments');
    await get('/tournaments', { headers: { host: 'league.example' } });
    await get('/tournaments', { headers: { 'x-forwarded-proto': 'https' } });
    expect(requests.map(({ url, headers }) => `${headers['x-forwarded-proto']}://${headers.host}${url}`)).toEqual([
      'http://oche.example/tournaments?page=2&status=running',
      'http://oche.example/tournaments',
      'http://oche.example/de/tournaments',
      'http://league.example/tournaments',
      'https://oche.example/tournaments',
    ]);
  });
});

test('search engines get a short page with the status of a failed page', async () => {
  nextResponse.status = 404;
  const agent = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  const botResponse = await get('/tournaments', { headers: agent });
  expect([botResponse.status, botResponse.headers['content-type'], botResponse.body.toString()]).toEqual([
    404,
    'text/html; charset=utf-8',
    expect.stringContaining('<title>Page not found</title>'),
  ]);
  const browserResponse = await get('/tournaments', { headers: { 'user-agent': 'Mozilla/5.0 Firefox/150.0' } });
  expect([browserResponse.status, browserResponse.body.toString()]).toEqual([404, expect.stringContaining('<html>')]);
  nextResponse.status = 200;
  expect((await get('/tournaments', { headers: agent })).body.toString()).toContain('<html>');
});

describe('is not cached:', () => {
  test.each([
    ['a page without some of its data', { status: 200, channels: null }],
    ['a 404', { status: 404, channels: '' }],
    ['a 500', { status: 500, channels: '' }],
  ])('%s', async (_name, changes) => {
    Object.assign(nextResponse, changes);
    const { status, headers, body } = await get('/tournaments');
    expect([status, headers['cache-control'], headers['etag']]).toEqual([changes.status, 'private, no-store', undefined]);
    // Its scripts complete the page, so they are not deferred.
    expect(body.toString()).toContain('<script src="/_next/a.js" async="">');
    expect((await get('/tournaments', { headers: { 'if-none-match': '*' } })).status).toBe(changes.status);
    expect(requests.length).toBe(2);
  });

  test.each([
    ['a page that needs a session', '/manage', {}],
    ['an unknown path', '/unknown', {}],
    ['a file', '/icon.svg', {}],
    ['a query parameter that no public page has', '/confirm-name-change?token=secret', {}],
    ['data of a page for the router', '/tournaments', { headers: { rsc: '1' } }],
    ['a POST request', '/tournaments', { method: 'POST' }],
    ['the redirect from / to the language of the browser', '/', { headers: { 'accept-language': 'nl-BE' } }],
    ['the redirect from / to a chosen language', '/', { headers: { cookie: 'a=b; i18n_redirected=fr', 'accept-language': 'en' } }],
    ['a URL without a scheme', '//evil.example/tournaments', {}],
  ])('%s', async (_name, path, options: Parameters<typeof get>[1]) => {
    const { headers } = await get(path, options);
    expect(headers['content-security-policy']).toContain(nonceOf(1));
    await get(path, options);
    expect(requests.length).toBe(2);
  });
});

test('the page / is cached for users who are not redirected', async () => {
  await get('/', { headers: { 'accept-language': 'en-GB' } });
  await get('/', { headers: { cookie: 'i18n_redirected=en', 'accept-language': 'nl' } });
  expect(requests.length).toBe(1);
});

test('Next handles requests with an invalid host', async () => {
  expect((await get('/tournaments', { headers: { host: 'a b' } })).headers['content-security-policy']).toContain(nonceOf(1));
});
