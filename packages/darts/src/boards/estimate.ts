import { prepareEvening, runEvening } from './evening.ts';

/** A game that is not finished, for an estimate. Times and durations are milliseconds of one clock, given by the caller. */
export type PlannedGame = {
  id: string;
  /** who plays, as far as it is known: players, so that a pair is two */
  people: readonly string[];
  /** ids of the games that its people come out of, which must be over first; those that are not in the list are over */
  after: readonly string[];
  /** since when its people are known; absent: from the start */
  waitingSince?: number;
  /** mean duration of such a game, calling and warming up included; at least 1 */
  duration: number;
  /** where and since when it is being played; absent for a game that waits */
  running?: { board: string; since: number; /** a person who may be waiting to play */ marker?: string };
  /** the only boards it may be played on */
  boards?: readonly string[];
};

/** The rest of an evening as it stands now. */
export type EstimateInput = {
  /** games of the whole event; of games that have waited equally long, the first is called first */
  games: readonly PlannedGame[];
  /** the boards in use, in the order in which they are to be filled */
  boards: readonly string[];
  now: number;
  /** the least time between two games of a person */
  rest?: number;
  /** when each person's last game ended */
  lastEnded?: ReadonlyMap<string, number>;
};

/** How the rest of an evening is expected to go. */
export type Estimate = {
  /** expected start of every waiting game that can be played, in the order of the calls; a game that never gets a board is not in here */
  starts: ReadonlyMap<string, number>;
  /** on which board it is expected to be played */
  boards: ReadonlyMap<string, string>;
  /** when the last game is expected to end: `now` where nothing is left, null where something can never be played */
  end: number | null;
};

/**
 * Plays the rest of the evening once, with mean durations. Games are called as `assignGames` calls them: whenever a board gets free,
 * the game that has waited longest goes on it. Its earlier games are over and its people free and rested. A player who comes out of an earlier game rests too, even while nobody
 * knows who that will be. A running game that already takes longer than its mean is expected to end now.
 *
 * A mean evening is not the mean of all evenings: boards wait for the slower of two games. `forecast` tells how far off this is.
 * Throws a RangeError for a game without a duration, or with the id of another.
 */
export function estimate(input: EstimateInput): Estimate {
  const { games, boards } = input;
  const durations = games.map((game) => meanOf(game));
  const run = runEvening(prepareEvening(input), durations);
  const starts = new Map<string, number>();
  const places = new Map<string, string>();
  for (const at of run.calls) {
    const game = games[at]!;
    starts.set(game.id, run.starts[at]!);
    places.set(game.id, boards[run.boardOf[at]!]!);
  }
  return { starts, boards: places, end: run.end === Infinity ? null : run.end };
}

/** The mean duration of a game; a RangeError where that is no time at all. */
export function meanOf({ id, duration }: PlannedGame): number {
  if (!(duration >= 1)) throw new RangeError(`Game ${id} takes ${duration} ms: a mean duration is at least 1`);
  return duration;
}
