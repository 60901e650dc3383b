import type { Board, BoardScreen, EventBoard, EventSummary, Location } from '@oche/api/contract/place';
import type { GameSummary } from '@oche/api/contract/game';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { isUuid } from '../platform/ids.ts';
import { loadSummaries } from '../games/summaries.ts';
import { privately } from '../platform/policies.ts';
import { found } from '../platform/refusal.ts';
import { todayIn } from '../organisations/competition/currentSeason.ts';
import { callsOf, eventAt } from '../games/calls.ts';
import { parentKinds } from '../games/parents.ts';

/** A query for boards, by number, with whether a tablet is paired. */
const boards = () =>
  db()
    .selectFrom('boards')
    .selectAll('boards')
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('tokens').select('tokens.id').whereRef('tokens.boardId', '=', 'boards.id').where('tokens.revokedAt', 'is', null),
        )
        .as('paired'),
    )
    .where('boards.removedAt', 'is', null)
    .orderBy('boards.number');
type BoardRow = Awaited<ReturnType<ReturnType<typeof boards>['execute']>>[number];

const boardOf = ({ id, number, name, outOfOrder, paired, lastSeenAt }: BoardRow): Board => ({
  id,
  number,
  name,
  outOfOrder,
  paired: Boolean(paired),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});

export const loadBoard = async (id: string): Promise<Board> =>
  boardOf(found(await boards().where('boards.id', '=', id).executeTakeFirst(), 'The board'));

export const loadLocations = async (ids: string[]): Promise<Location[]> => {
  if (ids.length === 0) return [];
  const rows = await db().selectFrom('locations').selectAll().where('id', 'in', ids).execute();
  const boardRows = await boards().where('boards.locationId', 'in', ids).execute();
  return ids.flatMap((id) => {
    const row = rows.find((location) => location.id === id);
    if (!row) return [];
    const { organisationId, name, address, timeZone, evenings, archivedAt } = row;
    return [
      {
        id,
        organisationId,
        name,
        address,
        timeZone,
        evenings,
        archived: archivedAt !== null,
        boards: boardRows.filter((board) => board.locationId === id).map(boardOf),
      },
    ];
  });
};

export const loadLocation = async (id: string): Promise<Location> => found((await loadLocations([id]))[0], 'The location');

/** Events by id, in the order of `ids`, with location, number of boards and the tournaments that `isVisible` accepts. */
export const loadEvents = async (
  ids: string[],
  isVisible: (tournament: { organisationId: string; visibility: string; status: string; test: boolean }) => boolean,
): Promise<EventSummary[]> => {
  if (ids.length === 0) return [];
  const rows = await db()
    .selectFrom('events')
    .innerJoin('locations', 'locations.id', 'events.locationId')
    .selectAll('events')
    .select(['locations.name as locationName', 'locations.address', 'locations.private'])
    .select((eb) =>
      eb
        .selectFrom('eventBoards')
        .select((board) => board.fn.countAll<number>().as('count'))
        .whereRef('eventBoards.eventId', '=', 'events.id')
        .as('boardCount'),
    )
    .where('events.id', 'in', ids)
    .execute();
  const tournaments = await db()
    .selectFrom('tournaments')
    .select(['id', 'slug', 'name', 'status', 'eventId', 'organisationId', 'visibility', 'test'])
    .select((eb) =>
      eb
        .selectFrom('entries')
        .select((entry) => entry.fn.countAll<number>().as('count'))
        .whereRef('entries.tournamentId', '=', 'tournaments.id')
        .where('entries.withdrawnAt', 'is', null)
        .where('entries.waiting', '=', false)
        .as('entries'),
    )
    .where('eventId', 'in', ids)
    .orderBy('startsAt')
    .orderBy('name')
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((event) => event.id === id);
    if (!row) return [];
    return [
      {
        id,
        slug: row.slug,
        organisationId: row.organisationId,
        name: row.name,
        startsAt: row.startsAt,
        timeZone: row.timeZone,
        location: row.private ? null : { id: row.locationId, name: row.locationName, address: row.address },
        boards: row.boardCount ?? 0,
        tournaments: tournaments
          .filter((tournament) => tournament.eventId === id && isVisible(tournament))
          .map(({ id, slug, name, status, entries, visibility }) => ({
            ...{ id, slug, name, status, entries: entries ?? 0 },
            ...privately({ visibility, status }),
          })),
      },
    ];
  });
};

