/** A game that is not finished, for the estimate. Times and durations are milliseconds of one clock, given by the caller. */
export type PlannedGame = {
  id: string;
  /** who plays, as far as it is known */
  people: readonly string[];
  /** ids of games that must be over first; those that are not in the list are over */
  after: readonly string[];
  /** mean duration of such a game, calling and warming up included */
  duration: number;
  /** where and since when it is being played; absent for a game that waits */
  running?: { board: string; since: number };
  /** the only boards it may be played on */
  boards?: readonly string[];
};

export type EstimateInput = {
  /** in the order in which they are to be played; a game that cannot start lets later ones pass */
  games: readonly PlannedGame[];
  /** the boards in use */
  boards: readonly string[];
  now: number;
  /** the least time between two games of a person */
  rest?: number;
};

export type Estimate = {
  /** expected start of every waiting game that can be played; a game that never gets a board is not in here */
  starts: ReadonlyMap<string, number>;
  /** on which board it is expected to be played */
  boards: ReadonlyMap<string, string>;
  /** when the last game is expected to end: `now` where nothing is left, null where something can never be played */
  end: number | null;
};

/**
 * Plays the rest of the evening with mean durations: whenever a board gets free, the first game of the list whose earlier
 * games are over and whose people are free and rested goes on it. A running game that already takes longer than its mean
 * is expected to end now.
 */
export function estimate({ games, boards, now, rest = 0 }: EstimateInput): Estimate {
  const ends = new Map<string, number>();
  const boardFree = new Map(boards.map((board) => [board, now]));
  const personFree = new Map<string, number>();
  const starts = new Map<string, number>();
  const places = new Map<string, string>();
  const ids = new Set(games.map((game) => game.id));
  if (games.some((game) => !(game.duration > 0))) throw new RangeError('A game takes time: its mean duration is more than 0');

  const occupy = (game: PlannedGame, board: string, start: number) => {
    const end = Math.max(now, start + game.duration);
    ends.set(game.id, end);
    boardFree.set(board, end);
    for (const person of game.people) personFree.set(person, end + rest);
  };

  for (const game of games) if (game.running) occupy(game, game.running.board, game.running.since);
  const waiting = new Set(games.filter((game) => !game.running));
  let clock = now;
  while (waiting.size > 0) {
    for (const game of waiting) {
      // Whoever comes out of the games before has to rest too, even while nobody knows who that will be.
      const pause = game.people.length === 0 ? rest : 0;
      const over = game.after.every((id) => !ids.has(id) || (ends.get(id) ?? Infinity) + pause <= clock);
      if (!over || game.people.some((person) => (personFree.get(person) ?? now) > clock)) continue;
      const board = boards.find((id) => (boardFree.get(id) ?? now) <= clock && (game.boards?.includes(id) ?? true));
      if (board === undefined) continue;
      waiting.delete(game);
      starts.set(game.id, clock);
      places.set(game.id, board);
      occupy(game, board, clock);
    }
    // The next moment at which anything changes; where there is none, what still waits can never be played.
    const later = [...ends.values()].flatMap((end) => [end, end + rest]).filter((time) => time > clock);
    if (later.length === 0) break;
    clock = Math.min(...later);
  }
  return { starts, boards: places, end: waiting.size > 0 ? null : Math.max(now, ...ends.values()) };
}
