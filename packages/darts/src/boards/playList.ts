/** Numbers of time in this file are milliseconds of one clock, given by the caller. `people` are players, not entries: a pair is two. */

/** A game that can be called: both sides known, not started. */
export type ReadyGame = {
  id: string;
  /** everybody who plays in it */
  people: readonly string[];
  /** since when it could have been called */
  waitingSince: number;
  round: number;
  /** higher goes first, before the longest wait; 0 where not given */
  priority?: number;
  /** who may mark it, for a group the others of the group; in the order of preference where they have marked equally often */
  markers?: readonly string[];
  /** the only boards it may be played on; free choice where not given */
  boards?: readonly string[];
};

export type PlayBoard = {
  id: string;
  state: 'free' | 'playing' | 'out-of-order';
  /** kept for these games only */
  reservedFor?: readonly string[];
  /** who lost the last game here: in a knockout the loser marks */
  previousLoser?: string;
};

/**
 * `wanted`: games start without a marker rather than wait, and nobody who could play next is taken away for marking before
 * the boards are filled. `required`: a game waits until somebody can mark it. `none`: players mark for themselves.
 */
export type MarkerRule = 'none' | 'wanted' | 'required';

export type PlayListInput = {
  games: readonly ReadyGame[];
  /** in the order in which they are to be filled */
  boards: readonly PlayBoard[];
  /** who is playing or marking now, anywhere in the event */
  busy: Iterable<string>;
  now: number;
  /** the least time between two games of a person */
  rest?: number;
  /** when each person's last game ended */
  lastEnded?: ReadonlyMap<string, number>;
  marking?: MarkerRule;
  /** how often each person has marked today */
  marked?: ReadonlyMap<string, number>;
};

export type Assignment = { game: string; board: string; marker: string | null };

/** The order of the play list: priority, then the longest wait, then the earlier round, then the id so that it is always the same. */
export function byTurn(a: ReadyGame, b: ReadyGame): number {
  return (
    (b.priority ?? 0) - (a.priority ?? 0) ||
    a.waitingSince - b.waitingSince ||
    a.round - b.round ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}

/**
 * Puts games on free boards. Nobody is in two places, neither playing nor marking; a game whose people are busy or resting is
 * passed over, not waited for. Boards that are reserved for a game are tried first for it.
 */
export function assignGames(input: PlayListInput): Assignment[] {
  const { now, rest = 0, lastEnded = new Map(), marking = 'wanted', marked = new Map() } = input;
  const busy = new Set(input.busy);
  const free = input.boards.filter((board) => board.state === 'free');
  const assigned: { game: ReadyGame; board: PlayBoard; marker: string | null }[] = [];
  const counts = new Map(marked);

  const mark = (game: ReadyGame, board: PlayBoard): string | null => {
    const marker = markerFor(game, board, counts, busy);
    if (marker === null) return null;
    busy.add(marker);
    counts.set(marker, (counts.get(marker) ?? 0) + 1);
    return marker;
  };

  for (const game of [...input.games].sort(byTurn)) {
    const rested = game.people.every((person) => !busy.has(person) && now - (lastEnded.get(person) ?? -Infinity) >= rest);
    const board = rested ? boardFor(game, free) : undefined;
    if (!board) continue;
    let marker: string | null = null;
    if (marking === 'required') {
      marker = mark(game, board);
      if (marker === null) continue;
    }
    for (const person of game.people) busy.add(person);
    free.splice(free.indexOf(board), 1);
    assigned.push({ game, board, marker });
  }
  if (marking === 'wanted') for (const one of assigned) one.marker = mark(one.game, one.board);
  return assigned.map(({ game, board, marker }) => ({ game: game.id, board: board.id, marker }));
}

/** Of the candidates who are not busy and do not play in the game, the one who has marked least; null where there is none. */
export function chooseMarker(
  game: Pick<ReadyGame, 'people'>,
  candidates: readonly string[],
  counts: ReadonlyMap<string, number>,
  busy: ReadonlySet<string>,
): string | null {
  let chosen: string | null = null;
  for (const candidate of candidates) {
    if (busy.has(candidate) || game.people.includes(candidate)) continue;
    if (chosen === null || (counts.get(candidate) ?? 0) < (counts.get(chosen) ?? 0)) chosen = candidate;
  }
  return chosen;
}

/** Somebody of the same group; in a knockout, where there are no candidates, the previous loser of the board. */
function markerFor(game: ReadyGame, board: PlayBoard, counts: ReadonlyMap<string, number>, busy: ReadonlySet<string>): string | null {
  const candidates = game.markers ?? (board.previousLoser === undefined ? [] : [board.previousLoser]);
  return chooseMarker(game, candidates, counts, busy);
}

function boardFor(game: ReadyGame, free: readonly PlayBoard[]): PlayBoard | undefined {
  const allowed = free.filter((board) => (game.boards?.includes(board.id) ?? true) && (board.reservedFor?.includes(game.id) ?? true));
  return allowed.find((board) => board.reservedFor) ?? allowed[0];
}
