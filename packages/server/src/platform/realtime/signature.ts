import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { channelKind, isChannelName, isSocketId, type PresenceMember } from './protocol.ts';

export type AppCredentials = { key: string; secret: string };

/** The response of `POST /broadcasting/auth`, in the format of pusher-js. */
export type ChannelAuthorization = { auth: string; channel_data?: string };

/** A signed request of the HTTP API: `path` without query, `query` as in the URL without `?`. */
export type SignedRequest = { method: string; path: string; query: string; body: string };

const maxClockDifferenceSeconds = 600;

/** HMAC-SHA256 in hex, the signature of the protocol. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares two signatures in constant time. */
function isSameSignature(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function channelText(socketId: string, channel: string, channelData: string | undefined): string {
  return channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`;
}

/**
 * Signs the subscription of a socket to a private or presence channel. Presence channels need `member`, as an object or as the JSON that the
 * client will send. The caller decides whether the user may subscribe, and checks input from clients with `isSocketId` and `isChannelName`.
 * @throws Error for an invalid socket id or channel name, because its signature could be valid for another channel
 */
export function signChannel(
  app: AppCredentials,
  socketId: string,
  channel: string,
  member?: PresenceMember | string,
): ChannelAuthorization {
  if (!isSocketId(socketId)) throw new Error(`cannot sign for socket id ${JSON.stringify(socketId)}: expected two numbers, "123.456"`);
  if (!isChannelName(channel)) throw new Error(`cannot sign for channel ${JSON.stringify(channel)}: not a channel name`);
  if ((channelKind(channel) === 'presence') !== (member !== undefined)) {
    throw new Error(`cannot sign for channel ${channel}: presence channels need a member, and other channels must not have one`);
  }
  const channelData = typeof member === 'object' ? JSON.stringify(member) : member;
  const auth = `${app.key}:${sign(app.secret, channelText(socketId, channel, channelData))}`;
  return channelData === undefined ? { auth } : { auth, channel_data: channelData };
}

/** Whether the `auth` of a subscription was signed for this socket, channel and channel data. */
export function verifyChannel(app: AppCredentials, auth: string, socketId: string, channel: string, channelData?: string): boolean {
  const text = channelText(socketId, channel, channelData);
  return isSameSignature(auth, `${app.key}:${sign(app.secret, text)}`);
}

export function md5(body: string): string {
  return createHash('md5').update(body).digest('hex');
}

/** Query parameters with keys in lower case and decoded values. A plus is not decoded to a space, because clients sign it unchanged. */
export function parseQuery(query: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const part of query.split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const [key, value] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
    parameters.set(unescapeText(key).toLowerCase(), unescapeText(value));
  }
  return parameters;
}

/** Decodes URL escapes. A string with invalid escapes is returned unchanged. */
export function unescapeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The text that is signed for a request of the HTTP API: method, path and sorted parameters. */
export function requestText(method: string, path: string, parameters: ReadonlyMap<string, string>): string {
  const sorted = [...parameters].filter(([key]) => key !== 'auth_signature').sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return [method.toUpperCase(), path, sorted.map(([key, value]) => `${key}=${value}`).join('&')].join('\n');
}

/** The reason why a request is refused, or undefined if its signature is valid. `now`: milliseconds since 1970. */
export function verifyRequest(app: AppCredentials, request: SignedRequest, now: number): string | undefined {
  const parameters = parseQuery(request.query);
  if (parameters.get('auth_key') !== app.key) return 'Unknown auth_key';
  if (parameters.get('auth_version') !== '1.0') return 'Unknown auth_version, expected 1.0';
  const signature = parameters.get('auth_signature') ?? '';
  if (!isSameSignature(signature, sign(app.secret, requestText(request.method, request.path, parameters)))) return 'Invalid signature';
  const timestamp = Number(parameters.get('auth_timestamp') || Number.NaN);
  if (!(Math.abs(now / 1000 - timestamp) <= maxClockDifferenceSeconds))
    return `Timestamp expired: not within ${maxClockDifferenceSeconds} s of the server's time`;
  const bodyHash = parameters.get('body_md5') ?? (request.body === '' ? md5('') : '');
  if (!isSameSignature(bodyHash, md5(request.body))) return 'Invalid body_md5';
  return undefined;
}
