import type { Format } from './format.ts';
import type { DartCode, SideRef } from './event.ts';

/** One visit after folding. */
export type Visit = {
  /** id of the event that wrote it; corrections keep it */
  event: string;
  side: number;
  /** who of the side threw, index into its players (0 in singles) */
  player: number;
  before: number;
  after: number;
  /** points that counted: 0 on a bust and before the side is in */
  scored: number;
  /** the total as written, where it was written as one; differs from `scored` on a bust */
  written: number | null;
  throws: DartCode[] | null;
  bust: boolean;
  checkout: boolean;
  /** darts thrown, 1–3 */
  darts: number;
  /** darts at a double; null where the log does not say and it cannot be computed */
  doubles: number | null;
  corrected: boolean;
  /** whether a visit of 171 was three treble 19; null where the log does not say, and for every other visit */
  allTreble19: boolean | null;
};

/** One leg after folding, running or won. */
export type Leg = {
  /** from 1 over the whole game */
  number: number;
  /** from 1; 1 in a game without sets */
  set: number;
  /** side that throws first; null until known */
  starter: number | null;
  /** points still to go, per side */
  remaining: number[];
  /** whether each side is in (always true with straight in) */
  isIn: boolean[];
  visits: Visit[];
  winner: number | null;
  won: 'checkout' | 'tiebreak' | null;
};

/** How a game ended; `result` was entered by hand, without visits. */
export type Ending = 'played' | 'drawn' | 'walkover' | 'retired' | 'result';

/** What must happen next. A screen shows this and nothing else. */
export type Next =
  | { kind: 'start' }
  | { kind: 'throwFirst'; leg: number; how: 'bull-up' | 'chosen' }
  | { kind: 'visit'; side: number; player: number }
  | { kind: 'tiebreak'; leg: number }
  | { kind: 'over' };

/** A game folded from its log. Everything here is derived; nothing is stored. */
export type GameState = {
  format: Format;
  sides: SideRef[];
  /** number of events folded, the length of the log */
  length: number;
  legs: Leg[];
  /** legs won per side: in the current set where there are sets, else in the game */
  legsWon: number[];
  /** legs won per side over the whole game */
  totalLegs: number[];
  setsWon: number[];
  /** sides that have given up; the others play on while there are two of them */
  retired: boolean[];
  next: Next;
  winner: number | null;
  ending: Ending | null;
  /** averages of a result entered without visits */
  givenAverages: (number | null)[] | null;
  /**
   * id of the event that an undo would take back; null where there is none. `reopen` and `accept` say nothing about the
   * score, so an undo reaches through them.
   */
  undoable: string | null;
  /** who has confirmed the game as it stands; any later change of the score empties it */
  accepted: string[];
};

/** The leg that is being played, or the last one of a game that is over. A game that has started has one. */
export const currentLeg = (state: Pick<GameState, 'legs'>): Leg => state.legs.at(-1) as Leg;
