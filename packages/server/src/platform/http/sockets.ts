import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';

type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Handles upgrades of a server. Node removes its error listener from a socket before it emits `upgrade`, and an `error` event without a
 * listener would end the process. This adds a listener, so that a reset closes only its own socket.
 */
export function onUpgrade(server: Server, handle: UpgradeHandler): void {
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    handle(request, socket, head);
  });
}

/** Responds to an upgrade with a status instead of a websocket, then closes the socket. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** Maximum number of pipelined requests of a connection. Browsers and proxies wait for each response before the next request. */
const maxPipelined = 16;

/**
 * Ends connections that send many requests without waiting for responses. Node handles all of them at once, so that one connection could
 * cause as much work as a thousand users.
 */
export function refusePipelines(handle: RequestListener): RequestListener {
  const open = new WeakMap<Duplex, number>();
  return (request, response) => {
    const { socket } = request;
    // Ignore further requests of a connection that was ended.
    if (socket.destroyed) return;
    const count = (open.get(socket) ?? 0) + 1;
    if (count > maxPipelined) return void socket.destroy();
    open.set(socket, count);
    response.once('close', () => open.set(socket, open.get(socket)! - 1));
    handle(request, response);
  };
}
