import { estimate, type PlannedGame } from '@oche/darts/boards/estimate';
import { forecast, type ScatteredGame } from '@oche/darts/boards/forecast';
import { paceTonight } from '@oche/darts/boards/pace';
import { linkGames, waitsFor } from '@oche/darts/draw/links';
import { createRandom } from '@oche/darts/draw/random';
import type { Format } from '@oche/darts/x01/format';
import type { GameSummary } from '@oche/api/contract/game';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { db, dependsOn } from '../platform/db/current.ts';
import { found } from '../platform/refusal.ts';
import { byPlace, eveningGames, isRunning, lastEnded } from '../games/evening.ts';
import { loadWorld, refOf, stagesOf, type World } from './world.ts';

const minute = 60_000;
const lowestPriority = -1_000_000;
/** Simulated evenings for the range of the end. They always have the same random numbers, so that the range only moves if something happens. */
const runs = 25;
const runsSeed = 501;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export type Schedule = {
  /** mean minutes of a game */
  gameMinutes: number;
  /** expected start of a waiting game as an ISO 8601 instant, or null for other games */
  startOf: (gameId: string) => string | null;
  /** zero-based position in the calling order; `Infinity` if the game can never be called */
  turnOf: (gameId: string) => number;
  /** id of the game that is expected next on a board */
  nextOn: (boardId: string) => string | null;
  /**
   * Expected end of the last game as ISO 8601 instants: the median, and the times between which eight of ten evenings end. Null if no game is
   * left or a game can never be played.
   */
  end: { early: string; expected: string; late: string } | null;
};

/** Compares turns. Two games that can never be called are equal; a subtraction would give NaN. */
export const compareTurns = (a: number, b: number): number => (a === b ? 0 : a - b);

/** The announced start of a tournament, in the time zone of its event. */
const announcedStart = async (id: string): Promise<Date> =>
  (
    await db()
      .selectFrom('tournaments')
      .innerJoin('events', 'events.id', 'tournaments.eventId')
      .select(sql<Date>`tournaments.starts_at::timestamp at time zone events.time_zone`.as('start'))
      .where('tournaments.id', '=', id)
      .executeTakeFirstOrThrow()
  ).start;

type Game = World['games'][number];
type OpenGame = { world: World; game: Game; people: string[]; after: string[] };

/** A game of a Swiss round that is not drawn yet. Its players are unknown, and it waits for the whole round before it. */
type LaterGame = { id: string; after: string[]; format: Format };

/** The games of the Swiss rounds that are not drawn yet, round by round. */
const laterRounds = (world: World): LaterGame[][] => {
  const stage = world.stages.find(({ kind }) => kind === 'swiss');
  const { groups } = world.tournament.plan;
  if (!stage || !groups?.swiss) return [];
  const playing = world.entries.filter(({ groupNo, withdrawnAt }) => groupNo !== null && !withdrawnAt).length;
  let before = world.games.filter(({ stageId, round }) => stageId === stage.id && round === stage.rounds).map(({ id }) => id);
  return Array.from({ length: Math.max(0, groups.swiss.rounds - stage.rounds) }, (_round, index) => {
    const games = Array.from({ length: playing >> 1 }, (_game, number) => ({
      id: `${stage.id} ${stage.rounds + index + 1}-${number + 1}`,
      after: before,
      format: groups.format.default,
    }));
    before = games.map(({ id }) => id);
    return games;
  });
};

/** The open games of a tournament, with their players and the ids of the games that they wait for. */
const openGames = (world: World): OpenGame[] => {
  const links = linkGames(stagesOf(world));
  const idOf = new Map(world.games.map((game) => [refOf(game), game.id]));
  const lastRound =
    laterRounds(world)
      .at(-1)
      ?.map(({ id }) => id) ?? [];
  const playersOf = new Map(world.entries.map(({ id, players }) => [id, players.map((player) => player.id)]));
  return world.games
    .filter(({ phase }) => phase !== 'finished' && phase !== 'bye')
    .map((game) => ({
      world,
      game,
      people: game.entries.flatMap((entry) => (entry === null ? [] : (playersOf.get(entry) ?? []))),
      after: [
        ...waitsFor(links, refOf(game)).flatMap((ref) => idOf.get(ref) ?? []),
        ...(game.slots.some(({ kind }) => kind === 'rank') ? lastRound : []),
      ],
    }));
};

