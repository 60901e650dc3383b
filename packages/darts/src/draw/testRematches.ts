import { bracketSize, foldOrder } from './seeding.ts';
import type { DrawnGame } from './slot.ts';

/**
 * The number of pairs that met in the upper bracket and can meet again, by round of the lower bracket (index 1 is round 1), over all
 * possible results. It follows the links of the drawn games: from the games that both entries lost to the game in which their paths join.
 */
export function rematches(games: readonly DrawnGame[]): number[] {
  const next = new Map<string, DrawnGame>(); // by key: the next game of its winner (lower bracket) or loser (upper bracket)
  const winnersTo = new Map<string, DrawnGame>();
  for (const game of games) {
    for (const slot of game.slots) {
      if (slot.kind === 'loserOf' && game.bracket === 'lower') next.set(slot.game, game);
      if (slot.kind === 'winnerOf' && game.bracket === 'lower') next.set(slot.game, game);
      if (slot.kind === 'winnerOf' && game.bracket === 'upper') winnersTo.set(slot.game, game);
    }
  }
  const pathFrom = (key: string) => {
    const found: DrawnGame[] = [];
    for (let game = next.get(key); game; game = next.get(game.key)) found.push(game);
    return found;
  };
  const entriesIn = new Map<string, number>(); // by key: the number of entries that can win the game
  const upper = games.filter(({ bracket }) => bracket === 'upper');
  const pairs = new Array<number>(2 * (upper.at(-1)?.round ?? 0) - 1).fill(0);
  for (const game of upper) {
    const [first, second] = game.slots.map((slot) =>
      slot.kind === 'winnerOf' ? (entriesIn.get(slot.game) as number) : slot.kind === 'entry' ? 1 : 0,
    );
    entriesIn.set(game.key, (first as number) + (second as number));
    if (!first || !second) continue;
    const meetings = new Set<number>();
    const path = pathFrom(game.key);
    for (let later = winnersTo.get(game.key); later; later = winnersTo.get(later.key)) {
      const laterPath = new Set(pathFrom(later.key));
      meetings.add((path.find((lower) => laterPath.has(lower)) as DrawnGame).round);
    }
    for (const round of meetings) pairs[round] = (pairs[round] as number) + first * second;
  }
  return pairs;
}

/**
 * The `rematches` of the best order of the losers, compared from the earliest round. It tries every placement of the losers of each
 * upper round, for up to 16 entries. Other shapes of the lower bracket are equivalent, as is exchanging the two sides of a game of its
 * round 1. A branch is cut off only if the losers placed so far are already worse than the best complete order, because placing more losers
 * only adds pairs. The search is therefore exhaustive.
 */
export function fewestRematches(count: number): number[] {
  const size = bracketSize(count);
  const rounds = Math.log2(size);
  const last = 2 * rounds - 2;
  const places = foldOrder(size).map((seed) => seed <= count);
  const entriesIn = (from: number, to: number) => places.slice(from, to).filter(Boolean).length;
  /** the pairs that can meet in a game of an upper round: entries in its upper half times entries in its lower half */
  const pairsOf = (round: number, index: number) => {
    const half = 2 ** (round - 1);
    return entriesIn(index * 2 * half, index * 2 * half + half) * entriesIn(index * 2 * half + half, (index + 1) * 2 * half);
  };
  // All rounds in one number: an earlier round outweighs all later ones together.
  const weight = (round: number) => 256 ** (last - round);
  const placed: number[][] = [];
  let best = Infinity;

  const cost = (round: number, index: number, place: number) => {
    let sum = 0;
    const meetings = new Set<number>();
    for (let later = round + 1; later <= rounds; later++)
      meetings.add(joinedRound(round, place, later, (placed[later] as number[])[index >> (later - round)] as number));
    for (const lower of meetings) sum += pairsOf(round, index) * weight(lower);
    return sum;
  };
  const search = (round: number, index: number, free: ReadonlySet<number>, sum: number) => {
    if (sum >= best) return;
    if (round === 0) {
      best = sum;
      return;
    }
    if (free.size === 0) return search(round - 1, 0, new Set(Array.from({ length: size >> Math.max(1, round - 1) }, (_, i) => i)), sum);
    for (const place of free) {
      if (round === 1 && place % 2 === 1 && free.has(place - 1)) continue; // the other place of its game in round 1 is still free
      (placed[round] ??= [])[index] = place;
      search(round, index + 1, new Set([...free].filter((other) => other !== place)), sum + cost(round, index, place));
    }
  };
  search(rounds, 0, new Set([0]), 0);
  return [0, ...Array.from({ length: last }, (_, i) => Math.floor(best / weight(i + 1)) % 256)];
}

/** The round of the lower bracket in which the losers of two upper rounds meet, given the places at which they enter. */
function joinedRound(round: number, place: number, later: number, laterPlace: number): number {
  let [first, second, level] = [place >> (later - round), laterPlace, later];
  if (first === second) return 2 * (later - 1);
  for (; first !== second; level++) [first, second] = [first >> 1, second >> 1];
  return 2 * level - 3;
}
