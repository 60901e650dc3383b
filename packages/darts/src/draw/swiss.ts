import { cheapestMatching } from './cheapestMatching.ts';
import { drawSeeding } from './drawSeeding.ts';
import type { GroupEntry } from './groups.ts';
import { broken, ok, type Result } from '../result.ts';
import type { DrawnGame, Slot } from './slot.ts';

/**
 * A finished game of a Swiss tournament. `points` per side are chosen by the organiser, whole or half: 1–0, ½–½, 2–0 … A bye has one entry
 * and its points. `asked`: the entry requested the bye (usually for half a point), so it does not count as a drawn bye.
 */
export type SwissGame =
  | { entries: readonly [string, string]; points: readonly [number, number] }
  | { entries: readonly [string]; points: readonly [number]; asked?: true };

/** The input of `swissRound`. */
export type SwissInput = {
  /** All entries that play in this round or rest. Entries with equal points are ordered by seed, unseeded ones by lot. */
  entries: readonly GroupEntry[];
  /** All games so far, including byes, in the order of play. Opponents that have withdrawn still count as opponents. */
  games: readonly SwissGame[];
  /** from 1 */
  round: number;
  /** the published number of the draw, the same for all rounds */
  drawNumber: number;
  /** Entries that rest on request in this round. They get a game with a bye. */
  resting?: readonly string[];
  /** The pattern for entries with equal points; see `swissRound`. */
  method?: 'fold' | 'adjacent';
};

/** `no-pairing`: every pairing has a rematch or a second drawn bye for an entry. */
export type SwissFault = 'no-pairing';

/** The rounds after which only one entry can have won all its games: ⌈log2 n⌉. Organisers often play one or two more. */
export const swissRounds = (entries: number): number => (entries < 2 ? 0 : Math.ceil(Math.log2(entries)));

/** The opponents of each entry in the order of play, without byes; for sums of opponents' points (Buchholz). */
export function opponentsOf(games: readonly SwissGame[]): Map<string, string[]> {
  const met = new Map<string, string[]>();
  for (const { entries } of games) {
    for (const [side, entry] of entries.entries()) {
      const opponents = met.get(entry) ?? [];
      const other = entries[1 - side];
      met.set(entry, other === undefined ? opponents : [...opponents, other]);
    }
  }
  return met;
}

/**
 * Draws the next round of a Swiss tournament: games `s{round}-{n}`, the best score first. A bye, drawn or requested, is a game with a
 * bye.
 *
 * It follows the FIDE Dutch system (Handbook C.04.3), simplified so that it can be computed exactly:
 * 1. No two entries meet twice, and no entry has two drawn byes; otherwise the result is `no-pairing`. If the number is odd, the last
 *    entry in points that can have the bye gets it.
 * 2. Of these pairings, the sum of (difference in points)² is minimal.
 * 3. Of these, the fewest pairs have unbalanced sides: both entries were named first (or both second) at least two times more often.
 * 4. Of these, the pairing is closest to the pattern within each group of equal points, ordered by seeds and lots. `fold` pairs the
 *    upper half with the lower half (1–4, 2–5, 3–6), `adjacent` pairs neighbours (1–2, 3–4, 5–6). If an entry has to leave its
 *    group, it is the last one and meets the first one of the next group. The measure is the sum of squared deviations.
 *
 * In each pair the entry that has been named first less often is named first. If that is equal, it is the entry that was not named
 * first in its last game. Otherwise the sides alternate from pair to pair.
 *
 * The round is a matching of minimum cost (`cheapestMatching`), so a legal pairing is found if one exists. 256 entries take a
 * fraction of a second; the time grows with the cube of their number.
 *
 * @throws if two entries have the same id; RangeError if fewer than two entries play
 */
