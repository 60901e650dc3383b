import { organisationOf } from '../accounts.ts';
import type { Handlers } from '../context.ts';
import { db } from '../db/current.ts';
import { requireUser } from '../policies.ts';
import { listMyGames } from './games.ts';
import { statisticsOf } from './statistics.ts';
import { listMyTournaments } from './tournaments.ts';

/** What is mine by the players that I am. */
export const mineHandlers = {
  listMyPlayers: async (_input, { actor }) => {
    const players = await db()
      .selectFrom('players')
      .innerJoin('organisations', 'organisations.id', 'players.organisationId')
      .selectAll('organisations')
      .select(['players.id as playerId', 'players.name as playerName'])
      .where('players.userId', '=', requireUser(actor).userId)
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
