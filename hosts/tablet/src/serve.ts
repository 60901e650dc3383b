/** Serves `dist` in production: its files, and the app for every other path. Forwards `/api` and `/app` (realtime) to the API. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { catalogueAt } from '@oche/i18n/catalogueAt';
import { matchRoute } from '@oche/routes/match';
import { parseRedirects, redirectOf } from '@oche/routes/redirects';
import { createForwarder, trustIn } from '@oche/server/platform/http/forwarding';
import { onUpgrade, refusePipelines } from '@oche/server/platform/http/sockets';
import { themeScript } from '@oche/screens/app/themeScript';
import { realtimeConfig, writePageConfig } from './pageConfig.ts';

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

// Read at each start instead of during the build, so that one build can serve every installation.
const redirects = parseRedirects(process.env['REDIRECTS'] ?? '');
const page = writePageConfig(readFileSync(join(dist, 'index.html'), 'utf8'), { ...realtimeConfig(process.env), redirects });

const themeHash = createHash('sha256').update(themeScript).digest('base64');
const security = {
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' 'sha256-${themeHash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // Halls without TLS use `ws:`. `'self'` does not include it in every browser.
    "connect-src 'self' ws: wss:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // The web host serves the same pages to search engines, with their content and their URLs in every language.
  'x-robots-tag': 'noindex',
};

/** Robots may read pages. Otherwise they would never see the `noindex` of a page. */
const robots = 'User-agent: *\nDisallow: /api/\n';

const forwarder = createForwarder(api, trustIn(process.env));

const handleRequest: RequestListener = (incoming, response) => {
  const pathname = incoming.url?.split('?')[0] ?? '/';
  if (forwarder.isForApi(pathname)) return forwarder.request(incoming, response);
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const target = redirectOf(redirects, pathname);
  if (target !== null) {
    response.writeHead(307, { location: target, 'cache-control': 'no-store', ...security }).end();
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
  if (file) return sendFile(file, incoming.method === 'HEAD', pathname.startsWith('/assets/'), response);
  // The response for a missing file must not be the app, because the browser would try to run it.
  if (extname(pathname) !== '') {
    response.writeHead(404, security).end();
    return;
  }
  // The app shows that the page does not exist.
  const status = matchRoute(pathname, 'app') ? 200 : 404;
  response.writeHead(status, { 'content-type': types['.html'], 'cache-control': 'no-cache', ...security });
  response.end(incoming.method === 'HEAD' ? undefined : page);
};

const server = createServer(refusePipelines(handleRequest));

/** A file in `assets/` has a hash of its content in its name, so it never changes. */
function sendFile(file: string, isHead: boolean, isAsset: boolean, response: ServerResponse): void {
  const cacheControl = isAsset ? 'public, max-age=31536000, immutable' : 'no-cache';
  const contentType = types[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': contentType, 'cache-control': cacheControl, ...security });
  if (isHead) response.end();
  else pipeline(createReadStream(file), response, () => undefined);
}

/** The path of a file of the build. Null if there is no such file, or if it is outside the folder of the build. */
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
