import { createHash } from 'node:crypto';
import { createServer, request, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFront, makeWith } from './front.ts';
import { createPageCache } from './pageCache.ts';

/** What Next was asked, and how it answers. */
let asked: { url: string; headers: IncomingHttpHeaders }[];
let answer: { status: number; channels: string | null; headers: Record<string, string> };
let servers: Server[];
let port: number;
let speak: () => void;

const nonceOf = (count: number) => Buffer.from(`a nonce ${count}`).toString('base64');
const injected = '<script>steal()</script><script nonce="">steal()</script><script nonce="guess">steal()</script>';

/** A page as Next sends it, for each request with a nonce of its own. */
const nextAnswer: RequestListener = ({ url = '', headers }, response) => {
  asked.push({ url, headers });
  const nonce = nonceOf(asked.length);
  const meta = answer.channels === null ? '' : `<meta name="oche-channels" content="${answer.channels}"/>`;
  response.writeHead(answer.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'self'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'`,
    'cache-control': 'private, no-store',
    vary: 'rsc, Accept-Encoding',
    'x-middleware-rewrite': '/tournaments',
    link: `</_next/a.css>; rel=preload; as="style"; nonce="${nonce}", </a.woff2>; rel=preload; as="font"`,
    ...answer.headers,
  });
  response.end(
    `<html><head>${meta}<script src="/_next/a.js" async="" nonce="${nonce}"></script></head><body>${asked.length}${injected}` +
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
  asked = [];
  answer = { status: 200, channels: 'tournament-1', headers: {} };
  servers = [];
  const inner = await listen(nextAnswer);
  const pageOf = createPageCache({
    make: makeWith(inner),
    follow: (_channel, onNews) => {
      speak = onNews;
      return () => undefined;
    },
    mostBytes: 1e6,
  });
  port = await listen(createFront({ pageOf, next: nextAnswer }));
});
afterEach(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

function get(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path, method, headers: { host: 'oche.example', ...headers } }, (response) => {
      buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }), reject);
    });
    asking.on('error', reject).end();
  });
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page that is the same for everybody', () => {
  test('is made once, of a visitor without cookies, and goes when its channel speaks', async () => {
    const first = await get('/tournaments', { headers: { cookie: 'token=mine', 'accept-language': 'de', authorization: 'Bearer mine' } });
    const second = await get('/tournaments');
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers['etag']).toBe(first.headers['etag']);
    expect(asked.map(({ headers }) => [headers.cookie, headers.authorization, headers['accept-language']])).toEqual([
      [undefined, undefined, undefined],
    ]);
    speak();
    expect((await get('/tournaments')).headers['etag']).not.toBe(first.headers['etag']);
  });

  test('allows the scripts that carried the nonce, by their hashes, and no others', async () => {
    const { headers, body } = await get('/tournaments');
    const html = body.toString();
    const begin = /<script>(\(function[^]*?)<\/script><\/body>/.exec(html)?.[1] ?? '';
    expect(headers['content-security-policy']).toBe(
      `default-src 'self'; script-src 'self' ${sha256('theme()')} ${sha256('push("\\"nonce\\":\\"\\"")')} ${sha256(begin)}; object-src 'none'`,
    );
    expect(html).not.toContain(nonceOf(1));
    expect(JSON.stringify(headers)).not.toContain('nonce');
    expect(headers['link']).toBe('</_next/a.css>; rel=preload; as="style", </a.woff2>; rel=preload; as="font"');
    expect(headers['x-middleware-rewrite']).toBeUndefined();
    expect(html).toContain('<script>theme()</script>');
  });

  test('sets no cookie, and is asked for again by whoever keeps it', async () => {
    answer.headers = { 'set-cookie': 'a=b' };
    const { headers } = await get('/tournaments');
    expect(headers['set-cookie']).toBeUndefined();
    expect([headers['cache-control'], headers['vary']]).toEqual(['public, no-cache', 'rsc, accept-encoding']);
    const again = await get('/tournaments', { headers: { 'if-none-match': headers['etag'] ?? '' } });
    expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, headers['etag']]);
    expect((await get('/tournaments', { headers: { 'if-none-match': 'W/"another"' } })).status).toBe(200);
  });

  test('is sent as a browser can read it', async () => {
    const { body } = await get('/tournaments');
    const as = (encoding: string, method?: string) =>
      get('/tournaments', { headers: { 'accept-encoding': encoding }, ...(method && { method }) });
    const [br, gzip, none] = [await as('gzip, deflate, br, zstd'), await as('gzip;q=0.8, br;q=0'), await as('gzip;q=0, zstd')];
    expect([br, gzip, none].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    for (const read of [brotliDecompressSync(br.body), gunzipSync(gzip.body), none.body]) expect(read.equals(body)).toBe(true);
    const head = await as('br', 'HEAD');
    expect([head.body.length, head.headers['content-length']]).toEqual([0, String(br.body.length)]);
    expect(asked.length).toBe(1);
  });

  test('is another one for another host, scheme, path or query, whatever the order of the query', async () => {
    await get('/tournaments?status=running&page=2');
    await get('/tournaments?page=2&status=running');
    expect(asked.length).toBe(1);
    await get('/tournaments');
    await get('/de/tournaments');
    await get('/tournaments', { headers: { host: 'league.example' } });
    await get('/tournaments', { headers: { 'x-forwarded-proto': 'https' } });
    expect(asked.map(({ url, headers }) => `${headers['x-forwarded-proto']}://${headers.host}${url}`)).toEqual([
      'http://oche.example/tournaments?page=2&status=running',
      'http://oche.example/tournaments',
      'http://oche.example/de/tournaments',
      'http://league.example/tournaments',
      'https://oche.example/tournaments',
    ]);
  });
});

