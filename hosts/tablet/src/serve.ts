/** Serves `dist` in production: files, the app for every other path, and the API behind `/api` and `/app` (realtime). */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { catalogueAt } from '@oche/i18n/catalogueAt';
import { matchRoute } from '@oche/routes/match';
import { parseRedirects, redirectOf } from '@oche/routes/redirects';
import { createForwarder, trustIn } from '@oche/server/platform/http/forwarding';
import { onUpgrade, refusePipelines } from '@oche/server/platform/http/sockets';
import { themeScript } from '@oche/screens/app/themeScript';
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
  '.txt': 'text/plain; charset=utf-8',
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
  // Search engines are given the same pages by the web host, whole and with their addresses in every language.
  'x-robots-tag': 'noindex',
};

/** Robots may read pages: otherwise they would never see the `noindex` of a page. */
const robots = 'User-agent: *\nDisallow: /api/\n';

const forwarder = createForwarder(api, trustIn(process.env));

const answer: RequestListener = (incoming, response) => {
  const pathname = incoming.url?.split('?')[0] ?? '/';
  if (forwarder.isForApi(pathname)) return forwarder.request(incoming, response);
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const elsewhere = redirectOf(redirects, pathname);
  if (elsewhere !== null) {
    response.writeHead(307, { location: elsewhere, 'cache-control': 'no-store', ...security }).end();
    return;
  }
  const catalogue = catalogueAt(pathname);
  if (catalogue) {
    response.writeHead(200, { ...security, ...catalogue.headers }).end(incoming.method === 'HEAD' ? undefined : catalogue.body);
    return;
  }
  if (pathname === '/robots.txt') {
    response.writeHead(200, { ...security, 'content-type': types['.txt'] }).end(robots);
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
  // The app itself shows that the page does not exist.
  const status = matchRoute(pathname, 'app') ? 200 : 404;
  response.writeHead(status, { 'content-type': types['.html'], 'cache-control': 'no-cache', ...security });
  response.end(incoming.method === 'HEAD' ? undefined : page);
};

const server = createServer(refusePipelines(answer));

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

onUpgrade(server, (incoming, socket, head) => forwarder.upgrade(incoming, socket, head));

server.listen(port, () => console.log(`Tablet host on http://localhost:${port}, API at ${api.origin}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
