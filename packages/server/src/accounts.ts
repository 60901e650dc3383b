import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { Organisation } from '@oche/api/contract/account';
import type { Handlers } from './context.ts';
import type { Context } from './context.ts';
import { refuseCommon } from './commonPasswords.ts';
import { db, lostRace } from './db/current.ts';
import { filePath } from './files/files.ts';
import { endLinks } from './links.ts';
import { knowAccount, limit, limitAccount, networkOf } from './limits.ts';
import { listNotificationsOf } from './notifications/present.ts';
import { can, requireSelf, requireUser } from './policies.ts';
import { requireRoomToAdminister } from './quotas.ts';
import { Refusal, found } from './refusal.ts';
import { hashPassword, newToken, sha256, verifyPassword } from './secrets.ts';
import { freeSlug } from './slugs.ts';
import type { Organisations, Schema, TokenKind } from './db/schema.ts';

const day = 86_400_000;
const lifetimes: Record<TokenKind, number> = { user: 730 * day, impersonation: day, board: 3650 * day, game: 2 * day };

type NewToken = { kind: TokenKind; userId?: string; boardId?: string; gameId?: string; actorId?: string };

/** Keeps a token by its SHA-256; it lives as long as its kind does. */
export const storeToken = async (token: NewToken, hash: string, { now, newId }: Context): Promise<void> => {
  const id = newId();
  const expiresAt = new Date(now.getTime() + lifetimes[token.kind]);
  await db()
    .insertInto('tokens')
    .values({ ...token, id, hash, createdAt: now, expiresAt })
    .execute();
  if (token.kind === 'impersonation')
    await db()
      .insertInto('impersonations')
      .values({ id, actorId: token.actorId!, userId: token.userId!, startedAt: now, expiresAt })
      .execute();
};

/** A new token; only its hash is kept. */
export const issueToken = async (token: NewToken, context: Context): Promise<string> => {
  const text = newToken(context.random);
  await storeToken(token, sha256(text), context);
  return text;
};

/** What the API tells of an organisation. */
export const organisationOf = ({
  id,
  slug,
  name,
  kind,
  timeZone,
  logo,
}: Pick<Selectable<Organisations>, keyof Organisation>): Organisation => ({
  ...{ id, slug, name, kind, timeZone },
  logo: logo === null ? null : filePath(logo),
});

/** The organisations of a user, with the role there. */
export const membershipsOf = async (userId: string) => {
  const rows = await db()
    .selectFrom('memberships')
    .innerJoin('organisations', 'organisations.id', 'memberships.organisationId')
    .selectAll('organisations')
    .select('memberships.role')
    .where('memberships.userId', '=', userId)
    .orderBy('organisations.name')
    .execute();
  return rows.map(({ role, ...organisation }) => ({ role, organisation: organisationOf(organisation) }));
};

const isTimeZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};
export const requireTimeZone = (zone: string): string => {
  if (!isTimeZone(zone)) throw new Refusal('invalid', 'This time zone is not known.', { fields: { time_zone: 'unknown' } });
  return zone;
};

/** Revokes tokens. Impersonations by these tokens end, and so do their subscriptions to private channels. */
export const revoke = async (
  which: (eb: ExpressionBuilder<Schema, 'tokens'>) => Expression<SqlBool>,
  { now, noteSecurity, endFollowing }: Context,
): Promise<void> => {
  const ended = await db()
    .updateTable('tokens')
    .set({ revokedAt: now })
    .where(which)
    .where('revokedAt', 'is', null)
    .returning('id')
    .execute();
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await db().updateTable('impersonations').set({ endedAt: now }).where('id', 'in', ids).execute();
  endFollowing({ tokenIds: ids });
  noteSecurity('tokens-revoked', { tokenIds: ids });
};

/** Ends the log-ins of a user (all, or all but one) and the links in their mails. Impersonations of and by this user end too. */
export const endLogins = async (userId: string, context: Context, exceptId?: string): Promise<void> => {
  await endLinks(userId);
  await revoke(
    (eb) =>
      eb.and([
        eb.or([eb('userId', '=', userId), eb('actorId', '=', userId)]),
        ...(exceptId === undefined ? [] : [eb('id', '!=', exceptId)]),
      ]),
    context,
  );
};

/** Ends impersonations of and by this user. */
export const endImpersonations = (userId: string, context: Context): Promise<void> =>
  revoke((eb) => eb.and([eb('kind', '=', 'impersonation'), eb.or([eb('userId', '=', userId), eb('actorId', '=', userId)])]), context);

