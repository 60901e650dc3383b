import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';

type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Handles upgrades of a server. Node removes its own error listener from a socket before it emits `upgrade`, and an `error` event without a
 * listener ends the process, so every socket gets one first: a reset then closes that socket and nothing else.
 */
export function onUpgrade(server: Server, handle: UpgradeHandler): void {
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    handle(request, socket, head);
  });
}

/** Answers an upgrade with a status instead of a websocket, then closes the socket. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** Requests of one connection that may be under way together. Browsers and proxies send the next one after the answer. */
const mostUnderWay = 16;

/**
 * Ends a connection that sends many requests without waiting for answers. Node hands on all that it reads, so that one connection could
 * have as many answers made at once as a thousand visitors.
 */
export function refusePipelines(handle: RequestListener): RequestListener {
  const underWay = new WeakMap<Duplex, number>();
  return (request, response) => {
    const { socket } = request;
    // What was read along with the last request still comes here.
    if (socket.destroyed) return;
    const count = (underWay.get(socket) ?? 0) + 1;
    if (count > mostUnderWay) return void socket.destroy();
    underWay.set(socket, count);
    response.once('close', () => underWay.set(socket, underWay.get(socket)! - 1));
    handle(request, response);
  };
}
