import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer as createApi, type RunningServer } from '../../createServer.ts';
import type { OpenDatabase } from '../db/open.ts';
import { openTestDatabase } from '../../testDatabase.ts';
import { clientAddressOf, createForwarder, trustIn } from './forwarding.ts';
import { createPublisher } from '../realtime/publisher.ts';
import { createRealtime } from '../realtime/createRealtime.ts';
import { onUpgrade, refusePipelines } from './sockets.ts';
import { resetAfter, resetHandshakes } from '../../testResets.ts';

const secret = 'a shared secret';
const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('the IP address of a client', () => {
  test.each([
    ['ignores X-Forwarded-For of an unknown sender', {}, '198.51.100.7', { 'x-forwarded-for': '203.0.113.1' }, '198.51.100.7'],
    ['ignores X-Forwarded-For of this machine', {}, '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' }, '127.0.0.1'],
    ['trusts a host with the secret', {}, '127.0.0.1', { 'x-forwarded-for': '203.0.113.1', 'oche-forward-secret': secret }, '203.0.113.1'],
    [
      'ignores a host with another secret',
      {},
      '127.0.0.1',
      { 'x-forwarded-for': '203.0.113.1', 'oche-forward-secret': 'guess' },
      '127.0.0.1',
    ],
    ['trusts a listed proxy', { TRUST_PROXY: '10.0.0.5' }, '10.0.0.5', { 'x-forwarded-for': '203.0.113.1' }, '203.0.113.1'],
    [
      'trusts a listed IPv4 proxy on an IPv6 socket',
      { TRUST_PROXY: '10.0.0.0/8' },
      '::ffff:10.1.2.3',
      { 'x-forwarded-for': '203.0.113.1' },
      '203.0.113.1',
    ],
    ['trusts a listed IPv6 proxy', { TRUST_PROXY: 'fd00::/8' }, 'fd00::5', { 'x-forwarded-for': '2001:db8::1' }, '2001:db8::1'],
    [
      'ignores entries that no trusted proxy wrote',
      { TRUST_PROXY: '10.0.0.0/8' },
      '10.0.0.5',
      { 'x-forwarded-for': '1.1.1.1, 203.0.113.1, 10.0.0.6' },
      '203.0.113.1',
    ],
    ['ignores an entry that is not an IP address', { TRUST_PROXY: '10.0.0.5' }, '10.0.0.5', { 'x-forwarded-for': 'somebody' }, '10.0.0.5'],
    ['falls back to the proxy without the header', { TRUST_PROXY: '10.0.0.5' }, '10.0.0.5', {}, '10.0.0.5'],
  ])('%s', (_name, env: Record<string, string>, remote, headers: Record<string, string>, clientIp) => {
    expect(clientAddressOf(request(remote, headers), trustIn({ FORWARD_SECRET: secret, ...env }))).toBe(clientIp);
  });

  test.each(['1', 'loopback', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/'])('TRUST_PROXY cannot be "%s"', (setting) => {
    expect(() => trustIn({ TRUST_PROXY: setting })).toThrow(/^TRUST_PROXY contains ".*"\. List the IP addresses of your proxies/);
  });
});

let database: OpenDatabase;
let api: RunningServer;
let host: Server;
const errors: Record<string, unknown>[] = [];
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

beforeAll(async () => {
  database = await openTestDatabase();
  const app = { appId: 'oche', key: 'oche', secret: 'embedded' };
  const realtime = createRealtime(app);
  api = createApi({
    db: database.db,
    clock: () => new Date('2026-11-27T19:00:00Z'),
    random: (length) => randomBytes(length),
    publisher: createPublisher({ kind: 'embedded', realtime }),
    realtime,
    signChannel: () => '',
    trust: trustIn({ FORWARD_SECRET: secret }),
    log: (entry) => void (entry.level === 'error' && errors.push(entry)),
  });
  await listen(api.http);
  // A web or tablet host behind a proxy on this machine. The proxy sends the IP address of the client.
  const forwarder = createForwarder(
    new URL(`http://127.0.0.1:${portOf(api.http)}`),
    trustIn({ FORWARD_SECRET: secret, TRUST_PROXY: '127.0.0.1' }),
  );
  host = createServer(refusePipelines((incoming, response) => forwarder.request(incoming, response)));
  onUpgrade(host, (incoming, socket, head) => forwarder.upgrade(incoming, socket, head));
  await listen(host);
});
afterEach(() => void errors.splice(0));
afterAll(async () => {
  host.close();
  host.closeAllConnections();
  await api.close();
  await database.close();
});

/** Sends a request with the IP address of a client in `X-Forwarded-For`. Returns its status. */
async function post(server: Server, clientIp: string, path: string, body: object): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${portOf(server)}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': clientIp },
    body: JSON.stringify(body),
  });
  await response.text();
  return response.status;
}

