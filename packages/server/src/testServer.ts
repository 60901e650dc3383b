import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createClient, type Client } from '@oche/api/client';
import type { GameEventInput } from '@oche/api/contract/game';
import { newEvent } from '@oche/api/gameLedger';
import type { EventKind, Payloads } from '@oche/darts/x01/event';
import type { Format } from '@oche/darts/x01/format';
import type { Plan } from '@oche/api/contract/tournament';
import { issueToken } from './accounts/tokens.ts';
import { createServer, type RunningServer } from './createServer.ts';
import { db } from './platform/db/current.ts';
import type { OpenDatabase } from './platform/db/open.ts';
import { openTestDatabase } from './testDatabase.ts';
import type { Post } from './platform/push/publicHost.ts';
import type { Mail } from './platform/mail/mailer.ts';
import { hashPassword } from './platform/secrets.ts';

export type Published = {
  channel: string;
  event: string;
  data: unknown;
  /** the socket that does not get the message */
  except?: string;
};
export type TestServer = {
  server: RunningServer;
  database: OpenDatabase;
  /** a client with a token, or without one; `ip`: its address */
  as: (token?: string | null, ip?: string) => Client;
  fetch: RunningServer['fetch'];
  published: Published[];
  /** logged security events */
  security: Record<string, unknown>[];
  /** sent mails */
  mails: Mail[];
  /** makes publishing fail or work again */
  failPublishing: (fails: boolean) => void;
  /** advances the server's clock */
  wait: (milliseconds: number) => void;
  /** runs the jobs that are due, and waits for those that requests have started */
  settle: () => Promise<void>;
  /** a hash over all rows of all tables, to check that a refusal has changed nothing */
  fingerprint: () => Promise<string>;
  close: () => Promise<void>;
};

type TestServerOptions = {
  test?: boolean;
  /** default: an empty one */
  database?: OpenDatabase;
  healthy?: () => boolean;
  /** the push services; default: they take everything */
  postPush?: Post;
};

/** Starts a server on an empty database, with a clock that only `wait` moves. */
export const startTestServer = async ({
  test = true,
  database: given,
  healthy = () => true,
  postPush = async () => 201,
}: TestServerOptions = {}): Promise<TestServer> => {
  const database = given ?? (await openTestDatabase());
  let now = Date.parse('2026-11-27T19:00:00Z');
  const published: Published[] = [];
  const mails: Mail[] = [];
  const security: Record<string, unknown>[] = [];
  let publishingFails = false;
  const server = createServer({
    db: database.db,
    clock: () => new Date(now),
    random: (length) => randomBytes(length),
    publisher: {
      publish: async (channels, event, data, except) => {
        if (publishingFails) throw new Error('No answer from the realtime host.');
        for (const channel of channels) published.push({ channel, event, data, ...(except !== undefined && { except }) });
      },
      close: () => {},
    },
    realtime: null,
    // Tests compare rows before and after a request, so nothing else may change them.
    loopSeconds: 3600,
    signChannel: (socketId, channel) => `key:${createHash('sha256').update(`${socketId}:${channel}`).digest('hex')}`,
    mailer: async (mail) => void mails.push(mail),
    webOrigin: 'https://oche.test',
    postPush,
    test,
    healthy,
    competitionDomains: ['connected', 'register', ...Array.from({ length: 40 }, (_, index) => `league-${index + 1}`)]
      .map((name) => `${name}.example`)
      .join(),
    log: (entry) => {
      if (entry.message === 'security') security.push(entry);
      if (entry.level === 'error') console.error(entry);
    },
  });
  const tables = [
    'users',
    'tokens',
    'links',
    'organisations',
    'organisation_domains',
    'seasons',
    'old_season_slugs',
    'teams',
    'season_teams',
    'season_team_captains',
    'season_groups',
    'group_teams',
    'matchdays',
    'blocked_dates',
    'fixture_wishes',
    'matches',
    'old_match_slugs',
    'match_events',
    'sealed_lineups',
    'match_results',
    'match_games',
    'player_games',
    'board_entries',
    'sheet_facts',
    'team_codes',
    'season_members',
    'roster_entries',
    'transfers',
    'refused_requests',
    'team_registrations',
    'files',
    'site_pictures',
    'news',
    'old_news_slugs',
    'news_pictures',
    'board_members',
    'site_documents',
    'site_settings',
    'rankings',
    'ranking_tournaments',
    'ranking_players',
    'ranking_adjustments',
    'tournament_facts',
    'memberships',
    'invitations',
    'notifications',
    'announcements',
    'announcement_mails',
    'calendar_tokens',
    'players',
    'merged_players',
    'locations',
    'boards',
    'board_calls',
    'pairing_codes',
    'events',
    'event_boards',
    'tournaments',
    'entries',
    'entry_players',
    'stages',
    'group_decisions',
    'tournament_actions',
    'game_parents',
    'games',
    'game_sides',
    'game_side_players',
    'game_events',
    'game_results',
    'leg_results',
    'leg_players',
    'impersonations',
    'push_subscriptions',
    'audit',
  ] as const;
  const settle = async () => {
    // A job that runs is due again in a minute.
    const unfinished = () =>
      database.db
        .selectFrom('jobs')
        .select('id')
        .where('runAt', '<=', new Date(now + 60_000))
        .executeTakeFirst();
    for (let attempt = 0; attempt < 200 && (await unfinished()); attempt++) {
      await server.runJobs();
      await sleep(5);
    }
  };
  return {
    server,
    database,
    as: (token = null, ip) =>
      createClient({
        baseUrl: 'http://test/api',
        token: () => token,
        fetch: async (input, init) =>
          server.fetch(new Request(input, init), ip && { incoming: { headers: {}, socket: { remoteAddress: ip } } }),
      }),
    fetch: server.fetch,
    published,
    mails,
    security,
    failPublishing: (fails) => (publishingFails = fails),
    wait: (milliseconds) => (now += milliseconds),
    settle,
    fingerprint: async () => {
      await settle();
      // One statement for all tables, because round trips are slow.
      const hashes = tables.map(
        (table) =>
          sql`select ${sql.lit(table)} as name, count(*) as rows, sum(hashtextextended(row::text, 0)::numeric) as hash from ${sql.table(table)} as row`,
      );
      const { rows } = await sql`${sql.join(hashes, sql` union all `)} order by name`.execute(database.db);
      return JSON.stringify(rows);
    },
    close: async () => {
      await server.close();
      await database.close();
    },
  };
};

