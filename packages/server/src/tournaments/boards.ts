import { assignGames, type PlayBoard, type ReadyGame } from '@oche/darts/boards/playList';
import type { Context } from '../context.ts';
import { db, makeStale } from '../db/current.ts';
import { publishGame } from '../games/publishGame.ts';
import { takeBack, tellPlayers } from '../notifications/tell.ts';
import { endCallOf } from '../places/calls.ts';
import type { WorldGame } from './world.ts';

/**
 * The order in which games are listed where nobody has waited longer: round by round, first the first game of every group.
 * Lists, the schedule and the calls all use it.
 */
export const byPlace = (
  a: Pick<WorldGame, 'round' | 'position' | 'groupNo' | 'key' | 'id'>,
  b: Pick<WorldGame, 'round' | 'position' | 'groupNo' | 'key' | 'id'>,
): number =>
  a.round - b.round ||
  a.position - b.position ||
  (a.groupNo ?? 0) - (b.groupNo ?? 0) ||
  (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id < b.id ? -1 : 1);

/** Games of an event that are running or ready, with their people; a person is a player, however many tournaments they play. */
export const eventGames = async (eventId: string) => {
  const games = await db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .innerJoin('tournaments', 'tournaments.id', 'games.tournamentId')
    .select([
      'games.id',
      'games.tournamentId',
      'games.groupNo',
      'games.stageId',
      'games.round',
      'games.position',
      'games.key',
      'games.boardId',
      'games.markerPlayerId',
      'games.readyAt',
    ])
    .select(['games.calledAt', 'games.startedAt', 'games.finishedAt', 'gameResults.phase', 'gameResults.winner', 'gameResults.ending'])
    .select(['tournaments.autoAssign', 'tournaments.restMinutes', 'tournaments.status'])
    .where('tournaments.eventId', '=', eventId)
    .where('tournaments.status', 'in', ['running', 'finished'])
    .execute();
  const people = await db()
    .selectFrom('gameSides')
    .innerJoin('games', 'games.id', 'gameSides.gameId')
    .innerJoin('tournaments', 'tournaments.id', 'games.tournamentId')
    .innerJoin('entries', 'entries.id', 'gameSides.entryId')
    .select(['gameSides.gameId', 'gameSides.side', 'entries.playerId', 'entries.withdrawnAt'])
    .where('tournaments.eventId', '=', eventId)
    .where('tournaments.status', 'in', ['running', 'finished'])
    .orderBy('gameSides.side')
    .execute();
  const peopleOf = Map.groupBy(people, ({ gameId }) => gameId);
  return games.sort(byPlace).map((game, place) => {
    const sides = peopleOf.get(game.id) ?? [];
    const here = sides.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ playerId }) => playerId);
    return { ...game, place, people: sides.map(({ playerId }) => playerId), /** those who have not gone home */ here };
  });
};
export type EventGame = Awaited<ReturnType<typeof eventGames>>[number];

/** Called to a board, or begun without one. */
export const isRunning = (game: Pick<EventGame, 'calledAt' | 'startedAt' | 'finishedAt'>): boolean =>
  (game.calledAt ?? game.startedAt) !== null && game.finishedAt === null;

/** Everybody who is playing or marking now, anywhere in the event. */
export const busyPeople = (games: readonly EventGame[]): { playing: Set<string>; marking: Set<string> } => {
  const running = games.filter(isRunning);
  return {
    playing: new Set(running.flatMap(({ people }) => people)),
    marking: new Set(running.flatMap(({ markerPlayerId }) => (markerPlayerId ? [markerPlayerId] : []))),
  };
};

/** When each person's last game ended, in milliseconds. */
export const lastEnded = (games: readonly EventGame[]): Map<string, number> => {
  const ended = new Map<string, number>();
  for (const game of games) {
    if (!game.finishedAt || game.ending === 'walkover') continue;
    for (const person of game.people) ended.set(person, Math.max(ended.get(person) ?? 0, game.finishedAt.getTime()));
  }
  return ended;
};

const groupOf = ({ stageId, groupNo }: EventGame): string => `${stageId} ${groupNo}`;

