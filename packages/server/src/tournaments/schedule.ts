import { estimate, type PlannedGame } from '@oche/darts/boards/estimate';
import { paceTonight } from '@oche/darts/boards/pace';
import { linkGames, waitsFor } from '@oche/darts/draw/links';
import type { Format } from '@oche/darts/x01/format';
import type { GameSummary } from '@oche/api/contract/game';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { db, dependsOn } from '../platform/db/current.ts';
import { parents } from '../games/parents.ts';
import { found } from '../platform/refusal.ts';
import { byPlace, eveningGames, isRunning, lastEnded } from '../games/boards.ts';
import { loadWorld, refOf, stagesOf, type TournamentRow, type World } from './world.ts';

const minute = 60_000;
const lowestPriority = -1_000_000;

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
  /** expected end of the last game as an ISO 8601 instant, or null if no game is left or a game can never be played */
  end: string | null;
};

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

/** The other running tournaments of an event, which compete for its boards. */
const otherWorlds = async ({ id, eventId }: Pick<TournamentRow, 'id' | 'eventId'>): Promise<World[]> => {
  const rows = await db()
    .selectFrom('tournaments')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('status', '=', 'running')
    .where('id', '!=', id)
    .execute();
  const worlds: World[] = [];
  for (const row of rows) worlds.push(await loadWorld(row));
  return worlds;
};

/** Games of other events that are currently on these boards. Events at one location may share boards. */
const gamesOfOtherEvents = async (eventId: string, boards: readonly { id: string }[]) =>
  boards.length === 0
    ? []
    : await db()
        .selectFrom('games')
        .leftJoin(
          () => parents().as('parents'),
          (join) => join.onRef('parents.id', '=', 'games.parentId'),
        )
        .select(['games.id', 'games.format', 'games.boardId', 'games.calledAt', 'games.startedAt', 'games.markerPlayerId'])
        .where('games.calledAt', 'is not', null)
        .where('games.finishedAt', 'is', null)
        .where(
          'games.boardId',
          'in',
          boards.map(({ id }) => id),
        )
        .where((eb) => eb.or([eb('parents.eventId', 'is', null), eb('parents.eventId', '!=', eventId)]))
        .execute();

/**
 * The schedule of the open games of a tournament. It is simulated when the event changes, not on each read. The running tournaments of an event
 * are simulated together, because they share boards and may share players.
 */
export const scheduleOf = (id: string, forecast: Context['forecast']): Promise<Schedule> => forecast(id, (now) => simulate(id, now));

/** Records that a schedule depends on its event, and on the other events that use the same boards. */
const dependOnEvents = async (eventId: string): Promise<void> => {
  const sharingEvents = await db()
    .selectFrom('eventBoards as own')
    .innerJoin('eventBoards as other', 'other.boardId', 'own.boardId')
    .select('other.eventId')
    .distinct()
    .where('own.eventId', '=', eventId)
    .execute();
  dependsOn('tournament', 'entries', 'games', 'boards', 'events', 'places');
  dependsOn(`event ${eventId}`, ...sharingEvents.map((other) => `event ${other.eventId}` as const));
};

/** Boards of an event to which games are called automatically. */
const boardsInUse = (eventId: string): Promise<{ id: string }[]> =>
  db()
    .selectFrom('eventBoards')
    .innerJoin('boards', 'boards.id', 'eventBoards.boardId')
    .select('boards.id')
    .where('eventBoards.eventId', '=', eventId)
    .where('eventBoards.reserved', '=', false)
    .where('boards.outOfOrder', '=', false)
    .where('boards.removedAt', 'is', null)
    .orderBy('boards.number')
    .execute();

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
  await dependOnEvents(eventId);
  const world = await loadWorld(tournament);
  const games = await eveningGames({ eventId });
  const boards = await boardsInUse(eventId);
  const worlds = [world, ...(await otherWorlds(tournament))];
  const paceOf = paceOfGames(worlds);
  const open = worlds.flatMap(openGames).sort((a, b) => byPlace(a.game, b.game));
  // Before the tournament is running, no game is expected before the announced start.
  const earliestStart = tournament.status === 'running' ? now : await announcedStart(tournament.id);
  const ownGames = open.filter((candidate) => candidate.world === world);
  const toPlannedGame = (openGame: OpenGame): PlannedGame => ({
    id: openGame.game.id,
    people: openGame.people,
    after: openGame.after,
    duration: paceOf(openGame.game.format).duration,
    // A game that is held back is expected after all others.
    priority: openGame.game.held ? lowestPriority : openGame.game.priority,
    ...(boards.some(({ id }) => id === openGame.game.onlyBoardId) && { boards: [openGame.game.onlyBoardId!] }),
    ...(openGame.game.readyAt && { waitingSince: openGame.game.readyAt.getTime() }),
    ...(isRunning(openGame.game) && { running: runningOf(openGame.game) }),
  });
  const laterGames = worlds.flatMap(laterRounds).flat();
  const ownLaterGames = laterRounds(world).flat();
  const foreignGames = await gamesOfOtherEvents(eventId, boards);
  const plan = estimate({
    games: [
      ...open.map(toPlannedGame),
      ...laterGames.map(({ id: gameId, after, format }): PlannedGame => ({
        id: gameId,
        people: [],
        after,
        duration: paceOf(format).duration,
      })),
      ...foreignGames.map((game): PlannedGame => ({
        id: game.id,
        people: [],
        after: [],
        duration: paceOf(game.format).duration,
        running: runningOf(game),
      })),
    ],
    boards: boards.map(({ id }) => id),
    now: Math.max(now.getTime(), earliestStart.getTime()),
    rest: tournament.restMinutes * minute,
    lastEnded: lastEnded(games),
  });
  const iso = (time: number | null | undefined) => (time == null ? null : new Date(time).toISOString());
  const later = new Set(laterGames.map((game) => game.id));
  const inOrder = [...plan.starts].filter(([gameId]) => !later.has(gameId)).sort(([, a], [, b]) => a - b);
  const minutes = (ownGames.length > 0 ? ownGames.map(({ game }) => game) : world.games).map(
    ({ format }) => paceOf(format).duration / minute,
  );
  const durations = new Map(ownGames.map(({ game }) => [game.id, paceOf(game.format).duration]));
  const turns = new Map([...plan.starts.keys()].map((id, turn) => [id, turn]));
  const ends = ownGames.map(({ game }) =>
    isRunning(game)
      ? Math.max(now.getTime(), runningOf(game).since + durations.get(game.id)!)
      : (plan.starts.get(game.id) ?? Infinity) + durations.get(game.id)!,
  );
  const laterEnds = ownLaterGames.map(({ id: gameId, format }) => (plan.starts.get(gameId) ?? Infinity) + paceOf(format).duration);
  const end = Math.max(...ends, ...laterEnds);
  return {
    gameMinutes: minutes.length > 0 ? Math.round(mean(minutes) * 10) / 10 : 15,
    startOf: (gameId) => iso(plan.starts.get(gameId)),
    nextOn: (boardId) => inOrder.find(([id]) => plan.boards.get(id) === boardId)?.[0] ?? null,
    turnOf: (gameId) => turns.get(gameId) ?? Infinity,
    end: Number.isFinite(end) ? iso(end) : null,
  };
};

/** Sets `expectedAt` of the games that have not been called. */
export const withExpectation = (games: readonly GameSummary[], schedule: Schedule): GameSummary[] =>
  games.map((game) => (game.phase === 'ready' || game.phase === 'waiting' ? { ...game, expectedAt: schedule.startOf(game.id) } : game));
