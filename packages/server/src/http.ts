import type { Log } from './platform/log.ts';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { epochHeader } from '@oche/api/client';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';
import { testLoginEndpoints } from '@oche/api/contract/loginForTests';
import { usualBody, type Access, type Endpoint } from '@oche/api/contract/define';
import { toWire } from '@oche/api/wire';
import { isLocale, type Locale } from '@oche/i18n/locales';
import { openApi } from '@oche/api/openapi';
import { requestHeaders, socketHeader } from '@oche/api/requestHeaders';
import { auditWrite } from './admin/impersonations.ts';
import type { Actor } from './platform/actor.ts';
import { actorOf, authorOf } from './platform/actor.ts';
import type { Caller, Context } from './platform/context.ts';
import { makeStale, trackDependencies, transaction, withDatabase } from './platform/db/current.ts';
import type { Schema } from './platform/db/schema.ts';
import { DatabaseUnavailable } from './platform/db/unavailable.ts';
import { sendDocument, sendFile } from './platform/files/files.ts';
import { clientAddressOf, type Trust } from './platform/http/forwarding.ts';
import { inputOf } from './platform/http/input.ts';
import { Refusal, notFound } from './platform/refusal.ts';
import type { Kysely } from 'kysely';
import { handlers, limits, preparations, sharedInputs } from './handlers.ts';
import { publishSeasons } from './league/publishSeasons.ts';
import { createPngs } from './league/share/images.ts';
import { shareImage, shareQuery } from './league/share/shareImage.ts';
import type { PublicRead } from './league/share/publicRead.ts';
import { ownCalendar, publicCalendar, topicsOfCalendars } from './league/calendarFeeds.ts';
import { networkOf } from './platform/limits.ts';
import { Overloaded, type Shared } from './platform/http/shared.ts';
import { isForEverybody, sharedForMs, sharedReads, staleAfter, topicsChanged, topicsRead } from './platform/http/sharedReads.ts';
import { createTurns } from './platform/http/turns.ts';

export type Wiring = {
  db: Kysely<Schema>;
  shared: Shared;
  contextOf: (actor: Actor, ip: string, caller?: Caller) => Context;
  log: Log;
  trust: Trust;
  test: boolean;
};

const tooLarge = () => Response.json({ code: 'too-large', message: 'The request is too large.' }, { status: 413 });

/** Origins of the native shell on iOS and Android. All other pages use the API through their own host. */
const nativeOrigins = ['capacitor://localhost', 'https://localhost'];

/** For how long a public calendar or image is shared. Other processes may change it meanwhile. */
const feedMaxAgeMs = 60_000;

/** The request of Node; undefined in tests without a connection. */
const incomingOf = (c: HonoContext): IncomingMessage | undefined => ((c.env ?? {}) as { incoming?: IncomingMessage }).incoming;

const ipOf = (c: HonoContext, trust: Trust): string => {
  const incoming = incomingOf(c);
  return incoming ? clientAddressOf(incoming, trust) : 'unknown';
};

const hasDisconnected = (c: HonoContext): boolean => {
  const incoming = incomingOf(c);
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
};

/** Checks the `access` of an endpoint before its handler runs. @throws Refusal 401 without a valid session, 403 for other kinds of actors */
/** The kinds of actors that an endpoint for logged-in callers accepts. Its handler checks their rights. */
const acceptedActors: Partial<Record<Access, readonly Actor['kind'][]>> = {
  ...{ user: ['user'], organiser: ['user'], admin: ['user'] },
  ...{ captain: ['user', 'team'], match: ['user', 'team', 'match'] },
};

const checkAccess = (endpoint: Endpoint, actor: Actor): void => {
  if (actor.kind === 'dead' && endpoint.path !== '/user') throw new Refusal('unauthenticated', 'This session has ended.');
  if (endpoint.access === 'public') return;
  if (actor.kind === 'anonymous') throw new Refusal('unauthenticated', 'Log in first.');
  if (endpoint.access === 'superadmin' && !(actor.kind === 'user' && actor.isSuperAdmin))
    throw new Refusal('forbidden', 'Only a super administrator may do this.');
  if (endpoint.access === 'board' && actor.kind !== 'board') throw new Refusal('forbidden', 'Only the tablet of a board may do this.');
  if (!(acceptedActors[endpoint.access]?.includes(actor.kind) ?? true)) throw new Refusal('forbidden', 'You may not do this.');
};

