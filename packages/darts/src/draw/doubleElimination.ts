import { eliminationRounds } from './elimination.ts';
import type { DrawnGame, Slot } from './slot.ts';

/** How a double elimination is drawn. */
export type DoubleEliminationOptions = {
  /**
   * A second final, `gf2`, for the case that the entry from the lower bracket wins the first: then both have lost once. Where
   * the other one wins it, `gf2` is a bye, so that the champion is always the winner of the last game.
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
 * A double elimination for any number of slots from 2, in the order of seeding: whoever loses in the upper bracket plays on in
 * the lower, whoever loses there is out. In the order of play: `ub1-1` …, `lb1-1` …, `gf1`, and with `reset` `gf2`.
 *
 * Byes are in round 1 of the upper bracket, for the best seeds. Nobody loses against a bye, so that the lower bracket has
 * byes too, in its first two rounds; `progress` resolves all of them. With N entries 2N − 2 games are played, or 2N − 1 with
 * the reset.
 *
 * Odd rounds of the lower bracket are among those who are in it, even ones against the losers of the next upper round, who
 * are fed in by `feedMask`: nobody meets again earlier than in the best order there is.
 * @throws RangeError for fewer than two entries; an Error where byes are handed in
 */
export function doubleElimination(slots: readonly Slot[], { reset = false }: DoubleEliminationOptions = {}): DrawnGame[] {
  const games = eliminationRounds(slots, 'ub', upperGame);
  const upperFinal = games.at(-1) as DrawnGame;
  const upperRounds = upperFinal.round;
  const at = (index: number) => games[index] as DrawnGame;
  const lower = (round: number, position: number, one: Slot, two: Slot) =>
    games.push({ key: `lb${round}-${position}`, round, position, bracket: 'lower', slots: [one, two] });

  // `games` is read while it grows: `upper` and `before` are where the round begins whose losers or winners come in.
  let upper = 0;
  let before = games.length;
  for (let count = 2 ** (upperRounds - 2), step = 1; step < upperRounds; count /= 2, step++) {
    const comesFrom = step === 1 ? loserOf : winnerOf;
    const pairs = step === 1 ? 0 : before;
    upper += count * 2;
    if (step > 1) before += count * 2;
    for (let i = 0; i < count; i++) lower(step * 2 - 1, i + 1, comesFrom(at(pairs + 2 * i)), comesFrom(at(pairs + 2 * i + 1)));
    const mask = feedMask(step, upperRounds - 1 - step);
    for (let i = 0; i < count; i++) lower(step * 2, i + 1, loserOf(at(upper + (i ^ mask))), winnerOf(at(before + i)));
    before += count;
  }

  const lowerEnd = upperRounds === 1 ? loserOf(upperFinal) : winnerOf(at(before));
  games.push({ key: 'gf1', round: 1, position: 1, bracket: 'final', slots: [winnerOf(upperFinal), lowerEnd] });
  if (reset) {
    const again: [Slot, Slot] = [
      { kind: 'winnerOf', game: 'gf1' },
      { kind: 'loserOf', game: 'gf1', unless: 0 },
    ];
    games.push({ key: 'gf2', round: 2, position: 1, bracket: 'final', slots: again });
  }
  return games;
}

/**
 * The rule of feeding: the loser of game u of upper round `step + 1` (from 0) meets the winner of game u xor mask of the lower
 * bracket. The mask is the number of the step in binary, read backwards, on as many bits as a game's number has: halves change
 * sides in every second feeding, quarters in every second pair of feedings, eighths in every second four, and so on.
 *
 * Why nothing is better. Two who met before can only meet again if one of them, B, dropped out of upper round r by losing to
 * the other, A, who then lost in a later round s. In the lower bracket they meet where their paths join, the later the fewer
 * leading bits their places share. Here these are as many as s − r has trailing zeros in binary, so that among any 2^c
 * successive rounds no two share c bits or more. And among 2^c + 1 rounds of any order of feeding two must, by the pigeonhole
 * principle, since c bits tell only 2^c apart. Hence the earliest round in which anybody can meet again is the latest possible,
 * for every number of entries. (A search through all orders up to 16 entries is in the tests.)
 */
export function feedMask(step: number, bits: number): number {
  let mask = 0;
  for (let bit = 0; bit < bits; bit++) mask = (mask << 1) | ((step >> bit) & 1);
  return mask;
}

/** The earliest round of the lower bracket in which two who met before can meet again; null where only the final can bring it. */
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
