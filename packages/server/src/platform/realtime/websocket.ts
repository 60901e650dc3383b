import { randomInt } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { onUpgrade, refuseUpgrade } from '../http/sockets.ts';
import type { Connection, Hub } from './hub.ts';
import { closeCodes, encodeMessage } from './protocol.ts';

export type WebsocketSettings = {
  key: string;
  path: string;
  activityTimeout: number;
  pongTimeout: number;
  maxConnections: number;
  maxMessageBytes: number;
  clock: () => number;
};

type CloseReason = keyof typeof closeCodes;

/** Milliseconds after which a closing socket is terminated. */
const closeTimeoutMs = 1_000;

export type WebsocketEndpoint = {
  attach: (server: Server) => void;
  /** Closes connections so that their clients reconnect immediately. */
  restart: (connections: readonly Connection[]) => void;
  close: () => Promise<void>;
};

/** Accepts websockets at `/app/{key}` and closes those that no longer respond. */
export function createWebsocketEndpoint(
  hub: Hub,
  settings: WebsocketSettings,
  onMessage: (connection: Connection, text: string) => void,
): WebsocketEndpoint {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    maxPayload: settings.maxMessageBytes,
    perMessageDeflate: false,
  });
  const prefix = `${settings.path}/app/`;
  let closing = false;

  function closeFor(ws: WebSocket, reason: CloseReason): void {
    const [code, text] = closeCodes[reason];
    ws.close(code, text);
    setTimeout(() => ws.terminate(), closeTimeoutMs).unref();
  }

  /** The reason to refuse a connection. It is refused after the handshake, because browsers cannot distinguish a refused handshake from a lost network. */
  function refusal(url: URL): CloseReason | undefined {
    if (closing) return 'overCapacity';
    if (url.pathname !== `${prefix}${encodeURIComponent(settings.key)}`) return 'unknownApp';
    const protocol = url.searchParams.get('protocol');
    if (protocol === null) return 'missingProtocol';
    if (!/^\d+$/.test(protocol)) return 'invalidVersion';
    if (protocol !== '7') return 'unsupportedProtocol';
    return hub.connections.size >= settings.maxConnections ? 'overCapacity' : undefined;
  }

  function newSocketId(): string {
    const id = `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;
    return hub.connections.has(id) ? newSocketId() : id;
  }

  function accept(ws: WebSocket, socket: Duplex): void {
    const connection: Connection = {
      id: newSocketId(),
      ws,
      socket,
      subscriptions: new Set(),
      subscribers: [],
      lastActiveAt: settings.clock(),
      pingedAt: undefined,
      clientEvents: { second: 0, count: 0 },
    };
    const noteActivity = () => {
      connection.lastActiveAt = settings.clock();
      connection.pingedAt = undefined;
    };
    ws.on('message', (data, isBinary) => {
      // A connection that is closing can still send messages, which must not reach the hub.
      if (!hub.connections.has(connection.id)) return;
      noteActivity();
      onMessage(connection, isBinary ? '' : String(data));
    });
    ws.on('ping', noteActivity);
    ws.on('pong', noteActivity);
    ws.on('close', () => hub.drop(connection));
    hub.add(connection);
    const established = { socket_id: connection.id, activity_timeout: settings.activityTimeout / 1000 };
    hub.send(connection, encodeMessage('pusher:connection_established', established));
  }

  /** Handles an upgrade if its path belongs to this endpoint. Returns whether it does. */
  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const url = URL.parse(request.url ?? '', 'http://endpoint');
    if (!url?.pathname.startsWith(prefix)) return false;
    server.handleUpgrade(request, socket, head, (ws) => {
      // A reset connection or an invalid frame. The `close` event follows and cleans up.
      ws.on('error', () => ws.terminate());
      const reason = refusal(url);
      if (reason) closeFor(ws, reason);
      else accept(ws, socket);
    });
    return true;
  }

  /**
   * Pings silent connections and closes those that do not respond. Silence alone is normal: pusher-js pings only if it receives nothing, so a
   * spectator of a busy game is silent for hours. A dropped member leaves its channels immediately, before TCP detects the lost connection.
   */
  function sweep(): void {
    const now = settings.clock();
    for (const connection of [...hub.connections.values()]) {
      if (connection.pingedAt !== undefined) {
        if (now - connection.pingedAt < settings.pongTimeout) continue;
        closeFor(connection.ws, 'pongTimeout');
        hub.drop(connection);
      } else if (now - connection.lastActiveAt >= settings.activityTimeout) {
        connection.pingedAt = now;
        hub.send(connection, encodeMessage('pusher:ping', {}));
      }
    }
  }

  const timer = setInterval(sweep, Math.max(10, Math.min(1_000, settings.activityTimeout / 4, settings.pongTimeout / 4)));
  timer.unref();

  return {
    attach: (http) => {
      onUpgrade(http, (request, socket, head) => {
        const isHandled = upgrade(request, socket, head);
        if (!isHandled && http.listenerCount('upgrade') === 1) refuseUpgrade(socket, '404 Not Found');
      });
    },
    restart: (connections) => {
      for (const connection of connections) {
        closeFor(connection.ws, 'restart');
        hub.drop(connection);
      }
    },
    close: async () => {
      closing = true;
      clearInterval(timer);
      const closed = [...server.clients].map((ws) => new Promise<void>((resolve) => ws.once('close', () => resolve())));
      for (const ws of server.clients) closeFor(ws, 'restart');
      await Promise.all(closed);
    },
  };
}
