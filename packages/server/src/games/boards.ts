import { assignGames, type PlayBoard, type ReadyGame } from '@oche/darts/boards/playList';
import type { Context } from '../platform/context.ts';
import { db, makeStale } from '../platform/db/current.ts';
import { notifyPlayers, pushCallsOf, refreshNotifications } from '../notifications/notify.ts';
import { endCallOf } from './calls.ts';
import { busyPeople, eveningGames, lastEnded, locationOf, type Evening, type EveningGame, type SharedEvening } from './evening.ts';
import { parents } from './parents.ts';
import { publishGame, type OfParent } from './publishGame.ts';

const groupOf = ({ stageId, groupNo }: EveningGame): string => `${stageId} ${groupNo}`;

/** Possible markers of a group game: the players of its group who are present. A knockout game has none, so that the loser of the board's last game marks. */
const markersIn = (games: readonly EveningGame[]): ((game: EveningGame) => string[]) => {
  const people = new Map<string, Set<string>>();
  for (const game of games.filter(({ groupNo }) => groupNo !== null)) {
    const group = people.get(groupOf(game)) ?? people.set(groupOf(game), new Set()).get(groupOf(game))!;
    for (const person of game.present) group.add(person);
  }
  const markers = new Map([...people].map(([group, all]) => [group, [...all].sort()]));
  return (game) => markers.get(groupOf(game)) ?? [];
};

/** By board: a player who lost its last game and is present. */
const previousLosers = (games: readonly EveningGame[]): Map<string, string> => {
  const losers = new Map<string, string>();
  for (const game of games.filter(({ finishedAt }) => finishedAt).sort((a, b) => a.finishedAt!.getTime() - b.finishedAt!.getTime())) {
    const [loser, partner] = game.winner === null || game.ending === 'walkover' ? [] : (game.sides[1 - game.winner] ?? []);
    const marker = [loser, partner].find((person) => person !== undefined && game.present.includes(person));
    if (game.boardId && marker) losers.set(game.boardId, marker);
  }
  return losers;
};

/**
 * Locks the boards of an evening by its location, because events of a location may share boards. Only one request at a time can put games on
 * the boards of a location.
 */
export const lockBoards = async (evening: Evening): Promise<void> => {
  if (!('gameId' in evening)) await locationOf(evening).forNoKeyUpdate().execute();
};

/** Locks the boards of an evening unless another transaction has locked them. Returns whether it did. */
export const lockFreeBoards = async (evening: SharedEvening): Promise<boolean> =>
  (await locationOf(evening).forNoKeyUpdate().skipLocked().execute()).length > 0;

/** Locks the location of a board, for a game without a parent. */
export const lockBoardsNextTo = async (boardId: string): Promise<void> => {
  const location = db().selectFrom('boards').select('locationId').where('id', '=', boardId);
  await db().selectFrom('locations').select('id').where('id', '=', location).forNoKeyUpdate().execute();
};

/**
 * The boards of an evening, by number: those of its event, or all boards of its location. A game without a parent may use all boards of its
 * organisation.
 */
export const boardsOf = async (evening: Evening): Promise<{ id: string; outOfOrder: boolean; reserved: boolean }[]> => {
  const boards = db().selectFrom('boards').where('boards.removedAt', 'is', null).orderBy('boards.number');
  if ('eventId' in evening)
    return boards
      .innerJoin('eventBoards', 'eventBoards.boardId', 'boards.id')
      .select(['boards.id', 'boards.outOfOrder', 'eventBoards.reserved'])
      .where('eventBoards.eventId', '=', evening.eventId)
      .execute();
  const rows = await boards
    .innerJoin('locations', 'locations.id', 'boards.locationId')
    .select(['boards.id', 'boards.outOfOrder'])
    .where((eb) =>
      'parentId' in evening
        ? eb('locations.id', '=', (nested) =>
            nested
              .selectFrom(() => parents().as('parents'))
              .select('parents.locationId')
              .where('parents.id', '=', evening.parentId),
          )
        : eb('locations.organisationId', '=', (nested) =>
            nested.selectFrom('games').select('games.organisationId').where('games.id', '=', evening.gameId),
          ),
    )
    .execute();
  return rows.map((board) => ({ ...board, reserved: false }));
};

