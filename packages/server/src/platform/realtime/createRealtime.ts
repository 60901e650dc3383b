import type { Server } from 'node:http';
import { createHttpApi } from './httpApi.ts';
import { createHub, type Follower } from './hub.ts';
import { createMessageHandler } from './messages.ts';
import { encodeData, limits, type PresenceMember, type Publication } from './protocol.ts';
import { signChannel, type AppCredentials, type ChannelAuthorization } from './signature.ts';
import { createWebsocketEndpoint } from './websocket.ts';

export type RealtimeOptions = AppCredentials & {
  appId: string;
  /** What stands before `/app/` and `/apps/`, for instance `/realtime`. Default: nothing. */
  path?: string;
  /** Milliseconds of silence after which either side asks whether the other is there. Default 120,000. */
  activityTimeout?: number;
  /** Milliseconds to wait for that answer. Default 30,000. */
  pongTimeout?: number;
  /** Whether clients may send `client-` events to each other. Default false: what happens in a game comes from the server. */
  clientEvents?: boolean;
  maxConnections?: number;
  maxChannelsPerConnection?: number;
  maxMembersPerChannel?: number;
  /** Bytes of one message from a client; a larger one ends the connection. Default 32 KiB. */
  maxMessageBytes?: number;
  /** Bytes of `data` of one event. Default 10,240, as the hosted service allows. */
  maxEventBytes?: number;
  /** Bytes that may wait for a slow reader before its connection is cut. Default 1 MiB. */
  maxBufferedBytes?: number;
  /** Milliseconds since 1970. */
  clock?: () => number;
};

/** Our own endpoint of the Pusher protocol: websockets at `/app/{key}`, the signed HTTP API at `/apps/{appId}`. */
export type Realtime = {
  /** Takes the upgrades of this server that are ours and leaves the others. */
  attach: (server: Server) => void;
  /** Null when the path is not of the HTTP API. */
  handleHttp: (request: Request) => Promise<Response | null>;
  /** Reaches every subscriber of this process. Throws `RangeError` when the event is too large for the protocol. */
  publish: (publication: Publication) => void;
  /** See `signChannel`. */
  authorize: (socketId: string, channel: string, member?: PresenceMember | string) => ChannelAuthorization;
  /** Remembers whose token a connection used for signed channels; without effect if the socket is not connected. */
  noteSubscriber: (socketId: string, follower: Follower) => void;
  /**
   * Closes the connections that subscribed with these tokens or as this user. The protocol cannot end a single subscription: clients
   * reconnect at once and ask again which channels they may follow.
   */
  endSubscriptions: (whose: { tokenIds: readonly string[] } | { userId: string }) => void;
  connectionCount: () => number;
  /** Sends everybody away with "reconnect immediately"; resolves when they have gone. The server stays open, newcomers are refused. */
  close: () => Promise<void>;
};

/**
 * Speaks protocol 7 with the public `pusher` and `pusher-js` libraries. State is in memory: one process holds all sockets
 * of an app. Of the hosted service's extras there are none: no user sign-in, no cache channels, no webhooks; an encrypted
 * channel is a private one whose content the endpoint does not read.
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
        throw new RangeError(`event ${publication.event} has ${bytes} bytes of data, ${maxEventBytes} are allowed`);
      hub.publish({ ...publication, data });
    },
    authorize: (socketId, channel, member) => signChannel({ key, secret }, socketId, channel, member),
    noteSubscriber: (socketId, follower) => {
      const followers = hub.connections.get(socketId)?.followers;
      if (followers && !followers.some(({ tokenId }) => tokenId === follower.tokenId)) followers.push(follower);
    },
    endSubscriptions: (whose) => {
      const isTheirs = ({ tokenId, userId }: Follower) => ('userId' in whose ? userId === whose.userId : whose.tokenIds.includes(tokenId));
      websockets.restart([...hub.connections.values()].filter(({ followers }) => followers.some(isTheirs)));
    },
    connectionCount: () => hub.connections.size,
    close: websockets.close,
  };
}
