import { createAdaptorServer } from '@hono/node-server';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { encodeChannelMessage } from '@oche/api/channelMessage';
import { tellers, type Topic } from '@oche/api/contract/topics';
import { domainNames } from '@oche/api/domain';
import type { Kysely } from 'kysely';
import { authorOf, type Actor } from './platform/actor.ts';
import type { Caller, Changed, Clock, Context, NoteSecurity, Publish, RandomBytes, SecurityEvent } from './platform/context.ts';
import {
  afterCommit,
  db as current,
  inTransaction,
  makeStale,
  snapshot,
  trackDependencies,
  transaction,
  withDatabase,
} from './platform/db/current.ts';
import type { Schema } from './platform/db/schema.ts';
import { fillBoards } from './games/handlers.ts';
import { deleteOldTests } from './tournaments/settings.ts';
import { trustIn, type Trust } from './platform/http/forwarding.ts';
import { forgetLimits } from './platform/limits.ts';
import { addressed } from './broadcasting.ts';
import { createHttp } from './http.ts';
import { uuidv7 } from '@oche/api/uuid';
import { enqueue, runDueJobs, type JobRunners } from './platform/jobs.ts';
import { keepingMailer, type Mailer } from './platform/mail/mailer.ts';
import { anonymisePlayers } from './accounts/profile.ts';
import { refuseNoHttp } from './platform/http/noHttp.ts';
import { isFromThisMachine, mailsPage } from './mails/page.ts';
import { deleteExpiredInvitations } from './organisations/members/invitations.ts';
import { mailsOf } from './mails/work.ts';
import type { Publisher } from './platform/realtime/publisher.ts';
import type { Realtime } from './platform/realtime/createRealtime.ts';
import { Refusal } from './platform/refusal.ts';
import { createShared } from './platform/http/shared.ts';
import { seesAsAnybody, sharedForMs } from './platform/http/sharedReads.ts';
import { refusePipelines } from './platform/http/sockets.ts';
import type { Log } from './platform/log.ts';

export type ServerOptions = {
  db: Kysely<Schema>;
  clock: Clock;
  random: RandomBytes;
  /** where live events go: the embedded endpoint or an external Pusher-compatible host */
  publisher: Publisher;
  /** our own endpoint, attached to the same port; null where an external host does it */
  realtime: Realtime | null;
  /** signs private and presence channels with the app's secret */
  signChannel: Context['signChannel'];
  log: Log;
  /** texts of those who run this site; absent: ours */
  siteText?: Context['siteText'];
  /** host names that are configured to show the site of a competition, with commas between them */
  competitionDomains?: string;
  /** sends mails; absent: they are kept in the database */
  mailer?: Mailer;
  /** shows the kept mails at `/mails`, to this machine only: for developers */
  showMails?: boolean;
  /** where people open the pages, for links in mails: an origin */
  webOrigin?: string;
  /** lets anybody log in as anybody, at `/test-login`: never where somebody else could reach it */
  test?: boolean;
  /** proxies and hosts that may name the visitor of a request; absent: none */
  trust?: Trust;
  /** false once the database has ended for good: the process should be replaced */
  healthy?: () => boolean;
};

/** For a server that no client follows live, such as that of a script: publishes nothing and signs no channel. */
export const withoutRealtime: Pick<ServerOptions, 'publisher' | 'realtime' | 'signChannel'> = {
  publisher: { publish: async () => {}, close: () => {} },
  realtime: null,
  signChannel: () => {
    throw new Error('This server has no realtime endpoint.');
  },
};

export type RunningServer = {
  http: Server;
  /** `env`: what the adaptor of the host says about the connection. */
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  /** Runs `work` as the system would: for the demo seeding and jobs. */
  asSystem: <T>(work: (context: Context) => Promise<T>) => Promise<T>;
  /** Does the work that is due; the loop does it too. Answers how many jobs were done. */
  runJobs: () => Promise<number>;
  /** False once it drains; load balancers then send no more requests. */
  ready: () => boolean;
  /** Refuses new work, waits for what is under way, says good-bye to live readers, stops. */
  close: () => Promise<void>;
};