test('search engines get a sentence with a title for a failed page, with its status', async () => {
  answer.status = 404;
  const agent = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  const told = await get('/tournaments', { headers: agent });
  expect([told.status, told.headers['content-type'], told.body.toString()]).toEqual([
    404,
    'text/html; charset=utf-8',
    expect.stringContaining('<title>Page not found</title>'),
  ]);
  const person = await get('/tournaments', { headers: { 'user-agent': 'Mozilla/5.0 Firefox/150.0' } });
  expect([person.status, person.body.toString()]).toEqual([404, expect.stringContaining('<html>')]);
  answer.status = 200;
  expect((await get('/tournaments', { headers: agent })).body.toString()).toContain('<html>');
});

describe('is not kept', () => {
  test.each([
    ['a page that could not read everything', { status: 200, channels: null }],
    ['what is not found', { status: 404, channels: '' }],
    ['a failure', { status: 500, channels: '' }],
  ])('%s', async (_what, changes) => {
    Object.assign(answer, changes);
    const { status, headers, body } = await get('/tournaments');
    expect([status, headers['cache-control'], headers['etag']]).toEqual([changes.status, 'private, no-store', undefined]);
    // Its scripts make it whole, so nothing is painted before them.
    expect(body.toString()).toContain('<script src="/_next/a.js" async="">');
    expect((await get('/tournaments', { headers: { 'if-none-match': '*' } })).status).toBe(changes.status);
    expect(asked.length).toBe(2);
  });

  test.each([
    ['a page of one person', '/manage', {}],
    ['no page', '/nowhere', {}],
    ['a file', '/icon.svg', {}],
    ['a query that no public page knows', '/confirm-name-change?token=secret', {}],
    ['data of a page for the router', '/tournaments', { headers: { rsc: '1' } }],
    ['a post', '/tournaments', { method: 'POST' }],
    ['the way from / to the language of a visitor', '/', { headers: { 'accept-language': 'nl-BE' } }],
    [
      'the way from / to the language that a visitor chose',
      '/',
      { headers: { cookie: 'a=b; i18n_redirected=fr', 'accept-language': 'en' } },
    ],
    ['an address beside ours', '//evil.example/tournaments', {}],
  ])('%s', async (_what, path, options: Parameters<typeof get>[1]) => {
    const { headers } = await get(path, options);
    expect(headers['content-security-policy']).toContain(nonceOf(1));
    await get(path, options);
    expect(asked.length).toBe(2);
  });

  test('but / is, for whoever stays there', async () => {
    await get('/', { headers: { 'accept-language': 'en-GB' } });
    await get('/', { headers: { cookie: 'i18n_redirected=en', 'accept-language': 'nl' } });
    expect(asked.length).toBe(1);
  });
});

test('a host that is none is left to Next', async () => {
  expect((await get('/tournaments', { headers: { host: 'a b' } })).headers['content-security-policy']).toContain(nonceOf(1));
});
