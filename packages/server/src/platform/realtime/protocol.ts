/**
 * Names, limits, close codes and frames of Pusher protocol 7.
 * Source: "Pusher Channels Protocol" and "HTTP API reference" at pusher.com/docs/channels.
 */

/** The limits of the hosted service, so that every event that works here works with any compatible host. */
export const limits = {
  nameLength: 200,
  channelsPerPublish: 100,
  batchLength: 10,
  eventBytes: 10_240,
  clientEventsPerSecond: 10,
  channelDataBytes: 4_096,
} as const;

/** Reasons to close a connection. pusher-js reconnects by range: 4000–4099 never, 4100–4199 after a second, 4200–4299 at once. */
export const closeCodes = {
  unknownApp: [4001, 'Application does not exist'],
  invalidVersion: [4006, 'Invalid version string format'],
  unsupportedProtocol: [4007, 'Unsupported protocol version'],
  missingProtocol: [4008, 'No protocol version supplied'],
  overCapacity: [4100, 'Over capacity'],
  restart: [4200, 'Restarting, reconnect immediately'],
  pongTimeout: [4201, 'Pong reply not received in time'],
} as const;

/** Codes of `pusher:error` events. The message is refused and the connection stays open. */
export const errorCodes = { overQuota: 4004, unauthorized: 4009, clientEventRejected: 4301 } as const;

export type ChannelKind = 'public' | 'private' | 'presence';

/** A user of a presence channel, as signed by the authorisation endpoint. */
export type PresenceMember = { user_id: string | number; user_info?: unknown };

/** An event to publish. Objects are encoded as JSON; a string is sent unchanged, as in the `pusher` library. */
export type Publication = { channels: readonly string[]; event: string; data: unknown; socketId?: string | undefined };

/** Whether a value is a socket id like `1234.5678`. Without a colon it cannot change the channel name in a signed text. */
export function isSocketId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 40 && /^\d+\.\d+$/.test(value);
}

/** Whether a value is a channel name: at most 200 letters, digits or `_ - = @ , . ;`. */
export function isChannelName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= limits.nameLength && /^[A-Za-z0-9_\-=@,.;]+$/.test(value);
}

export function isEventName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= limits.nameLength;
}

export function channelKind(name: string): ChannelKind {
  if (name.startsWith('private-')) return 'private';
  return name.startsWith('presence-') ? 'presence' : 'public';
}

/** Data as the text that subscribers receive in `data`. */
export function encodeData(data: unknown): string {
  return typeof data === 'string' ? data : JSON.stringify(data ?? null);
}

/** A message of the protocol as text, with `data` as JSON inside a JSON string. */
export function encodeMessage(event: string, data: unknown, channel?: string): string {
  return JSON.stringify(channel === undefined ? { event, data: encodeData(data) } : { event, channel, data: encodeData(data) });
}

/** A complete unmasked websocket text frame (RFC 6455 §5.2), to build once and write to every subscriber. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = 0x81;
  if (header === 2) {
    frame[1] = length;
  } else if (header === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
}
