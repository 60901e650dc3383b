import type { Context, Handlers } from '../platform/context.ts';
import { refuseCommon } from './commonPasswords.ts';
import { db } from '../platform/db/current.ts';
import { endLinks, redeemLink } from './links.ts';
import { limit, limitAccount, networkOf } from '../platform/limits.ts';
import { requireSelf } from '../platform/policies.ts';
import { Refusal } from '../platform/refusal.ts';
import { hashPassword, verifyPassword } from '../platform/secrets.ts';
import { endSessions, isStillPassword, issueToken } from './tokens.ts';

export const passwordHandlers = {
  // The job looks up the account, so that neither the response nor its time reveals whether an e-mail address has one.
  askPasswordReset: async ({ email }, { queue }) => {
    await queue('password-reset', { email });
    return null;
  },

  resetPassword: async ({ token, password }, context) => {
    const { userId } = await redeemLink('reset-password', token, context);
    await setPassword(userId, { password, field: 'password' }, context);
    // Somebody else may have logged in with the old password.
    await endSessions(userId, context);
    context.noteSecurity('password-reset', { userId });
    await requireUnlocked(userId);
    return { token: await issueToken({ kind: 'user', userId }, context) };
  },

  changePassword: async ({ password, newPassword }, context) => {
    const { userId, tokenId } = requireSelf(context.actor);
    await requirePassword(userId, password, context);
    await setPassword(userId, { password: newPassword, field: 'new_password' }, context);
    await endSessions(userId, context, tokenId);
    context.noteSecurity('password-changed', { userId });
    return null;
  },
} satisfies Partial<Handlers>;

/** The account of the actor. @throws Refusal 401 if it has been deleted during this request */
export const account = async (userId: string) =>
  db()
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(() => new Refusal('unauthenticated', 'This session has ended.'));

/** Refuses a log-in to an account that is locked. */
const requireUnlocked = async (userId: string): Promise<void> => {
  if ((await account(userId)).lockedAt) throw new Refusal('locked', 'This account is locked.');
};

/** `field` is the wire name of the password, for errors. */
type NewPassword = { password: string; field: string };

const setPassword = async (userId: string, { password, field }: NewPassword, { random, queue }: Context): Promise<void> => {
  refuseCommon(password, field, await account(userId));
  await db()
    .updateTable('users')
    .set({ passwordHash: await hashPassword(password, random) })
    .where('id', '=', userId)
    .execute();
  // Somebody else may have requested links with the old password.
  await endLinks(userId);
  await queue('password-changed', { userId });
};

/** Refuses a wrong password. For changes that nobody may make on an unattended device. */
export const requirePassword = async (userId: string, password: string, { noteSecurity }: Context): Promise<void> => {
  const { passwordHash } = await account(userId);
  if ((await verifyPassword(password, passwordHash)) && (await isStillPassword(userId, passwordHash))) return;
  noteSecurity('password-wrong', { userId });
  throw new Refusal('wrong-credentials', 'The password is wrong.', { fields: { password: 'wrong' } });
};

/** At most five guesses a minute, as for a log-in. Refuses an impersonation, which must not use up the guesses of the user. */
export const limitGuesses = async (_input: unknown, { actor, now }: Context): Promise<void> =>
  limit(`password:${requireSelf(actor).userId}`, 5, 60, now);

export const passwordLimits = {
  askPasswordReset: async ({ email }: { email: string }, { ip, now }: Context) => {
    await limit(`reset-ip:${networkOf(ip)}`, 100, 60, now);
    await limitAccount('reset', email, ip, { near: [5, 900], share: [10, 3600], all: [30, 3600] }, now);
  },
  resetPassword: (_input: unknown, { ip, now }: Context) => limit(`reset-ip:${networkOf(ip)}`, 100, 60, now),
  changePassword: limitGuesses,
};
