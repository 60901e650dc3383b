import * as z from 'zod/mini';
import { email, linkToken, Organisation, Role } from './account.ts';
import { Member } from './admin.ts';
import { endpoint, id, instant } from './define.ts';
import { Player } from './tournament.ts';

/** An e-mail invitation to become a member. */
export const Invitation = z.object({ id, email: z.string(), role: Role, expiresAt: instant });
export type Invitation = z.infer<typeof Invitation>;

/** The members of an organisation, and its open invitations. */
export const Members = z.object({ members: z.array(Member), invitations: z.array(Invitation) });
export type Members = z.infer<typeof Members>;

/** The offer of an invitation to the holder of its link: a role, or a link to a player. One of the two is null. */
export const Offer = z.object({
  organisation: Organisation,
  /** name of the person who invites; null if that account has been deleted */
  from: z.nullable(z.string()),
  role: z.nullable(Role),
  /** `games`: the number of games that the player has played, so that users can recognise themselves */
  player: z.nullable(z.object({ name: z.string(), club: z.nullable(z.string()), games: z.int() })),
});
export type Offer = z.infer<typeof Offer>;

/** Members of organisations, and e-mail invitations to become a member or to be linked to a player. A link works once, within seven days. */
export const memberEndpoints = {
  listMembers: endpoint({
    method: 'GET',
    path: '/organisations/{organisation_id}/members',
    access: 'organiser',
    summary: 'Members of an organisation, highest role first, and the open invitations.',
    reads: ['members'],
    output: Members,
  }),
  inviteMember: endpoint({
    method: 'POST',
    path: '/organisations/{organisation_id}/invitations',
    access: 'admin',
    summary:
      'Sends a link that makes the person who accepts it a member. A second invitation of the same e-mail address replaces the first.',
    changes: ['members'],
    input: z.object({ email, role: Role }),
    output: Members,
    codes: ['taken', 'limit-reached'],
  }),
  changeMember: endpoint({
    method: 'PATCH',
    path: '/organisations/{organisation_id}/members/{user_id}',
    access: 'admin',
    summary: 'Changes the role of a member. The last administrator cannot be demoted.',
    changes: ['members'],
    input: z.object({ role: Role }),
    output: Members,
    codes: ['last-admin'],
  }),
  dismissMember: endpoint({
    method: 'DELETE',
    path: '/organisations/{organisation_id}/members/{user_id}',
    access: 'admin',
    summary: 'Removes a member from an organisation; members may remove themselves. The last administrator cannot be removed.',
    changes: ['members'],
    output: z.null(),
    codes: ['last-admin'],
  }),
  invitePlayer: endpoint({
    method: 'POST',
    path: '/players/{id}/invitation',
    access: 'organiser',
    summary: 'Sends a link that connects a player to the account of the person who accepts it. A second invitation replaces the first.',
    changes: ['players'],
    input: z.object({ email }),
    output: Player,
    codes: ['taken', 'limit-reached'],
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/invitations/{id}',
    access: 'organiser',
    summary: 'Withdraws an invitation: its link stops working. Only administrators may withdraw invitations to become a member.',
    changes: ['members', 'players'],
    output: z.null(),
  }),
  unlinkPlayer: endpoint({
    method: 'DELETE',
    path: '/players/{id}/account',
    access: 'organiser',
    summary: 'Unlinks a player from an account. Organisers and the user of the account may do this.',
    changes: ['players', 'mine'],
    output: z.null(),
  }),
  getInvitation: endpoint({
    method: 'GET',
    path: '/invitations',
    access: 'public',
    summary: 'The offer of an invitation, by the token of its link; null if it has been used or withdrawn, or has expired.',
    reads: [],
    input: z.object({ token: linkToken }),
    output: z.nullable(Offer),
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/invitations/accept',
    access: 'user',
    summary: 'Accepts an invitation by the token of its link, once.',
    changes: ['account', 'members', 'players', 'mine'],
    input: z.object({ token: linkToken }),
    output: Offer,
    codes: ['gone'],
  }),
};
