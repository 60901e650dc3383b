import { eliminationRounds } from './elimination.ts';
import type { DrawnGame, Slot } from './slot.ts';

/** The prefixes of the keys of a knockout. */
export const knockoutPrefixes = ['w', 'l'] as const;
/** `w` for the winners' (or only) knockout, `l` for the losers' knockout. */
export type KnockoutPrefix = (typeof knockoutPrefixes)[number];

/** Options of a knockout. */
export type KnockoutOptions = {
  prefix: KnockoutPrefix;
  /** A game between the losers of the semi-finals, `w3rd`, if there are at least four entries. */
  thirdPlace?: boolean;
};

const game = (key: string, round: number, position: number, slots: [Slot, Slot]): DrawnGame => ({ key, round, position, slots });

/**
 * A knockout for two or more slots in the order of seeding, the strongest first. Empty places are byes. They are in round 1, for the best
 * seeds, at most one in a game. A game with a bye is listed like any other; in `progress` its winner advances immediately. The games are in
 * the order of play. The final is last, followed only by the game for third place.
 *
 * @param slots without byes
 * @throws RangeError for fewer than two slots; Error if a slot is a bye
 */
export function knockout(slots: readonly Slot[], { prefix, thirdPlace = false }: KnockoutOptions): DrawnGame[] {
  const games = eliminationRounds(slots, prefix, game);
  if (!thirdPlace || slots.length < 4) return games;
  const [firstSemi, secondSemi, final] = games.slice(-3) as [DrawnGame, DrawnGame, DrawnGame];
  games.push({
    key: `${prefix}3rd`,
    round: final.round,
    position: 2,
    thirdPlace: true,
    slots: [
      { kind: 'loserOf', game: firstSemi.key },
      { kind: 'loserOf', game: secondSemi.key },
    ],
  });
  return games;
}
