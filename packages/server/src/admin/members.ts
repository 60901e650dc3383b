import type { Role } from '../actor.ts';
import type { Handlers } from '../context.ts';
import { db } from '../db/current.ts';
import { tell } from '../notifications/tell.ts';
import { Refusal, found, invalid } from '../refusal.ts';
import { detailsOf } from './organisationRows.ts';
import { lockedOrganisation } from './organisations.ts';

/** Who belongs to an organisation, and as what. */
export const memberAdminHandlers = {
  setMember: async ({ id: organisationId, email, role }, context) => {
    await lockedOrganisation(organisationId);
    const user = await db().selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    if (!user) throw invalid({ email: 'unknown' });
    await requireAdminLeft(organisationId, user.id, role);
    const given = await db()
      .insertInto('memberships')
      .values({ organisationId, userId: user.id, role })
      .onConflict((conflict) => conflict.columns(['organisationId', 'userId']).doUpdateSet({ role }).where('memberships.role', '!=', role))
      .returning('role')
      .executeTakeFirst();
    if (given) await tell([user.id], { kind: 'role-given', organisationId, role }, context);
    return detailsOf(organisationId);
  },

  removeMember: async ({ id: organisationId, userId }) => {
    await lockedOrganisation(organisationId);
    const member = await db()
      .selectFrom('memberships')
      .select('role')
      .where('organisationId', '=', organisationId)
      .where('userId', '=', userId)
      .executeTakeFirst();
    found(member, 'The member');
    await requireAdminLeft(organisationId, userId, null);
    await db().deleteFrom('memberships').where('organisationId', '=', organisationId).where('userId', '=', userId).execute();
    return detailsOf(organisationId);
  },
} satisfies Partial<Handlers>;

/** Members are not left without an administrator; whoever is the last of them all may go. */
const requireAdminLeft = async (organisationId: string, userId: string, role: Role | null): Promise<void> => {
  if (role === 'admin') return;
  const members = await db().selectFrom('memberships').select(['userId', 'role']).where('organisationId', '=', organisationId).execute();
  const others = members.filter((member) => member.userId !== userId);
  const wasAdmin = members.some((member) => member.userId === userId && member.role === 'admin');
  const staysOrOthers = role !== null || others.length > 0;
  if (wasAdmin && staysOrOthers && !others.some((member) => member.role === 'admin'))
    throw new Refusal('last-admin', 'Somebody else has to become an administrator first.');
};
