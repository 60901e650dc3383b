/**
 * Serves every page: those that are the same for everybody out of the cache (front.ts), the others by Next. Forwards `/api` and `/app`
 * (realtime) to the API.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import next from 'next';
import { createRealtimeClient } from '@oche/realtime/connection';
import { createForwarder, trustIn } from '@oche/server/platform/http/forwarding';
import { onUpgrade, refusePipelines } from '@oche/server/platform/http/sockets';
import { apiOrigin } from '../config.ts';
import { answered } from './answering.ts';
import { createFront, makeWith } from './front.ts';
import { createPageCache } from './pageCache.ts';

const { WEB_PORT, REALTIME_KEY, REALTIME_CLUSTER, REALTIME_HOST, REALTIME_PORT, REALTIME_TLS } = process.env;
const port = Number(WEB_PORT ?? 3000);

// A server that never listens: otherwise Next would handle our upgrades, and nothing would handle the errors of their sockets.
const app = next({ dev: false, dir: join(import.meta.dirname, '..'), port, httpServer: createServer() });
await app.prepare();
const handle = app.getRequestHandler();

// Pages to keep are asked of Next here, by this process alone.
const listener = answered((request, response) => void handle(request, response));
const inner = createServer(listener);
await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));

const api = new URL(apiOrigin);
const realtime = createRealtimeClient({
  key: REALTIME_KEY ?? 'oche',
  cluster: REALTIME_CLUSTER ?? '',
  ...(REALTIME_HOST
    ? { host: REALTIME_HOST, port: Number(REALTIME_PORT ?? 443), forceTLS: REALTIME_TLS !== '0' }
    : { host: api.hostname, port: Number(api.port) || (api.protocol === 'https:' ? 443 : 80), forceTLS: api.protocol === 'https:' }),
  // Public channels only: nobody has to allow them.
  authorize: { endpoint: '', headers: () => ({}) },
});

const pageOf = createPageCache({
  make: makeWith((inner.address() as AddressInfo).port),
  follow: (channel, onNews) => realtime.subscribe(channel, onNews, onNews),
  mostBytes: 64 * 2 ** 20,
});

const forwarder = createForwarder(api, trustIn(process.env));
const front = createFront({ pageOf, next: listener });
const answer: RequestListener = (request, response) =>
  (forwarder.isForApi(request.url ?? '/') ? forwarder.request : front)(request, response);
const server = createServer(refusePipelines(answer));
onUpgrade(server, (request, socket, head) => forwarder.upgrade(request, socket, head));
server.listen(port, () => console.log(`Web host on http://localhost:${port}, API at ${apiOrigin}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