test('failed log-ins of one client behind a host do not limit another client', async () => {
  const account = { email: 'ada@example.org', password: 'ninety-nine-darts' };
  const clientIp = '203.0.113.2';
  expect(await post(host, clientIp, '/auth/register', { ...account, name: 'Ada', langcode: 'en' })).toBe(200);
  const guesses = Array.from({ length: 100 }, (_, i) => ({ email: `nobody${i}@example.org`, password: 'ninety-nine-darts' }));
  for (const guess of guesses) expect(await post(host, '203.0.113.1', '/auth/login', guess)).toBeLessThan(429);
  expect(await post(host, '203.0.113.1', '/auth/login', account)).toBe(429);
  expect(await post(host, clientIp, '/auth/login', account)).toBe(200);
});

test('requests directly to the API with different `X-Forwarded-For` count as one client', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 120; i += 1)
    statuses.push(await post(api.http, `203.0.113.${i}`, '/auth/reset-password', { token: 'none', password: 'ninety-nine darts' }));
  expect(statuses).toContain(429);
});

describe('a reset of a socket', () => {
  test.each([
    ['the API', () => api.http],
    ['a host in front of it', () => host],
  ])('at any byte of a handshake does not end %s', async (_name, server) => {
    // An `error` event without a listener is an uncaught exception.
    const uncaught = vi.fn();
    process.on('uncaughtException', uncaught);
    try {
      await resetHandshakes(portOf(server()), 400);
      const response = await fetch(`http://127.0.0.1:${portOf(server())}/api/openapi.json`);
      expect([response.status, (await response.text()).length > 0]).toEqual([200, true]);
      expect(uncaught.mock.calls).toEqual([]);
    } finally {
      process.off('uncaughtException', uncaught);
    }
  });

  test('in the middle of a body is not logged as an error', async () => {
    const head = 'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email"';
    for (let i = 0; i < 10; i += 1) await resetAfter(portOf(api.http), head, 20);
    await fetch(`http://127.0.0.1:${portOf(api.http)}/healthz`);
    await expect.poll(() => new Promise<number>((resolve) => api.http.getConnections((_error, count) => resolve(count)))).toBeLessThan(3);
    expect(errors).toEqual([]);
  });
});

/** The number of responses to `count` requests that one connection sends at once. */
const responsesTo = (server: Server, count: number): Promise<number> =>
  new Promise((resolve) => {
    const request = (header: string) => `GET /api/home HTTP/1.1\r\nhost: a\r\n${header}\r\n`;
    let received = '';
    const socket = connect(portOf(server), '127.0.0.1', () =>
      socket.write(request('').repeat(count - 1) + request('connection: close\r\n')),
    );
    socket.on('data', (part) => (received += part.toString()));
    socket.on('error', () => undefined).on('close', () => resolve(received.split('HTTP/1.1 200').length - 1));
  });

test.each([
  ['the API', () => api.http],
  ['a host in front of it', () => host],
])('one connection cannot make %s handle a thousand requests at once', async (_name, server) => {
  let maxRequests = 0;
  const count = () => (maxRequests += 1);
  api.http.on('request', count);
  try {
    expect(await responsesTo(server(), 3)).toBe(3);
    maxRequests = 0;
    expect(await responsesTo(server(), 1000)).toBeLessThan(20);
    if (server() === host) expect(maxRequests).toBeLessThan(20);
    const after = await fetch(`http://127.0.0.1:${portOf(server())}/api/home`);
    expect(after.status).toBe(200);
  } finally {
    api.http.off('request', count);
  }
});

test('a path that leads outside of `/api` is not forwarded', () => {
  const { isForApi } = createForwarder(new URL('http://127.0.0.1:1'), trustIn({}));
  const apiPaths = ['/api/home', '/api/home?page=2', '/app/oche?protocol=7', '/api/tournaments/../home'];
  const otherPaths = [
    '/',
    '/apiary/',
    '/api/../mails',
    '/api/%2e%2e/healthz',
    '/api/..\\mails',
    '/app/./../readyz',
    '//api/api/home/../../../mails',
    '/api/../../api',
    '*',
  ];
  expect(apiPaths.filter(isForApi)).toEqual(apiPaths);
  expect(otherPaths.filter(isForApi)).toEqual([]);
});

test('the response is 502 if the API does not respond', async () => {
  const forwarder = createForwarder(new URL('http://127.0.0.1:1'), trustIn({}));
  const host = createServer((incoming, response) => forwarder.request(incoming, response));
  await listen(host);
  const response = await fetch(`http://127.0.0.1:${portOf(host)}/api/home`);
  expect([response.status, await response.json()]).toEqual([502, { code: 'http', message: 'The API does not respond.' }]);
  host.close();
});
