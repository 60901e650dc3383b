import { assignGames, type PlayBoard, type ReadyGame } from '@oche/darts/boards/playList';
import type { Context } from '../platform/context.ts';
import { db, makeStale } from '../platform/db/current.ts';
import { takeBack, tellPlayers } from '../notifications/tell.ts';
import { endCallOf } from './calls.ts';
import { parentKinds, parents } from './parents.ts';
import { publishGame, type OfParent } from './publishGame.ts';

/** Games that share boards and people: those of an event; without an event, those of a parent; or a game on its own. */
export type Evening = SharedEvening | { gameId: string };
export type SharedEvening = { eventId: string } | { parentId: string };

/** The evening of a game. */
export const eveningOf = ({ id, parentId, eventId }: { id: string; parentId: string | null; eventId: string | null }): Evening =>
  eventId !== null ? { eventId } : parentId !== null ? { parentId } : { gameId: id };

type Place = { id: string; key: string; round: number; position: number; groupNo: number | null };

/**
 * The order in which games are listed where nobody has waited longer: round by round, first the first game of every group.
 * Lists, the schedule and the calls all use it.
 */
export const byPlace = (a: Place, b: Place): number =>
  a.round - b.round ||
  a.position - b.position ||
  (a.groupNo ?? 0) - (b.groupNo ?? 0) ||
  (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id < b.id ? -1 : 1);

const gamesOf = (evening: Evening) =>
  db()
    .selectFrom('games')
    .leftJoin(
      () => parents().as('parents'),
      (join) => join.onRef('parents.id', '=', 'games.parentId'),
    )
    .where((eb) =>
      'gameId' in evening
        ? eb('games.id', '=', evening.gameId)
        : eb.and([
            'eventId' in evening ? eb('parents.eventId', '=', evening.eventId) : eb('games.parentId', '=', evening.parentId),
            eb('parents.isOpen', '=', true),
          ]),
    );

