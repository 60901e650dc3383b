import { sql } from 'kysely';
import type { Notification } from '@oche/api/contract/notification';
import { notificationsAtOnce } from '@oche/api/contract/notificationsAtOnce';
import type { Actor } from '../actor.ts';
import { db } from '../db/current.ts';
import { can } from '../policies.ts';

type Reader = Extract<Actor, { kind: 'user' }>;

/** When it was read. A call of a board counts as read by all once one organiser is on the way. */
const readAt = sql<Date | null>`coalesce(
  notifications.read_at, case when games.started_at > notifications.created_at then games.started_at end, games.finished_at, board_calls.coming_at)`;

/**
 * What a user was told and what still holds. A call does as long as its game is on the board for which it was made, and marking as long
 * as it is still theirs: that is read from the game, so that no notification has to be deleted when a call is taken back. Whether a board
 * still calls the organiser is read from the board in the same way.
 */
const standing = (userId: string) =>
  db()
    .selectFrom('notifications')
    .leftJoin('games', 'games.id', 'notifications.gameId')
    .leftJoin('boardCalls', 'boardCalls.boardId', 'notifications.boardId')
    .where('notifications.userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb.and([eb('notifications.gameId', 'is', null), eb('notifications.boardId', 'is', null)]),
        eb.and([
          eb('boardCalls.calledAt', '=', eb.ref('notifications.createdAt')),
          eb('boardCalls.doneAt', 'is', null),
          // people who no longer organise the event are not told who is absent
          eb.exists(
            eb
              .selectFrom('events')
              .innerJoin('memberships', 'memberships.organisationId', 'events.organisationId')
              .select('events.id')
              .whereRef('events.id', '=', 'boardCalls.eventId')
              .whereRef('memberships.userId', '=', 'notifications.userId')
              .where('memberships.role', 'in', ['admin', 'editor']),
          ),
        ]),
        eb.and([eb('notifications.kind', '=', 'game-called'), eb('games.calledAt', '=', eb.ref('notifications.createdAt'))]),
        eb.and([
          eb('notifications.kind', '=', 'game-to-mark'),
          eb('games.calledAt', '<=', eb.ref('notifications.createdAt')),
          eb.exists(
            eb
              .selectFrom('players')
              .select('players.id')
              .whereRef('players.id', '=', 'games.markerPlayerId')
              .whereRef('players.userId', '=', 'notifications.userId'),
          ),
        ]),
      ]),
    );

export const countUnread = async (userId: string): Promise<number> => {
  const { count } = await standing(userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('notifications.readAt', 'is', null)
    .where(readAt, 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** Who plays in these games, but for the reader: the opponents of a game of one's own, all of another. */
const namesOf = async (gameIds: readonly string[], userId: string): Promise<Map<string, string[]>> => {
  if (gameIds.length === 0) return new Map();
  const sides = await db()
    .selectFrom('gameSides')
    .innerJoin('entries', 'entries.id', 'gameSides.entryId')
    .innerJoin('players', 'players.id', 'entries.playerId')
    .select(['gameSides.gameId', 'players.name'])
    .where('gameSides.gameId', 'in', gameIds)
    .where((eb) => eb.or([eb('players.userId', 'is', null), eb('players.userId', '!=', userId)]))
    .orderBy('gameSides.side')
    .execute();
  return new Map([...Map.groupBy(sides, ({ gameId }) => gameId)].map(([id, names]) => [id, names.map(({ name }) => name)]));
};

/** The newest notifications of a user, or the newest before one. */
export const listNotificationsOf = async (reader: Reader, before?: string): Promise<Notification[]> => {
  const rows = await standing(reader.userId)
    .leftJoin('boards', (join) => join.on((eb) => eb('boards.id', '=', eb.fn.coalesce('games.boardId', 'boardCalls.boardId'))))
    .leftJoin('entries', 'entries.id', 'boardCalls.entryId')
    .leftJoin('players', 'players.id', 'entries.playerId')
    .leftJoin('tournaments', 'tournaments.id', 'notifications.tournamentId')
    .leftJoin('organisations', 'organisations.id', 'notifications.organisationId')
    .leftJoin('users as people', 'people.id', 'notifications.personId')
    .select(['notifications.id', 'notifications.kind', 'notifications.gameId', 'notifications.role', 'notifications.createdAt'])
    .select(['tournaments.slug', 'tournaments.name', 'tournaments.organisationId', 'tournaments.visibility', 'tournaments.status'])
    .select(['organisations.slug as organisationSlug', 'organisations.name as organisationName', 'boards.number', readAt.as('readAt')])
    .select(['people.name as person', 'notifications.tournamentId', 'boardCalls.eventId', 'boardCalls.reason', 'players.name as player'])
    .$if(before !== undefined, (query) => query.where('notifications.id', '<', before!))
    .orderBy('notifications.id', 'desc')
    .limit(notificationsAtOnce)
    .execute();
  const names = await namesOf(
    rows.flatMap(({ gameId }) => gameId ?? []),
    reader.userId,
  );
  return rows.map(({ id, kind, role, person, gameId, number, createdAt, ...row }) => {
    const { slug, name, organisationId, visibility, status, organisationSlug, organisationName, eventId, reason, player, tournamentId } =
      row;
    const mayOpen = organisationId !== null && can.see(reader, { organisationId, visibility: visibility!, status: status! });
    return {
      id,
      kind,
      role,
      person,
      tournament: name === null ? null : { slug: mayOpen ? slug : null, name },
      ...(eventId !== null && reason !== null && { call: { board: number!, reason, player, eventId, tournamentId } }),
      // a call that holds has a board
      game: gameId === null ? null : { id: gameId, board: number!, names: names.get(gameId) ?? [] },
      organisation: organisationSlug === null ? null : { slug: organisationSlug, name: organisationName! },
      createdAt: createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    };
  });
};
