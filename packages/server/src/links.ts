import type { Context } from './context.ts';
import { db } from './db/current.ts';
import type { LinkPayloads, LinkPurpose } from './db/schema.ts';
import { Refusal } from './refusal.ts';
import { newToken, sha256 } from './secrets.ts';

/** How long a link in a mail works, in minutes. */
export const linkMinutes = 60;

/**
 * A new link for one purpose; earlier ones of this user for it work no more. Answers the token that stands in the address; only its
 * hash is kept.
 */
export const issueLink = async <P extends LinkPurpose>(
  { purpose, userId, payload }: { purpose: P; userId: string; payload: LinkPayloads[P] },
  { now, newId, random }: Pick<Context, 'now' | 'newId' | 'random'>,
): Promise<string> => {
  await db().deleteFrom('links').where('userId', '=', userId).where('purpose', '=', purpose).execute();
  const token = newToken(random);
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000);
  await db()
    .insertInto('links')
    .values({ id: newId(), hash: sha256(token), purpose, userId, payload: JSON.stringify(payload), createdAt: now, expiresAt })
    .execute();
  return token;
};

/** Takes a link: answers whose it is and what it does, once. 410 where it is unknown, used, too old or good for something else. */
export const takeLink = async <P extends LinkPurpose>(
  purpose: P,
  token: string,
  now: Date,
): Promise<{ userId: string; payload: LinkPayloads[P] }> => {
  const link = await db()
    .updateTable('links')
    .set({ usedAt: now })
    .where('hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['userId', 'payload'])
    .executeTakeFirst();
  if (!link) throw new Refusal('gone', 'This link has been used or is too old.');
  return { userId: link.userId, payload: link.payload as LinkPayloads[P] };
};