/** The board, start and marker of a running game. A game without a board has the board '', because its players are busy too. */
const runningOf = ({
  boardId,
  calledAt,
  startedAt,
  markerPlayerId,
}: Pick<Game, 'boardId' | 'calledAt' | 'startedAt' | 'markerPlayerId'>) => ({
  board: boardId ?? '',
  since: (calledAt ?? startedAt)!.getTime(),
  ...(markerPlayerId !== null && { marker: markerPlayerId }),
});

/** The other running tournaments of these events, which compete for the same boards. */
const otherWorlds = async (id: string, eventIds: readonly string[]): Promise<(World & { eventId: string })[]> => {
  const rows = await db()
    .selectFrom('tournaments')
    .selectAll()
    .where('eventId', 'in', eventIds)
    .where('status', '=', 'running')
    .where('id', '!=', id)
    .execute();
  const worlds: (World & { eventId: string })[] = [];
  for (const row of rows) worlds.push({ ...(await loadWorld(row)), eventId: row.eventId });
  return worlds;
};

/** Games of other parents that are currently on these boards, for example of team matches. */
const otherGamesOn = async (boards: ReadonlySet<string>, parentIds: readonly string[]) =>
  boards.size === 0
    ? []
    : await db()
        .selectFrom('games')
        .select(['games.id', 'games.format', 'games.boardId', 'games.calledAt', 'games.startedAt', 'games.markerPlayerId'])
        .where('games.calledAt', 'is not', null)
        .where('games.finishedAt', 'is', null)
        .where('games.boardId', 'in', [...boards])
        .where((eb) => eb.or([eb('games.parentId', 'is', null), eb('games.parentId', 'not in', [...parentIds])]))
        .execute();

/**
 * The schedule of the open games of a tournament. It is simulated when the event changes, not on each read. The running tournaments of all
 * events with the same boards are simulated together, because they may also share players.
 */
export const scheduleOf = (id: string, cached: Context['forecast']): Promise<Schedule> => cached(id, (now) => simulate(id, now));

/** An event and the other events that use the same boards. Records that a schedule depends on all of them. */
const sharingEvents = async (eventId: string): Promise<string[]> => {
  const sharing = await db()
    .selectFrom('eventBoards as own')
    .innerJoin('eventBoards as other', 'other.boardId', 'own.boardId')
    .select('other.eventId')
    .distinct()
    .where('own.eventId', '=', eventId)
    .execute();
  const ids = [...new Set([eventId, ...sharing.map((other) => other.eventId)])];
  dependsOn('tournament', 'entries', 'games', 'boards', 'events', 'places');
  dependsOn(...ids.map((id) => `event ${id}` as const));
  return ids;
};

/** By event: the boards to which its games are called automatically, by number. */
const boardsInUse = async (eventIds: readonly string[]): Promise<Map<string, string[]>> => {
  const rows = await db()
    .selectFrom('eventBoards')
    .innerJoin('boards', 'boards.id', 'eventBoards.boardId')
    .select(['boards.id', 'eventBoards.eventId'])
    .where('eventBoards.eventId', 'in', eventIds)
    .where('eventBoards.reserved', '=', false)
    .where('boards.outOfOrder', '=', false)
    .where('boards.removedAt', 'is', null)
    .orderBy('boards.number')
    .execute();
  return new Map(eventIds.map((id) => [id, rows.filter((row) => row.eventId === id).map((row) => row.id)]));
};

/** The pace of the games that these tournaments have played so far. */
const paceOfGames = (worlds: readonly World[]) =>
  paceTonight(
    worlds
      .flatMap((world) => world.games)
      .flatMap(({ format, calledAt, startedAt, finishedAt, ending }) => {
        const start = calledAt ?? startedAt;
        return start && finishedAt && ending === 'played'
          ? [{ format, duration: Math.max(1, finishedAt.getTime() - start.getTime()) }]
          : [];
      }),
  );

