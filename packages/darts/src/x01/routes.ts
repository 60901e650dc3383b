import { chart } from './chart.ts';
import { favourites, finishCost, hardness, setupCost } from './conventions.ts';
import { allowedBy, beds } from './dartboard.ts';
import type { Dart } from './dartboard.ts';
import type { DartCode } from './event.ts';
import type { Mode } from './format.ts';

type Route = { darts: DartCode[]; cost: number; hard: number };

/** All darts that score, the highest first: the order in which the darts before the last are thrown. */
const setups: readonly Dart[] = beds.filter((dart) => dart.value > 0).sort((a, b) => b.value - a.value);
const placeOf = new Map(setups.map((dart, place) => [dart, place]));
const byValue = new Map<number, Dart[]>();
for (const dart of setups) byValue.set(dart.value, [...(byValue.get(dart.value) ?? []), dart]);

/** All combinations of at most `most` darts (up to two) with this score, without misses, the highest dart first. */
function waysTo(points: number, most: number): Dart[][] {
  if (points > 60 * most) return [];
  if (points === 0) return [[]];
  const alone = (byValue.get(points) ?? []).map((dart) => [dart]);
  const pairs = most > 1 ? setups.flatMap((dart, place) => secondsOf(points - dart.value, place).map((second) => [dart, second])) : [];
  return [...alone, ...pairs];
}

const secondsOf = (points: number, place: number): Dart[] =>
  byValue.get(points)?.filter((dart) => (placeOf.get(dart) as number) >= place) ?? [];

type Ranked = { routes: Route[]; usual: Route };

/** All routes, ranked, and the usual one; null if there is none. */
function rank(remaining: number, dartsLeft: number, out: Mode, prefer: readonly DartCode[]): Ranked | null {
  const doubles = [...prefer, ...favourites];
  const all = beds
    .filter((last) => allowedBy(out, last))
    .flatMap((last) =>
      waysTo(remaining - last.value, dartsLeft - 1).map((way) => ({
        darts: [...way, last].map(({ code }) => code),
        cost: way.reduce((cost, dart) => cost + setupCost(dart), finishCost(last, out, doubles)),
        hard: way.reduce((hard, dart) => hard + hardness(dart), 0),
      })),
    )
    .sort((a, b) => a.darts.length - b.darts.length || a.cost - b.cost);
  const card = out === 'double' ? chart[remaining] : undefined;
  const usual = all.find(({ darts }) => darts.join(' ') === card) ?? all[0];
  if (!usual) return null;
  const preference = ({ darts }: Route): number => prefer.indexOf(darts.at(-1) as DartCode);
  const preferred = all
    .filter((route) => preference(route) >= 0 && route.darts.length <= usual.darts.length && route.hard <= usual.hard)
    .sort((a, b) => preference(a) - preference(b));
  return { routes: [...new Set([...preferred, usual, ...all])], usual };
}

/**
 * All routes to finish with at most `dartsLeft` darts, without misses, in this order:
 *
 * 1. routes that end on a preferred double (`prefer`, the best first), take no more darts than the usual route and are no harder;
 * 2. the usual route: that of the checkout card (`chart`, double out), otherwise the best of the shortest;
 * 3. the others, the fewest darts first, then by the conventions of players (`conventions.ts`).
 *
 * Darts are in the order of throwing. The two before the last are listed in one order only, the higher first. So with three darts there
 * are as many routes as `countCheckouts` counts.
 */
export const everyRoute = (remaining: number, dartsLeft: number, out: Mode, prefer: readonly DartCode[] = []): DartCode[][] =>
  rank(remaining, dartsLeft, out, prefer)?.routes.map(({ darts }) => darts) ?? [];

const cache = new Map<string, readonly DartCode[][]>();

/** The routes of `everyRoute` that take no more darts than the usual one. They are cached. */
export function usualRoutes(remaining: number, dartsLeft: number, out: Mode, prefer: readonly DartCode[] = []): readonly DartCode[][] {
  const key = `${remaining} ${dartsLeft} ${out} ${prefer.join(' ')}`;
  const found = cache.get(key);
  if (found) return found;
  const ranked = rank(remaining, dartsLeft, out, prefer);
  const routes = ranked?.routes.map(({ darts }) => darts).filter(({ length }) => length <= ranked.usual.darts.length) ?? [];
  cache.set(key, routes);
  return routes;
}
