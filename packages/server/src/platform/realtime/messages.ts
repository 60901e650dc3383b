import type { Connection, Hub } from './hub.ts';
import { channelKind, encodeMessage, errorCodes, isChannelName, isEventName, limits, type PresenceMember } from './protocol.ts';
import { verifyChannel, type AppCredentials } from './signature.ts';

export type MessageRules = AppCredentials & {
  clientEvents: boolean;
  maxChannelsPerConnection: number;
  maxMembersPerChannel: number;
  clock: () => number;
};

type Fields = Record<string, unknown>;

/** Handles messages of clients. Invalid messages get an error and never close the connection. */
export function createMessageHandler(hub: Hub, rules: MessageRules): (connection: Connection, text: string) => void {
  function refuse(connection: Connection, code: number | null, message: string): void {
    hub.send(connection, encodeMessage('pusher:error', { code, message }));
  }

  /** Sends two messages: one on the channel, for listeners of pusher-js, and the general error of the protocol. */
  function refuseSubscription(connection: Connection, channel: string, code: number, message: string): void {
    const status = code === errorCodes.unauthorized ? 401 : 403;
    hub.send(connection, encodeMessage('pusher:subscription_error', { type: 'AuthError', error: message, status }, channel));
    refuse(connection, code, message);
  }

  function subscribe(connection: Connection, fields: Fields): void {
    const { channel, auth, channel_data: channelData } = fields;
    if (!isChannelName(channel)) return refuse(connection, errorCodes.unauthorized, 'Invalid channel name');
    if (connection.subscriptions.has(channel)) return refuse(connection, null, `Existing subscription to channel ${channel}`);
    const kind = channelKind(channel);
    const signed = kind === 'presence' && typeof channelData === 'string' ? channelData : undefined;
    if (kind !== 'public' && !(typeof auth === 'string' && verifyChannel(rules, auth, connection.id, channel, signed))) {
      return refuseSubscription(connection, channel, errorCodes.unauthorized, `Invalid signature for channel ${channel}`);
    }
    if (connection.subscriptions.size >= rules.maxChannelsPerConnection) {
      return refuseSubscription(connection, channel, errorCodes.overQuota, `More than ${rules.maxChannelsPerConnection} channels`);
    }
    if (kind !== 'presence') return hub.subscribe(connection, channel);
    const member = readMember(signed);
    if (!member) return refuseSubscription(connection, channel, errorCodes.unauthorized, 'channel_data must be JSON with a user_id');
    const members = hub.channels.users(channel);
    if (members.length >= rules.maxMembersPerChannel && !members.includes(String(member.user_id))) {
      return refuseSubscription(connection, channel, errorCodes.overQuota, `More than ${rules.maxMembersPerChannel} members`);
    }
    hub.subscribe(connection, channel, member);
  }

  function exceedsRate(connection: Connection): boolean {
    const second = Math.floor(rules.clock() / 1000);
    if (connection.clientEvents.second !== second) connection.clientEvents = { second, count: 0 };
    connection.clientEvents.count += 1;
    return connection.clientEvents.count > limits.clientEventsPerSecond;
  }

  function clientEvent(connection: Connection, event: string, channel: unknown, data: unknown): void {
    const reject = (message: string) => refuse(connection, errorCodes.clientEventRejected, message);
    if (!rules.clientEvents) return reject('Client events are not enabled for this app');
    if (!isEventName(event)) return reject('Invalid event name');
    if (typeof channel !== 'string' || channelKind(channel) === 'public' || channel.startsWith('private-encrypted-')) {
      return reject('Client events are for private and presence channels');
    }
    if (!connection.subscriptions.has(channel)) return reject(`Not subscribed to channel ${channel}`);
    const encoded = JSON.stringify(data ?? null);
    if (Buffer.byteLength(encoded) > limits.eventBytes) return reject(`Event data larger than ${limits.eventBytes} bytes`);
    if (exceedsRate(connection)) return reject('Too many client events');
    const user = hub.channels.userOf(channel, connection);
    hub.forward(channel, JSON.stringify({ event, channel, data, ...(user === undefined ? {} : { user_id: user }) }), connection);
  }

  return (connection, text) => {
    const message = readObject(text);
    const event = message?.['event'];
    if (!message || typeof event !== 'string') return refuse(connection, null, 'Invalid message: expected JSON with an event');
    const fields = asObject(message['data']);
    if (event === 'pusher:ping') return hub.send(connection, encodeMessage('pusher:pong', {}));
    if (event === 'pusher:pong') return;
    if (event === 'pusher:subscribe') return subscribe(connection, fields);
    if (event === 'pusher:unsubscribe') {
      if (typeof fields['channel'] === 'string' && connection.subscriptions.has(fields['channel'])) {
        hub.unsubscribe(connection, fields['channel']);
      }
      return;
    }
    if (event.startsWith('client-')) return clientEvent(connection, event, message['channel'], message['data']);
    refuse(connection, null, `Unsupported event ${event.slice(0, limits.nameLength)}`);
  };
}

function readObject(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** The fields of `data`, which clients may send as an object or as JSON in a string. */
function asObject(data: unknown): Fields {
  if (typeof data === 'string') return readObject(data) ?? {};
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

function readMember(channelData: string | undefined): PresenceMember | undefined {
  if (channelData === undefined || Buffer.byteLength(channelData) > limits.channelDataBytes) return undefined;
  const fields = readObject(channelData);
  const user = fields?.['user_id'];
  if ((typeof user !== 'string' && typeof user !== 'number') || user === '') return undefined;
  return { user_id: user, user_info: fields?.['user_info'] };
}
