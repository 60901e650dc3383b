/**
 * Serves all pages. Pages that are the same for everybody come from the cache (front.ts), and Next renders the others. Forwards `/api` and `/app`
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
import { createFront, renderWith } from './front.ts';
import { createPageCache } from './pageCache.ts';
import { withPageStatus } from './pageStatus.ts';

const { WEB_PORT, REALTIME_KEY, REALTIME_CLUSTER, REALTIME_HOST, REALTIME_PORT, REALTIME_TLS } = process.env;
const port = Number(WEB_PORT ?? 3000);

// This server never listens. Without it, Next would handle upgrade requests, and nothing would handle the errors of their sockets.
const app = next({ dev: false, dir: join(import.meta.dirname, '..'), port, httpServer: createServer() });
await app.prepare();
const handle = app.getRequestHandler();

const nextListener = withPageStatus((request, response) => void handle(request, response));
// The cache requests pages from Next at this internal server.
const internalServer = createServer(nextListener);
await new Promise<void>((resolve) => internalServer.listen(0, '127.0.0.1', resolve));

const api = new URL(apiOrigin);
const realtime = createRealtimeClient({
  key: REALTIME_KEY ?? 'oche',
  cluster: REALTIME_CLUSTER ?? '',
  ...(REALTIME_HOST
    ? { host: REALTIME_HOST, port: Number(REALTIME_PORT ?? 443), forceTLS: REALTIME_TLS !== '0' }
    : { host: api.hostname, port: Number(api.port) || (api.protocol === 'https:' ? 443 : 80), forceTLS: api.protocol === 'https:' }),
  // Only public channels are followed. They need no authorisation.
  authorize: { endpoint: '', headers: () => ({}) },
});

const pageOf = createPageCache({
  render: renderWith((internalServer.address() as AddressInfo).port),
  follow: (channel, onEvent) => realtime.subscribe(channel, onEvent, onEvent),
  maxBytes: 64 * 2 ** 20,
});

const forwarder = createForwarder(api, trustIn(process.env));
const front = createFront({ pageOf, next: nextListener });
const handleRequest: RequestListener = (request, response) =>
  (forwarder.isForApi(request.url ?? '/') ? forwarder.request : front)(request, response);
const server = createServer(refusePipelines(handleRequest));
onUpgrade(server, (request, socket, head) => forwarder.upgrade(request, socket, head));
server.listen(port, () => console.log(`Web host on http://localhost:${port}, API at ${apiOrigin}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
