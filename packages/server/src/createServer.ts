import { createAdaptorServer } from '@hono/node-server';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { encodeChannelMessage } from '@oche/api/channelMessage';
import { channelOfTopic, type Topic } from '@oche/api/contract/topics';
import { domainNames } from '@oche/api/domain';
import type { Kysely } from 'kysely';
import { authorOf, type Actor } from './platform/actor.ts';
import type { Caller, Changed, Clock, Context, NoteSecurity, Publish, RandomBytes, SecurityEvent, Work } from './platform/context.ts';
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
import { confirmByTime } from './league/matches/confirmByTime.ts';
import { publishSeasons, topicsOfResults } from './league/publishSeasons.ts';
import { remind } from './league/reminders.ts';
import { queueDigests, sendAnnouncement } from './league/announcements.ts';
import { checkSealedLineups } from './league/matches/sealedLineups.ts';
import { fixSubstitutes } from './league/substitutes.ts';
import { deleteOldTests } from './tournaments/settings.ts';
import { trustIn, type Trust } from './platform/http/forwarding.ts';
import { deleteExpiredLimits } from './platform/limits.ts';
import { withChannels } from './broadcasting.ts';
import { createHttp } from './http.ts';
import { uuidv7 } from '@oche/api/uuid';
import { enqueue, runDueJobs, type JobRunners } from './platform/jobs.ts';
import { storingMailer, type Mailer } from './platform/mail/mailer.ts';
import { anonymisePlayers } from './accounts/profile.ts';
import { refuseInvalidHttp } from './platform/http/invalidHttp.ts';
import { isFromThisMachine, mailsPage } from './mails/page.ts';
import { makeOldMergesFinal } from './league/mergedPlayers.ts';
import { deleteOldRefusals } from './league/requestAnswers.ts';
import { deleteOldRegistrations } from './league/teamRegistrations.ts';
import { deleteExpiredInvitations } from './organisations/members/invitations.ts';
import { mailsOf } from './mails/work.ts';
import { pushCalls } from './push/calls.ts';
import { deleteOldSubscriptions } from './push/subscriptions.ts';
import { postToPublicHost, type Post } from './platform/push/publicHost.ts';
import { sendPush } from './platform/push/sendPush.ts';
import { loadVapid, type Vapid } from './platform/push/vapid.ts';
import type { Publisher } from './platform/realtime/publisher.ts';
import type { Realtime } from './platform/realtime/createRealtime.ts';
import { Refusal } from './platform/refusal.ts';
import { createShared } from './platform/http/shared.ts';
import { hasPublicView, sharedForMs } from './platform/http/sharedReads.ts';
import { refusePipelines } from './platform/http/sockets.ts';
import type { Log } from './platform/log.ts';

export type ServerOptions = {
  db: Kysely<Schema>;
  clock: Clock;
  random: RandomBytes;
  /** sends realtime events to the embedded endpoint or an external Pusher-compatible host */
  publisher: Publisher;
  /** the embedded endpoint, attached to the same port; null with an external host */
  realtime: Realtime | null;
  /** signs private and presence channels with the app's secret */
  signChannel: Context['signChannel'];
  log: Log;
  /** the operator's own site texts; default: none */
  siteText?: Context['siteText'];
  /** comma-separated host names for sites of competitions */
  competitionDomains?: string;
  /** sends e-mails; default: stores them in the database */
  mailer?: Mailer;
  /** shows stored e-mails at `/mails` to requests from this machine, for developers */
  showMails?: boolean;
  /** signs messages to devices; default: keys that are stored in the database */
  vapid?: Vapid | null;
  /** the contact of the operator, for push services: an https or mailto URL; default: `webOrigin` */
  pushSubject?: string;
  /** sends the requests to push services */
  postPush?: Post;
  /** origin of the pages, for links in e-mails */
  webOrigin?: string;
  /** lets everybody log in with any account at `/test-login`; never enable it on a server that others can reach */
  test?: boolean;
  /** proxies and hosts whose `X-Forwarded-For` is trusted; default: none */
  trust?: Trust;
  /** false once the database has failed permanently, so that the process should be replaced */
  healthy?: () => boolean;
  /** seconds between two runs of the due jobs, the clean-ups and the filling of boards; default: 10 */
  loopSeconds?: number;
  /** whether jobs run after the request that queues them, by default. Otherwise they run by `runJobs` only, in a fixed order */
  runsQueuedJobs?: boolean;
};

/** Options of a server without realtime events, for scripts. */
export const withoutRealtime: Pick<ServerOptions, 'publisher' | 'realtime' | 'signChannel'> = {
  publisher: { publish: async () => {}, close: () => {} },
  realtime: null,
  signChannel: () => {
    throw new Error('This server has no realtime endpoint.');
  },
};

