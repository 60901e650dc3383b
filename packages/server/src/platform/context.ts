import type { ChannelEvent, ChannelName } from '@oche/api/contract/channels';
import type { EndpointName, Output, Parsed } from '@oche/api/contract/endpoints';
import type { TopicChannel, Topic, channelOfTopic } from '@oche/api/contract/topics';
import type { Audience } from '@oche/api/contract/notification';
import type { SiteText } from '@oche/api/contract/siteText';
import type { Locale } from '@oche/i18n/locales';
import type { Actor } from './actor.ts';

export type Clock = () => Date;
/** Random bytes, for tokens, ids and draw numbers. */
export type RandomBytes = (length: number) => Uint8Array;

/** Sends a realtime event after the commit. It never rejects and need not be awaited: a job retries failed events. */
export type Publish = <C extends ChannelName>(channel: C, id: string, message: ChannelEvent<C>) => Promise<void>;

/** The topics that the channel of a tournament, a user, a board or a season publishes. */
export type TopicOf<T extends TopicChannel> = { [K in Topic]: (typeof channelOfTopic)[K] extends T ? K : never }[Topic];

/** After the commit, publishes the topics that have changed on the channel of a tournament, a user, a board or a season, by its id. */
export type Changed = (
  id: string,
  ...topics: TopicOf<'tournament'>[] | TopicOf<'user'>[] | TopicOf<'board'>[] | TopicOf<'season'>[]
) => void;

/** The socket of the caller. It gets no messages about the topics that the write `changes`, because the caller refetches them anyway. */
export type Caller = { socketId?: string; changes: readonly Topic[] };

/** The kinds of jobs that handlers can queue, with their payloads. */
export type Work = {
  'password-reset': { email: string };
  'name-change': { linkId: string };
  'email-change': { linkId: string };
  /** an e-mail to the old address `before` */
  'email-changed': { userId: string; before: string };
  'password-changed': { userId: string };
  invitation: { id: string };
  /** asks the captain of a team to confirm that it asks to play in a season */
  'team-registration': { id: string };
  /** says that the address has asked for this team already */
  'registration-waits': { id: string };
  /** to the captain of a team that was accepted, with its link */
  'team-accepted': { seasonTeamId: string; langcode: Locale };
  /** The request is deleted, so the job has what the e-mail needs. */
  'team-refused': { seasonId: string; email: string; name: string; reason: string; langcode: Locale };
  /** finds the recipients of an announcement of a league */
  announcement: { id: string };
  /** queues an e-mail for each recipient whose announcements have waited long enough */
  'announcement-digests': Record<never, never>;
  /** moves players who have been substitutes as often as the season allows to the team that they helped in this match */
  'fix-substitutes': { matchId: string };
  'check-lineups': { seasonId: string; playerId: string };
  /** tells devices about the calls of these players. `changedAt`: an instant in ISO 8601. `isRecall`: whether a call was withdrawn */
  push: { playerIds: readonly string[]; changedAt: string; isRecall: boolean };
  /** to an account, or to the address of a captain without one */
  'announcement-mail': { userId: string | null; email: string | null; announcements: { id: string; audience: Audience }[] };
};

/** Events of accounts that are logged, so that attacks can be investigated. */
export type SecurityEvent =
  | 'account-administered'
  | 'account-deleted'
  | 'email-changed'
  | 'impersonation-ended'
  | 'impersonation-started'
  | 'link-refused'
  | 'login'
  | 'login-failed'
  | 'mail-limit-reached'
  | 'name-changed'
  | 'password-changed'
  | 'password-reset'
  | 'password-wrong'
  | 'registered'
  | 'tokens-revoked';

/**
 * Logs a security event with the IP address and the actor of the request. `detail`: only ids, never secrets or e-mail addresses.
 * Failures are logged immediately, other events after the commit.
 */
export type NoteSecurity = (event: SecurityEvent, detail: Record<string, string | string[] | null>) => void;

/** Ends the connections to our own realtime endpoint whose private channels were signed for these tokens or this user. */
export type EndSubscriptions = (whose: { tokenIds: readonly string[] } | { userId: string }) => void;

/** The context of a request, and everything that handlers need besides the database. */
export type Context = {
  actor: Actor;
  now: Date;
  newId: () => string;
  random: RandomBytes;
  publish: Publish;
  changed: Changed;
  /** Queues a job. It runs after the commit and is retried if it fails. */
  queue: <K extends keyof Work>(kind: K, payload: Work[K]) => Promise<void>;
  /** Queues jobs of one kind, with one statement. `runAt`: when they run */
  queueAll: <K extends keyof Work>(kind: K, payloads: readonly Work[K][], runAt?: Date) => Promise<void>;
  noteSecurity: NoteSecurity;
  endSubscriptions: EndSubscriptions;
  /** IP address of the caller, for limits */
  ip: string;
  /**
   * An expensive forecast, cached by key for all users. When something that it depends on (`dependsOn`) changes, it is refreshed in the
   * background. Inside a transaction it is not shared.
   */
  forecast: <T>(key: string, make: (now: Date) => Promise<T>) => Promise<T>;
  /**
   * A value from which several reads are derived, loaded in one snapshot and cached by key. It is fresh until something that it depends on
   * changes, and for at most a second. For actors who manage something, a cached value from before their request is not used. `sizeOf`: bytes.
   * Inside a transaction the value is not shared.
   */
  cached: <T>(key: string, make: () => Promise<T>, sizeOf: (made: T) => number) => Promise<T>;
  /** signs a private or presence channel; throws if it may not be signed */
  signChannel: (socketId: string, channel: string, channelData?: string) => string;
  /** the operator's own version of a site text in a language; null if there is none */
  siteText: (name: SiteText, locale: Locale) => Promise<string | null>;
  /** host names that the operator has configured for sites of competitions */
  competitionDomains: ReadonlySet<string>;
  /** the public key with which browsers subscribe to messages */
  pushKey: () => Promise<string>;
  /** origin of the app; sites of competitions have the same protocol and port */
  webOrigin: string;
};

/** `prepared`: what the preparation of the endpoint has returned, see `preparations` */
export type Handler<K extends EndpointName> = (input: Parsed<K>, context: Context, prepared: never) => Promise<Output<K>>;
export type Handlers = { [K in EndpointName]: Handler<K> };
