import { chooseMarker, type MarkerSource } from './marker.ts';

/** Numbers of time in this file are milliseconds of one clock, given by the caller. `people` are players, not entries: a pair is two. */

/** A game that can be called: both sides known, not started. */
export type ReadyGame = {
  id: string;
  /** everybody who plays in it */
  people: readonly string[];
  /** since when both sides are known */
  waitingSince: number;
  round: number;
  /** its place in the list of games, which decides between equal waits in the same round; 0 if absent */
  place?: number;
  /** higher goes first, before the longest wait; 0 where not given */
  priority?: number;
  /** the least time between two games of a person, for this game; that of the list where not given */
  rest?: number;
  /** who may mark it, for a group the others of the group; in the order of preference where they have marked equally often */
  markers?: readonly string[];
  /** the only boards it may be played on; free choice where not given */
  boards?: readonly string[];
};

/** A board of the event, and whether a game can be put on it. */
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

/** Everything that decides which game is called next. */
export type PlayListInput = {
  /** those of the whole event */
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
  /** where markers come from, the first that has somebody; where not given, the game's own candidates, and only for a game without any the previous loser */
  markersFrom?: readonly MarkerSource[];
  /** people who mark all evening, such as a club's own markers */
  named?: readonly string[];
  /** how often each person has marked today */
  marked?: ReadonlyMap<string, number>;
  /** whether those who play next mark when nobody else can; they do where not given */
  nextPlayersMark?: boolean;
};

/** A game that is called to a board; `marker` is null where nobody marks it (yet). */
export type Assignment = { game: string; board: string; marker: string | null };

/** The order of the play list: priority, the longest wait, the earlier round, the place in the list, and the id so that it is always the same. */
export function byTurn(a: ReadyGame, b: ReadyGame): number {
  return (
    (b.priority ?? 0) - (a.priority ?? 0) ||
    a.waitingSince - b.waitingSince ||
    a.round - b.round ||
    (a.place ?? 0) - (b.place ?? 0) ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}

/** When the last of a game's people is rested; `-Infinity` if none of them has played. */
const restedAt = (game: ReadyGame, { lastEnded, rest = 0 }: Pick<PlayListInput, 'lastEnded' | 'rest'>): number =>
  Math.max(...game.people.map((person) => (lastEnded?.get(person) ?? -Infinity) + (game.rest ?? rest)));

/** Games in the order in which they are called. A game waits since both sides are known and all of its people are rested. */
const inTurn = (games: readonly ReadyGame[], ended: Pick<PlayListInput, 'lastEnded' | 'rest'>): ReadyGame[] =>
  games.map((game) => ({ ...game, waitingSince: Math.max(game.waitingSince, restedAt(game, ended)) })).sort(byTurn);

/**
 * Puts games on free boards. Nobody is in two places, neither playing nor marking; a game whose people are busy or resting is
 * passed over, not waited for. The order is that of `inTurn`: in a group, where everything can be played from the start, those go
 * first who have been off the longest.
 *
 * A game tries the boards that are reserved for it, then those that no other waiting game is bound to, then the others.
 */
export function assignGames(input: PlayListInput): Assignment[] {
  const { now, marking = 'wanted', marked = new Map<string, number>() } = input;
  const busy = new Set(input.busy);
  const free = input.boards.filter((board) => board.state === 'free');
  const assigned: { game: ReadyGame; board: PlayBoard; marker: string | null }[] = [];
  const waiting = new Map(inTurn(input.games, input).map((game) => [game.id, game]));

  const mark = (game: ReadyGame, board: PlayBoard): string | null => {
    // Those whose turn it is next: as many games as there are boards that could take them.
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
  if (marking === 'wanted') for (const one of assigned) one.marker = mark(one.game, one.board);
  return assigned.map(({ game, board, marker }) => ({ game: game.id, board: board.id, marker }));
}

function boardFor(game: ReadyGame, free: readonly PlayBoard[], waiting: Iterable<ReadyGame>): PlayBoard | undefined {
  const allowed = free.filter((board) => (game.boards?.includes(board.id) ?? true) && (board.reservedFor?.includes(game.id) ?? true));
  if (allowed.length < 2) return allowed[0];
  const bound = new Set([...waiting].flatMap((other) => (other.id === game.id ? [] : (other.boards ?? []))));
  return allowed.find((board) => board.reservedFor) ?? allowed.find((board) => !bound.has(board.id)) ?? allowed[0];
}
