import { issueToken } from './accounts.ts';
import type { Context, Handlers } from './context.ts';
import { db } from './db/current.ts';
import { issueLink, linkMinutes, takeLink } from './links.ts';
import { limit } from './limits.ts';
import { intlOf, passwordReset, type Mail } from './mails/mails.ts';
import { hashPassword, sha256 } from './secrets.ts';

export const passwordHandlers = {
  // Whether there is an account is looked up by the job: the answer and the time that it takes are the same for every address.
  askPasswordReset: async ({ email }, { queue }) => {
    await queue('password-reset', { email });
    return null;
  },

  resetPassword: async ({ token, password }, context) => {
    const userId = await takeLink('reset-password', token, context.now);
    await db()
      .updateTable('users')
      .set({ passwordHash: await hashPassword(password, context.random) })
      .where('id', '=', userId)
      .execute();
    // Whoever had got in with the old password is out.
    await db().updateTable('tokens').set({ revokedAt: context.now }).where('userId', '=', userId).where('revokedAt', 'is', null).execute();
    return { token: await issueToken({ kind: 'user', userId }, context) };
  },
} satisfies Partial<Handlers>;

export const passwordLimits = {
  askPasswordReset: async ({ email }: { email: string }, { ip, now }: Context) => {
    await limit(`reset:${sha256(email)}`, 5, 900, now);
    await limit(`reset-ip:${ip}`, 100, 60, now);
  },
  resetPassword: (_input: unknown, { ip, now }: Context) => limit(`reset-ip:${ip}`, 100, 60, now),
};

/** The mail for somebody who forgot the password; none where there is no account of this address. */
export const passwordResetMail = async (
  { email }: { email: string },
  context: Context,
  urlOf: (token: string, langcode: 'en' | 'nl' | 'fr' | 'de') => string,
): Promise<Mail | null> => {
  const user = await db().selectFrom('users').select(['id', 'name', 'email', 'langcode']).where('email', '=', email).executeTakeFirst();
  if (!user) return null;
  const token = await issueLink('reset-password', user.id, context);
  const url = urlOf(token, user.langcode);
  return passwordReset(await intlOf(user.langcode), { to: user.email, name: user.name, url, minutes: linkMinutes });
};