const simulate = async (id: string, now: Date): Promise<Schedule> => {
  const tournament = found(await db().selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst(), 'The tournament');
  const { eventId } = tournament;
  const eventIds = await sharingEvents(eventId);
  const boardsOf = await boardsInUse(eventIds);
  const boards = [...new Set([...boardsOf.get(eventId)!, ...[...boardsOf.values()].flat()])];
  const world = { ...(await loadWorld(tournament)), eventId };
  const games = await eveningGames({ eventId });
  const worlds = [world, ...(await otherWorlds(id, eventIds))];
  const paceOf = paceOfGames(worlds);
  const open = worlds
    .flatMap((each) => openGames(each).map((openGame) => ({ ...openGame, event: each.eventId })))
    .sort((a, b) => byPlace(a.game, b.game));
  // Before the tournament is running, no game is expected before the announced start.
  const earliestStart = tournament.status === 'running' ? now : await announcedStart(tournament.id);
  const ownGames = open.filter((candidate) => candidate.game.parentId === id);
  /** The boards of a game: one that it is given to, or those of its event if other events have more. */
  const boardsFor = (event: string, onlyBoardId: string | null): Pick<PlannedGame, 'boards'> => {
    const own = boardsOf.get(event)!;
    if (onlyBoardId !== null && boards.includes(onlyBoardId)) return { boards: [onlyBoardId] };
    return own.length < boards.length ? { boards: own } : {};
  };
  const toPlannedGame = ({ game, people, after, event }: (typeof open)[number]): ScatteredGame => ({
    ...paceOf(game.format),
    id: game.id,
    people,
    after,
    // A game that is held back is expected after all others.
    priority: game.held ? lowestPriority : game.priority,
    ...boardsFor(event, game.onlyBoardId),
    ...(game.readyAt && { waitingSince: game.readyAt.getTime() }),
    ...(isRunning(game) && { running: runningOf(game) }),
  });
  const later = worlds.flatMap((each) =>
    laterRounds(each)
      .flat()
      .map((game) => ({ ...game, event: each.eventId })),
  );
  const otherGames = await otherGamesOn(
    new Set(boards),
    worlds.map((each) => each.tournament.id),
  );
  const evening = {
    games: [
      ...open.map(toPlannedGame),
      ...later.map(({ id: gameId, after, format, event }): ScatteredGame => ({
        ...paceOf(format),
        ...boardsFor(event, null),
        id: gameId,
        people: [],
        after,
      })),
      ...otherGames.map((game): ScatteredGame => ({
        ...paceOf(game.format),
        id: game.id,
        people: [],
        after: [],
        running: runningOf(game),
      })),
    ],
    boards,
    now: Math.max(now.getTime(), earliestStart.getTime()),
    rest: tournament.restMinutes * minute,
    lastEnded: lastEnded(games),
  };
  const plan = estimate(evening);
  const ownIds = new Set([
    ...ownGames.map(({ game }) => game.id),
    ...laterRounds(world)
      .flat()
      .map((game) => game.id),
  ]);
  const { end } = forecast({ ...evening, random: createRandom(runsSeed), runs, until: ownIds });
  const iso = (time: number | null | undefined) => (time == null ? null : new Date(time).toISOString());
  const laterIds = new Set(later.map((game) => game.id));
  const inOrder = [...plan.starts].filter(([gameId]) => !laterIds.has(gameId)).sort(([, a], [, b]) => a - b);
  const minutes = (ownGames.length > 0 ? ownGames.map(({ game }) => game) : world.games).map(
    ({ format }) => paceOf(format).duration / minute,
  );
  const turns = new Map([...plan.starts.keys()].map((gameId, turn) => [gameId, turn]));
  return {
    gameMinutes: minutes.length > 0 ? Math.round(mean(minutes) * 10) / 10 : 15,
    startOf: (gameId) => iso(plan.starts.get(gameId)),
    nextOn: (boardId) => inOrder.find(([id]) => plan.boards.get(id) === boardId)?.[0] ?? null,
    turnOf: (gameId) => turns.get(gameId) ?? Infinity,
    end: end && ownIds.size > 0 ? { early: iso(end.early)!, expected: iso(end.expected)!, late: iso(end.late)! } : null,
  };
};

/** Sets `expectedAt` of the games that have not been called. */
export const withExpectation = (games: readonly GameSummary[], schedule: Schedule): GameSummary[] =>
  games.map((game) => (game.phase === 'ready' || game.phase === 'waiting' ? { ...game, expectedAt: schedule.startOf(game.id) } : game));
