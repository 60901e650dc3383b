import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testServer.ts';

let world: TestServer;
let port: number;
beforeAll(async () => {
  world = await startTestServer();
  const { http } = world.server;
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => world.close());

/** Sends text on a new connection. Returns everything that the connection receives. */
const exchange = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => (received += part.toString()));
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });

test.each([
  ['text that is not HTTP', 'hello?\r\n\r\n', 400, 'invalid'],
  ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n', 400, 'invalid'],
  ['two lengths', 'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}', 400, 'invalid'],
  [
    'a length and chunks',
    'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n{}',
    400,
    'invalid',
  ],
  ['an unknown expectation', 'GET /api/home HTTP/1.1\r\nhost: a\r\nconnection: close\r\nexpect: miracles\r\n\r\n', 400, 'invalid'],
  [
    'headers of more than 16 KB',
    `GET /api/home HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${'x'.repeat(20_000)}\r\n\r\n`,
    413,
    'too-large',
  ],
])('%s is refused with a code and a message', async (_name, text, status, code) => {
  const [head = '', body = ''] = (await exchange(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(/\{.*\}/.exec(body)?.[0] ?? 'null')).toEqual({ code, message: expect.any(String) });
});