/** Ids of those boards that have a game on them, of any parent. */
export const takenBoards = async (boards: readonly { id: string }[]): Promise<Set<string | null>> => {
  if (boards.length === 0) return new Set();
  const games = await db()
    .selectFrom('games')
    .select('boardId')
    .where('calledAt', 'is not', null)
    .where('finishedAt', 'is', null)
    .where(
      'boardId',
      'in',
      boards.map(({ id }) => id),
    )
    .execute();
  return new Set(games.map(({ boardId }) => boardId));
};

/** Puts the next games on the free boards of an evening, each with a marker. Leaves out games of parents without `autoAssign`. */
export const assignBoards = async (evening: Evening, context: Context): Promise<void> => {
  await lockBoards(evening);
  const boards = await boardsOf(evening);
  const taken = await takenBoards(boards);
  if (boards.every(({ id, outOfOrder }) => outOfOrder || taken.has(id))) return;
  const games = await eveningGames(evening);
  const ready = games.filter((game) => game.phase === 'ready' && game.autoAssign && game.isRunning && !game.held);
  if (ready.length === 0) return;
  const losers = previousLosers(games);
  const markers = markersIn(games);
  const { playing, marking } = await busyPeople(evening, games);
  const assignments = assignGames({
    games: ready.map((game): ReadyGame => ({
      id: game.id,
      people: game.people,
      waitingSince: game.readyAt?.getTime() ?? 0,
      round: game.round,
      place: game.place,
      priority: game.priority,
      ...(game.onlyBoardId !== null && { boards: [game.onlyBoardId] }),
      rest: (game.restMinutes ?? 0) * 60_000,
      markers: markers(game),
    })),
    boards: boards.map((board): PlayBoard => {
      const previousLoser = losers.get(board.id);
      return {
        id: board.id,
        state: board.outOfOrder ? 'out-of-order' : taken.has(board.id) ? 'playing' : 'free',
        // A game that an organiser has given to a reserved board is what the board is reserved for.
        ...(board.reserved && { reservedFor: ready.filter(({ onlyBoardId }) => onlyBoardId === board.id).map(({ id }) => id) }),
        ...(previousLoser ? { previousLoser } : {}),
      };
    }),
    busy: [...playing, ...marking],
    now: context.now.getTime(),
    lastEnded: lastEnded(games),
    marked: countMarked(games),
  });
  if (assignments.length > 0) boardsChanged(evening);
  for (const { game, board, marker } of assignments)
    await putOnBoard(
      games.find(({ id }) => id === game)!,
      board,
      marker,
      context,
    );
};

const countMarked = (games: readonly EveningGame[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { markerPlayerId } of games) if (markerPlayerId) counts.set(markerPlayerId, (counts.get(markerPlayerId) ?? 0) + 1);
  return counts;
};

/** Makes the cached responses that show the boards of an evening stale. */
export const boardsChanged = (evening: Evening): void => {
  if ('eventId' in evening) makeStale(`event ${evening.eventId}`);
};

/** Notifies the tablet of a board that its data has changed. */
export const boardChanged = (boardId: string, context: Context): void => context.changed(boardId, 'board');

/** Calls a game to a board and notifies its players and its marker. */
export const putOnBoard = async (
  game: Pick<EveningGame, 'id' | 'parentId' | 'parentKind' | 'people'>,
  boardId: string,
  markerPlayerId: string | null,
  context: Context,
): Promise<void> => {
  await db().updateTable('games').set({ boardId, markerPlayerId, calledAt: context.now, held: false }).where('id', '=', game.id).execute();
  await db().updateTable('gameResults').set({ phase: 'called' }).where('gameId', '=', game.id).where('phase', '=', 'ready').execute();
  const news = { gameId: game.id, parentId: game.parentId };
  await notifyPlayers(game.people, { ...news, kind: 'game-called' }, context);
  if (markerPlayerId) await notifyPlayers([markerPlayerId], { ...news, kind: 'game-to-mark' }, context);
  await pushCallsOf([...game.people, ...(markerPlayerId ? [markerPlayerId] : [])], { isRecall: false }, context);
  boardChanged(boardId, context);
  publishGame(game, context);
};

