import { eliminationRounds } from './elimination.ts';
import type { DrawnGame, Slot } from './slot.ts';

/** With what the keys of a knockout begin. */
export const knockoutPrefixes = ['w', 'l'] as const;
/** `w` for the winners' (or only) knockout, `l` for the losers'. */
export type KnockoutPrefix = (typeof knockoutPrefixes)[number];

/** How a knockout is drawn. */
export type KnockoutOptions = {
  prefix: KnockoutPrefix;
  /** A game between the losers of the semi-finals, `w3rd`; there is one from four entries on. */
  thirdPlace?: boolean;
};

const game = (key: string, round: number, position: number, slots: [Slot, Slot]): DrawnGame => ({ key, round, position, slots });

/**
 * A knockout for any number of slots from 2, in the order of seeding (the strongest first).
 * Places that nobody takes are byes: all in round 1, for the best seeds, never two in a game. A game with a bye is there
 * like any other; `progress` lets its winner advance at once.
 * Rounds are in the order of play, the final last, the game for third place behind it.
 * @throws RangeError for fewer than two entries; an Error where byes are handed in
 */
export function knockout(slots: readonly Slot[], { prefix, thirdPlace = false }: KnockoutOptions): DrawnGame[] {
  const games = eliminationRounds(slots, prefix, game);
  if (!thirdPlace || slots.length < 4) return games;
  const [one, two, final] = games.slice(-3) as [DrawnGame, DrawnGame, DrawnGame];
  games.push({
    key: `${prefix}3rd`,
    round: final.round,
    position: 2,
    thirdPlace: true,
    slots: [
      { kind: 'loserOf', game: one.key },
      { kind: 'loserOf', game: two.key },
    ],
  });
  return games;
}
