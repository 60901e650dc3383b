import type { Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { endMembership, giveRole } from '../organisations/members/memberships.ts';
import { invalid } from '../platform/refusal.ts';
import { detailsOf } from './organisationRows.ts';
import { lockedOrganisation } from '../organisations/organisations.ts';

/** Members of an organisation, for super admins, who set and remove them directly, without an invitation. */
export const memberAdminHandlers = {
  setMember: async ({ id: organisationId, email, role }, context) => {
    await lockedOrganisation(organisationId);
    const user = await db().selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    if (!user) throw invalid({ email: 'unknown' });
    await giveRole(organisationId, user.id, role, context);
    return detailsOf(organisationId, context);
  },

  removeMember: async ({ id: organisationId, userId }, context) => {
    await lockedOrganisation(organisationId);
    await endMembership(organisationId, userId, { mayEmpty: true }, context);
    return detailsOf(organisationId, context);
  },
} satisfies Partial<Handlers>;
