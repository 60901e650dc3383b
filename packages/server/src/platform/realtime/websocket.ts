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

/** How long a socket may take to say goodbye before it is cut. */
const farewellMs = 1_000;

export type WebsocketEndpoint = {
  attach: (server: Server) => void;
  /** Ends connections so that the client connects again at once. */
  restart: (connections: readonly Connection[]) => void;
  close: () => Promise<void>;
};

/** Accepts websockets at `/app/{key}` and keeps only those that are alive. */
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

  function goodbye(ws: WebSocket, reason: CloseReason): void {
    const [code, text] = closeCodes[reason];
    ws.close(code, text);
    setTimeout(() => ws.terminate(), farewellMs).unref();
  }

  /** Refused after the handshake, with a code: a refused handshake is to a browser the same as no network, and it would try for ever. */
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
      followers: [],
      lastHeard: settings.clock(),
      pingedAt: undefined,
      clientEvents: { second: 0, count: 0 },
    };
    const heard = () => {
      connection.lastHeard = settings.clock();
      connection.pingedAt = undefined;
    };
    ws.on('message', (data, isBinary) => {
      // a connection that we are closing can still speak; nothing of it may come back into the hub
      if (!hub.connections.has(connection.id)) return;
      heard();
      onMessage(connection, isBinary ? '' : String(data));
    });
    ws.on('ping', heard);
    ws.on('pong', heard);
    ws.on('close', () => hub.drop(connection));
    hub.add(connection);
    const established = { socket_id: connection.id, activity_timeout: settings.activityTimeout / 1000 };
    hub.send(connection, encodeMessage('pusher:connection_established', established));
  }

  /** False when the path is somebody else's. */
  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const url = URL.parse(request.url ?? '', 'http://endpoint');
    if (!url?.pathname.startsWith(prefix)) return false;
    server.handleUpgrade(request, socket, head, (ws) => {
      // a reset connection or a broken frame; 'close' follows and does what there is to do
      ws.on('error', () => ws.terminate());
      const reason = refusal(url);
      if (reason) goodbye(ws, reason);
      else accept(ws, socket);
    });
    return true;
  }

  /**
   * pusher-js pings only when it hears nothing, so a spectator of a busy game is silent for hours: silence is a reason
   * to ask, and only no answer is a reason to close. The member leaves at once, not when the network notices.
   */
  function sweep(): void {
    const now = settings.clock();
    for (const connection of [...hub.connections.values()]) {
      if (connection.pingedAt !== undefined) {
        if (now - connection.pingedAt < settings.pongTimeout) continue;
        goodbye(connection.ws, 'pongTimeout');
        hub.drop(connection);
      } else if (now - connection.lastHeard >= settings.activityTimeout) {
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
        const isOurs = upgrade(request, socket, head);
        if (!isOurs && http.listenerCount('upgrade') === 1) refuseUpgrade(socket, '404 Not Found');
      });
    },
    restart: (connections) => {
      for (const connection of connections) {
        goodbye(connection.ws, 'restart');
        hub.drop(connection);
      }
    },
    close: async () => {
      closing = true;
      clearInterval(timer);
      const gone = [...server.clients].map((ws) => new Promise<void>((resolve) => ws.once('close', () => resolve())));
      for (const ws of server.clients) goodbye(ws, 'restart');
      await Promise.all(gone);
    },
  };
}
