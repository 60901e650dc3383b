import type { ChannelEvent, ChannelName } from '@oche/api/contract/channels';
import type { EndpointName, Output, Parsed } from '@oche/api/contract/endpoints';
import type { Teller, Topic, tellers } from '@oche/api/contract/topics';
import type { SiteText } from '@oche/api/contract/siteText';
import type { Locale } from '@oche/i18n/locales';
import type { Actor } from './actor.ts';

export type Clock = () => Date;
/** Random bytes, for tokens, ids and seeds; tests pass a repeatable one. */
export type RandomBytes = (length: number) => Uint8Array;

/**
 * Sends a live event after the transaction's commit. It never rejects, so that nobody has to wait for it: what could not be sent is retried by a job.
 */
export type Publish = <C extends ChannelName>(channel: C, id: string, message: ChannelEvent<C>) => Promise<void>;

/** A topic, by whether its channel is that of a tournament, a user or a board. */
type ToldBy<T extends Teller> = { [K in Topic]: (typeof tellers)[K] extends T ? K : never }[Topic];

/** Tells the followers of one tournament, user or board, by its id, which topics have changed; after the commit. */
export type Changed = (id: string, ...topics: ToldBy<'tournament'>[] | ToldBy<'user'>[] | ToldBy<'board'>[]) => void;

/** Whose request it is: the socket of a caller who reads again what the write `changes`, so that nothing else needs to say so. */
export type Caller = { socketId?: string; changes: readonly Topic[] };

/** Kinds of work that a handler leaves to a job, with what the job needs to know. */
export type Work = {
  'password-reset': { email: string };
  'name-change': { linkId: string };
  'email-change': { linkId: string };
  /** to the address that it was */
  'email-changed': { userId: string; before: string };
  'password-changed': { userId: string };
  invitation: { id: string };
};

/** What happened to an account: for the investigation of an attack. */
export type SecurityEvent =
  | 'account-administered'
  | 'account-deleted'
  | 'email-changed'
  | 'impersonation-ended'
  | 'impersonation-started'
  | 'link-refused'
  | 'login'
  | 'login-failed'
  | 'name-changed'
  | 'password-changed'
  | 'password-reset'
  | 'password-wrong'
  | 'registered'
  | 'tokens-revoked';

/**
 * Logs a security event with the address of the caller and who they are. `detail`: ids only; neither secrets nor addresses of mails.
 * Failures are logged at once, everything else after the commit.
 */
export type NoteSecurity = (event: SecurityEvent, detail: Record<string, string | string[] | null>) => void;

/** Ends the subscriptions on our own realtime endpoint that these tokens or this user were allowed. */
export type EndSubscriptions = (whose: { tokenIds: readonly string[] } | { userId: string }) => void;

/** What a handler knows about its request and its world. */
export type Context = {
  actor: Actor;
  now: Date;
  newId: () => string;
  random: RandomBytes;
  publish: Publish;
  changed: Changed;
  /** Leaves work to a job, which runs after the commit and is tried again where it fails. */
  queue: <K extends keyof Work>(kind: K, payload: Work[K]) => Promise<void>;
  noteSecurity: NoteSecurity;
  endSubscriptions: EndSubscriptions;
  /** address of the caller, for limits */
  ip: string;
  /**
   * An expensive forecast, by key: made once for all readers, and made again in the background when what it depends on (`dependsOn`)
   * has changed. Inside a transaction it is made for this request alone.
   */
  forecast: <T>(key: string, make: (now: Date) => Promise<T>) => Promise<T>;
  /**
   * What many reads are made of, by key: made in one snapshot for all who read at a time, kept until what it depends on has changed, and at most a
   * second; `sizeOf` in bytes. Those who manage something get one of their own request's time. Inside a transaction it is made for this request alone.
   */
  cached: <T>(key: string, make: () => Promise<T>, sizeOf: (made: T) => number) => Promise<T>;
  /** signs a private or presence channel; refuses by throwing */
  signChannel: (socketId: string, channel: string, channelData?: string) => string;
  /** what those who run this site say in a text of theirs, in a language; null where they say nothing */
  siteText: (name: SiteText, locale: Locale) => Promise<string | null>;
  /** host names that are configured to show the site of a competition */
  competitionDomains: ReadonlySet<string>;
  /** where people open the app: an origin, whose protocol and port are those of every competition's site */
  webOrigin: string;
};

export type Handler<K extends EndpointName> = (input: Parsed<K>, context: Context) => Promise<Output<K>>;
export type Handlers = { [K in EndpointName]: Handler<K> };
