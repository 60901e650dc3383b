import { bracketSize, foldOrder } from './seeding.ts';
import type { DrawnGame } from './slot.ts';

/**
 * The number of pairs that met in the upper bracket and can meet again, by round of the lower bracket (index 1 is round 1), over all
 * possible results. It follows the links of the drawn games: from the games that both entries lost to the game where their paths join.
 */
export function rematches(games: readonly DrawnGame[]): number[] {
  const next = new Map<string, DrawnGame>(); // by key: where its winner (lower bracket) or loser (upper bracket) plays next
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
  const inside = new Map<string, number>(); // by key: how many entries can win the game
  const upper = games.filter(({ bracket }) => bracket === 'upper');
  const pairs = new Array<number>(2 * (upper.at(-1)?.round ?? 0) - 1).fill(0);
  for (const game of upper) {
    const [one, two] = game.slots.map((slot) =>
      slot.kind === 'winnerOf' ? (inside.get(slot.game) as number) : slot.kind === 'entry' ? 1 : 0,
    );
    inside.set(game.key, (one as number) + (two as number));
    if (!one || !two) continue;
    const met = new Set<number>();
    const path = pathFrom(game.key);
    for (let later = winnersTo.get(game.key); later; later = winnersTo.get(later.key)) {
      const laterPath = new Set(pathFrom(later.key));
      met.add((path.find((lower) => laterPath.has(lower)) as DrawnGame).round);
    }
    for (const round of met) pairs[round] = (pairs[round] as number) + one * two;
  }
  return pairs;
}

/**
 * The `rematches` of the best order of feeding, compared from the earliest round. It tries every placement of the losers of each
 * upper round, for up to 16 entries. Other shapes of the lower bracket are equivalent, as is exchanging the two sides of a game of its
 * round 1. A branch is cut off only if the losers placed so far are already worse than the best complete order: placing more losers
 * only adds pairs. So the search is exhaustive.
 */
export function fewestRematches(count: number): number[] {
  const size = bracketSize(count);
  const rounds = Math.log2(size);
  const last = 2 * rounds - 2;
  const places = foldOrder(size).map((seed) => seed <= count);
  const inside = (from: number, to: number) => places.slice(from, to).filter(Boolean).length;
  /** the pairs that can meet in game `at` of an upper round: entries above times entries below */
  const pairsOf = (round: number, at: number) => {
    const half = 2 ** (round - 1);
    return inside(at * 2 * half, at * 2 * half + half) * inside(at * 2 * half + half, (at + 1) * 2 * half);
  };
  // All rounds in one number: an earlier round outweighs all later ones together.
  const weight = (round: number) => 256 ** (last - round);
  const placed: number[][] = [];
  let best = Infinity;

  const cost = (round: number, at: number, place: number) => {
    let sum = 0;
    const met = new Set<number>();
    for (let later = round + 1; later <= rounds; later++)
      met.add(joinedRound(round, place, later, (placed[later] as number[])[at >> (later - round)] as number));
    for (const lower of met) sum += pairsOf(round, at) * weight(lower);
    return sum;
  };
  const search = (round: number, at: number, free: ReadonlySet<number>, sum: number) => {
    if (sum >= best) return;
    if (round === 0) {
      best = sum;
      return;
    }
    if (free.size === 0) return search(round - 1, 0, new Set(Array.from({ length: size >> Math.max(1, round - 1) }, (_, i) => i)), sum);
    for (const place of free) {
      if (round === 1 && place % 2 === 1 && free.has(place - 1)) continue; // its partner of the first round is still free
      (placed[round] ??= [])[at] = place;
      search(round, at + 1, new Set([...free].filter((other) => other !== place)), sum + cost(round, at, place));
    }
  };
  search(rounds, 0, new Set([0]), 0);
  return [0, ...Array.from({ length: last }, (_, i) => Math.floor(best / weight(i + 1)) % 256)];
}

/** The round of the lower bracket in which the losers of two upper rounds meet, given the places where they enter. */
function joinedRound(round: number, place: number, later: number, laterPlace: number): number {
  let [one, two, level] = [place >> (later - round), laterPlace, later];
  if (one === two) return 2 * (later - 1);
  for (; one !== two; level++) [one, two] = [one >> 1, two >> 1];
  return 2 * level - 3;
}
