import type { Members } from '@oche/api/contract/member';
import type { Handlers } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { managedOrganisation } from '../organisations.ts';
import { requireAdministrator, requireUser } from '../../platform/policies.ts';
import { notFound } from '../../platform/refusal.ts';
import { endMembership, giveRole, memberList } from './memberships.ts';
import { lockedOrganisation } from '../organisations.ts';

/** Members and open invitations of an organisation. */
export const membersOf = async (organisationId: string, now: Date): Promise<Members> => {
  const invitations = await db()
    .selectFrom('invitations')
    .select(['id', 'email', 'role', 'expiresAt'])
    .where('organisationId', '=', organisationId)
    .where('role', 'is not', null)
    .where('expiresAt', '>', now)
    .orderBy('email')
    .execute();
  return {
    members: await memberList(organisationId),
    invitations: invitations.map(({ role, expiresAt, ...rest }) => ({ ...rest, role: role!, expiresAt: expiresAt.toISOString() })),
  };
};

/** The members of an organisation, for its organisers. */
export const memberHandlers = {
  listMembers: async ({ organisationId }, context) => {
    await managedOrganisation(organisationId, context);
    return membersOf(organisationId, context.now);
  },

  changeMember: async ({ organisationId, userId, role }, context) => {
    await managedOrganisation(organisationId, context);
    requireAdministrator(context.actor, { organisationId });
    await lockedOrganisation(organisationId);
    await requireMember(organisationId, userId);
    await giveRole(organisationId, userId, role, context);
    return membersOf(organisationId, context.now);
  },

  dismissMember: async ({ organisationId, userId }, context) => {
    const self = requireUser(context.actor);
    const leaves = self.userId === userId && self.roles.has(organisationId);
    if (!leaves) {
      await managedOrganisation(organisationId, context);
      requireAdministrator(context.actor, { organisationId });
    }
    await lockedOrganisation(organisationId);
    await endMembership(organisationId, userId, { mayEmpty: false }, context);
    return null;
  },
} satisfies Partial<Handlers>;

const requireMember = async (organisationId: string, userId: string): Promise<void> => {
  const member = db().selectFrom('memberships').select('role').where('organisationId', '=', organisationId).where('userId', '=', userId);
  await member.executeTakeFirstOrThrow(() => notFound('The member'));
};
