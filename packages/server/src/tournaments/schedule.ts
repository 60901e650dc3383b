import { estimate } from '@oche/darts/boards/estimate';
import { linkGames, waitsFor } from '@oche/darts/draw/links';
import type { Format } from '@oche/darts/x01/format';
import type { GameSummary } from '@oche/api/contract/game';
import { db } from '../db/current.ts';
import { eventGames, type EventGame } from './boards.ts';
import { loadWorld, refOf, stagesOf, type TournamentRow } from './world.ts';

/** Minutes of a game before anything is known of tonight's pace: about 3.5 a leg of 501, half of the legs beyond the fewest, and two to walk up. */
const guessedMinutes = (format: Format): number => {
  const length = (target: Format['legs']) => ('firstTo' in target ? target.firstTo * 1.5 : target.bestOf * 0.75);
  return 2 + length(format.legs) * (format.sets ? length(format.sets) : 1) * 3.5 * (format.start / 501);
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Tonight's own pace once five games have been played, before that a guess from the formats. At least a minute. */
const minutesOf = (played: readonly EventGame[], formats: readonly Format[]): number => {
  const taken = played.flatMap(({ startedAt, finishedAt, ending }) =>
    startedAt && finishedAt && ending === 'played' ? [(finishedAt.getTime() - startedAt.getTime()) / 60_000] : [],
  );
  return Math.max(1, taken.length >= 5 ? mean(taken) : formats.length ? mean(formats.map(guessedMinutes)) : 15);
};

export type Schedule = {
  /** mean minutes of a game */
  gameMinutes: number;
  /** expected start of each waiting game, an instant */
  startOf: (gameId: string) => string | null;
  /** the game that is expected next on a board */
  nextOn: (boardId: string) => string | null;
  /** when the last game is expected to end; null where something can never be played */
  end: string | null;
};

/** How the rest of a tournament will go, as far as anybody can know now. */
export const scheduleOf = async (
  tournament: Pick<TournamentRow, 'id' | 'plan' | 'eventId' | 'restMinutes'>,
  now: Date,
  known: { world?: Awaited<ReturnType<typeof loadWorld>>; games?: EventGame[] } = {},
): Promise<Schedule> => {
  const world = known.world ?? (await loadWorld(tournament));
  const games = known.games ?? (await eventGames(tournament.eventId));
  const boards = await db()
    .selectFrom('eventBoards')
    .innerJoin('boards', 'boards.id', 'eventBoards.boardId')
    .select('boards.id')
    .where('eventBoards.eventId', '=', tournament.eventId)
    .where('eventBoards.reserved', '=', false)
    .where('boards.outOfOrder', '=', false)
    .where('boards.removedAt', 'is', null)
    .orderBy('boards.number')
    .execute();
  const gameMinutes = minutesOf(
    games.filter(({ tournamentId }) => tournamentId === tournament.id),
    world.games.map(({ format }) => format),
  );
  const links = linkGames(stagesOf(world));
  const byRef = new Map(world.games.map((game) => [refOf(game), game]));
  const peopleOf = new Map(games.map((game) => [game.id, game.people]));
  const open = world.games
    .filter(({ phase }) => phase !== 'finished' && phase !== 'bye')
    .sort(
      (a, b) => (a.readyAt?.getTime() ?? Infinity) - (b.readyAt?.getTime() ?? Infinity) || a.round - b.round || (a.key < b.key ? -1 : 1),
    );
  const plan = estimate({
    games: open.map((game) => ({
      id: game.id,
      people: peopleOf.get(game.id) ?? [],
      after: waitsFor(links, refOf(game)).flatMap((ref) => byRef.get(ref)?.id ?? []),
      duration: gameMinutes * 60_000,
      ...(game.boardId && game.calledAt ? { running: { board: game.boardId, since: (game.startedAt ?? game.calledAt).getTime() } } : {}),
    })),
    boards: boards.map(({ id }) => id),
    now: now.getTime(),
    rest: tournament.restMinutes * 60_000,
  });
  const iso = (time: number | null | undefined) => (time == null ? null : new Date(time).toISOString());
  const inOrder = [...plan.starts].sort(([, a], [, b]) => a - b);
  return {
    gameMinutes: Math.round(gameMinutes * 10) / 10,
    startOf: (gameId) => iso(plan.starts.get(gameId)),
    nextOn: (boardId) => inOrder.find(([id]) => plan.boards.get(id) === boardId)?.[0] ?? null,
    end: iso(plan.end),
  };
};

/** Games with when they are expected to start. */
export const withExpectation = (games: readonly GameSummary[], schedule: Schedule): GameSummary[] =>
  games.map((game) => (game.phase === 'ready' || game.phase === 'waiting' ? { ...game, expectedAt: schedule.startOf(game.id) } : game));