/** The refusal of a request that lost a race: a unique value is taken, or a parent has been deleted. Null for other errors. */
const refusalOfLostRace = (thrown: object): Refusal | null => {
  const { code } = thrown as { code?: string };
  if (code === '23505') return new Refusal('taken', 'This is already taken.');
  return code === '23503' ? notFound('The parent of this') : null;
};

/** The caller of a write, with the socket in its headers, which does not get messages about topics that the endpoint declares. */
const callerOf = (endpoint: Endpoint, c: HonoContext): Caller => {
  const changes = endpoint.method === 'GET' ? [] : endpoint.changes;
  const socketId = c.req.header(socketHeader);
  return socketId !== undefined && /^\d{1,20}\.\d{1,20}$/.test(socketId) ? { socketId, changes } : { changes };
};

type Handler = (input: unknown, context: Context, prepared?: unknown) => Promise<unknown>;
/** A request of an endpoint. `path` is the path below `/api`, with its parameters. */
type Call = { name: EndpointName; input: Record<string, unknown>; context: Context; path: string };

const textOf = (name: EndpointName, result: unknown): string => JSON.stringify(toWire((endpoints[name] as Endpoint).output, result));

/** Shorter responses hardly get smaller. In bytes. */
const leastCompressed = 1024;

const compress = (body: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> => promisify(gzip)(body);

/** Sends a body, compressed if that is worth it and the client accepts it. */
const sendBody = async (
  c: HonoContext,
  body: Buffer<ArrayBuffer>,
  headers: Record<string, string>,
  compressed = () => compress(body),
): Promise<Response> => {
  const isCompressed = body.length >= leastCompressed && /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
  return isCompressed ? c.body(await compressed(), 200, { ...headers, 'content-encoding': 'gzip' }) : c.body(body, 200, headers);
};

const vary = 'authorization, accept-encoding, origin';

type SharedResponse = { body: Buffer<ArrayBuffer>; etag: string; compressed: () => Promise<Buffer<ArrayBuffer>> };

/** A response that is cached for many clients. It is serialised once, and compressed once if a client accepts gzip. */
const sharedResponse = (text: string): SharedResponse => {
  const body = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  let compressed: Promise<Buffer<ArrayBuffer>> | undefined;
  return { body, etag, compressed: () => (compressed ??= compress(body)) };
};

/** The type of a response, and how long clients may cache it. */
type Delivery = { type: string; cache: string };
/** Browsers must revalidate shared reads each time, because organisers get other responses than spectators. */
const asJson: Delivery = { type: 'application/json', cache: 'private, no-cache' };
const asCalendar = (isPublic: boolean): Delivery => ({
  type: 'text/calendar; charset=utf-8',
  cache: isPublic ? 'public, max-age=300' : 'private, no-cache',
});

/** An image may be a minute old. Programs that make previews of links have other origins. */
const imageHeaders = (etag: string): Record<string, string> => ({
  ...{ etag, 'cache-control': 'public, max-age=60', 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
  'cross-origin-resource-policy': 'cross-origin',
});

const sendShared = async (c: HonoContext, { body, etag, compressed }: SharedResponse, { type, cache } = asJson): Promise<Response> => {
  const headers = { etag, 'cache-control': cache, vary };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  return sendBody(c, body, { ...headers, 'content-type': type }, compressed);
};

/** Sends a response that only this client gets. */
const sendOwn = (c: HonoContext, text: string): Promise<Response> =>
  sendBody(c, Buffer.from(text), { 'content-type': 'application/json', 'cache-control': 'no-store', vary });

const overloaded = () => new Refusal('too-many-requests', 'Too many requests are waiting. Try again in a moment.', { retryAfter: 1 });

/** The response to a request that was refused or failed. Failures are logged. */
const errorResponse = (thrown: Error, c: HonoContext, log: Log): Response => {
  const error = thrown instanceof Overloaded ? overloaded() : (refusalOfLostRace(thrown) ?? thrown);
  if (error instanceof Refusal) {
    const { retryAfter, ...extra } = error.extra;
    if (typeof retryAfter === 'number') c.header('retry-after', String(retryAfter));
    return c.json({ code: error.code, message: error.message, ...extra }, error.status as 400);
  }
  // The client disconnected before the request was complete. No response can arrive, and this is not a failure of the server.
  if (hasDisconnected(c)) return c.body(null, 400);
  if (error instanceof DatabaseUnavailable) {
    log({ level: 'error', message: 'The database does not respond.', error: error.message, path: c.req.path });
    c.header('retry-after', '2');
    return c.json({ code: 'unavailable', message: 'The database does not respond. Try again.' }, 503);
  }
  log({ level: 'error', message: error.message, stack: error.stack, method: c.req.method, path: c.req.path });
  return c.json({ code: 'internal', message: 'An internal error occurred.' }, 500);
};

/** All endpoints of the contract as one Hono app under `/api`. */
export const createHttp = ({ db, shared, contextOf, log, trust, test }: Wiring): Hono => {
  const report = (error: unknown) => log({ level: 'error', message: 'A task failed after a commit.', error: String(error) });
  const app = new Hono();
  // Requests use no cookies, so CORS needs no credentials.
  const allowed = { allowMethods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'], allowHeaders: [...requestHeaders] };
  const toNative = cors({ origin: nativeOrigins, ...allowed, exposeHeaders: ['retry-after', epochHeader], maxAge: 7200 });
  // Most requests are reads of the platform's own pages, which send no origin. They skip CORS for speed.
  app.use('/api/*', (c, next) => (c.req.header('origin') === undefined ? next() : toNative(c, next)));
  // Read once, because only a restore changes the epoch, and it needs a database that no server has open.
  let cachedEpoch: string | null = null;
  const epoch = async () => (cachedEpoch ??= (await db.selectFrom('instance').select('epoch').executeTakeFirstOrThrow()).epoch);
  const turns = createTurns();
  const servedEndpoints: Record<string, Endpoint> = Object.fromEntries(
    Object.entries(endpoints).filter(([name]) => test || !(name in testLoginEndpoints)),
  );
  const handle = ({ name, input, context }: Call, prepared?: unknown) => (handlers[name] as Handler)(input, context, prepared);
  const write = async (call: Call) => {
    const prepared = await (preparations[call.name] as Handler | undefined)?.(call.input, call.context);
    return turns.runWrite(() =>
      transaction(async () => {
        const result = await handle(call, prepared);
        await auditWrite(call.name, call.path, call.context);
        makeStale(...staleAfter(call.name));
        publishSeasons(topicsChanged(call.name), call.context);
        return result;
      }),
    );
  };
  /** Runs a read that is not shared. Reads of one account share a lane. */
  const readOwn = (call: Call) => {
    const { actor } = call.context;
    return actor.kind === 'user' ? shared.inLane(authorOf(actor), () => handle(call)) : handle(call);
  };
  const readShared = async (requested: Call, client: string) => {
    const { name, context } = requested;
    const { actor } = context;
    const input = (await sharedInputs[name]?.(requested.input as never, context)) ?? requested.input;
    const call = { ...requested, input };
    const lane = isForEverybody(call.name, actor) ? 'public' : authorOf(actor);
    return shared.share({
      key: `${lane} ${call.name} ${JSON.stringify(call.input)}`,
      lane,
      client,
      maxAge: lane === 'public' ? sharedForMs : 0,
      // Only making a response takes a turn: on a match evening, thousands of readers ask for the same one at the same time.
      turn: () => turns.waitForTurn(client),
      make: async (dependsOn) => {
        for (const topic of topicsRead(call.name)) dependsOn(topic);
        return sharedResponse(textOf(call.name, await trackDependencies(() => handle(call), dependsOn)));
      },
      // The plain and the compressed body.
      sizeOf: ({ body }) => 2 * body.length + 1024,
    });
  };

  for (const name of Object.keys(servedEndpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const isWrite = endpoint.method !== 'GET';
    const path = `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
    const bodies = isWrite ? [bodyLimit({ maxSize: endpoint.maxBody ?? usualBody, onError: tooLarge })] : [];
    app.on(endpoint.method, [path], ...bodies, (c) =>
      withDatabase(
        db,
        async () => {
          const ip = ipOf(c, trust);
          const bearer = c.req.header('authorization')?.match(/^Bearer (.+)$/)?.[1] ?? null;
          const anonymous = contextOf({ kind: 'anonymous' }, ip);
          const actor = await actorOf(bearer, anonymous.now);
          checkAccess(endpoint, actor);
          const context = contextOf(actor, ip, callerOf(endpoint, c));
          const input = await inputOf(endpoint, c);
          await limits[name]?.(input as never, context);
          c.header(epochHeader, await epoch());
          const call: Call = { name, input, context, path: c.req.path.slice('/api'.length) };
          if (sharedReads.has(name)) return sendShared(c, await readShared(call, networkOf(ip)));
          return sendOwn(c, textOf(name, await (isWrite ? write(call) : readOwn(call))));
        },
        { report, committed: shared.committed },
      ),
    );
  }
  /** Sends the public calendar of a competition, or that of a user. Public ones are shared, because many programs ask every hour. */
  const sendCalendar = async (c: HonoContext, kind: string, id: string, lang: Locale | undefined): Promise<Response> => {
    const client = networkOf(ipOf(c, trust));
    await turns.waitForTurn(client);
    const isPublic = kind !== 'mine';
    const make = async () => {
      const text = isPublic ? await publicCalendar(kind, id, lang) : await ownCalendar(id, lang);
      return text === null ? null : sharedResponse(text);
    };
    const calendar = isPublic
      ? await shared.share({
          ...{ key: `calendar ${kind} ${id} ${lang}`, lane: 'public', client, maxAge: feedMaxAgeMs },
          make: (dependsOn) => {
            for (const topic of topicsOfCalendars) dependsOn(topic);
            return make();
          },
          sizeOf: (made) => 2 * (made?.body.length ?? 0) + 1024,
        })
      : await make();
    return calendar ? sendShared(c, calendar, asCalendar(isPublic)) : c.notFound();
  };
  app.get('/api/calendars/:kind/:file{.+\\.ics}', (c) => {
    const lang = c.req.query('lang');
    const id = c.req.param('file').slice(0, -'.ics'.length);
    return withDatabase(db, () => sendCalendar(c, c.req.param('kind'), id, isLocale(lang) ? lang : undefined), { report });
  });
  const pngOf = createPngs({ clock: () => contextOf({ kind: 'anonymous' }, '').now.getTime() });
  /** Sends an image of a page of a competition. Its content is shared as the reads of the page are, and its PNG until the content changes. */
  const sendImage = async (c: HonoContext, kind: string, id: string): Promise<Response> => {
    const ip = ipOf(c, trust);
    const client = networkOf(ip);
    await turns.waitForTurn(client);
    const given = new URL(c.req.url).searchParams;
    const query = shareQuery(kind, given);
    const asked = given.get('lang') ?? undefined;
    const lang = isLocale(asked) ? asked : undefined;
    const context = contextOf({ kind: 'anonymous' }, ip);
    const drawn = await shared.share({
      // Images have their own lane, so that pages do not wait for them.
      ...{ key: `image ${kind} ${id} ${lang} ${query.toString()}`, lane: 'images', client, maxAge: feedMaxAgeMs },
      make: (dependsOn) => {
        const read = ((name: EndpointName, input: unknown) => {
          for (const topic of topicsRead(name)) dependsOn(topic);
          return (handlers[name] as Handler)(input, context);
        }) as PublicRead;
        return trackDependencies(() => shareImage({ kind, id, query, lang }, read), dependsOn);
      },
      sizeOf: (made) => 2 * (made?.svg.length ?? 0) + 1024,
    });
    if (!drawn) return c.notFound();
    const headers = imageHeaders(drawn.etag);
    if (c.req.header('if-none-match') === drawn.etag) return c.body(null, 304, headers);
    return c.body(new Uint8Array(await pngOf(drawn, client)), 200, headers);
  };
  app.get('/api/share/:kind/:id', (c) => withDatabase(db, () => sendImage(c, c.req.param('kind'), c.req.param('id')), { report }));
  app.get('/api/files/:sha256', (c) => sendFile(db, c.req.param('sha256')));
  app.get('/api/documents/:id/file', (c) => sendDocument(db, c.req.param('id'), c.req.header('if-none-match')));
  let document: SharedResponse | undefined;
  for (const path of ['/api/openapi.json', '/openapi.json'])
    app.get(path, (c) => sendShared(c, (document ??= sharedResponse(JSON.stringify(openApi(servedEndpoints))))));
  app.notFound((c) => c.json({ code: 'not-found', message: 'There is nothing at this URL.' }, 404));
  app.onError((thrown, c) => errorResponse(thrown, c, log));
  return app;
};
