import type { Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { Refusal, found } from '../platform/refusal.ts';
import { issueToken } from './tokens.ts';

/** Lets every caller log in as any account. Served only if the API is started for tests (`http.ts`). */
export const testLoginHandlers = {
  listTestUsers: () =>
    db().selectFrom('users').select(['id', 'name', 'email', 'isSuperAdmin']).orderBy('createdAt').orderBy('id').limit(20).execute(),

  testLogin: async ({ email }, context) => {
    const user = found(
      await db().selectFrom('users').select(['id', 'lockedAt']).where('email', '=', email).executeTakeFirst(),
      'The account',
    );
    if (user.lockedAt) throw new Refusal('locked', 'This account is locked.');
    return { token: await issueToken({ kind: 'user', userId: user.id }, context) };
  },
} satisfies Partial<Handlers>;
