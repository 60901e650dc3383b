import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Forwards a request to a mock of the API. */
async function forward(fetchApi: typeof fetch, origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const mocked = await fetchApi(`${origin}${request.url ?? ''}`, { method: request.method ?? 'GET', headers, ...(body ? { body } : {}) });
  response.writeHead(mocked.status, { 'content-type': mocked.headers.get('content-type') ?? 'application/json' });
  response.end(await mocked.text());
}

/** Serves a built page, with `index.html` for unknown paths, and a mock of the API below `/api`. */
export async function servePage(folder: string, fetchApi?: typeof fetch): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (fetchApi && pathname.startsWith('/api/')) {
      forward(fetchApi, origin(), request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
      return;
    }
    const requested = join(folder, pathname);
    const file = existsSync(requested) && statSync(requested).isFile() ? requested : join(folder, 'index.html');
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: origin(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
