/** Serves `dist` in production: files, the app for every other path, and the API behind `/api` and `/app` (realtime). */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type RequestOptions } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { parseRedirects, redirectOf } from '@oche/routes/redirects';
import { themeScript } from '@oche/screens/shell/themeScript';
import { realtimeIn, tellPage } from './tellPage.ts';

const { API_ORIGIN, TABLET_PORT } = process.env;
const api = new URL(API_ORIGIN ?? 'http://localhost:4000');
const port = Number(TABLET_PORT ?? 5173);
const dist = resolve(import.meta.dirname, '../dist');

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

// Read at each start, not built in, so that one build serves every installation.
const redirects = parseRedirects(process.env['REDIRECTS'] ?? '');
const page = tellPage(readFileSync(join(dist, 'index.html'), 'utf8'), { ...realtimeIn(process.env), redirects });

const themeHash = createHash('sha256').update(themeScript).digest('base64');
const security = {
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' 'sha256-${themeHash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // Plain `ws:` in a hall without TLS; `'self'` does not cover it in every browser.
    "connect-src 'self' ws: wss:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

const forwarded = ({ method, url, headers, socket }: IncomingMessage): RequestOptions => ({
  hostname: api.hostname,
  port: api.port,
  path: url,
  method,
  headers: { ...headers, 'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ') },
});

const isForApi = (url: string) => url.startsWith('/api/') || url.startsWith('/app/');

const server = createServer((incoming, response) => {
  const pathname = incoming.url?.split('?')[0] ?? '/';
  if (isForApi(pathname)) {
    const onward = request(forwarded(incoming), (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    onward.on('error', () => {
      if (response.headersSent) return response.destroy();
      response.writeHead(502, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 'http', message: 'The API does not answer.' }));
    });
    response.on('close', () => onward.destroy());
    pipeline(incoming, onward, () => undefined);
    return;
  }
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const elsewhere = redirectOf(redirects, pathname);
  if (elsewhere !== null) {
    response.writeHead(307, { location: elsewhere, 'cache-control': 'no-store', ...security }).end();
    return;
  }
  const file = fileOf(pathname);
  if (file) {
    const kept = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': kept, ...security });
    if (incoming.method === 'HEAD') response.end();
    else pipeline(createReadStream(file), response, () => undefined);
    return;
  }
  // A file that is gone must not be answered with the app: the browser would try to run it.
  if (extname(pathname) !== '') {
    response.writeHead(404, security).end();
    return;
  }
  response.writeHead(200, { 'content-type': types['.html'], 'cache-control': 'no-cache', ...security });
  response.end(incoming.method === 'HEAD' ? undefined : page);
});

/** A file of the build under this path, and never one beside it. */
function fileOf(pathname: string): string | null {
  let path: string;
  try {
    path = join(dist, decodeURIComponent(pathname));
  } catch {
    return null;
  }
  if (!path.startsWith(join(dist, '/')) || path === join(dist, 'index.html')) return null;
  return existsSync(path) && statSync(path).isFile() ? path : null;
}

server.on('upgrade', (incoming, socket, head) => {
  socket.on('error', () => socket.destroy());
  if (!isForApi(incoming.url ?? '/')) return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  const onward = request(forwarded(incoming));
  onward.on('error', () => socket.destroy());
  onward.on('response', ({ statusCode = 502, statusMessage = '' }) =>
    socket.end(`HTTP/1.1 ${statusCode} ${statusMessage}\r\nConnection: close\r\n\r\n`),
  );
  onward.on('upgrade', (answer, upstream, first) => {
    const lines = answer.rawHeaders.reduce<string[]>(
      (all, part, i) => (i % 2 ? [...all, `${answer.rawHeaders[i - 1]}: ${part}`] : all),
      [],
    );
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    if (first.length) socket.write(first);
    if (head.length) upstream.write(head);
    pipeline(socket, upstream, socket, () => {
      socket.destroy();
      upstream.destroy();
    });
  });
  onward.end();
});

server.listen(port, () => console.log(`Tablet host on http://localhost:${port}, API at ${api.origin}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
