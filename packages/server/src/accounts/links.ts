import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { LinkPayloads, LinkPurpose } from '../platform/db/schema.ts';
import { Refusal } from '../platform/refusal.ts';
import { newToken, sha256 } from '../platform/secrets.ts';

/** How long a link in a mail works, in minutes. */
export const linkMinutes = 60;

type Asked<P extends LinkPurpose> = { purpose: P; userId: string; payload: LinkPayloads[P] };

/**
 * A new link for one purpose, which waits for its mail; earlier links of this user for that purpose end. It is stored before its mail is written,
 * so that whatever ends the user's links ends the mails that are still to be sent. Answers its id.
 */
export const openLink = async <P extends LinkPurpose>(
  { purpose, userId, payload }: Asked<P>,
  { now, newId }: Pick<Context, 'now' | 'newId'>,
): Promise<string> => {
  await db().deleteFrom('links').where('userId', '=', userId).where('purpose', '=', purpose).execute();
  const id = newId();
  await db()
    .insertInto('links')
    .values({ id, purpose, userId, payload: JSON.stringify(payload), createdAt: now, expiresAt: expiry(now) })
    .execute();
  return id;
};

const expiry = (now: Date) => new Date(now.getTime() + linkMinutes * 60_000);

/** Creates the token of a link that waits for its mail; only the hash is kept. Null if the link was ended meanwhile. */
export const mailLink = async (id: string, { now, random }: Pick<Context, 'now' | 'random'>) => {
  const token = newToken(random);
  const link = await db()
    .updateTable('links')
    .set({ hash: sha256(token), expiresAt: expiry(now) })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .returning(['userId', 'payload'])
    .executeTakeFirst();
  return link ? { ...link, token } : null;
};

/** Opens a link for a mail that is written now. Answers the token that stands in the address. */
export const issueLink = async <P extends LinkPurpose>(
  asked: Asked<P>,
  context: Pick<Context, 'now' | 'newId' | 'random'>,
): Promise<string> => (await mailLink(await openLink(asked, context), context))!.token;

/** Ends all links of a user: what they were asked for no longer holds once the password, the address or the owner has changed. */
export const endLinks = async (userId: string): Promise<void> => {
  await db().deleteFrom('links').where('userId', '=', userId).execute();
};

/** Takes a link: answers whose it is and what it does, once. 410 where it is unknown, used, too old or good for something else. */
export const takeLink = async <P extends LinkPurpose>(
  purpose: P,
  token: string,
  { now, noteSecurity }: Pick<Context, 'now' | 'noteSecurity'>,
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
  if (!link) {
    noteSecurity('link-refused', { purpose });
    throw new Refusal('gone', 'This link has been used or is too old.');
  }
  return { userId: link.userId, payload: link.payload as LinkPayloads[P] };
};
