import * as z from 'zod/mini';
import { email, linkToken, Organisation, Role } from './account.ts';
import { Member } from './admin.ts';
import { endpoint, id, instant } from './define.ts';
import { Player } from './tournament.ts';

/** What members of an organisation are made by those who run it; captains belong to teams. */
export const GivenRole = z.enum(['admin', 'editor']);

/** Somebody was asked by mail to become a member. */
export const Invitation = z.object({ id, email: z.string(), role: Role, expiresAt: instant });
export type Invitation = z.infer<typeof Invitation>;

/** Who belongs to an organisation, and who has been asked and has not answered. */
export const Members = z.object({ members: z.array(Member), invitations: z.array(Invitation) });
export type Members = z.infer<typeof Members>;

/** What the link of an invitation offers to whoever holds it: a role, or to be known as a player. One of the two is null. */
export const Offer = z.object({
  organisation: Organisation,
  /** who asked; null where the account is deleted since */
  from: z.nullable(z.string()),
  role: z.nullable(Role),
  /** `games`: how many there are, to know oneself by */
  player: z.nullable(z.object({ name: z.string(), club: z.nullable(z.string()), games: z.int() })),
});
export type Offer = z.infer<typeof Offer>;

/** Invitations by mail: to become a member, or to be known as a player. A link works once, within seven days. */
export const memberEndpoints = {
  listMembers: endpoint({
    method: 'GET',
    path: '/organisations/{organisation_id}/members',
    access: 'organiser',
    summary: 'Members of an organisation, highest role first, and the open invitations.',
    output: Members,
  }),
  inviteMember: endpoint({
    method: 'POST',
    path: '/organisations/{organisation_id}/invitations',
    access: 'admin',
    summary: 'Sends a link that makes whoever takes it a member. Another one to the same address takes the place of the first.',
    input: z.object({ email, role: GivenRole }),
    output: Members,
    codes: ['taken'],
  }),
  changeMember: endpoint({
    method: 'PATCH',
    path: '/organisations/{organisation_id}/members/{user_id}',
    access: 'admin',
    summary: 'Gives a member another role. One administrator stays.',
    input: z.object({ role: GivenRole }),
    output: Members,
    codes: ['last-admin'],
  }),
  dismissMember: endpoint({
    method: 'DELETE',
    path: '/organisations/{organisation_id}/members/{user_id}',
    access: 'admin',
    summary: 'Takes a member out of an organisation; members may take themselves out. One administrator stays.',
    output: z.null(),
    codes: ['last-admin'],
  }),
  invitePlayer: endpoint({
    method: 'POST',
    path: '/players/{id}/invitation',
    access: 'organiser',
    summary: 'Sends a link that makes a player the account of whoever takes it. Another one takes the place of the first.',
    input: z.object({ email }),
    output: Player,
    codes: ['taken'],
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/invitations/{id}',
    access: 'organiser',
    summary: 'Its link stops working. Invitations of members are withdrawn by administrators.',
    output: z.null(),
  }),
  unlinkPlayer: endpoint({
    method: 'DELETE',
    path: '/players/{id}/account',
    access: 'organiser',
    summary: 'The player is a guest again. The account itself may say so too.',
    output: z.null(),
  }),
  getInvitation: endpoint({
    method: 'GET',
    path: '/invitations',
    access: 'public',
    summary: 'What an invitation offers, by the token of its link; null where it has been taken or withdrawn, or is too old.',
    input: z.object({ token: linkToken }),
    output: z.nullable(Offer),
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/invitations/accept',
    access: 'user',
    summary: 'Takes an invitation by the token of its link, once.',
    input: z.object({ token: linkToken }),
    output: Offer,
    codes: ['gone'],
  }),
};
