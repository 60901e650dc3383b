import type { Context } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { newToken, sha256 } from '../../platform/secrets.ts';

/** How long the link of an invitation works, in days. */
export const invitationDays = 7;

/** A new token for the link of an invitation, of which the hash is kept; that of an earlier mail works no more. */
export const invitationToken = async (id: string, random: Context['random']): Promise<string> => {
  const token = newToken(random);
  await db()
    .updateTable('invitations')
    .set({ hash: sha256(token) })
    .where('id', '=', id)
    .execute();
  return token;
};