export type RunningServer = {
  http: Server;
  /** `env` has the bindings of the host's adaptor, with the connection. */
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  /** Runs `work` in a transaction without a user, for jobs, scripts and demo data. */
  asSystem: <T>(work: (context: Context) => Promise<T>) => Promise<T>;
  /** Runs the due jobs, as the loop does. Returns the number of successful jobs. */
  runJobs: () => Promise<number>;
  /** False once the server is closing: load balancers should then send no more requests. */
  ready: () => boolean;
  /** Refuses new connections, closes live connections, waits for open requests, and stops. */
  close: () => Promise<void>;
};

/** The maximum age of a forecast in milliseconds. It also becomes stale with time, because a long game delays the games that wait. */
const forecastMaxAgeMs = 30_000;

const failures: readonly SecurityEvent[] = ['login-failed', 'password-wrong', 'link-refused'];

/** Clean-up. Each task has its own transaction, so that a failure does not stop the others. */
const periodic = [
  ...[deleteOldTests, deleteExpiredLimits, deleteExpiredInvitations, anonymisePlayers, makeOldMergesFinal, deleteOldRefusals],
  ...[deleteOldRegistrations, deleteOldSubscriptions],
];

/** Whether the caller refetches all topics of a message anyway, because its endpoint declares these topics. */
const isRefetchedByCaller = ({ changes }: Caller, { event, data }: { event: PropertyKey; data: unknown }): boolean => {
  if (event === 'game') return changes.includes('games');
  if (event === 'match') return changes.includes('sheets');
  const { topics } = data as { topics?: readonly Topic[] };
  return topics?.every((topic) => changes.includes(topic)) ?? false;
};

type QueuedMessage = { channels: string[]; event: string; data: unknown };

/** The message that replaces a failed one on a retry. It only makes subscribers refetch, because the data of the failed one may be stale. */
const asRefetch = ({ channels, event, data }: QueuedMessage, id: string): QueuedMessage => {
  if (event === 'game')
    return { ...encodeChannelMessage('tournament', id, { event: 'changed', data: { topics: ['games', 'results'] } }), channels };
  if (event === 'appended') return { ...encodeChannelMessage('game', id, { event: 'changed', data: { gameId: id } }), channels };
  if (event === 'match')
    return { ...encodeChannelMessage('season', id, { event: 'changed', data: { topics: [...topicsOfResults] } }), channels };
  return { channels, event, data };
};

/**
 * The API on a database: HTTP, realtime events, and a loop that fills boards, runs jobs and cleans up every ten seconds. The host lets `http`
 * listen.
 */
