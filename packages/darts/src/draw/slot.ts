/**
 * The stored side of a game in a draw. A bye is a slot that is known from the start. TBD is not stored: it is a slot that
 * cannot be resolved yet. A walkover is not a slot but a result.
 *
 * `game` is the key of a game, unique in its stage: `g1-7` (group 1, game 7), `w2-5` (winners' knockout, round 2, game 5), `l3-1`
 * (losers' knockout), `w3rd` and `l3rd` (third place), `ub1-4` and `lb2-1` (upper and lower bracket), `gf1` and `gf2` (final of a
 * double elimination and its reset).
 */
export type Slot =
  | { kind: 'entry'; entry: string }
  | { kind: 'winnerOf'; game: string }
  /** `unless`: the slot is a bye if this side won the game, for example if the reset of a double elimination is not needed */
  | { kind: 'loserOf'; game: string; unless?: 0 | 1 }
  | { kind: 'rank'; group: number; rank: number }
  | { kind: 'bye' };

/** The bracket of a double elimination to which the key of a game belongs, or undefined. */
export const bracketOf = (key: string): DrawnGame['bracket'] =>
  key.startsWith('ub') ? 'upper' : key.startsWith('lb') ? 'lower' : key.startsWith('gf') ? 'final' : undefined;

/** The same as a field of a game: absent outside a double elimination. */
export const bracketField = (key: string): Pick<DrawnGame, 'bracket'> => {
  const bracket = bracketOf(key);
  return bracket ? { bracket } : {};
};

/** A game of a draw: its place, and the slots of its two sides. `progress` resolves the slots to entries. */
export type DrawnGame = {
  key: string;
  /** From 1, counted within its `bracket`. In a knockout the final has the highest round. In a group it is the round of the circle method. */
  round: number;
  /** from 1 within the round */
  position: number;
  /** number of the group, from 1 */
  group?: number;
  thirdPlace?: true;
  /** only in a double elimination */
  bracket?: 'upper' | 'lower' | 'final';
  slots: [Slot, Slot];
};