/** The row of an event by slug or id. @throws Refusal 404 */
export const findEvent = async (slugOrId: string) =>
  found(
    await db()
      .selectFrom('events')
      .selectAll()
      .where(isUuid(slugOrId) ? 'id' : 'slug', '=', slugOrId)
      .executeTakeFirst(),
    'The event',
  );

/** By board: the game on it, called or playing. */
export const gamesOnBoards = async (boardIds: string[]): Promise<Map<string, GameSummary>> => {
  if (boardIds.length === 0) return new Map();
  const games = await loadSummaries((query) =>
    query.where('games.boardId', 'in', boardIds).where('games.calledAt', 'is not', null).where('games.finishedAt', 'is', null),
  );
  return new Map(games.map((game) => [game.board!.id, game]));
};

/** By board: the game that is expected next on it. */
const nextOnBoards = async (
  eventId: string,
  boardIds: readonly string[],
  forecast: Context['forecast'],
): Promise<Map<string, GameSummary>> => {
  const next = new Map<string, GameSummary>();
  for (const { nextOnBoards: findNext } of parentKinds())
    for (const [boardId, game] of await findNext(eventId, boardIds, { forecast })) if (!next.has(boardId)) next.set(boardId, game);
  return next;
};

export const loadEventBoards = async (eventId: string, forecast: Context['forecast']): Promise<EventBoard[]> => {
  const rows = await boards()
    .innerJoin('eventBoards', 'eventBoards.boardId', 'boards.id')
    .select('eventBoards.reserved')
    .where('eventBoards.eventId', '=', eventId)
    .execute();
  const ids = rows.map(({ id }) => id);
  const games = await gamesOnBoards(ids);
  const next = await nextOnBoards(eventId, ids, forecast);
  const calls = await callsOf(ids, { open: true });
  return rows.map(({ reserved, ...board }) => {
    const call = calls.get(board.id);
    const [game, nextGame] = [games.get(board.id) ?? null, next.get(board.id) ?? null];
    return { board: boardOf(board), reserved, game, next: nextGame, ...(call && { call }) };
  });
};

/** What the tablet of a board shows. It has the next game only if no game is on the board. */
export const loadBoardScreen = async (id: string, { forecast, now }: Pick<Context, 'forecast' | 'now'>): Promise<BoardScreen> => {
  const board = await loadBoard(id);
  const location = await db()
    .selectFrom('boards')
    .innerJoin('locations', 'locations.id', 'boards.locationId')
    .select(['locations.id', 'locations.name', 'locations.timeZone'])
    .where('boards.id', '=', id)
    .executeTakeFirstOrThrow();
  const event = await eventAt(id);
  const game = (await gamesOnBoards([id])).get(id) ?? null;
  const next = event && !game ? ((await nextOnBoards(event.id, [id], forecast)).get(id) ?? null) : null;
  const summary = event ? { id: event.id, slug: event.slug, name: event.name } : null;
  const call = (await callsOf([id], { open: false })).get(id);
  const day = todayIn(location.timeZone, now);
  const tonight = (await Promise.all(parentKinds().map((kind) => kind.matchesAt?.(location.id, day) ?? []))).flat();
  return {
    ...{ board, location, event: summary, autoAssign: event?.autoAssign ?? false, game, next },
    ...(tonight.length > 0 && { tonight }),
    ...(call && { call }),
  };
};