const loopSeconds = 10;
/** A forecast also changes with time: a game that lasts longer than expected delays all games that wait for its board. */
const forecastForMs = 30_000;

const failures: readonly SecurityEvent[] = ['login-failed', 'password-wrong', 'link-refused'];

/** What time itself brings: a rest has passed, a test tournament is a day old, a limit counts no more. Each by itself: one that fails must not stop the others. */
const chores = [deleteOldTests, forgetLimits, deleteExpiredInvitations, anonymisePlayers];

/** Whether the caller reads again by itself what a message tells. */
const knownTo = ({ changes }: Caller, { event, data }: { event: PropertyKey; data: unknown }): boolean => {
  if (event === 'game') return changes.includes('games');
  const { topics } = data as { topics?: readonly Topic[] };
  return topics?.every((topic) => changes.includes(topic)) ?? false;
};

type Late = { channels: string[]; event: string; data: unknown };

/** A message that is published late must still be true: it says "read again", not how a game stood. */
const later = ({ channels, event, data }: Late, id: string): Late => {
  if (event === 'game')
    return { ...encodeChannelMessage('tournament', id, { event: 'changed', data: { topics: ['games', 'results'] } }), channels };
  if (event === 'appended') return { ...encodeChannelMessage('game', id, { event: 'changed', data: { gameId: id } }), channels };
  return { channels, event, data };
};