/** The games of an evening, with their players: a person is a player, however many tournaments they play. */
export const eveningGames = async (evening: Evening) => {
  const games = await gamesOf(evening)
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .select([
      'games.id',
      'games.parentId',
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
    .select(['parents.kind as parentKind', 'parents.autoAssign', 'parents.restMinutes', 'parents.isRunning'])
    .execute();
  const players = await db()
    .selectFrom('gameSidePlayers')
    .select(['gameId', 'side', 'playerId'])
    .where('gameId', 'in', gamesOf(evening).select('games.id'))
    .where('playerId', 'is not', null)
    .orderBy('side')
    .orderBy('position')
    .execute();
  const playersOf = Map.groupBy(players, ({ gameId }) => gameId);
  const absent = await absentFrom(games);
  return games.sort(byPlace).map((game, place) => {
    const sides: string[][] = [];
    for (const { side, playerId } of playersOf.get(game.id) ?? []) (sides[side] ??= []).push(playerId!);
    const people = sides.flat();
    return { ...game, place, sides, people, /** those who have not gone home */ here: people.filter((person) => !absent.has(person)) };
  });
};
export type EveningGame = Awaited<ReturnType<typeof eveningGames>>[number];

/** Players who have left the tournaments or matches of these games. */
const absentFrom = async (games: readonly OfParent[]): Promise<ReadonlySet<string>> => {
  const absent = new Set<string>();
  for (const { kind, absent: absentOf } of parentKinds()) {
    const ids = new Set(games.flatMap(({ parentId, parentKind }) => (parentKind === kind && parentId !== null ? [parentId] : [])));
    if (ids.size > 0) for (const person of await absentOf([...ids])) absent.add(person);
  }
  return absent;
};

/** Called to a board, or begun without one. */
export const isRunning = (game: Pick<EveningGame, 'calledAt' | 'startedAt' | 'finishedAt'>): boolean =>
  (game.calledAt ?? game.startedAt) !== null && game.finishedAt === null;

/** Everybody who is playing or marking now in these games. */
export const busyPeople = (games: readonly EveningGame[]): { playing: Set<string>; marking: Set<string> } => {
  const running = games.filter(isRunning);
  return {
    playing: new Set(running.flatMap(({ people }) => people)),
    marking: new Set(running.flatMap(({ markerPlayerId }) => (markerPlayerId ? [markerPlayerId] : []))),
  };
};

/** When each person's last game ended, in milliseconds. */
export const lastEnded = (games: readonly EveningGame[]): Map<string, number> => {
  const ended = new Map<string, number>();
  for (const game of games) {
    if (!game.finishedAt || game.ending === 'walkover') continue;
    for (const person of game.people) ended.set(person, Math.max(ended.get(person) ?? 0, game.finishedAt.getTime()));
  }
  return ended;
};

const groupOf = ({ stageId, groupNo }: EveningGame): string => `${stageId} ${groupNo}`;

/** People of the same group may mark; in a knockout the loser of the board's last game does, else anybody who is out. */
const markersIn = (games: readonly EveningGame[]): ((game: EveningGame) => string[]) => {
  const people = new Map<string, Set<string>>();
  for (const game of games.filter(({ groupNo }) => groupNo !== null)) {
    const group = people.get(groupOf(game)) ?? people.set(groupOf(game), new Set()).get(groupOf(game))!;
    for (const person of game.here) group.add(person);
  }
  const markers = new Map([...people].map(([group, all]) => [group, [...all].sort()]));
  return (game) => markers.get(groupOf(game)) ?? [];
};

/** Who lost the last game on each board. */
const previousLosers = (games: readonly EveningGame[]): Map<string, string> => {
  const losers = new Map<string, string>();
  for (const game of games.filter(({ finishedAt }) => finishedAt).sort((a, b) => a.finishedAt!.getTime() - b.finishedAt!.getTime())) {
    const [loser, partner] = game.winner === null || game.ending === 'walkover' ? [] : (game.sides[1 - game.winner] ?? []);
    const marker = [loser, partner].find((person) => person !== undefined && game.here.includes(person));
    if (game.boardId && marker) losers.set(game.boardId, marker);
  }
  return losers;
};

/**
 * Locks the boards of an evening: one request at a time puts games on the boards of a location. A location's events may share boards, and
 * an event's tournaments its players.
 */
export const lockBoards = async (evening: Evening): Promise<void> => {
  if (!('gameId' in evening)) await locationOf(evening).forNoKeyUpdate().execute();
};

/** The same unless somebody else has locked them; whether it did. */
export const lockFreeBoards = async (evening: SharedEvening): Promise<boolean> =>
  (await locationOf(evening).forNoKeyUpdate().skipLocked().execute()).length > 0;

const locationOf = (evening: SharedEvening) =>
  db()
    .selectFrom('locations')
    .select('id')
    .where('id', '=', (eb) =>
      'eventId' in evening
        ? eb.selectFrom('events').select('locationId').where('events.id', '=', evening.eventId)
        : eb
            .selectFrom(() => parents().as('parents'))
            .select('parents.locationId')
            .where('parents.id', '=', evening.parentId),
    );

/** Locks the location of a board, for a game that belongs to no evening. */
export const lockBoardsBeside = async (boardId: string): Promise<void> => {
  const location = db().selectFrom('boards').select('locationId').where('id', '=', boardId);
  await db().selectFrom('locations').select('id').where('id', '=', location).forNoKeyUpdate().execute();
};

/** The boards of an evening, by number: those of its event, otherwise all of its location. A game on its own may use any of its club. */
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
        ? eb('locations.id', '=', (of) =>
            of
              .selectFrom(() => parents().as('parents'))
              .select('parents.locationId')
              .where('parents.id', '=', evening.parentId),
          )
        : eb('locations.organisationId', '=', (of) =>
            of.selectFrom('games').select('games.organisationId').where('games.id', '=', evening.gameId),
          ),
    )
    .execute();
  return rows.map((board) => ({ ...board, reserved: false }));
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

/** Puts the next games on the free boards of an evening, each with a marker; games of parents that assign by hand are left alone. */
export const assignBoards = async (evening: Evening, context: Context): Promise<void> => {
  await lockBoards(evening);
  const boards = await boardsOf(evening);
  const taken = await takenBoards(boards);
  if (boards.every(({ id, outOfOrder }) => outOfOrder || taken.has(id))) return;
  const games = await eveningGames(evening);
  const ready = games.filter((game) => game.phase === 'ready' && game.autoAssign && game.isRunning);
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
      rest: (game.restMinutes ?? 0) * 60_000,
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

/** What shows the boards of an evening is stale. */
export const boardsChanged = (evening: Evening): void => {
  if ('eventId' in evening) makeStale(`event ${evening.eventId}`);
};

/** Tells the tablet of a board to look again. */
export const boardChanged = (boardId: string, context: Context): void => context.changed(boardId, 'board');

/** Calls a game to a board and tells everybody whom it concerns. */
export const putOnBoard = async (
  game: Pick<EveningGame, 'id' | 'parentId' | 'parentKind' | 'people'>,
  boardId: string,
  markerPlayerId: string | null,
  context: Context,
): Promise<void> => {
  await db().updateTable('games').set({ boardId, markerPlayerId, calledAt: context.now }).where('id', '=', game.id).execute();
  await db().updateTable('gameResults').set({ phase: 'called' }).where('gameId', '=', game.id).where('phase', '=', 'ready').execute();
  const news = { gameId: game.id, parentId: game.parentId };
  await tellPlayers(game.people, { ...news, kind: 'game-called' }, context);
  if (markerPlayerId) await tellPlayers([markerPlayerId], { ...news, kind: 'game-to-mark' }, context);
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
  await takeBack(await calledPeople(game.id), context);
  await endCallOf(game.id, context);
  await db().updateTable('games').set({ boardId: null, markerPlayerId: null, calledAt: null }).where('id', '=', game.id).execute();
  await db().updateTable('gameResults').set({ phase: 'ready' }).where('gameId', '=', game.id).where('phase', '=', 'called').execute();
  if (game.boardId) boardChanged(game.boardId, context);
  publishGame(game, context);
};

/** Takes the games that have not begun off a board that nothing can be played on now. */
export const clearBoard = async (boardId: string, context: Context): Promise<void> => {
  const called = await onBoard(boardId).where('gameResults.length', '=', 0).execute();
  for (const game of called) await takeOffBoard(game, context);
};

/** Takes all games of a parent off their boards: games that are being played stay open without a board. */
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

/** What is on a board now. */
const onBoard = (boardId: string) =>
  db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .leftJoin('gameParents', 'gameParents.id', 'games.parentId')
    .select(['games.id', 'games.parentId', 'gameParents.kind as parentKind', 'games.boardId', 'gameResults.length'])
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
export const giveBoardBack = async (game: OfParent & { boardId: string | null }, boardId: string, context: Context): Promise<void> => {
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
