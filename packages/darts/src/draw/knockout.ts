import { bracketSize, foldOrder } from './seeding.ts';
import type { DrawnGame, Slot } from './slot.ts';

export const knockoutPrefixes = ['w', 'l'] as const;
/** `w` for the winners' (or only) knockout, `l` for the losers'. */
export type KnockoutPrefix = (typeof knockoutPrefixes)[number];

export type KnockoutOptions = {
  prefix: KnockoutPrefix;
  /** A game between the losers of the semi-finals, `w3rd`; there is one from four entries on. */
  thirdPlace?: boolean;
};

/**
 * A knockout for any number of slots from 2, in the order of seeding (the strongest first).
 * Places that nobody takes are byes: all in round 1, for the best seeds, never two in a game. A game with a bye is there
 * like any other; `progress` lets its winner advance at once.
 */
export function knockout(slots: readonly Slot[], { prefix, thirdPlace = false }: KnockoutOptions): DrawnGame[] {
  if (slots.length < 2) throw new RangeError(`A knockout needs at least 2 entries, not ${slots.length}`);
  if (slots.some((slot) => slot.kind === 'bye')) throw new Error('Byes are placed by the knockout: give it the entries only');
  const size = bracketSize(slots.length);
  const rounds = Math.log2(size);
  const places: Slot[] = foldOrder(size).map((seed) => slots[seed - 1] ?? { kind: 'bye' });

  const games: DrawnGame[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (let position = 1; position <= size / 2 ** round; position++) {
      const pair = [position * 2 - 1, position * 2] as const;
      games.push({
        key: `${prefix}${round}-${position}`,
        round,
        position,
        slots:
          round === 1
            ? [places[pair[0] - 1] as Slot, places[pair[1] - 1] as Slot]
            : [
                { kind: 'winnerOf', game: `${prefix}${round - 1}-${pair[0]}` },
                { kind: 'winnerOf', game: `${prefix}${round - 1}-${pair[1]}` },
              ],
      });
    }
  }
  if (thirdPlace && slots.length >= 4) {
    games.push({
      key: `${prefix}3rd`,
      round: rounds,
      position: 2,
      thirdPlace: true,
      slots: [
        { kind: 'loserOf', game: `${prefix}${rounds - 1}-1` },
        { kind: 'loserOf', game: `${prefix}${rounds - 1}-2` },
      ],
    });
  }
  return games;
}
