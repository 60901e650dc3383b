import { sql } from 'kysely';
import type { Account } from '@oche/api/contract/admin';
import type { Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { endLinks } from '../accounts/links.ts';
import { paged } from '../platform/paging.ts';
import { requireUser } from '../platform/policies.ts';
import { Refusal, forbidden, found, invalid } from '../platform/refusal.ts';
import { contains, orderOf } from '../platform/search.ts';
import { endImpersonations, endSessions } from '../accounts/tokens.ts';
import { insertNew } from '../platform/db/insertNew.ts';
import { membershipsOf } from '../organisations/organisations.ts';

const accountRows = () =>
  db()
    .selectFrom('users')
    .select(['id', 'name', 'email', 'langcode', 'isSuperAdmin', 'lockedAt', 'createdAt'])
    .select((eb) => [
      eb
        .selectFrom('memberships')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('memberships.userId', '=', 'users.id')
        .as('organisations'),
      eb
        .selectFrom('tokens')
        .select(({ fn }) => fn.max('tokens.createdAt').as('at'))
        .whereRef('tokens.userId', '=', 'users.id')
        .where('tokens.kind', '=', 'user')
        .as('lastLogInAt'),
    ]);
type AccountRow = Awaited<ReturnType<ReturnType<typeof accountRows>['executeTakeFirstOrThrow']>>;

const accountOf = ({ lockedAt, createdAt, lastLogInAt, organisations, ...account }: AccountRow): Account => ({
  ...account,
  locked: lockedAt !== null,
  createdAt: createdAt.toISOString(),
  lastLogInAt: lastLogInAt?.toISOString() ?? null,
  organisations: organisations ?? 0,
});

const detailsOf = async (userId: string) => {
  const account = found(await accountRows().where('users.id', '=', userId).executeTakeFirst(), 'The account');
  return { ...accountOf(account), memberships: await membershipsOf(userId) };
};

const columns = {
  name: sql`lower(users.name)`,
  email: sql`users.email`,
  created: sql`users.created_at`,
  'log-in': sql`last_log_in_at`,
};

/** Accounts, for super admins. */
export const accountAdminHandlers = {
  listAccounts: async ({ search = '', sort = 'name', only, ...page }) => {
    const matching = db()
      .selectFrom('users')
      .select('id')
      .where((eb) => eb.or([contains('users.name', search), contains('users.email', search)]))
      .$if(only === 'super-admins', (query) => query.where('isSuperAdmin', '=', true))
      .$if(only === 'locked', (query) => query.where('lockedAt', 'is not', null));
    const { by, direction } = orderOf(sort, columns);
    return paged(page, {
      items: async (paginate) =>
        (
          await paginate(
            accountRows()
              .where('users.id', 'in', matching)
              .orderBy(by, (order) => (direction === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast()))
              .orderBy('users.id'),
          ).execute()
        ).map(accountOf),
      total: () =>
        db()
          .selectFrom(matching.as('found'))
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
    });
  },

  getAccount: ({ userId }) => detailsOf(userId),

  updateAccount: async (input, context) => {
    const { userId, name, email, isSuperAdmin, locked } = input;
    const { actor, now, queue, noteSecurity, endSubscriptions } = context;
    const self = requireUser(actor).userId;
    await requireStillSuperAdmin(self);
    const stored = found(await db().selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst(), 'The account');
    if (userId === self) requireOwnRights(input);
    const newEmail = email === stored.email ? undefined : email;
    if (newEmail !== undefined) await requireFree(newEmail);
    const changes = {
      ...(name !== undefined && { name }),
      ...(newEmail !== undefined && { email: newEmail }),
      ...(isSuperAdmin !== undefined && { isSuperAdmin }),
      ...(locked !== undefined && { lockedAt: locked ? (stored.lockedAt ?? now) : null }),
    };
    if (Object.keys(changes).length > 0) await insertNew(() => db().updateTable('users').set(changes).where('id', '=', userId).execute());
    if (newEmail !== undefined) {
      // Links that were sent to the old e-mail address stop working.
      await endLinks(userId);
      await queue('email-changed', { userId, before: stored.email });
    }
    if (locked) await endSessions(userId, context);
    if (isSuperAdmin !== undefined && isSuperAdmin !== stored.isSuperAdmin) {
      await endImpersonations(userId, context);
      endSubscriptions({ userId });
    }
    noteSecurity('account-administered', { userId, changed: Object.keys(changes) });
    return detailsOf(userId);
  },
} satisfies Partial<Handlers>;

/** Super admins cannot demote or lock themselves, so that at least one super admin can always log in. */
const requireOwnRights = ({ isSuperAdmin, locked }: { isSuperAdmin?: boolean | undefined; locked?: boolean | undefined }): void => {
  if (isSuperAdmin === false) throw invalid({ is_super_admin: 'own' });
  if (locked) throw invalid({ locked: 'own' });
};

const requireFree = async (email: string): Promise<void> => {
  if (await db().selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())
    throw new Refusal('taken', 'This e-mail address already has an account.', { fields: { email: 'taken' } });
};

/** Locks all super admins, and refuses if the actor is no longer one. If two demote each other at once, only one succeeds. */
const requireStillSuperAdmin = async (userId: string): Promise<void> => {
  const superAdmins = await db()
    .selectFrom('users')
    .select('id')
    .where('isSuperAdmin', '=', true)
    .where('lockedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!superAdmins.some(({ id }) => id === userId)) throw forbidden();
};
