import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  ...{ '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css' },
  ...{ '.json': 'application/json', '.svg': 'image/svg+xml', '.png': 'image/png', '.woff2': 'font/woff2' },
};

/** Serves a folder at the path `base` on a free port of this machine. It is not the root, because static sites are often hosted under a path. */
export async function serveFolder(folder: string, base = '/oche/'): Promise<{ origin: string; url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname.startsWith(base) ? pathname.slice(base.length) : '\0'));
    const requested = join(folder, path);
    const file =
      requested.startsWith(folder) && existsSync(requested) && statSync(requested).isDirectory()
        ? join(requested, 'index.html')
        : requested;
    if (path.includes('\0') || !file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: origin + base,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