export const createServer = (options: ServerOptions): RunningServer => {
  const { db, clock, random, publisher, realtime, signChannel, log, trust = trustIn({}), test = false } = options;
  const { mailer = storingMailer(db, clock, random), webOrigin = 'http://localhost:3000', showMails = false } = options;
  const { siteText = () => Promise.resolve(null), competitionDomains: domains = '', loopSeconds = 10, runsQueuedJobs = true } = options;
  const { postPush = postToPublicHost, pushSubject = webOrigin.replace(/^http:/, 'https:') } = options;
  const competitionDomains = domainNames(domains);
  let closing = false;

  const shared = createShared({ clock: () => clock().getTime() });
  const listeners = {
    report: (error: unknown) => log({ level: 'error', message: 'A task failed after a commit.', error: String(error) }),
    committed: shared.committed,
  };

  /** The `publish` of a request. The socket of the caller does not get messages that the caller refetches anyway. */
  const publisherFor =
    (caller: Caller): Publish =>
    (channel, id, message) => {
      const { socketId } = isRefetchedByCaller(caller, message) ? caller : {};
      if (channel === 'game' || (channel === 'tournament' && message.event === 'changed'))
        makeStale(`${channel as 'game' | 'tournament'} ${id}`);
      return afterCommit(async () => {
        const wire = await withChannels(channel, id, message);
        publisher
          .publish(wire.channels, wire.event, wire.data, socketId)
          .catch(async (error: unknown) => {
            log({ level: 'warn', message: 'A realtime event is queued for a retry.', channel: wire.channel, error: String(error) });
            await enqueue(db, {
              id: uuidv7(clock().getTime(), random(10)),
              kind: 'publish',
              payload: asRefetch(wire, id),
              runAt: new Date(clock().getTime() + 5_000),
            });
          })
          .catch((error: unknown) =>
            log({ level: 'error', message: 'A realtime event is lost.', channel: wire.channel, error: String(error) }),
          );
      });
    };
  let vapid: Promise<Vapid> | undefined;
  const vapidKeys = () =>
    (vapid ??= (options.vapid ? Promise.resolve(options.vapid) : loadVapid(db, clock())).catch((error: unknown) => {
      // The next request tries again.
      vapid = undefined;
      throw error;
    }));
  const runners: JobRunners = {
    publish: async (payload) => {
      const { channels, event, data } = payload as QueuedMessage;
      await publisher.publish(channels, event, data);
    },
    announcement: (payload) => asSystem((context) => sendAnnouncement(payload as { id: string }, context)),
    'announcement-digests': () => asSystem(queueDigests),
    push: async (payload) => {
      const settings = { vapid: await vapidKeys(), subject: pushSubject, post: postPush };
      await pushCalls(payload as Work['push'], { asSystem, send: (device, text) => sendPush(device, text, settings) });
    },
    'check-lineups': (payload) => asSystem((context) => checkSealedLineups(payload as Parameters<typeof checkSealedLineups>[0], context)),
    'fix-substitutes': (payload) => asSystem((context) => fixSubstitutes(payload as { matchId: string }, context)),
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
  const logFailure = (error: unknown) => {
    if (!(error instanceof Refusal) && !closing) log({ level: 'error', message: 'The loop failed.', error: String(error) });
  };
  const queueAll: Context['queueAll'] = async (kind, payloads, runAt) => {
    const now = clock();
    const jobs = payloads.map((payload) => ({ id: uuidv7(now.getTime(), random(10)), kind, payload, runAt: runAt ?? now }));
    await enqueue(current(), ...jobs);
    if (runsQueuedJobs) void afterCommit(() => void runJobs().catch(logFailure));
  };
  const queue: Context['queue'] = (kind, payload) => queueAll(kind, [payload]);

  const forecast: Context['forecast'] = (key, make) =>
    inTransaction()
      ? make(clock())
      : shared.share({
          // Each forecast has its own lane, so that one tournament does not wait for another.
          ...{ key: `forecast ${key}`, lane: `forecast ${key}`, maxAge: forecastMaxAgeMs, refreshAhead: true },
          make: (dependsOn) => trackDependencies(() => make(clock()), dependsOn),
        });

  const pushKey: Context['pushKey'] = async () => (await vapidKeys()).publicKey;

  const contextOf = (actor: Actor, ip: string, caller: Caller = { changes: [] }): Context => {
    const publish = publisherFor(caller);
    const changed: Changed = (id, ...changes) => {
      for (const channel of new Set(changes.map((topic) => channelOfTopic[topic])))
        void publish(channel, id, { event: 'changed', data: { topics: [...changes] } });
    };
    const cached: Context['cached'] = (key, make, sizeOf) =>
      inTransaction()
        ? make()
        : shared.share({
            ...{ key: `cached ${key}`, lane: `cached ${key}`, maxAge: hasPublicView(actor) ? sharedForMs : 0, sizeOf },
            make: (dependsOn) => trackDependencies(() => snapshot(make), dependsOn),
          });
    const now = clock();
    const newId = () => uuidv7(now.getTime(), random(10));
    const noteSecurity: NoteSecurity = (event, detail) => {
      const write = () => log({ level: 'info', message: 'security', event, ip, by: authorOf(actor), ...detail });
      // A failure is logged although its transaction is rolled back.
      if (failures.includes(event)) write();
      else void afterCommit(write);
    };
    const sign: Context['signChannel'] = (socketId, channel, channelData) => {
      if ('tokenId' in actor)
        realtime?.noteSubscriber(socketId, { tokenId: actor.tokenId, userId: actor.kind === 'user' ? actor.userId : null });
      return signChannel(socketId, channel, channelData);
    };
    const endSubscriptions: Context['endSubscriptions'] = (whose) => void afterCommit(() => realtime?.endSubscriptions(whose));
    const effects = { publish, changed, queue, queueAll, noteSecurity, endSubscriptions, signChannel: sign };
    return { actor, now, newId, random, ip, ...effects, siteText, competitionDomains, webOrigin, pushKey, forecast, cached };
  };

  const app = createHttp({ db, shared, contextOf, log, trust, test });
  const { healthy = () => true } = options;
  app.get('/healthz', (c) => (healthy() ? c.json({ status: 'ok' }) : c.json({ status: 'no-database' }, 503)));
  app.get('/readyz', async (c) => {
    if (closing) return c.json({ status: 'draining' }, 503);
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
  refuseInvalidHttp(http);
  realtime?.attach(http);

  const asSystem = <T>(work: (context: Context) => Promise<T>): Promise<T> =>
    withDatabase(
      db,
      () =>
        transaction(async () => {
          const context = contextOf({ kind: 'anonymous' }, 'system');
          const result = await work(context);
          publishSeasons(topicsOfResults, context);
          return result;
        }),
      listeners,
    );

  const loop = setInterval(() => {
    const reminders = remind(asSystem, (error, seasonId) =>
      log({ level: 'error', message: 'The reminders of a season failed.', seasonId, error: String(error) }),
    );
    const others = periodic.map((each) => asSystem(each));
    for (const task of [fillBoards(asSystem), confirmByTime(asSystem), reminders, ...others, runJobs()]) task.catch(logFailure);
  }, loopSeconds * 1000);
  loop.unref();

  return {
    http,
    fetch,
    asSystem,
    runJobs,
    ready: () => !closing,
    close: async () => {
      closing = true;
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
