import { drawSeeding } from './drawSeeding.ts';
import type { GroupEntry } from './groups.ts';
import { maximumMatching } from './matching.ts';
import { broken, ok, type Result } from '../result.ts';
import type { DrawnGame, Slot } from './slot.ts';

/**
 * A finished game of a Swiss tournament. `points` per side, as the organiser gives them, whole or half: 1–0, ½–½, 2–0 …
 * A bye has one entry and its points; `asked` when the entry had asked to rest (commonly half a point), which is no drawn bye.
 */
export type SwissGame =
  | { entries: readonly [string, string]; points: readonly [number, number] }
  | { entries: readonly [string]; points: readonly [number]; asked?: true };

/** What the next round of a Swiss tournament is drawn from. */
export type SwissInput = {
  /** Everybody who still plays. Seeds order those who are level; the others are ordered by lot. */
  entries: readonly GroupEntry[];
  /** All games so far, byes too, in the order of play. Opponents who have gone home count as opponents. */
  games: readonly SwissGame[];
  /** from 1 */
  round: number;
  /** the published number of the draw, the same for all rounds */
  seed: number;
  /** Entries that have asked to rest in this round: they get a game with a bye. */
  resting?: readonly string[];
  /** Who meets whom among entries with the same points; see `swissRound`. */
  method?: 'fold' | 'adjacent';
};

/** `no-pairing`: whoever meets whom, two would meet again, or somebody would have a second drawn bye. */
export type SwissFault = 'no-pairing';

/** Rounds after which only one of so many can have won everything: ⌈log2 n⌉. Organisers often play one or two more. */
export const swissRounds = (entries: number): number => (entries < 2 ? 0 : Math.ceil(Math.log2(entries)));

/** Whom everybody has met, in the order of play: what the sum of opponents' points (Buchholz) adds up. Byes are nobody. */
export function opponentsOf(games: readonly SwissGame[]): Map<string, string[]> {
  const met = new Map<string, string[]>();
  for (const { entries } of games) {
    for (const [side, entry] of entries.entries()) {
      const known = met.get(entry) ?? [];
      const other = entries[1 - side];
      met.set(entry, other === undefined ? known : [...known, other]);
    }
  }
  return met;
}

/**
 * The next round of a Swiss tournament: games `s{round}-{n}`, best score first, a bye (drawn or asked) as a game with a bye.
 *
 * After the FIDE Dutch system (Handbook C.04.3), simplified to what can be said in three sentences and computed exactly:
 * 1. Nobody meets the same opponent twice, nobody has two drawn byes; where that is impossible the result is `no-pairing`. With an
 *    odd number the bye goes to the last in points who can have it.
 * 2. Of all pairings left, the sum of (difference in points)² is least.
 * 3. Of these, as few as can be pair two who were both named first (or both second) twice more than the other way round; and of
 *    these, the one closest to the pattern within each group of equal points, in the order of seeds and lots: `fold` lets the
 *    upper half meet the lower half (1–4, 2–5, 3–6), `adjacent` neighbours (1–2, 3–4, 5–6); who has to leave the group
 *    downwards is the last of it, and meets the first of the next. The measure is the sum of squared places off.
 * Afterwards whoever has been first-named less often is first-named, else who was not last time, else by turns down the list.
 *
 * It is a matching of greatest weight (`maximumMatching`), so that a legal pairing is found whenever there is one. 256 entries
 * take a fraction of a second; time grows with the cube of them.
 *
 * Throws where an id is there twice, or where fewer than two entries are left to play.
 */
