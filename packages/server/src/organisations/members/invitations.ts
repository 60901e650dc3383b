import type { Offer } from '@oche/api/contract/member';
import { personOf, updatePerson } from '../../accounts/persons.ts';
import type { Role } from '../../platform/actor.ts';
import type { Context, Handlers } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { limit } from '../../platform/limits.ts';
import { notifyUsers, notifyOfCurrentCalls } from '../../notifications/notify.ts';
import { managedOrganisation } from '../organisations.ts';
import { can, requireAdministrator, requireManager, requireSelf, requireUser } from '../../platform/policies.ts';
import { limitGuestMails } from '../guestMails.ts';
import { requireRoom } from '../quotas.ts';
import { Refusal, found, notFound } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import { loadPlayer } from '../players.ts';
import { membersOf } from './handlers.ts';
import { giveRole } from './memberships.ts';
import { invitationDays } from './token.ts';
import { insertNew } from '../../platform/db/insertNew.ts';
import { organisationOf, lockedOrganisation } from '../organisations.ts';

/** An invitation to be a member (`role`) or a player (`playerId`). */
type NewInvitation = { organisationId: string; email: string; role: Role | null; playerId: string | null };

/** Stores an invitation and queues its e-mail. It replaces an earlier one for the same member or player, whose link stops working. */
const invite = async ({ organisationId, email, role, playerId }: NewInvitation, { actor, now, newId, queue }: Context): Promise<void> => {
  await db()
    .deleteFrom('invitations')
    .where((eb) =>
      playerId === null
        ? eb.and([eb('organisationId', '=', organisationId), eb('email', '=', email), eb('role', 'is not', null)])
        : eb('playerId', '=', playerId),
    )
    .execute();
  await requireRoom('invitations', organisationId);
  // Also for addresses with an account, so that the response does not reveal whether there is one.
  await limitGuestMails(organisationId, email, now);
  const id = newId();
  const expiresAt = new Date(now.getTime() + invitationDays * 86_400_000);
  const { userId } = requireUser(actor);
  await insertNew(() =>
    db().insertInto('invitations').values({ id, organisationId, email, role, playerId, userId, createdAt: now, expiresAt }).execute(),
  );
  await queue('invitation', { id });
};

/** The open invitation with this token. */
const openInvitation = (token: string, now: Date) =>
  db().selectFrom('invitations').selectAll().where('hash', '=', sha256(token)).where('expiresAt', '>', now).executeTakeFirst();
type OpenInvitation = NonNullable<Awaited<ReturnType<typeof openInvitation>>>;

const gone = () => new Refusal('gone', 'This invitation has been used or withdrawn, or has expired.');

const offerOf = async ({ organisationId, userId, role, playerId }: OpenInvitation): Promise<Offer> => {
  const organisation = await db().selectFrom('organisations').selectAll().where('id', '=', organisationId).executeTakeFirstOrThrow();
  const from = await db().selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  const player = await db()
    .selectFrom('players')
    .select(['name', 'club'])
    .select((eb) =>
      eb
        .selectFrom('gameSidePlayers')
        .innerJoin('gameResults', 'gameResults.gameId', 'gameSidePlayers.gameId')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('gameSidePlayers.playerId', '=', 'players.id')
        .where('gameResults.phase', '=', 'finished')
        .as('games'),
    )
    .where('id', '=', playerId)
    .executeTakeFirst();
  return {
    organisation: organisationOf(organisation),
    from: from?.name ?? null,
    role,
    player: player ? { ...player, games: player.games ?? 0 } : null,
  };
};

