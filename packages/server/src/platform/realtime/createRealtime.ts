import type { Server } from 'node:http';
import { createHttpApi } from './httpApi.ts';
import { createHub, type Subscriber } from './hub.ts';
import { createMessageHandler } from './messages.ts';
import { encodeData, limits, type PresenceMember, type Publication } from './protocol.ts';
import { signChannel, type AppCredentials, type ChannelAuthorization } from './signature.ts';
import { createWebsocketEndpoint } from './websocket.ts';

export type RealtimeOptions = AppCredentials & {
  appId: string;
  /** Prefix of `/app/` and `/apps/`, for example `/realtime`. Default: none. */
  path?: string;
  /** Milliseconds of silence after which either side sends a ping. Default 120,000. */
  activityTimeout?: number;
  /** Milliseconds to wait for the pong. Default 30,000. */
  pongTimeout?: number;
  /** Whether clients may send `client-` events to each other. Default false, because all events of games come from the server. */
  clientEvents?: boolean;
  maxConnections?: number;
  maxChannelsPerConnection?: number;
  maxMembersPerChannel?: number;
  /** Bytes of one message from a client. A larger message ends the connection. Default 32 KiB. */
  maxMessageBytes?: number;
  /** Bytes of `data` of one event. Default 10,240, like the hosted service. */
  maxEventBytes?: number;
  /** Bytes that may be buffered for a slow client before its connection is closed. Default 1 MiB. */
  maxBufferedBytes?: number;
  /** Returns milliseconds since 1970. */
  clock?: () => number;
};

/** Our own endpoint of the Pusher protocol: websockets at `/app/{key}`, the signed HTTP API at `/apps/{appId}`. */
export type Realtime = {
  /** Handles upgrades of this server to `/app/{key}`, and no others. */
  attach: (server: Server) => void;
  /** Responds to a request to the HTTP API. Null for other paths. */
  handleHttp: (request: Request) => Promise<Response | null>;
  /** Sends an event to every subscriber of this process. @throws RangeError if its data exceed `maxEventBytes` */
  publish: (publication: Publication) => void;
  /** See `signChannel`. */
  authorize: (socketId: string, channel: string, member?: PresenceMember | string) => ChannelAuthorization;
  /** Records the token and the user for whom a channel was signed on a connection. Has no effect if the socket is not connected. */
  noteSubscriber: (socketId: string, subscriber: Subscriber) => void;
  /**
   * Closes the connections whose channels were signed for these tokens or this user. The protocol cannot end a single subscription. Clients
   * reconnect at once and authorise their channels again.
   */
  endSubscriptions: (whose: { tokenIds: readonly string[] } | { userId: string }) => void;
  connectionCount: () => number;
  /** Closes all connections with "reconnect immediately" and refuses new ones. Resolves when all are closed. The server stays open. */
  close: () => Promise<void>;
};

/**
 * An endpoint of protocol 7 for the public `pusher` and `pusher-js` libraries. State is in memory, so that one process has all sockets of an
 * app. Unlike the hosted service it has no user sign-in, no cache channels and no webhooks. It treats encrypted channels like private ones.
 */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { appId, key, secret, path = '', clock = Date.now, maxEventBytes = limits.eventBytes } = options;
  const hub = createHub({ maxBufferedBytes: options.maxBufferedBytes ?? 1024 * 1024 });
  const onMessage = createMessageHandler(hub, {
    key,
    secret,
    clock,
    clientEvents: options.clientEvents ?? false,
    maxChannelsPerConnection: options.maxChannelsPerConnection ?? 200,
    maxMembersPerChannel: options.maxMembersPerChannel ?? 1_000,
  });
  const websockets = createWebsocketEndpoint(
    hub,
    {
      key,
      path,
      clock,
      activityTimeout: options.activityTimeout ?? 120_000,
      pongTimeout: options.pongTimeout ?? 30_000,
      maxConnections: options.maxConnections ?? 20_000,
      maxMessageBytes: options.maxMessageBytes ?? 32 * 1024,
    },
    onMessage,
  );
  return {
    attach: websockets.attach,
    handleHttp: createHttpApi(hub, { appId, key, secret, path, maxEventBytes, clock }),
    publish: (publication) => {
      const data = encodeData(publication.data);
      const bytes = Buffer.byteLength(data);
      if (bytes > maxEventBytes)
        throw new RangeError(`The event ${publication.event} has ${bytes} bytes of data. At most ${maxEventBytes} are allowed.`);
      hub.publish({ ...publication, data });
    },
    authorize: (socketId, channel, member) => signChannel({ key, secret }, socketId, channel, member),
    noteSubscriber: (socketId, subscriber) => {
      const subscribers = hub.connections.get(socketId)?.subscribers;
      if (subscribers && !subscribers.some(({ tokenId }) => tokenId === subscriber.tokenId)) subscribers.push(subscriber);
    },
    endSubscriptions: (whose) => {
      const isTheirs = ({ tokenId, userId }: Subscriber) =>
        'userId' in whose ? userId === whose.userId : whose.tokenIds.includes(tokenId);
      websockets.restart([...hub.connections.values()].filter(({ subscribers }) => subscribers.some(isTheirs)));
    },
    connectionCount: () => hub.connections.size,
    close: websockets.close,
  };
}
