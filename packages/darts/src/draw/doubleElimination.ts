import { eliminationRounds } from './elimination.ts';
import type { DrawnGame, Slot } from './slot.ts';

/** Options of a double elimination. */
export type DoubleEliminationOptions = {
  /**
   * Adds a second final, `gf2`. It is played if the entry from the lower bracket wins the first final, because then both have lost once.
   * Otherwise `gf2` is a bye. The champion is therefore always the winner of the last game.
   */
  reset?: boolean;
};

const upperGame = (key: string, round: number, position: number, slots: [Slot, Slot]): DrawnGame => ({
  key,
  round,
  position,
  bracket: 'upper',
  slots,
});
const winnerOf = ({ key }: DrawnGame): Slot => ({ kind: 'winnerOf', game: key });
const loserOf = ({ key }: DrawnGame): Slot => ({ kind: 'loserOf', game: key });

/**
 * A double elimination for two or more slots in the order of seeding. Losers of the upper bracket play on in the lower bracket;
 * losers of the lower bracket are out. The games are in the order of play: `ub1-1` …, `lb1-1` …, `gf1`, and with `reset` `gf2`.
 *
 * Byes are in round 1 of the upper bracket, for the best seeds. A bye has no loser, so the first two rounds of the lower bracket have
 * byes too; `progress` resolves all of them. N entries play 2N − 2 games, or 2N − 1 with the reset.
 *
 * In odd rounds of the lower bracket its entries play each other. In even rounds they play the losers of the next upper round.
 * `feedMask` places these losers so that rematches come as late as in any order.
 *
 * @param slots without byes
 * @throws RangeError for fewer than two slots; Error if a slot is a bye
 */
export function doubleElimination(slots: readonly Slot[], { reset = false }: DoubleEliminationOptions = {}): DrawnGame[] {
  const games = eliminationRounds(slots, 'ub', upperGame);
  const upperFinal = games.at(-1) as DrawnGame;
  const upperRounds = upperFinal.round;
  const gameAt = (index: number) => games[index] as DrawnGame;
  const lower = (round: number, position: number, first: Slot, second: Slot) =>
    games.push({ key: `lb${round}-${position}`, round, position, bracket: 'lower', slots: [first, second] });

  // `games` is read while it grows. `upper` is the first game of the round whose losers enter, `lowerStart` that of the round whose winners meet them.
  let upper = 0;
  let lowerStart = games.length;
  for (let count = 2 ** (upperRounds - 2), step = 1; step < upperRounds; count /= 2, step++) {
    const comesFrom = step === 1 ? loserOf : winnerOf;
    const pairs = step === 1 ? 0 : lowerStart;
    upper += count * 2;
    if (step > 1) lowerStart += count * 2;
    for (let i = 0; i < count; i++) lower(step * 2 - 1, i + 1, comesFrom(gameAt(pairs + 2 * i)), comesFrom(gameAt(pairs + 2 * i + 1)));
    const mask = feedMask(step, upperRounds - 1 - step);
    for (let i = 0; i < count; i++) lower(step * 2, i + 1, loserOf(gameAt(upper + (i ^ mask))), winnerOf(gameAt(lowerStart + i)));
    lowerStart += count;
  }

  const lowerEnd = upperRounds === 1 ? loserOf(upperFinal) : winnerOf(gameAt(lowerStart));
  games.push({ key: 'gf1', round: 1, position: 1, bracket: 'final', slots: [winnerOf(upperFinal), lowerEnd] });
  if (reset) {
    const resetSlots: [Slot, Slot] = [
      { kind: 'winnerOf', game: 'gf1' },
      { kind: 'loserOf', game: 'gf1', unless: 0 },
    ];
    games.push({ key: 'gf2', round: 2, position: 1, bracket: 'final', slots: resetSlots });
  }
  return games;
}

/**
 * The places at which losers enter the lower bracket: the loser of game u (from 0) of upper round `step + 1` meets the winner of game u xor mask.
 * The mask is the binary number of the step with its bits reversed, on as many bits as the number of a game has. So halves change
 * sides in every second step, quarters in every second pair of steps, eighths in every second four, and so on.
 *
 * No order is better. Two entries can have a rematch only if one of them, B, lost to the other, A, in upper round r, and A then lost
 * in a later round s. In the lower bracket they meet when their paths join: the fewer leading bits their places share, the later.
 * Here they share as many bits as s − r has trailing zeros in binary. So among any 2^c successive rounds, no two share c bits or
 * more. Among 2^c + 1 rounds of any order, two must share c bits by the pigeonhole principle, because c bits have only 2^c values.
 * Hence the earliest possible rematch is as late as possible, for every number of entries. (The tests search all orders for up to 16
 * entries.)
 *
 * @param bits the number of binary digits of the mask
 */
export function feedMask(step: number, bits: number): number {
  let mask = 0;
  for (let bit = 0; bit < bits; bit++) mask = (mask << 1) | ((step >> bit) & 1);
  return mask;
}

/** The earliest round of the lower bracket in which two entries can have a rematch, or null if only the final can be a rematch. */
export function earliestRematch(entries: number): number | null {
  const rounds = Math.ceil(Math.log2(entries));
  let earliest: number | null = null;
  for (let r = 1; r < rounds; r++) {
    for (let s = r + 1; s <= rounds; s++) {
      const shared = Math.min(31 - Math.clz32((s - r) & (r - s)), rounds - s);
      const round = shared === rounds - s ? 2 * (s - 1) : 2 * (rounds - shared) - 3;
      earliest = Math.min(earliest ?? round, round);
    }
  }
  return earliest;
}
