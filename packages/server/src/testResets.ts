import { connect } from 'node:net';

/** Paths to upgrade: the realtime endpoint, paths of the API and of pages, and unknown paths. */
const paths = ['/app/oche?protocol=7', '/app/other?protocol=7', '/app/', '/api/x', '/', '/tournaments', '/_next/webpack-hmr', '/nothing'];

const handshake = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    '\r\n',
  ].join('\r\n');

/** Sends bytes and resets the connection some turns of the event loop later. */
export function resetAfter(port: number, bytes: string, turns: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(bytes, () => {
        const resetIn = (remaining: number): unknown =>
          remaining > 0 ? setImmediate(() => resetIn(remaining - 1)) : socket.resetAndDestroy();
        resetIn(turns);
      }),
    );
    socket.on('error', () => undefined).on('close', () => resolve());
  });
}

/** Begins handshakes on all paths and resets them: half at a random byte, half after the last byte, with different delays. */
export async function resetHandshakes(port: number, times: number): Promise<void> {
  const resetOne = async (i: number) => {
    const request = handshake(paths[i % paths.length] ?? '/');
    const length = Math.floor(i / paths.length) % 2 === 0 ? request.length : Math.ceil(Math.random() * request.length);
    await resetAfter(port, request.slice(0, length), i % 13);
  };
  const batchSize = 8;
  for (let i = 0; i < times; i += batchSize)
    await Promise.all(Array.from({ length: Math.min(batchSize, times - i) }, (_, j) => resetOne(i + j)));
}