/** People of the same group may mark; in a knockout the loser of the board's last game does, else anybody who is out. */
const markersIn = (games: readonly EventGame[]): ((game: EventGame) => string[]) => {
  const people = new Map<string, Set<string>>();
  for (const game of games.filter(({ groupNo }) => groupNo !== null)) {
    const group = people.get(groupOf(game)) ?? people.set(groupOf(game), new Set()).get(groupOf(game))!;
    for (const person of game.here) group.add(person);
  }
  const markers = new Map([...people].map(([group, all]) => [group, [...all].sort()]));
  return (game) => markers.get(groupOf(game)) ?? [];
};

/** Who lost the last game on each board. */
const previousLosers = (games: readonly EventGame[]): Map<string, string> => {
  const losers = new Map<string, string>();
  for (const game of games.filter(({ finishedAt }) => finishedAt).sort((a, b) => a.finishedAt!.getTime() - b.finishedAt!.getTime())) {
    const loser = game.winner === null || game.ending === 'walkover' ? undefined : game.people[1 - game.winner];
    if (game.boardId && loser && game.here.includes(loser)) losers.set(game.boardId, loser);
  }
  return losers;
};

/** One at a time puts games on the boards of a location: its events may share boards, and an event's tournaments its players. */
export const lockBoards = async (eventId: string): Promise<void> => {
  await db()
    .selectFrom('locations')
    .innerJoin('events', 'events.locationId', 'locations.id')
    .select('locations.id')
    .where('events.id', '=', eventId)
    .forNoKeyUpdate('locations')
    .execute();
};

/** Which of these boards have a game on them, of whatever tournament. */
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

/** Puts the next games on the free boards of an event, each with a marker; tournaments that assign by hand are left alone. */
export const assignBoards = async (eventId: string, context: Context): Promise<void> => {
  await lockBoards(eventId);
  const boards = await db()
    .selectFrom('eventBoards')
    .innerJoin('boards', 'boards.id', 'eventBoards.boardId')
    .select(['boards.id', 'boards.outOfOrder', 'eventBoards.reserved'])
    .where('eventBoards.eventId', '=', eventId)
    .where('boards.removedAt', 'is', null)
    .orderBy('boards.number')
    .execute();
  const taken = await takenBoards(boards);
  if (boards.every(({ id, outOfOrder }) => outOfOrder || taken.has(id))) return;
  const games = await eventGames(eventId);
  const ready = games.filter((game) => game.phase === 'ready' && game.autoAssign && game.status === 'running');
  if (ready.length === 0) return;
  const losers = previousLosers(games);
  const markers = markersIn(games);
  const { playing, marking } = busyPeople(games);
  const assignments = assignGames({
    games: ready.map((game): ReadyGame => ({
      id: game.id,
      people: game.people,
      waitingSince: game.readyAt?.getTime() ?? 0,
      round: game.round,
      place: game.place,
      rest: game.restMinutes * 60_000,
      markers: markers(game),
    })),
    boards: boards.map((board): PlayBoard => {
      const previousLoser = losers.get(board.id);
      return {
        id: board.id,
        state: board.outOfOrder ? 'out-of-order' : taken.has(board.id) ? 'playing' : 'free',
        ...(board.reserved ? { reservedFor: [] } : {}),
        ...(previousLoser ? { previousLoser } : {}),
      };
    }),
    busy: [...playing, ...marking],
    now: context.now.getTime(),
    lastEnded: lastEnded(games),
    marked: countMarked(games),
  });
  if (assignments.length > 0) makeStale(`event ${eventId}`);
  for (const { game, board, marker } of assignments)
    await putOnBoard(
      games.find(({ id }) => id === game)!,
      board,
      marker,
      context,
    );
};

const countMarked = (games: readonly EventGame[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { markerPlayerId } of games) if (markerPlayerId) counts.set(markerPlayerId, (counts.get(markerPlayerId) ?? 0) + 1);
  return counts;
};

/** Tells the tablet of a board to look again. */
export const boardChanged = (boardId: string, context: Context): Promise<void> =>
  context.publish('board', boardId, { event: 'changed', data: { boardId } });

