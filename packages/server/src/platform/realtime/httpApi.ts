import type { Hub } from './hub.ts';
import { channelKind, isChannelName, isEventName, isSocketId, limits, type Publication } from './protocol.ts';
import { parseQuery, unescapeText, verifyRequest, type AppCredentials } from './signature.ts';

export type HttpApiSettings = AppCredentials & { appId: string; path: string; maxEventBytes: number; clock: () => number };

/** A request that is refused with an error status. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type Event = Publication & { info: string[] };

/** Enough for the largest batch: ten events of the maximum size, each with a hundred channel names, as JSON inside JSON. */
const maxBodyBytes = 512 * 1024;

/** The signed HTTP API of the protocol. Returns null for paths outside of `/apps/`. Errors are plain text, which `pusher` expects. */
export function createHttpApi(hub: Hub, settings: HttpApiSettings): (request: Request) => Promise<Response | null> {
  function channelInfo(name: string, info: readonly string[]): Record<string, number> {
    const counts: Record<string, number> = {};
    if (info.includes('subscription_count')) counts['subscription_count'] = hub.channels.sockets(name)?.size ?? 0;
    if (info.includes('user_count') && channelKind(name) === 'presence') counts['user_count'] = hub.channels.users(name).length;
    return counts;
  }

  function readEvent(value: unknown): Event {
    const fields: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
    const { name, data, socket_id: socketId, info } = fields;
    const channels: unknown[] = Array.isArray(fields['channels']) ? fields['channels'] : [fields['channel']];
    if (!isEventName(name)) throw new Refusal(400, `name must be 1 to ${limits.nameLength} characters`);
    if (typeof data !== 'string') throw new Refusal(400, 'data must be a string');
    if (Buffer.byteLength(data) > settings.maxEventBytes) throw new Refusal(413, `data must be at most ${settings.maxEventBytes} bytes`);
    const names = channels.filter(isChannelName);
    if (names.length !== channels.length || names.length === 0) throw new Refusal(400, 'invalid channel name');
    if (names.length > limits.channelsPerPublish) throw new Refusal(400, `at most ${limits.channelsPerPublish} channels`);
    if (socketId !== undefined && !isSocketId(socketId)) throw new Refusal(400, 'invalid socket_id');
    return { channels: names, event: name, data, socketId, info: typeof info === 'string' ? info.split(',') : [] };
  }

  function postEvent(body: string): object {
    const event = readEvent(parse(body));
    hub.publish(event);
    if (event.info.length === 0) return {};
    return { channels: Object.fromEntries(event.channels.map((name) => [name, channelInfo(name, event.info)])) };
  }

  function postBatch(body: string): object {
    const parsed = parse(body);
    const batch: unknown = typeof parsed === 'object' && parsed !== null && 'batch' in parsed ? parsed.batch : undefined;
    if (!Array.isArray(batch)) throw new Refusal(400, 'batch must be an array');
    if (batch.length > limits.batchLength) throw new Refusal(400, `at most ${limits.batchLength} events in a batch`);
    const events = batch.map(readEvent);
    for (const event of events) hub.publish(event);
    if (events.every((event) => event.info.length === 0)) return {};
    return { batch: events.map((event) => channelInfo(event.channels[0] ?? '', event.info)) };
  }

  function listChannels(parameters: ReadonlyMap<string, string>): object {
    const prefix = parameters.get('filter_by_prefix') ?? '';
    const info = (parameters.get('info') ?? '').split(',');
    if (info.includes('user_count') && !prefix.startsWith('presence-')) {
      throw new Refusal(400, 'user_count is for presence channels: filter_by_prefix must begin with presence-');
    }
    const names = hub.channels.names().filter((name) => name.startsWith(prefix));
    return { channels: Object.fromEntries(names.map((name) => [name, channelInfo(name, info)])) };
  }

  function showChannel(name: string, parameters: ReadonlyMap<string, string>): object {
    const info = (parameters.get('info') ?? '').split(',');
    if (info.includes('user_count') && channelKind(name) !== 'presence') throw new Refusal(400, 'user_count is for presence channels');
    return { occupied: hub.channels.sockets(name) !== undefined, ...channelInfo(name, info) };
  }

  function listUsers(name: string): object {
    if (channelKind(name) !== 'presence') throw new Refusal(400, 'users are for presence channels');
    return { users: hub.channels.users(name).map((id) => ({ id })) };
  }

  async function respond(request: Request, path: string, query: string): Promise<object> {
    const [, appId, resource = '', name, detail, ...rest] = path.slice(1).split('/');
    const body = await readBody(request);
    if (appId !== settings.appId) throw new Refusal(404, 'Unknown app');
    const refused = verifyRequest(settings, { method: request.method, path, query, body }, settings.clock());
    if (refused) throw new Refusal(401, refused);
    const route = `${request.method} ${resource}${name === undefined ? '' : '/*'}${detail === undefined ? '' : `/${detail}`}`;
    const channel = decodeName(name);
    if (rest.length > 0) throw new Refusal(404, 'Not found');
    switch (route) {
      case 'POST events':
        return postEvent(body);
      case 'POST batch_events':
        return postBatch(body);
      case 'GET channels':
        return listChannels(parseQuery(query));
      case 'GET channels/*':
        return showChannel(channel, parseQuery(query));
      case 'GET channels/*/users':
        return listUsers(channel);
      default:
        throw new Refusal(404, 'Not found');
    }
  }

  return async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(`${settings.path}/apps/`)) return null;
    try {
      return Response.json(await respond(request, url.pathname.slice(settings.path.length), url.search.slice(1)));
    } catch (error) {
      if (error instanceof Refusal) return new Response(error.message, { status: error.status });
      throw error;
    }
  };
}

function decodeName(name: string | undefined): string {
  if (name === undefined) return '';
  const decoded = unescapeText(name);
  if (!isChannelName(decoded)) throw new Refusal(400, 'invalid channel name');
  return decoded;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'body must be JSON');
  }
}

/** The text of the body. The size is limited while it arrives, because the signature can only be checked afterwards. */
async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) throw new Refusal(413, `body must be at most ${maxBodyBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
