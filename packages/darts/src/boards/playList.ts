import { chooseMarker, type MarkerSource } from './marker.ts';

/** Times in this file are milliseconds of one clock, given by the caller. `people` are players, not entries: a pair is two people. */

/** A game that can be called: both sides known, not started. */
export type ReadyGame = {
  id: string;
  /** its players */
  people: readonly string[];
  /** the time since which both sides are known */
  waitingSince: number;
  round: number;
  /** its position in the list of games, which decides between equal waits in the same round; default 0 */
  place?: number;
  /** a higher priority comes before a longer wait; default 0 */
  priority?: number;
  /** the minimum rest before this game; default: that of the list */
  rest?: number;
  /** people who may mark it, for a group its other members; the first is preferred among those who have marked equally often */
  markers?: readonly string[];
  /** the only boards on which it may be played; default: all */
  boards?: readonly string[];
};

/** A board of the event, and whether a game can be put on it. */
export type PlayBoard = {
  id: string;
  state: 'free' | 'playing' | 'out-of-order';
  /** ids of the only games that may be played on it */
  reservedFor?: readonly string[];
  /** the loser of the last game on this board, who marks the next game in a knockout */
  previousLoser?: string;
};

/**
 * `wanted`: games start without a marker rather than wait, and the boards are filled before players are chosen as markers. `required`: a game
 * waits until somebody can mark it. `none`: players mark their own games.
 */
export type MarkerRule = 'none' | 'wanted' | 'required';

/** Everything on which the next call depends. */
export type PlayListInput = {
  /** games of the whole event */
  games: readonly ReadyGame[];
  /** in the order in which they are filled */
  boards: readonly PlayBoard[];
  /** people who are playing or marking now, anywhere in the event */
  busy: Iterable<string>;
  now: number;
  /** the minimum time between two games of a person */
  rest?: number;
  /** the end of each person's last game */
  lastEnded?: ReadonlyMap<string, number>;
  marking?: MarkerRule;
  /** sources of markers in order of preference; default: the candidates of the game, or the previous loser if it has none */
  markersFrom?: readonly MarkerSource[];
  /** people who mark all evening, such as a club's own markers */
  named?: readonly string[];
  /** the number of games that each person has marked today */
  marked?: ReadonlyMap<string, number>;
  /** whether people who play next mark if nobody else can; default true */
  nextPlayersMark?: boolean;
};

/** A game that is called to a board. `marker` is null if nobody marks it (yet). */
export type Assignment = { game: string; board: string; marker: string | null };

/** Compares by the order of the play list: priority, longest wait, earlier round, place in the list, and finally id, so that it is deterministic. */
export function byTurn(a: ReadyGame, b: ReadyGame): number {
  return (
    (b.priority ?? 0) - (a.priority ?? 0) ||
    a.waitingSince - b.waitingSince ||
    a.round - b.round ||
    (a.place ?? 0) - (b.place ?? 0) ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}

/** The time at which all players of a game are rested; `-Infinity` if none of them has played. */
const restedAt = (game: ReadyGame, { lastEnded, rest = 0 }: Pick<PlayListInput, 'lastEnded' | 'rest'>): number =>
  Math.max(...game.people.map((person) => (lastEnded?.get(person) ?? -Infinity) + (game.rest ?? rest)));

/** Games in the order in which they are called. A game waits from the time at which both sides are known and all of its players are rested. */
const inTurn = (games: readonly ReadyGame[], ended: Pick<PlayListInput, 'lastEnded' | 'rest'>): ReadyGame[] =>
  games.map((game) => ({ ...game, waitingSince: Math.max(game.waitingSince, restedAt(game, ended)) })).sort(byTurn);

/**
 * Calls games to free boards. No person plays or marks in two places. A game whose players are busy or resting is skipped. The order is that
 * of `inTurn`: in a group, where all games can be played from the start, the players who have rested longest come first.
 *
 * A game gets a board that is reserved for it, otherwise one to which no other waiting game is restricted, otherwise any other.
 */
export function assignGames(input: PlayListInput): Assignment[] {
  const { now, marking = 'wanted', marked = new Map<string, number>() } = input;
  const busy = new Set(input.busy);
  const free = input.boards.filter((board) => board.state === 'free');
  const assigned: { game: ReadyGame; board: PlayBoard; marker: string | null }[] = [];
  const waiting = new Map(inTurn(input.games, input).map((game) => [game.id, game]));

  const mark = (game: ReadyGame, board: PlayBoard): string | null => {
    // The next games: as many as there are boards for them.
    const inUse = input.boards.filter(({ state, reservedFor }) => state !== 'out-of-order' && !reservedFor).length;
    const next = [...waiting.values()].filter(({ id }) => id !== game.id).slice(0, inUse);
    const marker = chooseMarker({
      game,
      sources: input.markersFrom ?? (game.markers ? ['candidates'] : ['previous-loser']),
      previousLoser: board.previousLoser,
      named: input.named,
      counts: marked,
      busy,
      next: new Set(next.flatMap(({ people }) => people)),
      nextPlayersMark: input.nextPlayersMark,
    });
    if (marker !== null) busy.add(marker);
    return marker;
  };

  for (const game of waiting.values()) {
    if (free.length === 0) break;
    const isFree = restedAt(game, input) <= now && game.people.every((person) => !busy.has(person));
    const board = isFree ? boardFor(game, free, waiting.values()) : undefined;
    if (!board) continue;
    let marker: string | null = null;
    if (marking === 'required') {
      marker = mark(game, board);
      if (marker === null) continue;
    }
    for (const person of game.people) busy.add(person);
    free.splice(free.indexOf(board), 1);
    waiting.delete(game.id);
    assigned.push({ game, board, marker });
  }
  if (marking === 'wanted') for (const assignment of assigned) assignment.marker = mark(assignment.game, assignment.board);
  return assigned.map(({ game, board, marker }) => ({ game: game.id, board: board.id, marker }));
}

function boardFor(game: ReadyGame, free: readonly PlayBoard[], waiting: Iterable<ReadyGame>): PlayBoard | undefined {
  const allowed = free.filter((board) => (game.boards?.includes(board.id) ?? true) && (board.reservedFor?.includes(game.id) ?? true));
  if (allowed.length < 2) return allowed[0];
  const restrictedTo = new Set([...waiting].flatMap((other) => (other.id === game.id ? [] : (other.boards ?? []))));
  return allowed.find((board) => board.reservedFor) ?? allowed.find((board) => !restrictedTo.has(board.id)) ?? allowed[0];
}
