import { knockout } from './knockout.ts';
import type { DrawnGame, Slot } from './slot.ts';

/**
 * A knockout in which entries that lose their first game continue in the losers' knockout. An entry that loses a later game is out. DBA
 * Almere uses it above 42 entries, De Tempel and DBMN from 65, instead of groups.
 *
 * The loser of a game of round 1 continues. For an entry with a bye, the first game is in round 2. If both sides had byes, the loser
 * continues. If one side had a bye, only that side can continue: its slot has `unless`, which makes it a bye if that side wins. The losers'
 * knockout seeds the certain losers of round 2 first, so that they get its byes. It seeds the uncertain ones last, so that no game gets two
 * byes. No two of its entries have met: of two that met, at most one can have lost its first game.
 *
 * The winners' knockout has a game for third place only with eight entries or more: with fewer, a loser of a semi-final may have lost its
 * first game and continue.
 *
 * @param slots two or more in the order of seeding; the losers' knockout is empty for two
 */
export function firstLossKnockout(
  slots: readonly Slot[],
  { thirdPlace = {} }: { thirdPlace?: { winners?: boolean; losers?: boolean } } = {},
): { winners: DrawnGame[]; losers: DrawnGame[] } {
  const winners = knockout(slots, { prefix: 'w', thirdPlace: (thirdPlace.winners ?? false) && slots.length >= 8 });
  const isBye = (game: DrawnGame) => game.slots.some(({ kind }) => kind === 'bye');
  const byes = new Set(winners.filter(isBye).map(({ key }) => key));
  const certain: Slot[] = [];
  const possible: Slot[] = [];
  for (const { key, round, slots: sides, thirdPlace: forThird } of winners) {
    if (round !== 2 || forThird) continue;
    const [hadFirstBye, hadSecondBye] = sides.map((side) => side.kind === 'winnerOf' && byes.has(side.game));
    // Of the two games that lead to a game of round 2, the first has the better seed, and therefore the bye if only one has a bye.
    if (hadSecondBye) certain.push({ kind: 'loserOf', game: key });
    else if (hadFirstBye) possible.push({ kind: 'loserOf', game: key, unless: 0 });
  }
  const first = winners.filter(({ key, round, thirdPlace: forThird }) => round === 1 && !forThird && !byes.has(key));
  const losers: Slot[] = [...certain, ...first.map(({ key }): Slot => ({ kind: 'loserOf', game: key })), ...possible];
  return { winners, losers: losers.length < 2 ? [] : knockout(losers, { prefix: 'l', thirdPlace: thirdPlace.losers ?? false }) };
}