/** Calls a game to a board and tells everybody whom it concerns. */
export const putOnBoard = async (
  game: Pick<EventGame, 'id' | 'tournamentId' | 'people'>,
  boardId: string,
  markerPlayerId: string | null,
  context: Context,
): Promise<void> => {
  await db().updateTable('games').set({ boardId, markerPlayerId, calledAt: context.now }).where('id', '=', game.id).execute();
  await db().updateTable('gameResults').set({ phase: 'called' }).where('gameId', '=', game.id).where('phase', '=', 'ready').execute();
  const news = { gameId: game.id, tournamentId: game.tournamentId };
  await tellPlayers(game.people, { ...news, kind: 'game-called' }, context);
  if (markerPlayerId) await tellPlayers([markerPlayerId], { ...news, kind: 'game-to-mark' }, context);
  boardChanged(boardId, context);
  if (game.tournamentId) publishGame(game.id, game.tournamentId, context);
};

/** The players and the marker of a game. */
const calledPeople = async (gameId: string): Promise<string[]> => {
  const players = await db()
    .selectFrom('gameSides')
    .innerJoin('entries', 'entries.id', 'gameSides.entryId')
    .select('entries.playerId')
    .where('gameSides.gameId', '=', gameId)
    .execute();
  const game = await db().selectFrom('games').select('markerPlayerId').where('id', '=', gameId).executeTakeFirst();
  return [...players.map(({ playerId }) => playerId), ...(game?.markerPlayerId ? [game.markerPlayerId] : [])];
};

/** Takes a game off its board. */
export const takeOffBoard = async (
  game: { id: string; tournamentId: string | null; boardId: string | null },
  context: Context,
): Promise<void> => {
  await takeBack(await calledPeople(game.id), context);
  await endCallOf(game.id, context);
  await db().updateTable('games').set({ boardId: null, markerPlayerId: null, calledAt: null }).where('id', '=', game.id).execute();
  await db().updateTable('gameResults').set({ phase: 'ready' }).where('gameId', '=', game.id).where('phase', '=', 'called').execute();
  if (game.boardId) boardChanged(game.boardId, context);
  if (game.tournamentId) publishGame(game.id, game.tournamentId, context);
};

/** Takes the games that have not begun off a board that nothing can be played on now. */
export const clearBoard = async (boardId: string, context: Context): Promise<void> => {
  const called = await onBoard(boardId).where('gameResults.length', '=', 0).execute();
  for (const game of called) await takeOffBoard(game, context);
};

/** Frees the boards of a tournament that is over before its time: what was being played stays open, but without a board. */
export const leaveBoards = async (tournamentId: string, context: Context): Promise<void> => {
  const games = await db()
    .selectFrom('games')
    .select(['id', 'tournamentId', 'boardId'])
    .where('tournamentId', '=', tournamentId)
    .where('calledAt', 'is not', null)
    .where('finishedAt', 'is', null)
    .execute();
  for (const game of games) await takeOffBoard(game, context);
};

/** What is on a board now. */
const onBoard = (boardId: string) =>
  db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .select(['games.id', 'games.tournamentId', 'games.boardId', 'gameResults.length'])
    .where('games.boardId', '=', boardId)
    .where('games.calledAt', 'is not', null)
    .where('games.finishedAt', 'is', null);

/** A game that is open again takes its board back, unless the next one has begun there. */
export const takeBoardBack = async (game: { id: string; boardId: string | null }, context: Context): Promise<void> => {
  if (!game.boardId) return;
  const other = await onBoard(game.boardId).where('games.id', '!=', game.id).executeTakeFirst();
  if (!other) return;
  if (other.length === 0) await takeOffBoard(other, context);
  else await db().updateTable('games').set({ boardId: null, calledAt: null }).where('id', '=', game.id).execute();
};

/**
 * A game that the tablet of a board gave back after a restore stands there again, unless another has been scored there since the restore:
 * then it stays where it was called to.
 */
export const giveBoardBack = async (
  game: { id: string; tournamentId: string | null; boardId: string | null },
  boardId: string,
  context: Context,
): Promise<void> => {
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
  if (game.tournamentId) publishGame(game.id, game.tournamentId, context);
};