export const testFormat: Format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 2 }, starter: 'first' };
const stage = { default: testFormat };

/** Groups of four, then winners' and losers' knockout. */
export const testPlan: Plan = {
  groups: {
    size: 4,
    method: 'random',
    clubsApart: false,
    format: stage,
    points: { win: 2, draw: 1, loss: 0 },
    tieBreakers: ['leg-difference', 'legs-won', 'head-to-head'],
  },
  winners: { format: stage, thirdPlace: true },
  losers: { format: stage, thirdPlace: false },
};

/** A knockout without groups. */
export const knockoutOnly: Plan = { groups: null, winners: { format: { default: testFormat }, thirdPlace: false }, losers: null };

let people = 0;
/** The hash of the password of all accounts. Hashing takes longer than most requests, so it is done once. */
let passwordHash: Promise<string> | undefined;
/** Creates an account and returns its token and a client with it. */
export const register = async ({ as, server }: TestServer, name = 'Joke Bordmeester') => {
  passwordHash ??= hashPassword('ninety-nine-darts', randomBytes);
  const user = {
    id: randomUUID(),
    name,
    email: `p${++people}-${Date.now()}@example.org`,
    passwordHash: await passwordHash,
    langcode: 'en' as const,
  };
  const token = await server.asSystem(async (context) => {
    await db()
      .insertInto('users')
      .values({ ...user, createdAt: context.now })
      .execute();
    return issueToken({ kind: 'user', userId: user.id }, context);
  });
  return { token, client: as(token) };
};

/** An organiser with a club, a location with boards, an event and a tournament with entries, all checked in. */
export const prepareEvening = async (test: TestServer, { players = 8, boards = 2, plan = testPlan } = {}) => {
  const { token, client } = await register(test);
  const organisation = await client.call('createOrganisation', { name: 'DC Test', timeZone: 'Europe/Brussels' });
  const location = await client.call('createLocation', { organisationId: organisation.id, name: 'Hall', boards });
  const event = await client.call('createEvent', {
    organisationId: organisation.id,
    name: 'Friday',
    startsAt: '2026-11-27T20:00',
    locationId: location.id,
  });
  const tournament = await client.call('createTournament', {
    organisationId: organisation.id,
    name: 'Friday Open',
    eventId: event.id,
    plan,
  });
  const entries = await client.call('addEntries', {
    id: tournament.id,
    entries: Array.from({ length: players }, (_player, index) => ({ name: `Player ${String(index + 1).padStart(2, '0')}` })),
  });
  await client.call('checkInAll', { id: tournament.id, checkedIn: true });
  return { token, client, organisation, location, event, tournament, entries };
};

/** The evening of `prepareEvening`, drawn with the draw number 7 and running. */
export const startEvening = async (test: TestServer, options: Parameters<typeof prepareEvening>[1] = {}) => {
  const evening = await prepareEvening(test, options);
  await evening.client.call('setTournamentStatus', { id: evening.tournament.id, status: 'check-in' });
  await evening.client.call('drawTournament', { id: evening.tournament.id, drawNumber: 7 });
  await evening.client.call('setTournamentStatus', { id: evening.tournament.id, status: 'running' });
  return evening;
};

/** An event as a device sends it. */
export const logEvent = <K extends EventKind>(kind: K, payload: Payloads[K]): GameEventInput =>
  newEvent(newEventId(), kind, payload, Date.parse('2026-11-27T19:00:00.000Z'));
const newEventId = (): string => {
  const hex = randomBytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
};

/** An event with a result without visits, the quickest way to end a game. */
export const resultEvent = (legs: [number, number]) => logEvent('result', { legs });

/** The games on the boards of the tournament's event. */
export const onBoards = async (client: Client, id: string) =>
  (await client.call('getPlayList', { id })).boards.flatMap(({ game }) => (game ? [game] : []));

/** The games of a tournament, up to 200. */
export const gamesOf = async (client: Client, tournament: string) =>
  (await client.call('listTournamentGames', { tournament, perPage: 200 })).items;

/** Appends events to the end of the log of a game. */
export const record = async (client: Client, id: string, ...events: GameEventInput[]) => {
  const { length } = await client.call('getGame', { id });
  return client.call('recordEvents', { id, after: length, scorerEpoch: 0, events });
};
