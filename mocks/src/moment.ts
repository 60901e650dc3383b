import type { GameLog, GameSummary } from '@oche/api/contract/game';
import type { Entry, Plan } from '@oche/api/contract/tournament';
import { estimate, type PlannedGame } from '@oche/darts/boards/estimate';
import { dependencies, gameRef, linkGames } from '@oche/darts/draw/links';
import type { TournamentState } from '@oche/darts/standings/tournament';
import { roundsOf } from '@oche/api/tournamentPlan';
import { formatFor, type Draw } from './drawPlan.ts';
import { drawAfter, stateOf, type Evening, type EveningGame } from './evening.ts';
import { summaryOf, toEvents } from './gameSummary.ts';

export type MomentInput = {
  plan: Plan;
  evening: Evening;
  /** seconds since the evening began */
  at: number;
  instant: (at: number) => string;
  entries: ReadonlyMap<string, Entry>;
  boards: readonly { id: string; number: number; name: string }[];
  parent: GameSummary['parent'];
  idOf: (ref: string) => string;
  restSeconds: number;
};

/** The state of the tournament at one second of its evening. */
export type Moment = {
  logs: GameLog[];
  finishedGames: EveningGame[];
  /** the draw so far */
  draw: Draw;
  state: TournamentState;
  /** mean minutes of the finished games; 15 if no game is finished */
  gameMinutes: number;
  expectedEnd: string | null;
};

const mean = (values: readonly number[], fallback: number): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : fallback;

/** The place of a game that was called to a board. All parts are null for a walkover, and for a game that is not called yet. */
const placeOf = (game: EveningGame | undefined, { boards, entries, instant }: MomentInput) => {
  if (!game || game.board === null) return { calledAt: null, board: null, marker: null };
  const board = boards.find(({ id }) => id === game.board);
  const marker = game.marker === null ? undefined : entries.get(game.marker);
  return {
    calledAt: instant(game.calledAt),
    board: board ? { id: board.id, number: board.number, name: board.name } : null,
    marker: marker ? { playerId: marker.players[0]!.id, name: marker.name } : null,
  };
};

/** Cuts an evening at one second: logs end there, and games that are not finished get an expected start. */
export const momentOf = (input: MomentInput): Moment => {
  const { plan, evening, at, instant, entries, parent, idOf } = input;
  const finishedGames = evening.games.filter((game) => game.endedAt <= at);
  const called = new Map(evening.games.filter((game) => game.calledAt <= at).map((game) => [game.ref, game]));
  const draw = drawAfter(evening.draw, finishedGames);
  const state = stateOf(plan, draw, finishedGames);
  const { progress } = state;
  const links = linkGames(draw.stages);
  const gameSeconds = mean(
    finishedGames.filter((game) => game.board !== null).map((game) => game.endedAt - game.calledAt),
    15 * 60,
  );

  const planned = [...progress.games.values()]
    .filter(({ ref, outcome }) => outcome === null && !finishedGames.some((game) => game.ref === ref))
    .map(({ ref, sides }): PlannedGame => {
      const game = called.get(ref);
      return {
        id: ref,
        people: sides.flatMap((side) => (side.kind === 'entry' ? [side.entry] : [])),
        after: dependencies(links, ref),
        duration: gameSeconds,
        ...(game?.board ? { running: { board: game.board, since: game.calledAt } } : {}),
      };
    });
  const expected = estimate({ games: planned, boards: input.boards.map(({ id }) => id), now: at, rest: input.restSeconds });

  const logs = draw.stages.flatMap(({ id: role, kind, games }) => {
    const rounds = roundsOf(games);
    return games.map((drawn): GameLog => {
      const ref = gameRef(role, drawn.key);
      const game = called.get(ref);
      const boardId = game?.board ?? null;
      const events = toEvents(
        (game?.events ?? []).filter((event) => event.at <= at),
        boardId === null ? 'system' : `board:${boardId}`,
        instant,
      );
      const start = expected.starts.get(ref);
      const summary = summaryOf({
        id: idOf(ref),
        drawn,
        ...{ role, kind },
        isOnlyStage: role === 'winners' && draw.stages.length === 1,
        afterSwiss: role !== 'groups' && draw.stages.some((stage) => stage.kind === 'swiss'),
        rounds,
        parent,
        format: formatFor(draw, role, drawn),
        sides: progress.games.get(ref)?.sides ?? [{ kind: 'tbd' }, { kind: 'tbd' }],
        entries,
        events,
        ...placeOf(game, input),
        expectedAt: start === undefined ? null : instant(start),
      });
      return { game: summary, events, length: events.length, scorerEpoch: boardId === null ? 0 : 1 };
    });
  });
  return {
    ...{ logs, finishedGames, draw, state },
    gameMinutes: Math.round(gameSeconds / 6) / 10,
    expectedEnd: expected.end === null ? null : instant(expected.end),
  };
};