export function swissRound({
  entries,
  games,
  round,
  drawNumber,
  resting = [],
  method = 'fold',
}: SwissInput): Result<DrawnGame[], SwissFault> {
  const met = new Map([...opponentsOf(games)].map(([entry, opponents]) => [entry, new Set(opponents)]));
  const points = new Map<string, number>();
  const byes = new Set<string>();
  for (const game of games) {
    game.entries.forEach((entry, side) => points.set(entry, (points.get(entry) ?? 0) + (game.points[side] as number) * 2));
    if (game.entries.length === 1 && !('asked' in game)) byes.add(game.entries[0]);
  }
  const pointsOf = (entry: string) => points.get(entry) ?? 0;

  const rests = new Set(resting);
  const ranked = drawSeeding(entries, 'seeded', drawNumber).sort((a, b) => pointsOf(b) - pointsOf(a));
  const playing = ranked.filter((entry) => !rests.has(entry));
  if (playing.length < 2) throw new RangeError(`A round needs at least 2 entries, not ${playing.length}`);

  const balanceOf = sideBalance(games);
  const pairUp = (list: readonly string[]): [string, string][] | null => {
    const brackets = scoreGroups(list.map(pointsOf));
    const partners = cheapestMatching(list.length, (a, b) => {
      const [first, second] = [list[a] as string, list[b] as string];
      if (met.get(first)?.has(second)) return null;
      const [upper, lower] = [brackets[a] as Bracket, brackets[b] as Bracket];
      const [surplus, otherSurplus] = [balanceOf(first).surplus, balanceOf(second).surplus];
      const unbalanced = Math.max(surplus, otherSurplus) <= -2 || Math.min(surplus, otherSurplus) >= 2 ? 1 : 0;
      // Squared difference in points, unbalanced sides, squared deviation from the pattern.
      if (upper === lower) return [0, unbalanced, (b - a - (method === 'fold' ? upper.length >> 1 : 1)) ** 2];
      const [fromLast, fromFirst] = [upper.from + upper.length - 1 - a, b - lower.from];
      return [(upper.points - lower.points) ** 2, unbalanced, fromLast ** 2 + fromFirst ** 2];
    });
    return (
      partners &&
      list.flatMap((first, a) => ((partners[a] as number) > a ? [[first, list[partners[a] as number] as string] as [string, string]] : []))
    );
  };

  const requested = ranked.filter((entry) => rests.has(entry)).map(withBye);
  // With an odd number, the last entry that has had no bye gets it. If the others cannot be paired, try the next entry from the end.
  const candidates = playing.length % 2 === 0 ? [null] : playing.filter((entry) => !byes.has(entry)).reverse();
  for (const bye of candidates) {
    const pairs = pairUp(playing.filter((entry) => entry !== bye));
    if (!pairs) continue;
    const drawn = [...pairs.map(([a, b], i) => inOrder(a, b, balanceOf, i)), ...(bye === null ? [] : [withBye(bye)]), ...requested];
    return ok(drawn.map((slots, i) => ({ key: `s${round}-${i + 1}`, round, position: i + 1, slots })));
  }
  return broken('no-pairing');
}

/** Entries with equal points. `from`: the index of the first one. */
type Bracket = { points: number; from: number; length: number };

/** The bracket of each entry, by index. */
function scoreGroups(points: readonly number[]): Bracket[] {
  const found: Bracket[] = [];
  points.forEach((entryPoints, place) => {
    const previous = found.at(-1);
    if (previous?.points === entryPoints) previous.length++;
    found.push(previous?.points === entryPoints ? previous : { points: entryPoints, from: place, length: 1 });
  });
  return found;
}

/** For each entry: how many times more it was named first than second (`surplus`), and its side in its last game (-1: none). */
function sideBalance(games: readonly SwissGame[]) {
  const balance = new Map<string, { surplus: number; last: number }>();
  for (const { entries } of games) {
    if (entries.length === 1) continue;
    entries.forEach((entry, side) =>
      balance.set(entry, { surplus: (balance.get(entry)?.surplus ?? 0) + (side === 0 ? 1 : -1), last: side }),
    );
  }
  return (entry: string) => balance.get(entry) ?? { surplus: 0, last: -1 };
}

const withBye = (entry: string): [Slot, Slot] => [{ kind: 'entry', entry }, { kind: 'bye' }];

function inOrder(a: string, b: string, balanceOf: ReturnType<typeof sideBalance>, position: number): [Slot, Slot] {
  const [first, second] = [balanceOf(a), balanceOf(b)];
  const comparison = first.surplus - second.surplus || second.last - first.last || (position % 2) - 0.5;
  const [firstNamed, secondNamed] = comparison > 0 ? [b, a] : [a, b];
  return [
    { kind: 'entry', entry: firstNamed },
    { kind: 'entry', entry: secondNamed },
  ];
}
