import type { IncomingMessage, Server } from 'node:http';
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