export const invitationHandlers = {
  inviteMember: async ({ organisationId, email, role }, context) => {
    await managedOrganisation(organisationId, context);
    requireAdministrator(context.actor, { organisationId });
    const member = await db()
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.userId')
      .select('users.id')
      .where('organisationId', '=', organisationId)
      .where('users.email', '=', email)
      .executeTakeFirst();
    if (member) throw new Refusal('taken', 'A user with this e-mail address is already a member.', { fields: { email: 'taken' } });
    await invite({ organisationId, email, role, playerId: null }, context);
    return membersOf(organisationId, context.now);
  },

  invitePlayer: async ({ id: named, email }, context) => {
    const id = await personOf(named);
    const player = found(await db().selectFrom('players').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(), 'The player');
    requireManager(context.actor, player, { what: 'The player' });
    if (player.userId) throw new Refusal('taken', 'This player is already linked to an account.');
    await invite({ organisationId: player.organisationId, email, role: null, playerId: id }, context);
    return loadPlayer(id, context.now);
  },

  withdrawInvitation: async ({ id }, { actor }) => {
    const invitation = found(
      await db().selectFrom('invitations').select(['organisationId', 'role']).where('id', '=', id).executeTakeFirst(),
      'The invitation',
    );
    if (invitation.role === null) requireManager(actor, invitation, { what: 'The invitation' });
    else requireAdministrator(actor, invitation, 'The invitation');
    await db().deleteFrom('invitations').where('id', '=', id).execute();
    return null;
  },

  getInvitation: async ({ token }, { now }) => {
    const invitation = await openInvitation(token, now);
    return invitation ? offerOf(invitation) : null;
  },

  acceptInvitation: async ({ token }, context) => {
    const { userId } = requireSelf(context.actor);
    const invitation = await openInvitation(token, context.now);
    if (!invitation) throw gone();
    const offer = await offerOf(invitation);
    const { organisationId, role, playerId } = invitation;
    await lockedOrganisation(organisationId);
    const deleted = await db().deleteFrom('invitations').where('id', '=', invitation.id).returning('id').executeTakeFirst();
    if (!deleted) throw gone();
    if (playerId !== null) {
      const player = db().selectFrom('players').select('userId').where('id', '=', playerId).forUpdate();
      const linkedTo = (await player.executeTakeFirst())?.userId ?? null;
      // A merge may have linked the player since the invitation.
      if (linkedTo !== null && linkedTo !== userId) throw gone();
      await updatePerson(playerId, { userId });
      await notifyOfCurrentCalls(playerId, context);
    }
    // An administrator who accepts an invitation as an editor stays an administrator.
    if (role !== null && !(await isAdmin(organisationId, userId))) await giveRole(organisationId, userId, role, context);
    if (invitation.userId !== null)
      await notifyUsers([invitation.userId], { kind: 'invitation-accepted', organisationId, personId: userId }, context);
    return offer;
  },

  unlinkPlayer: async ({ id: named }, context) => {
    const id = await personOf(named);
    const { actor } = context;
    const player = await db()
      .selectFrom('players')
      .select(['organisationId', 'userId'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const isOwnPlayer = actor.kind === 'user' && player?.userId === actor.userId;
    if (!player || (!isOwnPlayer && !can.manage(actor, player))) throw notFound('The player');
    if (!can.manage(actor, player)) requireSelf(actor);
    if (player.userId === null) return null;
    await updatePerson(id, { userId: null });
    await notifyUsers([player.userId], { kind: 'player-unlinked', organisationId: player.organisationId }, context);
    return null;
  },
} satisfies Partial<Handlers>;

const isAdmin = async (organisationId: string, userId: string): Promise<boolean> => {
  const member = db().selectFrom('memberships').select('role').where('organisationId', '=', organisationId).where('userId', '=', userId);
  return (await member.executeTakeFirst())?.role === 'admin';
};

/** At most sixty an hour per account, so that nobody can send e-mails to strangers in bulk. */
const limitInvitations = (_input: unknown, { actor, now }: Context) => limit(`invite:${requireUser(actor).userId}`, 60, 3600, now);
export const invitationLimits = { inviteMember: limitInvitations, invitePlayer: limitInvitations };

/** Deletes expired invitations, because e-mail addresses are not stored for longer than they are needed. */
export const deleteExpiredInvitations = async ({ now }: { now: Date }): Promise<void> => {
  await db().deleteFrom('invitations').where('expiresAt', '<=', now).execute();
};
