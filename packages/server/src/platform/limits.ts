import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { db } from './db/current.ts';
import { Refusal } from './refusal.ts';
import { sha256 } from './secrets.ts';

/**
 * Counts a hit for `key`, and refuses with 429 and `Retry-After` after `limitHits` hits within `seconds`. Counters are in the database, so that
 * all API processes share them. Call it outside of the request's transaction, because refused attempts must remain counted. A limit ends after
 * `seconds`, even if the clock was ahead for a moment.
 */
export const limit = async (key: string, limitHits: number, seconds: number, now: Date): Promise<void> => {
  const resetsAt = new Date(now.getTime() + seconds * 1000);
  const row = await db()
    .insertInto('rateLimits')
    .values({ key, hits: 1, resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.hits + 1 end`,
        resetsAt: sql`case when rate_limits.resets_at <= ${now} then ${resetsAt}::timestamptz else least(rate_limits.resets_at, ${resetsAt}::timestamptz) end`,
      }),
    )
    .returning(['hits', 'resetsAt'])
    .executeTakeFirstOrThrow();
  if (row.hits > limitHits) {
    throw new Refusal('too-many-requests', 'Too many attempts. Wait a moment.', {
      retryAfter: Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000)),
    });
  }
};

/** The network that counts as one client: an IPv4 address, or an IPv6 network with a prefix of 64 bits, the usual size for one connection. */
export const networkOf = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('%')[0]!.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - groups(head).length - groups(tail).length)).fill('0');
  const all = ip.includes('::') ? [...groups(head), ...zeros, ...groups(tail)] : groups(head);
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

/** A number of hits, and the seconds in which they may happen. */
type Allowed = [hits: number, seconds: number];

const knownDays = 30;
const knownKey = (email: string, ip: string) => `known:${sha256(`${email} ${networkOf(ip)}`)}`;

/**
 * Counts an attempt for an account. `near` limits one network, so that a stranger cannot lock the owner out. `all` limits all networks
 * together, against guessing from many addresses. `share` limits how much of `all` one network may use up. Networks from which the owner
 * has logged in are exempt from `all` and `share`.
 */
export const limitAccount = async (
  action: string,
  email: string,
  ip: string,
  { near, share, all }: { near: Allowed; share: Allowed; all: Allowed },
  now: Date,
): Promise<void> => {
  const accountAndNetwork = sha256(`${email} ${networkOf(ip)}`);
  await limit(`${action}:${accountAndNetwork}`, ...near, now);
  const known = await db()
    .selectFrom('rateLimits')
    .select('key')
    .where('key', '=', knownKey(email, ip))
    .where('resetsAt', '>', now)
    .executeTakeFirst();
  if (known) return;
  await limit(`${action}-share:${accountAndNetwork}`, ...share, now);
  await limit(`${action}-all:${sha256(email)}`, ...all, now);
};

/** Records for 30 days that the owner of an account has logged in from a network. It stores only a hash of both. */
export const recordNetwork = async (email: string, ip: string, now: Date): Promise<void> => {
  const resetsAt = new Date(now.getTime() + knownDays * 86_400_000);
  await db()
    .insertInto('rateLimits')
    .values({ key: knownKey(email, ip), hits: 0, resetsAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ resetsAt }))
    .execute();
};

/** Deletes expired counters. Anyone can create counters, so the table would otherwise grow without limit. */
export const deleteExpiredLimits = async ({ now }: { now: Date }): Promise<void> => {
  await db().deleteFrom('rateLimits').where('resetsAt', '<=', now).execute();
};
