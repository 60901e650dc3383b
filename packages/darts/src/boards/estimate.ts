import { prepareEvening, runEvening } from './evening.ts';

/** A game that is not finished, for an estimate. Times and durations are milliseconds of one clock, given by the caller. */
export type PlannedGame = {
  id: string;
  /** the players that are known; a pair is two players */
  people: readonly string[];
  /** ids of the games from which its players come and which must end first; games that are not in the list count as finished */
  after: readonly string[];
  /** the time since which its players are known; if absent, from the beginning */
  waitingSince?: number;
  /** mean duration of such a game, including the call and the warm-up; at least 1 */
  duration: number;
  /** the board and the start of a running game; absent for a waiting game */
  running?: { board: string; since: number; /** the marker, who may be waiting to play */ marker?: string };
  /** the only boards on which it may be played */
  boards?: readonly string[];
  /** as in `ReadyGame` */
  priority?: number;
};

/** The current state of the remaining evening. */
export type EstimateInput = {
  /** games of the whole event; games that have waited equally long are called in this order */
  games: readonly PlannedGame[];
  /** the boards in use, in the order in which they are filled */
  boards: readonly string[];
  now: number;
  /** the minimum time between two games of a person */
  rest?: number;
  /** the end of each person's last game */
  lastEnded?: ReadonlyMap<string, number>;
};

/** The expected schedule of the remaining evening. */
export type Estimate = {
  /** expected start of every waiting game that can be played, in the order of the calls; games that never get a board are missing */
  starts: ReadonlyMap<string, number>;
  /** expected board of each of these games */
  boards: ReadonlyMap<string, string>;
  /** expected end of the last game: `now` if no game is left, null if a game can never be played */
  end: number | null;
};

/**
 * Simulates the rest of the evening once, with mean durations. Games are called as in `assignGames`: whenever a board becomes free, the game
 * that has waited longest is called, if its earlier games have ended and its players are free and rested. A player who comes from an earlier
 * game rests too, even if the player is not known yet. A running game that already takes longer than its mean is expected to end now.
 *
 * With mean durations the end is too early on average, because boards wait for the slower of two games. `forecast` gives the range of the
 * ends.
 * Throws a RangeError for a game without a duration, and for two games with the same id.
 */
export function estimate(input: EstimateInput): Estimate {
  const { games, boards } = input;
  const durations = games.map((game) => meanOf(game));
  const run = runEvening(prepareEvening(input), durations);
  const starts = new Map<string, number>();
  const places = new Map<string, string>();
  for (const index of run.calls) {
    const game = games[index]!;
    starts.set(game.id, run.starts[index]!);
    places.set(game.id, boards[run.boardOf[index]!]!);
  }
  return { starts, boards: places, end: run.end === Infinity ? null : run.end };
}

/** The mean duration of a game. Throws a RangeError if it is less than 1. */
export function meanOf({ id, duration }: PlannedGame): number {
  if (!(duration >= 1)) throw new RangeError(`Game ${id} takes ${duration} ms: a mean duration is at least 1`);
  return duration;
}
