import type { Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { requireUser } from '../platform/policies.ts';
import { listMyGames } from './games.ts';
import { statisticsOf } from './statistics.ts';
import { listMyTournaments } from './tournaments.ts';
import { isCaptain } from '../league/teamRows.ts';
import { membershipsOf, organisationOf } from '../organisations/organisations.ts';
import { listNotificationsOf } from './notifications.ts';
import { found } from '../platform/refusal.ts';

/** Reads of a user's own data: the account, and the games and tournaments of the players that are linked to it. */
export const mineHandlers = {
  getUser: async (_input, { actor }) => {
    if (actor.kind !== 'user') return null;
    const user = found(await db().selectFrom('users').selectAll().where('id', '=', actor.userId).executeTakeFirst(), 'The user');
    return {
      id: user.id,
      name: user.name,
      email: user.email,
      isSuperAdmin: user.isSuperAdmin,
      langcode: user.langcode,
      notifications: await listNotificationsOf(actor),
      memberships: await membershipsOf(user.id),
      isCaptain: await isCaptain(user.id),
    };
  },

  listMyPlayers: async (_input, { actor }) => {
    const players = await db()
      .selectFrom('players')
      .innerJoin('organisations', 'organisations.id', 'players.organisationId')
      .selectAll('organisations')
      .select(['players.id as playerId', 'players.name as playerName'])
      .where('players.userId', '=', requireUser(actor).userId)
      .where('players.id', 'not in', (eb) => eb.selectFrom('mergedPlayers').select('mergedPlayers.playerId'))
      .orderBy('organisations.name')
      .orderBy('players.name')
      .orderBy('players.id')
      .execute();
    return players.map(({ playerId, playerName, ...organisation }) => ({
      id: playerId,
      name: playerName,
      organisation: organisationOf(organisation),
    }));
  },

  getMyStatistics: (_input, { actor }) => statisticsOf(requireUser(actor)),
  listMyGames: (input, { actor }) => listMyGames(input, requireUser(actor)),
  listMyTournaments: (input, { actor }) => listMyTournaments(input, requireUser(actor)),
} satisfies Partial<Handlers>;