export function swissRound({ entries, games, round, seed, resting = [], method = 'fold' }: SwissInput): Result<DrawnGame[], SwissFault> {
  const met = new Map([...opponentsOf(games)].map(([entry, opponents]) => [entry, new Set(opponents)]));
  const points = new Map<string, number>();
  const byes = new Set<string>();
  for (const game of games) {
    game.entries.forEach((entry, side) => points.set(entry, (points.get(entry) ?? 0) + (game.points[side] as number) * 2));
    if (game.entries.length === 1 && !('asked' in game)) byes.add(game.entries[0]);
  }
  const pointsOf = (entry: string) => points.get(entry) ?? 0;

  const rests = new Set(resting);
  const ranked = drawSeeding(entries, 'seeded', seed).sort((a, b) => pointsOf(b) - pointsOf(a));
  const playing = ranked.filter((entry) => !rests.has(entry));
  if (playing.length < 2) throw new RangeError(`A round needs at least 2 entries, not ${playing.length}`);

  const named = firstNamed(games);
  const pairUp = (list: readonly string[]): [string, string][] | null => {
    const brackets = scoreGroups(list.map(pointsOf));
    const partners = cheapestMatching(list.length, (a, b) => {
      const [one, two] = [list[a] as string, list[b] as string];
      if (met.get(one)?.has(two)) return null;
      const [upper, lower] = [brackets[a] as Bracket, brackets[b] as Bracket];
      const [more, other] = [named(one).more, named(two).more];
      const sides = Math.max(more, other) <= -2 || Math.min(more, other) >= 2 ? 1 : 0;
      if (upper === lower) return [0, sides, (b - a - (method === 'fold' ? upper.length >> 1 : 1)) ** 2];
      const [fromLast, fromFirst] = [upper.from + upper.length - 1 - a, b - lower.from];
      return [(upper.points - lower.points) ** 2, sides, fromLast ** 2 + fromFirst ** 2];
    });
    return (
      partners &&
      list.flatMap((one, a) => ((partners[a] as number) > a ? [[one, list[partners[a] as number] as string] as [string, string]] : []))
    );
  };

  const asked = ranked.filter((entry) => rests.has(entry)).map(withBye);
  // With an odd number the last who has had no bye gets it, or the next from below where the others cannot be paired then.
  const candidates = playing.length % 2 === 0 ? [null] : playing.filter((entry) => !byes.has(entry)).reverse();
  for (const bye of candidates) {
    const pairs = pairUp(playing.filter((entry) => entry !== bye));
    if (!pairs) continue;
    const drawn = [...pairs.map(([a, b], i) => inOrder(a, b, named, i)), ...(bye === null ? [] : [withBye(bye)]), ...asked];
    return ok(drawn.map((slots, i) => ({ key: `s${round}-${i + 1}`, round, position: i + 1, slots })));
  }
  return broken('no-pairing');
}

type Bracket = { points: number; from: number; length: number };

/** The group of equal points of everybody, by place. */
function scoreGroups(points: readonly number[]): Bracket[] {
  const found: Bracket[] = [];
  points.forEach((own, place) => {
    const before = found.at(-1);
    if (before?.points === own) before.length++;
    found.push(before?.points === own ? before : { points: own, from: place, length: 1 });
  });
  return found;
}

/** Difference in points, sides that cannot be balanced, places off the pattern: the first counts before the second, and so on. */
type Cost = readonly [points: number, sides: number, places: number];

/** Everybody's partner in the cheapest way to pair all; null where all cannot be paired. */
function cheapestMatching(size: number, cost: (a: number, b: number) => Cost | null): Int32Array | null {
  const costs = Array.from({ length: size * size }, (_, i) =>
    Math.floor(i / size) < i % size ? cost(Math.floor(i / size), i % size) : null,
  );
  const most = (of: 0 | 1 | 2) => costs.reduce((highest, each) => Math.max(highest, each?.[of] ?? 0), 0);
  // A unit of one kind weighs more than all that a pairing can have of the kinds after it, and one pair more than everything.
  const side = (most(2) * size) / 2 + 1;
  const point = (side * size) / 2 + side;
  const pair = (most(0) * point * size) / 2 + point;
  const partners = maximumMatching(size, (a, b) => {
    const each = costs[a * size + b];
    return each ? pair - each[0] * point - each[1] * side - each[2] : 0;
  });
  return partners.includes(-1) ? null : partners;
}

/** How often everybody was named first more than second, and on which side last. */
function firstNamed(games: readonly SwissGame[]) {
  const balance = new Map<string, { more: number; last: number }>();
  for (const { entries } of games) {
    if (entries.length === 1) continue;
    entries.forEach((entry, side) => balance.set(entry, { more: (balance.get(entry)?.more ?? 0) + (side === 0 ? 1 : -1), last: side }));
  }
  return (entry: string) => balance.get(entry) ?? { more: 0, last: -1 };
}

const withBye = (entry: string): [Slot, Slot] => [{ kind: 'entry', entry }, { kind: 'bye' }];

function inOrder(a: string, b: string, named: ReturnType<typeof firstNamed>, position: number): [Slot, Slot] {
  const [one, two] = [named(a), named(b)];
  const second = one.more - two.more || two.last - one.last || (position % 2) - 0.5;
  const [first, other] = second > 0 ? [b, a] : [a, b];
  return [
    { kind: 'entry', entry: first },
    { kind: 'entry', entry: other },
  ];
}
