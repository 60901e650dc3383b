import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { Schema, TokenKind } from '../platform/db/schema.ts';
import { newToken, sha256 } from '../platform/secrets.ts';
import { endLinks } from './links.ts';

const day = 86_400_000;
const lifetimes: Record<TokenKind, number> = {
  ...{ user: 730 * day, impersonation: day, board: 3650 * day, game: 2 * day },
  // Longer than a season.
  ...{ team: 1100 * day, match: 1.5 * day },
};

type NewToken = {
  kind: TokenKind;
  userId?: string;
  boardId?: string;
  gameId?: string;
  seasonTeamId?: string;
  matchId?: string;
  actorId?: string;
};

/** When a token of a kind expires that is created now. */
export const expiryOf = (kind: TokenKind, now: Date): Date => new Date(now.getTime() + lifetimes[kind]);

/** Stores the SHA-256 of a token, with the lifetime of its kind. */
export const storeToken = async (token: NewToken, hash: string, { now, newId }: Context): Promise<void> => {
  const id = newId();
  const expiresAt = expiryOf(token.kind, now);
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

/** Creates a token. Only its hash is stored. */
export const issueToken = async (token: NewToken, context: Context): Promise<string> => {
  const text = newToken(context.random);
  await storeToken(token, sha256(text), context);
  return text;
};

/** Revokes tokens, and ends their impersonations and their subscriptions to private channels. */
export const revoke = async (
  condition: (eb: ExpressionBuilder<Schema, 'tokens'>) => Expression<SqlBool>,
  { now, noteSecurity, endSubscriptions }: Context,
): Promise<void> => {
  const revoked = await db()
    .updateTable('tokens')
    .set({ revokedAt: now })
    .where(condition)
    .where('revokedAt', 'is', null)
    .returning('id')
    .execute();
  if (revoked.length === 0) return;
  const ids = revoked.map(({ id }) => id);
  await db().updateTable('impersonations').set({ endedAt: now }).where('id', 'in', ids).execute();
  endSubscriptions({ tokenIds: ids });
  noteSecurity('tokens-revoked', { tokenIds: ids });
};

/**
 * Ends the sessions of a user, and impersonations of and by this user. Deletes the links in their e-mails. The token `exceptId` stays valid.
 */
export const endSessions = async (userId: string, context: Context, exceptId?: string): Promise<void> => {
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

/**
 * Whether a verified hash is still the stored one. Verification is slow, so the user may have set another password in the meantime. Locks the
 * user's row, so that a later change of the password waits and then also ends the session that this transaction creates.
 */
export const isStillPassword = async (userId: string, passwordHash: string): Promise<boolean> =>
  (await db().selectFrom('users').select('passwordHash').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst())?.passwordHash ===
  passwordHash;