/** The players and the marker of a game. */
const calledPeople = async (gameId: string): Promise<string[]> => {
  const players = await db()
    .selectFrom('gameSidePlayers')
    .select('playerId')
    .where('gameId', '=', gameId)
    .where('playerId', 'is not', null)
    .execute();
  const game = await db().selectFrom('games').select('markerPlayerId').where('id', '=', gameId).executeTakeFirst();
  return [...players.map(({ playerId }) => playerId!), ...(game?.markerPlayerId ? [game.markerPlayerId] : [])];
};

/** Takes a game off its board. */
export const takeOffBoard = async (game: OfParent & { boardId: string | null }, context: Context): Promise<void> => {
  const called = await calledPeople(game.id);
  await refreshNotifications(called, context);
  await pushCallsOf(called, { isRecall: true }, context);
  await endCallOf(game.id, context);
  await db().updateTable('games').set({ boardId: null, markerPlayerId: null, calledAt: null }).where('id', '=', game.id).execute();
  await db().updateTable('gameResults').set({ phase: 'ready' }).where('gameId', '=', game.id).where('phase', '=', 'called').execute();
  if (game.boardId) boardChanged(game.boardId, context);
  publishGame(game, context);
};

/** Takes the game off a board, unless the game has begun. Waiting games are no longer bound to the board. */
export const clearBoard = async (boardId: string, context: Context): Promise<void> => {
  await db().updateTable('games').set({ onlyBoardId: null }).where('onlyBoardId', '=', boardId).execute();
  const called = await onBoard(boardId).where('gameResults.length', '=', 0).execute();
  for (const game of called) await takeOffBoard(game, context);
};

/** Takes all games of a parent off their boards. Games that are being played stay open without a board. */
export const leaveBoards = async (parentId: string, context: Context): Promise<void> => {
  const games = await db()
    .selectFrom('games')
    .innerJoin('gameParents', 'gameParents.id', 'games.parentId')
    .select(['games.id', 'games.parentId', 'gameParents.kind as parentKind', 'games.boardId'])
    .where('parentId', '=', parentId)
    .where('calledAt', 'is not', null)
    .where('finishedAt', 'is', null)
    .execute();
  for (const game of games) await takeOffBoard(game, context);
};

/** A query for the game that is on a board now. */
const onBoard = (boardId: string) =>
  db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .leftJoin('gameParents', 'gameParents.id', 'games.parentId')
    .select(['games.id', 'games.parentId', 'gameParents.kind as parentKind', 'games.boardId', 'gameResults.length'])
    .where('games.boardId', '=', boardId)
    .where('games.calledAt', 'is not', null)
    .where('games.finishedAt', 'is', null);

/** Puts a reopened game back on its board. If the next game has begun there, the reopened game loses its board instead. */
export const reclaimBoard = async (game: { id: string; boardId: string | null }, context: Context): Promise<void> => {
  if (!game.boardId) return;
  const other = await onBoard(game.boardId).where('games.id', '!=', game.id).executeTakeFirst();
  if (!other) return;
  if (other.length === 0) await takeOffBoard(other, context);
  else await db().updateTable('games').set({ boardId: null, calledAt: null }).where('id', '=', game.id).execute();
};

/**
 * Puts a game whose log a tablet has restored back on the board of the tablet. If another game has been scored there since the database was
 * restored, the game stays on the board that it has been called to.
 */
export const restoreToBoard = async (game: OfParent & { boardId: string | null }, boardId: string, context: Context): Promise<void> => {
  const other = await onBoard(boardId).executeTakeFirst();
  if (other) {
    const scored = await db()
      .selectFrom('gameEvents')
      .innerJoin('instance', (join) => join.onRef('restoredAt', '<=', 'serverTime'))
      .select('gameEvents.id')
      .where('gameId', '=', other.id)
      .limit(1)
      .executeTakeFirst();
    if (scored) return;
    if (other.length === 0) await takeOffBoard(other, context);
    else await db().updateTable('games').set({ boardId: null, calledAt: null }).where('id', '=', other.id).execute();
  }
  if (game.boardId) await takeOffBoard(game, context);
  await db().updateTable('games').set({ boardId, calledAt: context.now }).where('id', '=', game.id).execute();
  await db().updateTable('gameResults').set({ phase: 'called' }).where('gameId', '=', game.id).where('phase', '=', 'ready').execute();
  boardChanged(boardId, context);
  publishGame(game, context);
};
