/** All modes, for in and for out. */
export const modes = ['straight', 'double', 'master'] as const;
/** How a side gets in or out: any dart, a double, or a double or treble. The bull (50) is a double. */
export type Mode = (typeof modes)[number];

/** The legs or sets that win a set or a game. Never a bare number: `bestOf: 5` and `firstTo: 3` have the same length. */
export type Target = { firstTo: number } | { bestOf: number };

/** All starters. */
export const starters = ['bull-up', 'first', 'second', 'chosen'] as const;
/** The side that throws first in leg 1: decided by a bull-up, the first or second named side, or chosen at the board. */
export type Starter = (typeof starters)[number];

/** The format of an X01 game, frozen into its log by the `start` event. A stage has one; a round, a group or a game can override it. */
export type Format = {
  /** Points at the start of a leg, 101 to 1001. */
  start: number;
  in: Mode;
  out: Mode;
  /** Legs to win a set, or the game if it has no sets. */
  legs: Target;
  /** Sets to win the game. Absent: the game has legs only. */
  sets?: Target;
  starter: Starter;
  /** With an even `bestOf`, the game can end level: best of 6 at 3–3. In a game without sets, `twoClear` takes precedence. */
  draw?: boolean;
  /**
   * The deciding set (or a game without sets) must be won by two clear legs; at n–n one sudden-death leg decides. At the PDC World
   * Championship n is 5, and there is no new bull-up
   * (https://dartsnews.de/pdc/tiebreak-kehrt-bei-der-darts-wm-in-die-entscheidungssatze-zuruck).
   */
  twoClear?: { suddenDeathAt: number };
  /** After this number of rounds without a checkout, a tie-break decides the leg. It never counts as a checkout. */
  roundLimit?: number;
  /**
   * A new bull-up decides who throws first in the leg that every remaining side would win the game with, sudden death included
   * (https://dbbr.nl/finaledag-divisiekampioenschappen-promotie-degradatie/). Otherwise the sides continue to alternate.
   */
  reBull?: boolean;
  /** Handicap per side, in the order of the sides: a start, in mode or out mode of its own; null for none. */
  handicap?: ({ start?: number; in?: Mode; out?: Mode } | null)[];
};
