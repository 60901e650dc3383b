import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { LinkPayloads, LinkPurpose } from '../platform/db/schema.ts';
import { Refusal } from '../platform/refusal.ts';
import { newToken, sha256 } from '../platform/secrets.ts';

/** The validity of a link in an e-mail, in minutes. */
export const linkMinutes = 60;

type LinkRequest<P extends LinkPurpose> = { purpose: P; userId: string; payload: LinkPayloads[P] };

/**
 * Stores a new link without a token, and deletes earlier links of this user for the same purpose. The link is stored before its e-mail is
 * written, so that deleting the user's links also stops e-mails that are still queued. Returns its id.
 */
export const openLink = async <P extends LinkPurpose>(
  { purpose, userId, payload }: LinkRequest<P>,
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

/** Creates the token of a stored link, for its e-mail. Only the hash is stored. Null if the link has been deleted or used. */
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

/** Stores a link for an e-mail that is written now, and returns its token. */
export const issueLink = async <P extends LinkPurpose>(
  request: LinkRequest<P>,
  context: Pick<Context, 'now' | 'newId' | 'random'>,
): Promise<string> => (await mailLink(await openLink(request, context), context))!.token;

/** Deletes all links of a user. Called when the password or the e-mail address changes, because somebody else may have requested the links. */
export const endLinks = async (userId: string): Promise<void> => {
  await db().deleteFrom('links').where('userId', '=', userId).execute();
};

/** Uses a link once and returns its user and payload. @throws Refusal 410 if it is unknown, used, expired or for another purpose */
export const redeemLink = async <P extends LinkPurpose>(
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
    throw new Refusal('gone', 'This link has been used or has expired.');
  }
  return { userId: link.userId, payload: link.payload as LinkPayloads[P] };
};