/** The API over a database: HTTP, live events, and the loop that fills boards when a rest has passed. Listening is the host's business. */
export const createServer = (options: ServerOptions): RunningServer => {
  const { db, clock, random, publisher, realtime, signChannel, log, trust = trustIn({}), test = false } = options;
  const { mailer = keepingMailer(db, clock, random), webOrigin = 'http://localhost:3000', showMails = false } = options;
  const { siteText = () => Promise.resolve(null), competitionDomains: domains = '' } = options;
  const competitionDomains = domainNames(domains);
  let draining = false;

  const shared = createShared({ clock: () => clock().getTime() });
  const listeners = {
    report: (error: unknown) => log({ level: 'error', message: 'Something failed after its commit.', error: String(error) }),
    committed: shared.committed,
  };

  /** Publishes for a request; the caller is not told of what it reads again by itself. */
  const publisherFor =
    (caller: Caller): Publish =>
    (channel, id, message) => {
      const { socketId } = knownTo(caller, message) ? caller : {};
      if (channel === 'game' || (channel === 'tournament' && message.event === 'changed'))
        makeStale(`${channel as 'game' | 'tournament'} ${id}`);
      return afterCommit(async () => {
        const told = await addressed(channel, id, message);
        publisher
          .publish(told.channels, told.event, told.data, socketId)
          .catch(async (error: unknown) => {
            log({ level: 'warn', message: 'A live event is published later.', channel: told.channel, error: String(error) });
            await enqueue(db, {
              id: uuidv7(clock().getTime(), random(10)),
              kind: 'publish',
              payload: later(told, id),
              runAt: new Date(clock().getTime() + 5_000),
            });
          })
          .catch((error: unknown) =>
            log({ level: 'error', message: 'A live event is lost.', channel: told.channel, error: String(error) }),
          );
      });
    };
  const runners: JobRunners = {
    publish: async (payload) => {
      const { channels, event, data } = payload as Late;
      await publisher.publish(channels, event, data);
    },
    ...Object.fromEntries(
      Object.entries(mailsOf(webOrigin)).map(([kind, write]) => [
        kind,
        async (payload: unknown) => {
          const mail = await asSystem((context) => write(payload as never, context));
          if (mail) await mailer(mail);
        },
      ]),
    ),
  };
  const runJobs = () => runDueJobs(db, runners, clock());
  const complain = (error: unknown) => {
    if (!(error instanceof Refusal) && !draining) log({ level: 'error', message: 'The loop failed.', error: String(error) });
  };
  const queue: Context['queue'] = async (kind, payload) => {
    const now = clock();
    await enqueue(current(), { id: uuidv7(now.getTime(), random(10)), kind, payload, runAt: now });
    void afterCommit(() => void runJobs().catch(complain));
  };

  const forecast: Context['forecast'] = (key, make) =>
    inTransaction()
      ? make(clock())
      : shared.share({
          // A lane of its own, so that one tournament does not wait for the forecast of another.
          ...{ key: `forecast ${key}`, lane: `forecast ${key}`, maxAge: forecastForMs, ahead: true },
          make: (dependsOn) => trackDependencies(() => make(clock()), dependsOn),
        });

  const contextOf = (actor: Actor, ip: string, caller: Caller = { changes: [] }): Context => {
    const publish = publisherFor(caller);
    const changed: Changed = (id, ...changes) => {
      for (const teller of new Set(changes.map((topic) => tellers[topic])))
        void publish(teller, id, { event: 'changed', data: { topics: [...changes] } });
    };
    const cached: Context['cached'] = (key, make, sizeOf) =>
      inTransaction()
        ? make()
        : shared.share({
            ...{ key: `cached ${key}`, lane: `cached ${key}`, maxAge: seesAsAnybody(actor) ? sharedForMs : 0, sizeOf },
            make: (dependsOn) => trackDependencies(() => snapshot(make), dependsOn),
          });
    const now = clock();
    const newId = () => uuidv7(now.getTime(), random(10));
    const noteSecurity: NoteSecurity = (event, detail) => {
      const write = () => log({ level: 'info', message: 'security', event, ip, by: authorOf(actor), ...detail });
      // A refusal rolls back what was done, but not that it was tried.
      if (failures.includes(event)) write();
      else void afterCommit(write);
    };
    const sign: Context['signChannel'] = (socketId, channel, channelData) => {
      if ('tokenId' in actor)
        realtime?.noteSubscriber(socketId, { tokenId: actor.tokenId, userId: actor.kind === 'user' ? actor.userId : null });
      return signChannel(socketId, channel, channelData);
    };
    const endSubscriptions: Context['endSubscriptions'] = (whose) => void afterCommit(() => realtime?.endSubscriptions(whose));
    const told = { publish, changed, queue, noteSecurity, endSubscriptions, signChannel: sign };
    return { actor, now, newId, random, ip, ...told, siteText, competitionDomains, webOrigin, forecast, cached };
  };

  const app = createHttp({ db, shared, contextOf, log, trust, test });
  const { healthy = () => true } = options;
  app.get('/healthz', (c) => (healthy() ? c.json({ status: 'ok' }) : c.json({ status: 'no-database' }, 503)));
  app.get('/readyz', async (c) => {
    if (draining) return c.json({ status: 'draining' }, 503);
    try {
      await db
        .selectFrom('migrations' as never)
        .select('name' as never)
        .limit(1)
        .execute();
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'no-database' }, 503);
    }
  });
  if (showMails) {
    app.get('/mails', async (c) => {
      const { incoming } = c.env as { incoming?: { socket?: { remoteAddress?: string } } };
      return isFromThisMachine(incoming?.socket?.remoteAddress, c.req.raw.headers) ? c.html(await mailsPage(db)) : c.notFound();
    });
  }

  const fetch = async (request: Request, env?: unknown): Promise<Response> =>
    (await realtime?.handleHttp(request)) ?? app.fetch(request, env as never);
  const http = createAdaptorServer({
    fetch: (request, env) => fetch(request, env),
    createServer: ((settings: object, listener: RequestListener) =>
      createHttpServer(settings, refusePipelines(listener))) as typeof createHttpServer,
  }) as Server;
  refuseNoHttp(http);
  realtime?.attach(http);

  const asSystem = <T>(work: (context: Context) => Promise<T>): Promise<T> =>
    withDatabase(db, () => transaction(() => work(contextOf({ kind: 'anonymous' }, 'system'))), listeners);

  const loop = setInterval(() => {
    for (const chore of [fillBoards(asSystem), ...chores.map((each) => asSystem(each)), runJobs()]) chore.catch(complain);
  }, loopSeconds * 1000);
  loop.unref();

  return {
    http,
    fetch,
    asSystem,
    runJobs,
    ready: () => !draining,
    close: async () => {
      draining = true;
      clearInterval(loop);
      await realtime?.close();
      await new Promise<void>((resolve) => {
        if (!http.listening) return resolve();
        http.close(() => resolve());
        http.closeIdleConnections();
      });
      publisher.close();
    },
  };
};
