import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { limit, limitAccount, networkOf, recordNetwork } from '../platform/limits.ts';
import { requireSelf, requireUser } from '../platform/policies.ts';
import { Refusal } from '../platform/refusal.ts';
import { hashPassword, verifyPassword } from '../platform/secrets.ts';
import { refuseCommon } from './commonPasswords.ts';
import { endSessions, isStillPassword, issueToken, revoke } from './tokens.ts';

/** Verified if there is no account, so that the time of the response does not reveal whether an e-mail address has an account. */
const dummyHash = 'argon2id$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export const accountHandlers = {
  register: async ({ name, email, password, langcode }, context) => {
    refuseCommon(password, 'password', { email, name });
    const id = context.newId();
    const created = await db()
      .insertInto('users')
      .values({ id, name, email, passwordHash: await hashPassword(password, context.random), langcode, createdAt: context.now })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) throw new Refusal('taken', 'This e-mail address already has an account.', { fields: { email: 'taken' } });
    context.noteSecurity('registered', { userId: id });
    return { token: await issueToken({ kind: 'user', userId: id }, context) };
  },

  login: async ({ email, password }, context) => {
    const user = await db().selectFrom('users').select(['id', 'passwordHash', 'lockedAt']).where('email', '=', email).executeTakeFirst();
    const verified = await verifyPassword(password, user?.passwordHash || dummyHash);
    const isCorrect = verified && user !== undefined && (await isStillPassword(user.id, user.passwordHash));
    if (!user || !isCorrect || user.lockedAt) context.noteSecurity('login-failed', { userId: user?.id ?? null });
    if (!user || !isCorrect) throw new Refusal('wrong-credentials', 'E-mail address or password is wrong.');
    if (user.lockedAt) throw new Refusal('locked', 'This account is locked.');
    await recordNetwork(email, context.ip, context.now);
    context.noteSecurity('login', { userId: user.id });
    return { token: await issueToken({ kind: 'user', userId: user.id }, context) };
  },

  logout: async (_input, context) => {
    const { tokenId } = requireUser(context.actor);
    await revoke((eb) => eb('id', '=', tokenId), context);
    return null;
  },

  logoutEverywhere: async (_input, context) => {
    const { userId } = requireSelf(context.actor);
    await endSessions(userId, context);
    // The address of the calendar contains a secret. The user creates another one.
    await db().deleteFrom('calendarTokens').where('userId', '=', userId).execute();
    return null;
  },

  updateLocale: async ({ langcode }, { actor }) => {
    await db().updateTable('users').set({ langcode }).where('id', '=', requireUser(actor).userId).execute();
    return null;
  },
} satisfies Partial<Handlers>;

export const accountLimits = {
  login: async ({ email }: { email: string }, { ip, now }: Context) => {
    await limit(`login-ip:${networkOf(ip)}`, 100, 60, now);
    await limitAccount('login', email, ip, { near: [5, 60], share: [20, 3600], all: [100, 3600] }, now);
  },
  register: (_input: unknown, { ip, now }: Context) => limit(`register-ip:${networkOf(ip)}`, 100, 60, now),
};
