import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { Schema, TokenKind } from '../platform/db/schema.ts';
import { newToken, sha256 } from '../platform/secrets.ts';
import { endLinks } from './links.ts';

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

/**
 * Whether the password is still the one whose hash was verified. Verifying takes so long that the owner may have set another one
 * meanwhile. This locks the user's row, so a later change of the password waits for this transaction and ends what it made.
 */
export const isStillPassword = async (userId: string, passwordHash: string): Promise<boolean> =>
  (await db().selectFrom('users').select('passwordHash').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst())?.passwordHash ===
  passwordHash;
