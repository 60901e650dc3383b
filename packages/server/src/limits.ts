import { sql } from 'kysely';
import { db } from './db/current.ts';
import { Refusal } from './refusal.ts';

/**
 * Counts a hit against `key` and refuses with 429 and `Retry-After` once `limit` hits have been seen within `seconds`.
 * Counters live in the database, so that several API processes count together. Outside of the request's transaction:
 * a refused attempt must stay counted.
 */
export const limit = async (key: string, limitHits: number, seconds: number, now: Date): Promise<void> => {
  const resetsAt = new Date(now.getTime() + seconds * 1000);
  const row = await db()
    .insertInto('rateLimits')
    .values({ key, hits: 1, resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.hits + 1 end`,
        resetsAt: sql`case when rate_limits.resets_at <= ${now} then ${resetsAt}::timestamptz else rate_limits.resets_at end`,
      }),
    )
    .returning(['hits', 'resetsAt'])
    .executeTakeFirstOrThrow();
  if (row.hits > limitHits) {
    throw new Refusal('too-many-requests', 'Too many attempts; wait a moment.', {
      retryAfter: Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000)),
    });
  }
};

/** Counters that have run out; anybody may have made them. */
export const forgetLimits = async ({ now }: { now: Date }): Promise<void> => {
  await db().deleteFrom('rateLimits').where('resetsAt', '<=', now).execute();
};
