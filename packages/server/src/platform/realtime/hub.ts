import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { createChannels, type Channels } from './channels.ts';
import { encodeData, encodeMessage, textFrame, type PresenceMember, type Publication } from './protocol.ts';

/** The token for which a channel was signed, and its user if it has one. */
export type Subscriber = { tokenId: string; userId: string | null };

/** A websocket connection. `socket`: its underlying stream, to which prepared frames are written. */
export type Connection = {
  readonly id: string;
  readonly ws: WebSocket;
  readonly socket: Duplex;
  readonly subscriptions: Set<string>;
  /** the tokens for which its private and presence channels were signed */
  readonly subscribers: Subscriber[];
  lastActiveAt: number;
  pingedAt: number | undefined;
  clientEvents: { second: number; count: number };
};

/** All connections with their channels, and the functions that send to them. */
export type Hub = {
  connections: ReadonlyMap<string, Connection>;
  channels: Channels<Connection>;
  add: (connection: Connection) => void;
  drop: (connection: Connection) => void;
  send: (connection: Connection, text: string) => void;
  publish: (publication: Publication) => void;
  forward: (channel: string, text: string, from: Connection) => void;
  subscribe: (connection: Connection, channel: string, member?: PresenceMember) => void;
  unsubscribe: (connection: Connection, channel: string) => void;
};

/** `maxBufferedBytes`: a client with more unsent bytes than this is disconnected. It then reconnects and refetches. */
export function createHub({ maxBufferedBytes }: { maxBufferedBytes: number }): Hub {
  const connections = new Map<string, Connection>();
  const channels = createChannels<Connection>();

  /** Writes to the stream directly, because `ws.send` would build the same frame for every subscriber. */
  function write(connection: Connection, frame: Buffer): void {
    if (connection.ws.readyState !== connection.ws.OPEN) return;
    if (connection.socket.writableLength > maxBufferedBytes) connection.ws.terminate();
    else connection.socket.write(frame);
  }

  function broadcast(channel: string, text: string, exceptId: string | undefined): void {
    const sockets = channels.sockets(channel);
    if (!sockets) return;
    const frame = textFrame(text);
    for (const connection of sockets) if (connection.id !== exceptId) write(connection, frame);
  }

  function unsubscribe(connection: Connection, channel: string): void {
    connection.subscriptions.delete(channel);
    const { left } = channels.remove(channel, connection);
    if (left !== undefined) broadcast(channel, encodeMessage('pusher_internal:member_removed', { user_id: left }, channel), connection.id);
  }

  return {
    connections,
    channels,
    add: (connection) => connections.set(connection.id, connection),
    drop: (connection) => {
      if (!connections.delete(connection.id)) return;
      for (const channel of [...connection.subscriptions]) unsubscribe(connection, channel);
    },
    send: (connection, text) => write(connection, textFrame(text)),
    publish: ({ channels: names, event, data, socketId }) => {
      const head = `{"event":${JSON.stringify(event)},"data":${JSON.stringify(encodeData(data))},"channel":`;
      for (const name of new Set(names)) broadcast(name, `${head}${JSON.stringify(name)}}`, socketId);
    },
    forward: (channel, text, from) => broadcast(channel, text, from.id),
    subscribe: (connection, channel, member) => {
      const { joined } = channels.add(channel, connection, member);
      connection.subscriptions.add(channel);
      const data = member ? { presence: channels.presence(channel) } : {};
      write(connection, textFrame(encodeMessage('pusher_internal:subscription_succeeded', data, channel)));
      if (!member || !joined) return;
      const added = { user_id: String(member.user_id), user_info: member.user_info ?? null };
      broadcast(channel, encodeMessage('pusher_internal:member_added', added, channel), connection.id);
    },
    unsubscribe,
  };
}
