import { most } from '@oche/api/contract/tournament';
import { db } from './db/current.ts';
import { Refusal } from './refusal.ts';

/**
 * How many there may be of what an account can make: enough for a club with thousands of players and decades of evenings, and an
 * end for a script. They stand in docs/threat-model.md, "Limits of attempts and of stored data".
 */
const quotas = {
  /** of one account that administers them */
  memberships: { column: 'userId', most: 20 },
  locations: { column: 'organisationId', most: 200 },
  events: { column: 'organisationId', most: 5_000 },
  tournaments: { column: 'organisationId', most: 10_000 },
  players: { column: 'organisationId', most: 20_000 },
  seasons: { column: 'organisationId', most: 200 },
  invitations: { column: 'organisationId', most: 1_000 },
} as const;

/**
 * Refuses with 422 `limit-reached` if `adding` more would be too many. `within`: the account, organisation or tournament that they
 * belong to. Two requests at once may pass together: it is a bound, not a number that anything relies on.
 */
export const requireRoom = async (what: keyof typeof quotas, within: string, adding = 1): Promise<void> => {
  const { column, most } = quotas[what];
  const { count } = await db()
    .selectFrom(what as 'players')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column as 'organisationId', '=', within)
    .$if(what === 'memberships', (query) => query.where('role' as never, '=', 'admin' as never))
    .executeTakeFirstOrThrow();
  if (count + adding > most) throw new Refusal('limit-reached', `There may be ${most} at most.`, { most });
};

/**
 * Refuses with 422 `event-full` if an event has more games to be played than its boards, markers and forecasts are worked out for.
 * To be called when games have been added to it: the transaction takes them back.
 */
export const requireRoomForGames = async (eventId: string): Promise<void> => {
  const { count } = await db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .innerJoin('tournaments', 'tournaments.id', 'games.tournamentId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tournaments.eventId', '=', eventId)
    .where('tournaments.status', 'not in', ['finished', 'cancelled'])
    .where('gameResults.phase', 'not in', ['finished', 'bye'])
    .executeTakeFirstOrThrow();
  if (count > most.eventGames)
    throw new Refusal('event-full', `The tournaments of an event have ${most.eventGames} open games at most.`, {
      most: most.eventGames,
    });
};
