import type { Context } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { newToken, sha256 } from '../../platform/secrets.ts';

/** The validity of the link of an invitation, in days. */
export const invitationDays = 7;

/** Creates the token for the link of an invitation and stores its hash. The link of an earlier e-mail stops working. */
export const invitationToken = async (id: string, random: Context['random']): Promise<string> => {
  const token = newToken(random);
  await db()
    .updateTable('invitations')
    .set({ hash: sha256(token) })
    .where('id', '=', id)
    .execute();
  return token;
};
