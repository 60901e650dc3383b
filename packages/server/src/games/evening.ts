import { db } from '../platform/db/current.ts';
import { parentKinds, parents } from './parents.ts';
import type { OfParent } from './publishGame.ts';
import { peopleOf } from './sides.ts';

/**
 * An evening: games that share boards and people. These are all games of an event, all games of a parent without an event, or a single game
 * without a parent.
 */
export type Evening = SharedEvening | { gameId: string };
export type SharedEvening = { eventId: string } | { parentId: string };

/** The evening of a game. */
export const eveningOf = ({ id, parentId, eventId }: { id: string; parentId: string | null; eventId: string | null }): Evening =>
  eventId !== null ? { eventId } : parentId !== null ? { parentId } : { gameId: id };

type Place = { id: string; key: string; round: number; position: number; groupNo: number | null };

/**
 * Compares games that have waited equally long: by round, then by position, so that every group plays its first game of a round before any
 * plays its second. Lists, schedule and calls use this order.
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

/** The games of an evening, with the ids of their players. A player who plays several tournaments has one id. */
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
      'games.priority',
      'games.held',
      'games.onlyBoardId',
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
    return { ...game, place, sides, people, present: people.filter((person) => !absent.has(person)) };
  });
};
export type EveningGame = Awaited<ReturnType<typeof eveningGames>>[number];

/** Players who have withdrawn from the parents of these games. */
const absentFrom = async (games: readonly OfParent[]): Promise<ReadonlySet<string>> => {
  const absent = new Set<string>();
  for (const { kind, absent: absentOf } of parentKinds()) {
    const ids = new Set(games.flatMap(({ parentId, parentKind }) => (parentKind === kind && parentId !== null ? [parentId] : [])));
    if (ids.size > 0) for (const person of await absentOf([...ids])) absent.add(person);
  }
  return absent;
};

/** Whether a game has been called to a board, or has begun without one, and is not over. */
export const isRunning = (game: Pick<EveningGame, 'calledAt' | 'startedAt' | 'finishedAt'>): boolean =>
  (game.calledAt ?? game.startedAt) !== null && game.finishedAt === null;

/**
 * Ids of everybody who is playing or marking now: in one of these games of an evening, or in another game at its location, because two events may
 * share a hall and its people. `except`: the id of a game that does not count.
 */
export const busyPeople = async (
  evening: Evening,
  games: readonly EveningGame[],
  except?: string,
): Promise<{ playing: Set<string>; marking: Set<string> }> => {
  const running = games.filter((game) => isRunning(game) && game.id !== except);
  const others = 'gameId' in evening ? [] : await runningNextTo(evening, games);
  const players = await peopleOf(others.map(({ id }) => id));
  return {
    playing: new Set([...running.flatMap(({ people }) => people), ...[...players.values()].flat().map(({ playerId }) => playerId)]),
    marking: new Set([...running, ...others].flatMap(({ markerPlayerId }) => markerPlayerId ?? [])),
  };
};

/** The games on the boards of the location of an evening, without those of the evening itself. */
const runningNextTo = async (evening: SharedEvening, games: readonly EveningGame[]) => {
  const own = new Set(games.map(({ id }) => id));
  const onBoards = await db()
    .selectFrom('games')
    .innerJoin('boards', 'boards.id', 'games.boardId')
    .select(['games.id', 'games.markerPlayerId'])
    .where('boards.locationId', 'in', locationOf(evening))
    .where('games.calledAt', 'is not', null)
    .where('games.finishedAt', 'is', null)
    .execute();
  return onBoards.filter(({ id }) => !own.has(id));
};

/** By player: the end of the last game, in milliseconds since the epoch. Walkovers do not count. */
export const lastEnded = (games: readonly EveningGame[]): Map<string, number> => {
  const ended = new Map<string, number>();
  for (const game of games) {
    if (!game.finishedAt || game.ending === 'walkover') continue;
    for (const person of game.people) ended.set(person, Math.max(ended.get(person) ?? 0, game.finishedAt.getTime()));
  }
  return ended;
};

/** The location of an evening. */
export const locationOf = (evening: SharedEvening) =>
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
