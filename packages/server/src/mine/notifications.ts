import { sql } from 'kysely';
import type { Notification } from '@oche/api/contract/notification';
import { notificationsAtOnce } from '@oche/api/contract/notificationsAtOnce';
import type { Actor } from '../platform/actor.ts';
import { db } from '../platform/db/current.ts';
import { can } from '../platform/policies.ts';
import { parents } from '../games/parents.ts';
import { leagueNewsOf, loadAnnouncements, type AnnouncementRow } from '../league/announcementRows.ts';
import { sideName } from '../games/sides.ts';

type Me = Extract<Actor, { kind: 'user' }>;

/**
 * The time at which a notification was read. A call to a game counts as read once the game has started or ended. A call of a board counts as
 * read once an organiser is on the way.
 */
const readAt = sql<Date | null>`coalesce(
  notifications.read_at, case when games.started_at > notifications.created_at then games.started_at end, games.finished_at, board_calls.coming_at)`;

/**
 * A query for the notifications of a user that still apply. Whether it applies depends on its game or board, so that no notification has
 * to be deleted. A call to a game applies while the game is on that board. A request to mark applies while the user is the marker. A call of
 * a board applies until it is done.
 */
const currentNotifications = (userId: string) =>
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
          // Former organisers must not see who is absent.
          eb.exists(
            eb
              .selectFrom('boards as calling')
              .innerJoin('locations', 'locations.id', 'calling.locationId')
              .innerJoin('memberships', 'memberships.organisationId', 'locations.organisationId')
              .select('calling.id')
              .whereRef('calling.id', '=', 'boardCalls.boardId')
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
  const { count } = await currentNotifications(userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('notifications.readAt', 'is', null)
    .where(readAt, 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** The names of the sides of each game, without the side of the user. */
const namesOf = async (gameIds: readonly string[], userId: string): Promise<Map<string, string[]>> => {
  if (gameIds.length === 0) return new Map();
  const sides = await db()
    .selectFrom('gameSides')
    .select(['gameSides.gameId', sql<string>`${sideName}`.as('name')])
    .where('gameSides.gameId', 'in', gameIds)
    .where('gameSides.kind', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('gameSidePlayers')
            .innerJoin('players', 'players.id', 'gameSidePlayers.playerId')
            .select('players.id')
            .whereRef('gameSidePlayers.gameId', '=', 'gameSides.gameId')
            .whereRef('gameSidePlayers.side', '=', 'gameSides.side')
            .where('players.userId', '=', userId),
        ),
      ),
    )
    .orderBy('gameSides.side')
    .execute();
  return new Map([...Map.groupBy(sides, ({ gameId }) => gameId)].map(([id, names]) => [id, names.map(({ name }) => name)]));
};

/** The newest notifications of a user. With `before`, only those older than the notification with this id. */
export const listNotificationsOf = async (me: Me, before?: string): Promise<Notification[]> => {
  const rows = await currentNotifications(me.userId)
    .leftJoin('boards', (join) => join.on((eb) => eb('boards.id', '=', eb.fn.coalesce('games.boardId', 'boardCalls.boardId'))))
    .leftJoin('gameSides', (join) =>
      join.onRef('gameSides.gameId', '=', 'boardCalls.gameId').onRef('gameSides.side', '=', 'boardCalls.side'),
    )
    .leftJoin(
      () => parents().as('parents'),
      (join) => join.onRef('parents.id', '=', 'notifications.parentId'),
    )
    .leftJoin('organisations', 'organisations.id', 'notifications.organisationId')
    .leftJoin('users as people', 'people.id', 'notifications.personId')
    .select(['notifications.id', 'notifications.kind', 'notifications.gameId', 'notifications.role', 'notifications.createdAt'])
    .select(['notifications.announcementId', 'notifications.audience'])
    .select(['parents.id as parentId', 'parents.kind as parentKind', 'parents.slug', 'parents.name', 'parents.isPrivate'])
    .select('parents.organisationId')
    .select(['organisations.slug as organisationSlug', 'organisations.name as organisationName', 'boards.number', readAt.as('readAt')])
    .select(['people.name as person', 'boardCalls.eventId', 'boardCalls.reason', sideName.as('player')])
    .$if(before !== undefined, (query) => query.where('notifications.id', '<', before!))
    .orderBy('notifications.id', 'desc')
    .limit(notificationsAtOnce)
    .execute();
  const names = await namesOf(
    rows.flatMap(({ gameId }) => gameId ?? []),
    me.userId,
  );
  const announcements = await loadAnnouncements(rows.flatMap(({ announcementId }) => announcementId ?? []));
  return rows.map(({ id, kind, role, person, gameId, number, createdAt, announcementId, audience, ...row }) => {
    const announcement: AnnouncementRow | undefined = announcements.get(announcementId ?? '');
    const { parentId, parentKind, slug, name, organisationSlug, organisationName, eventId, reason, player } = row;
    return {
      id,
      kind,
      role,
      person,
      parent: parentId === null ? null : { kind: parentKind!, id: parentId, slug: can.read(me, row) ? slug : null, name: name! },
      ...(reason !== null && { call: { board: number!, reason, player, eventId } }),
      // A notification about a game applies only while the game is on a board.
      game: gameId === null ? null : { id: gameId, board: number!, names: names.get(gameId) ?? [] },
      ...(announcement && { league: leagueNewsOf(announcement, audience!) }),
      organisation: organisationSlug === null ? null : { slug: organisationSlug, name: organisationName! },
      createdAt: createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    };
  });
};
