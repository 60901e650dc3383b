/**
 * A side of a drawn game. TBD is an unresolved slot, never a stored name; a bye is known at once;
 * a walkover is a result. Three different things.
 * Games are named by structural key, unique in their stage: `g1-7` (group 1, game 7), `w2-5` (winners' round 2, game 5),
 * `l3-1` (losers' knockout), `w3rd`/`l3rd` (third place), `ub1-4` and `lb2-1` (upper and lower bracket), `gf1`/`gf2` (final
 * of a double elimination and its reset).
 */
export type Slot =
  | { kind: 'entry'; entry: string }
  | { kind: 'winnerOf'; game: string }
  /** `unless`: a bye where this side won the game. It ends a double elimination whose final needs no reset. */
  | { kind: 'loserOf'; game: string; unless?: 0 | 1 }
  | { kind: 'rank'; group: number; rank: number }
  | { kind: 'bye' };

/** A game of a draw: its place in it, and where its two sides come from. Who they are is worked out by `progress`. */
export type DrawnGame = {
  key: string;
  /** from 1; in a knockout the final has the highest, in a group the round of the circle; counted within its `bracket` */
  round: number;
  /** from 1 within the round */
  position: number;
  /** number of the group, from 1 */
  group?: number;
  thirdPlace?: true;
  /** the part of a double elimination */
  bracket?: 'upper' | 'lower' | 'final';
  slots: [Slot, Slot];
};
