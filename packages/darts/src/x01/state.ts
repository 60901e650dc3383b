import type { Format } from './format.ts';
import type { DartCode, SideRef } from './event.ts';

/** One visit after folding. */
export type Visit = {
  /** id of the event that wrote it; corrections keep it */
  event: string;
  side: number;
  /** index of the player who threw, among the players of the side in this leg (0 in singles); `throwerOf` has the id */
  player: number;
  before: number;
  after: number;
  /** points that counted: 0 for a bust and before the side is in */
  scored: number;
  /** the total, if the visit was written as one; differs from `scored` in a bust */
  written: number | null;
  throws: DartCode[] | null;
  bust: boolean;
  checkout: boolean;
  /** darts thrown, 1–3 */
  darts: number;
  /** darts at a double; null if it is not in the log and cannot be computed */
  doubles: number | null;
  corrected: boolean;
  /** whether a visit of 171 was three treble 19; null if it is not in the log, and for all other visits */
  allTreble19: boolean | null;
};

/** Who throws for a side, in this order, from leg `fromLeg` on. */
export type ThrowingOrder = { fromLeg: number; players: readonly string[] };

/** One leg after folding, running or won. */
export type Leg = {
  /** from 1 over the whole game */
  number: number;
  /** from 1; always 1 in a game without sets */
  set: number;
  /** the ids of the players of each side, in throwing order */
  players: (readonly string[])[];
  /** the side that throws first; null until known */
  starter: number | null;
  /** the remaining points per side */
  remaining: number[];
  /** whether each side is in (always true with straight in) */
  isIn: boolean[];
  visits: Visit[];
  winner: number | null;
  won: 'checkout' | 'tiebreak' | null;
};

/** How a game ended. `result`: a final score was entered by hand. */
export type Ending = 'played' | 'drawn' | 'walkover' | 'retired' | 'result';

/** What must happen next; no other event of the board is allowed. */
export type Next =
  | { kind: 'start' }
  | { kind: 'throwFirst'; leg: number; how: 'bull-up' | 'chosen' }
  | { kind: 'visit'; side: number; /** as in `Visit` */ player: number }
  | { kind: 'tiebreak'; leg: number }
  | { kind: 'over' };

/** A game folded from its log. All fields are derived; none is stored. */
export type GameState = {
  format: Format;
  /** as the `start` event has them; each leg has the players who throw in it */
  sides: SideRef[];
  /** per side, its throwing orders by leg, ascending; the first is from leg 1 on, and each lasts up to the next */
  orders: (readonly ThrowingOrder[])[];
  /** the length of the log */
  length: number;
  legs: Leg[];
  /** legs won per side in the current set, or in the game if it has no sets */
  legsWon: number[];
  /** legs won per side over the whole game */
  totalLegs: number[];
  setsWon: number[];
  /** per side, whether it has given up; the others play on while there are at least two */
  retired: boolean[];
  next: Next;
  winner: number | null;
  ending: Ending | null;
  /** averages that were entered with a result */
  givenAverages: (number | null)[] | null;
  /**
   * Id of the event that can be undone; null if there is none. `reopen`, `accept` and `players` do not change the score, so an undo skips
   * them.
   */
  undoable: string | null;
  /** the people who have confirmed the result; any later change of the score empties the list */
  accepted: string[];
};

/** The leg being played, or the last leg of a finished game. Every game that has started has one. */
export const currentLeg = (state: Pick<GameState, 'legs'>): Leg => state.legs.at(-1) as Leg;