/** Somebody must wait as long for a wrong address as for a wrong password. */
const nobody = 'argon2id$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

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
    if (!created) throw new Refusal('taken', 'There is an account with this e-mail address already.', { fields: { email: 'taken' } });
    context.noteSecurity('registered', { userId: id });
    return { token: await issueToken({ kind: 'user', userId: id }, context) };
  },

  login: async ({ email, password }, context) => {
    const user = await db().selectFrom('users').select(['id', 'passwordHash', 'lockedAt']).where('email', '=', email).executeTakeFirst();
    const verified = await verifyPassword(password, user?.passwordHash || nobody);
    const right = verified && user !== undefined && (await isStillPassword(user.id, user.passwordHash));
    if (!user || !right || user.lockedAt) context.noteSecurity('login-failed', { userId: user?.id ?? null });
    if (!user || !right) throw new Refusal('wrong-credentials', 'E-mail address or password is wrong.');
    if (user.lockedAt) throw new Refusal('locked', 'This account is locked.');
    await knowAccount(email, context.ip, context.now);
    context.noteSecurity('login', { userId: user.id });
    return { token: await issueToken({ kind: 'user', userId: user.id }, context) };
  },

  logout: async (_input, context) => {
    const { tokenId } = requireUser(context.actor);
    await revoke((eb) => eb('id', '=', tokenId), context);
    return null;
  },

  logoutEverywhere: async (_input, context) => {
    await endLogins(requireSelf(context.actor).userId, context);
    return null;
  },

  getUser: async (_input, { actor }) => {
    if (actor.kind !== 'user') return null;
    const user = found(await db().selectFrom('users').selectAll().where('id', '=', actor.userId).executeTakeFirst(), 'The user');
    return {
      id: user.id,
      name: user.name,
      email: user.email,
      isSuperAdmin: user.isSuperAdmin,
      langcode: user.langcode,
      notifications: await listNotificationsOf(actor),
      memberships: await membershipsOf(user.id),
    };
  },

  updateLocale: async ({ langcode }, { actor }) => {
    await db().updateTable('users').set({ langcode }).where('id', '=', requireUser(actor).userId).execute();
    return null;
  },

  createOrganisation: async ({ id, name, timeZone }, context) => {
    const { userId, isSuperAdmin } = requireUser(context.actor);
    const organisation = {
      id: id ?? context.newId(),
      slug: await freeSlug('organisations', name),
      name,
      kind: 'club' as const,
      timeZone: requireTimeZone(timeZone),
      logo: null,
    };
    const repeated = id
      ? await db()
          .selectFrom('organisations')
          .innerJoin('memberships', 'memberships.organisationId', 'organisations.id')
          .selectAll('organisations')
          .where('organisations.id', '=', id)
          .where('memberships.userId', '=', userId)
          .executeTakeFirst()
      : undefined;
    if (repeated) return organisationOf(repeated);
    if (!isSuperAdmin) await requireRoomToAdminister(userId);
    await insertNew(() =>
      db()
        .insertInto('organisations')
        .values({ ...organisation, createdAt: context.now })
        .execute(),
    );
    await db().insertInto('memberships').values({ organisationId: organisation.id, userId, role: 'admin' }).execute();
    return organisation;
  },

  listAvailableOrganisations: async (_input, { actor }) => {
    const user = requireUser(actor);
    const rows = await db().selectFrom('organisations').selectAll().where('kind', '=', 'competition').orderBy('name').execute();
    return rows.filter((organisation) => can.manage(user, { organisationId: organisation.id })).map(organisationOf);
  },
} satisfies Partial<Handlers>;

/**
 * Whether the password is still the one whose hash was verified. Verifying takes so long that the owner may have set another one
 * meanwhile. This locks the user's row, so a later change of the password waits for this transaction and ends what it made.
 */
export const isStillPassword = async (userId: string, passwordHash: string): Promise<boolean> =>
  (await db().selectFrom('users').select('passwordHash').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst())?.passwordHash ===
  passwordHash;

/** An insert with an id of the client's choice: 409 where it is taken. */
export const insertNew = async <T>(insert: () => Promise<T>): Promise<T> => {
  try {
    return await insert();
  } catch (error) {
    if ((error as { code?: string }).code === '23505' && !lostRace(error)) throw new Refusal('taken', 'This is already taken.');
    throw error;
  }
};

export const accountLimits = {
  login: async ({ email }: { email: string }, { ip, now }: Context) => {
    await limit(`login-ip:${networkOf(ip)}`, 100, 60, now);
    await limitAccount('login', email, ip, { near: [5, 60], share: [20, 3600], all: [100, 3600] }, now);
  },
  register: (_input: unknown, { ip, now }: Context) => limit(`register-ip:${networkOf(ip)}`, 100, 60, now),
};
