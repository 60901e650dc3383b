import { chart } from './chart.ts';
import { favourites, finishCost, hardness, setupCost } from './conventions.ts';
import { allowedBy, beds } from './dartboard.ts';
import type { Dart } from './dartboard.ts';
import type { DartCode } from './event.ts';
import type { Mode } from './format.ts';

type Route = { darts: DartCode[]; cost: number; hard: number };

/** Everything that scores, highest first: the order in which the darts before the last are thrown. */
const setups: readonly Dart[] = beds.filter((dart) => dart.value > 0).sort((a, b) => b.value - a.value);
const placeOf = new Map(setups.map((dart, place) => [dart, place]));
const byValue = new Map<number, Dart[]>();
for (const dart of setups) byValue.set(dart.value, [...(byValue.get(dart.value) ?? []), dart]);

/** Every set of at most so many darts (two) that scores so much, each once, highest dart first. No miss among them. */
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

/** Null where there is no way at all. */
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
  const wish = ({ darts }: Route): number => prefer.indexOf(darts.at(-1) as DartCode);
  const wished = all
    .filter((route) => wish(route) >= 0 && route.darts.length <= usual.darts.length && route.hard <= usual.hard)
    .sort((a, b) => wish(a) - wish(b));
  return { routes: [...new Set([...wished, usual, ...all])], usual };
}

/**
 * Every way to finish with at most so many darts, none of them a miss, as players would think of them:
 *
 * 1. those that end on a preferred double (`prefer`, the best first) where that takes no more darts than 2 and is no harder;
 * 2. the route of the card (`chart`, double out), else the best of the shortest;
 * 3. the others, the fewest darts first, then by what players mind (`conventions.ts`).
 *
 * Darts in the order in which they are thrown. The two before the last come in one order only, the higher first, so that with
 * three darts there are as many routes as `countCheckouts` says.
 */
export const everyRoute = (remaining: number, dartsLeft: number, out: Mode, prefer: readonly DartCode[] = []): DartCode[][] =>
  rank(remaining, dartsLeft, out, prefer)?.routes.map(({ darts }) => darts) ?? [];

const known = new Map<string, readonly DartCode[][]>();

/** Those of `everyRoute` that take no more darts than the usual one; worked out once for each situation, then looked up. */
export function usualRoutes(remaining: number, dartsLeft: number, out: Mode, prefer: readonly DartCode[] = []): readonly DartCode[][] {
  const key = `${remaining} ${dartsLeft} ${out} ${prefer.join(' ')}`;
  const found = known.get(key);
  if (found) return found;
  const ranked = rank(remaining, dartsLeft, out, prefer);
  const routes = ranked?.routes.map(({ darts }) => darts).filter(({ length }) => length <= ranked.usual.darts.length) ?? [];
  known.set(key, routes);
  return routes;
}
