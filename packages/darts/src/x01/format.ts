/** Every way in and out. */
export const modes = ['straight', 'double', 'master'] as const;
/** How a side gets in or out: any dart, a double, or a double or treble. The bull (50) is a double. */
export type Mode = (typeof modes)[number];

/** What wins a set or a game. Never a bare number: `bestOf: 5` and `firstTo: 3` are the same length, said differently. */
export type Target = { firstTo: number } | { bestOf: number };

/** Every way to say who throws first. */
export const starters = ['bull-up', 'first', 'second', 'chosen'] as const;
/** Who throws first in leg 1: decided by a bull-up, the first or second named side, or chosen at the board. */
export type Starter = (typeof starters)[number];

/**
 * The format of one X01 game, frozen into its log by the `start` event.
 * A stage has one; a round, a group or one game can override it.
 */
export type Format = {
  /** Points at the start of a leg, 101 to 1001. */
  start: number;
  in: Mode;
  out: Mode;
  /** Legs to win a set, or the game where there are no sets. */
  legs: Target;
  /** Sets to win the game. Absent: the game is played in legs only. */
  sets?: Target;
  starter: Starter;
  /** With an even `bestOf` the game may end level: best of 6 at 3–3. Not together with two clear legs, which go on until somebody leads. */
  draw?: boolean;
  /**
   * The deciding set (or a game without sets) must be won by two clear legs; at n–n one sudden-death leg decides. At the PDC World
   * Championship 5–5, without a new bull-up
   * (https://dartsnews.de/pdc/tiebreak-kehrt-bei-der-darts-wm-in-die-entscheidungssatze-zuruck).
   */
  twoClear?: { suddenDeathAt: number };
  /** After so many rounds without a checkout a tie-break decides the leg; it never counts as a checkout. */
  roundLimit?: number;
  /**
   * The leg that decides the game whoever wins it, sudden death included, is started by a new bull-up
   * (https://dbbr.nl/finaledag-divisiekampioenschappen-promotie-degradatie/); without it the legs go on alternating.
   */
  reBull?: boolean;
  /** Handicap per side, in the order of the sides: own start, in or out mode. */
  handicap?: ({ start?: number; in?: Mode; out?: Mode } | null)[];
};
