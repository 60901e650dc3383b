import type { Role } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { notifyUsers } from '../../notifications/notify.ts';
import { Refusal, found } from '../../platform/refusal.ts';

const lastAdmin = () => new Refusal('last-admin', 'Another member has to become an administrator first.');

/** The members of an organisation, administrators first. */
export const memberList = async (organisationId: string) => {
  const order = ['admin', 'editor'];
  const members = await db()
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', 'users.name', 'users.email', 'memberships.role'])
    .where('organisationId', '=', organisationId)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
  return members.map(({ role, ...user }) => ({ user, role })).toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
};

/** Gives a user a role in an organisation and notifies them. The organisation must be locked. */
export const giveRole = async (organisationId: string, userId: string, role: Role, context: Context): Promise<void> => {
  if (role !== 'admin' && (await isOnlyAdmin(organisationId, userId))) throw lastAdmin();
  const given = await db()
    .insertInto('memberships')
    .values({ organisationId, userId, role })
    .onConflict((conflict) => conflict.columns(['organisationId', 'userId']).doUpdateSet({ role }).where('memberships.role', '!=', role))
    .returning('role')
    .executeTakeFirst();
  if (!given) return;
  await notifyUsers([userId], { kind: 'role-given', organisationId, role }, context);
  // The new role may have fewer rights. Clients authorise their private channels again after the notification.
  context.endSubscriptions({ userId });
};

/** Ends a membership and notifies its user. The organisation must be locked. With `mayEmpty`, the last member may leave. */
export const endMembership = async (
  organisationId: string,
  userId: string,
  { mayEmpty }: { mayEmpty: boolean },
  context: Context,
): Promise<void> => {
  const members = await db().selectFrom('memberships').select('userId').where('organisationId', '=', organisationId).execute();
  found(
    members.find((member) => member.userId === userId),
    'The member',
  );
  const isLast = mayEmpty && members.length === 1;
  if (!isLast && (await isOnlyAdmin(organisationId, userId))) throw lastAdmin();
  await db().deleteFrom('memberships').where('organisationId', '=', organisationId).where('userId', '=', userId).execute();
  await notifyUsers([userId], { kind: 'role-ended', organisationId }, context);
  context.endSubscriptions({ userId });
};

const isOnlyAdmin = async (organisationId: string, userId: string): Promise<boolean> => {
  const admins = await db()
    .selectFrom('memberships')
    .select('userId')
    .where('organisationId', '=', organisationId)
    .where('role', '=', 'admin')
    .limit(2)
    .execute();
  return admins.length === 1 && admins[0]?.userId === userId;
};
