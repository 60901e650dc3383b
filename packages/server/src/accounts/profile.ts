import { sql } from 'kysely';
import { foldName } from '@oche/darts/names/foldName';
import type { Context, Handlers } from '../platform/context.ts';
import { db, makeStale } from '../platform/db/current.ts';
import { forgetMergedEmails, makeMergesFinal, updatePerson } from './persons.ts';
import { endLinks, openLink, redeemLink } from './links.ts';
import { limit } from '../platform/limits.ts';
import { account, limitGuesses, requirePassword } from './passwords.ts';
import { requireSelf } from '../platform/policies.ts';
import { Refusal } from '../platform/refusal.ts';
import { endSessions } from './tokens.ts';
import { insertNew } from '../platform/db/insertNew.ts';

const emailTaken = () => new Refusal('taken', 'This e-mail address already has an account.', { fields: { email: 'taken' } });

/** Changes of one's own account. They are refused during an impersonation. */
export const profileHandlers = {
  askNameChange: async ({ name }, context) => {
    const { userId } = requireSelf(context.actor);
    await context.queue('name-change', { linkId: await openLink({ purpose: 'change-name', userId, payload: { name } }, context) });
    return null;
  },

  confirmNameChange: async ({ token }, context) => {
    const { userId, payload } = await redeemLink('change-name', token, context);
    await db().updateTable('users').set({ name: payload.name }).where('id', '=', userId).execute();
    context.noteSecurity('name-changed', { userId });
    return { name: payload.name };
  },

  askEmailChange: async ({ email, password }, context) => {
    const { userId } = requireSelf(context.actor);
    await requirePassword(userId, password, context);
    if (await db().selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) throw emailTaken();
    await context.queue('email-change', { linkId: await openLink({ purpose: 'change-email', userId, payload: { email } }, context) });
    return null;
  },

  confirmEmailChange: async ({ token }, context) => {
    const { queue, noteSecurity } = context;
    const { userId, payload } = await redeemLink('change-email', token, context);
    const { email } = payload;
    const { email: oldEmail } = await account(userId);
    await insertNew(() => db().updateTable('users').set({ email }).where('id', '=', userId).execute());
    // Links that were sent to the old e-mail address no longer work.
    await endLinks(userId);
    await queue('email-changed', { userId, before: oldEmail });
    noteSecurity('email-changed', { userId });
    return { email };
  },

  deleteAccount: async ({ password, anonymous }, context) => {
    const { userId } = requireSelf(context.actor);
    await requirePassword(userId, password, context);
    await requireSuccessor(userId);
    if (anonymous) await db().updateTable('players').set({ nameGoes: true }).where('userId', '=', userId).execute();
    await anonymisePlayers();
    await endSessions(userId, context);
    context.noteSecurity('account-deleted', { userId });
    // Tokens, links and memberships are deleted with the user (foreign keys). Players keep their results without an account.
    await forgetMergedEmails(userId);
    await db().updateTable('players').set({ email: null }).where('userId', '=', userId).execute();
    const captaincies = db().updateTable('seasonTeamCaptains').set({ email: null, phone: null }).where('userId', '=', userId);
    await (anonymous ? db().deleteFrom('seasonTeamCaptains').where('userId', '=', userId) : captaincies).execute();
    await db().deleteFrom('users').where('id', '=', userId).execute();
    return null;
  },
} satisfies Partial<Handlers>;

/** Refuses if members of an organisation would be left without an administrator, or the site without a super admin. */
const requireSuccessor = async (userId: string): Promise<void> => {
  const organisationWithoutAdmin = await db()
    .selectFrom('memberships as mine')
    .innerJoin('memberships as others', 'others.organisationId', 'mine.organisationId')
    .select('mine.organisationId')
    .where('mine.userId', '=', userId)
    .where('mine.role', '=', 'admin')
    .where('others.userId', '!=', userId)
    .groupBy('mine.organisationId')
    .having(sql<boolean>`bool_and(others.role <> 'admin')`)
    .executeTakeFirst();
  const superAdmins = await db()
    .selectFrom('users')
    .select('id')
    .where('isSuperAdmin', '=', true)
    .where('lockedAt', 'is', null)
    .limit(2)
    .execute();
  const isOnlySuperAdmin = superAdmins.length === 1 && superAdmins[0]?.id === userId;
  if (organisationWithoutAdmin || isOnlySuperAdmin) throw new Refusal('last-admin', 'Another user has to become an administrator first.');
};

/**
 * Anonymises players whose users requested it when they deleted their account. The new name is "Player #n", where n counts the players of the
 * organisation. A player of a running tournament keeps their name until it is over, because games are called by name.
 */
export const anonymisePlayers = async (): Promise<void> => {
  const players = await db()
    .selectFrom('players')
    .select(['id', 'organisationId', 'createdAt'])
    .where('nameGoes', '=', true)
    .where('id', 'not in', (eb) => eb.selectFrom('mergedPlayers').select('mergedPlayers.playerId'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('entryPlayers')
            .innerJoin('tournaments', 'tournaments.id', 'entryPlayers.tournamentId')
            .leftJoin('mergedPlayers', 'mergedPlayers.playerId', 'entryPlayers.playerId')
            .select('tournaments.id')
            .where((entry) => entry(entry.fn.coalesce('mergedPlayers.intoId', 'entryPlayers.playerId'), '=', entry.ref('players.id')))
            .where('tournaments.status', '=', 'running'),
        ),
      ),
    )
    .execute();
  if (players.length > 0) makeStale('everything');
  for (const { id, organisationId, createdAt } of players) {
    const { number } = await db()
      .selectFrom('players')
      .select(({ fn }) => fn.countAll<number>().as('number'))
      .where('organisationId', '=', organisationId)
      .where((eb) => eb.or([eb('createdAt', '<', createdAt), eb.and([eb('createdAt', '=', createdAt), eb('id', '<=', id)])]))
      .executeTakeFirstOrThrow();
    const name = `Player #${number}`;
    await updatePerson(id, { name, searchName: foldName(name), nickname: '', club: null, bornOn: null, nameGoes: false });
    await makeMergesFinal(id);
  }
};

export const profileLimits = {
  askNameChange: async (_input: unknown, { actor, now }: Context) => limit(`name:${requireSelf(actor).userId}`, 5, 900, now),
  askEmailChange: async (input: unknown, context: Context) => {
    await limitGuesses(input, context);
    await limit(`email:${requireSelf(context.actor).userId}`, 5, 900, context.now);
  },
  deleteAccount: limitGuesses,
};
