import { knockout } from './knockout.ts';
import type { DrawnGame, Slot } from './slot.ts';

/**
 * A knockout in which whoever loses their first game plays on in the losers' knockout (DBA Almere above 42 entries, De Tempel
 * and DBMN from 65: no groups then). From the second game on a loss is the end.
 *
 * The loser of a game of round 1 goes over. In round 2 it is the first game of whoever had a bye: two with byes, and the loser goes
 * over; one with a bye, and only that one does (the slot says so with `unless`: a bye where the side with the bye has won).
 * The losers' knockout has those who come from round 2 with certainty first, so that they get its byes, and those who may not come
 * last, so that no place is lost to two byes. Nobody there has met: one of two who met has won their first game, or did not lose it.
 *
 * A game for third place among the winners takes more than eight: with fewer, losers of the semi-finals may have lost their first game.
 *
 * @param slots in order of seeding, from 2; three at least make a losers' knockout
 */
export function firstLossKnockout(
  slots: readonly Slot[],
  { thirdPlace = {} }: { thirdPlace?: { winners?: boolean; losers?: boolean } } = {},
): { winners: DrawnGame[]; losers: DrawnGame[] } {
  const winners = knockout(slots, { prefix: 'w', thirdPlace: (thirdPlace.winners ?? false) && slots.length > 8 });
  const isBye = (game: DrawnGame) => game.slots.some(({ kind }) => kind === 'bye');
  const byes = new Set(winners.filter(isBye).map(({ key }) => key));
  const certain: Slot[] = [];
  const possible: Slot[] = [];
  for (const { key, round, slots: sides, thirdPlace: forThird } of winners) {
    if (round !== 2 || forThird) continue;
    const [one, two] = sides.map((side) => side.kind === 'winnerOf' && byes.has(side.game));
    // Of two pairs of places that meet in round 2, the first has the better seed, hence the bye where only one has.
    if (two) certain.push({ kind: 'loserOf', game: key });
    else if (one) possible.push({ kind: 'loserOf', game: key, unless: 0 });
  }
  const first = winners.filter(({ key, round, thirdPlace: forThird }) => round === 1 && !forThird && !byes.has(key));
  const losers: Slot[] = [...certain, ...first.map(({ key }): Slot => ({ kind: 'loserOf', game: key })), ...possible];
  return { winners, losers: losers.length < 2 ? [] : knockout(losers, { prefix: 'l', thirdPlace: thirdPlace.losers ?? false }) };
}
