import { allowedBy, beds, parseDart } from './dartboard.ts';
import type { Dart } from './dartboard.ts';
import { chart } from './chart.ts';
import type { DartCode } from './event.ts';
import type { Mode } from './format.ts';
import { modesOf } from './formatRules.ts';
import { outcomes } from './outcomes.ts';
import type { GameState } from './state.ts';

/** Doubles in the order in which players like to be left on them: those that halve most often come first. */
const favourites = [
  'D20',
  'D16',
  'D18',
  'D12',
  'D8',
  'D10',
  'D14',
  'D4',
  'D6',
  'D2',
  'D19',
  'D17',
  'D15',
  'D11',
  'D13',
  'D9',
  'D7',
  'D5',
  'D3',
  '50',
  'D1',
];

/** How much a player minds this dart as the last one. */
function finishCost(dart: Dart, out: Mode): number {
  if (dart.isDouble) return favourites.indexOf(dart.code) + (out === 'straight' ? 90 : 0);
  if (dart.isTreble) return out === 'straight' ? 120 : 12 - dart.value / 20;
  return dart.code === '25' ? 60 : 0;
}

/** How much a player minds it on the way: a big single is easy, trebles are aimed high, doubles and bulls avoided. */
function setupCost(dart: Dart): number {
  if (dart.value === 0) return 1000;
  if (dart.isDouble) return dart.code === '50' ? 75 : 70;
  if (dart.isTreble) return 25 + (60 - dart.value) / 3;
  return dart.code === '25' ? 30 : (20 - dart.value) / 4;
}

type Route = { darts: Dart[]; cost: number };

/** Every shortest way out, best first. Setup darts are tried in falling order, so that a set of darts comes once. */
function shortestRoutes(remaining: number, dartsLeft: number, out: Mode): Route[] {
  for (let count = 1; count <= Math.min(3, dartsLeft); count += 1) {
    const routes = routesOf(remaining, count, out, 60);
    if (routes.length > 0) return routes.sort((a, b) => a.cost - b.cost);
  }
  return [];
}

function routesOf(remaining: number, count: number, out: Mode, highest: number): Route[] {
  if (remaining > 60 * count || remaining < 1) return [];
  if (count === 1) {
    return beds
      .filter((dart) => dart.value === remaining && allowedBy(out, dart))
      .map((dart) => ({ darts: [dart], cost: finishCost(dart, out) }));
  }
  return beds
    .filter((dart) => dart.value > 0 && dart.value <= highest && dart.value < remaining)
    .flatMap((dart) =>
      routesOf(remaining - dart.value, count - 1, out, dart.value).map((rest) => ({
        darts: [dart, ...rest.darts],
        cost: setupCost(dart) + rest.cost,
      })),
    );
}

const shortest = new Map<string, DartCode[][]>();

/**
 * Ways to finish with the darts in hand, best first: the card's route where it fits, then the shortest others. Empty
 * where there is none. Darts in the order in which they are thrown.
 */
export function checkoutRoutes(remaining: number, dartsLeft: number, out: Mode, most = 5): DartCode[][] {
  const key = `${remaining} ${dartsLeft} ${out}`;
  let routes = shortest.get(key);
  if (!routes) {
    const computed = shortestRoutes(remaining, dartsLeft, out).map(({ darts }) => darts.map(({ code }) => code));
    const card = out === 'double' ? chart[remaining]?.split(' ') : undefined;
    const onCard = card && card.length <= dartsLeft ? [card] : [];
    routes = [...onCard, ...computed.filter((route) => route.join(' ') !== card?.join(' ') || onCard.length === 0)];
    shortest.set(key, routes);
  }
  return routes.slice(0, most).map((route) => [...route]);
}

/** The way to finish that most players would take, or null. */
export const checkoutRoute = (remaining: number, dartsLeft: number, out: Mode): DartCode[] | null =>
  checkoutRoutes(remaining, dartsLeft, out, 1)[0] ?? null;

/** The fewest darts that finish, or null where three do not. */
export function minDarts(remaining: number, out: Mode): 1 | 2 | 3 | null {
  const { checkouts } = outcomes(remaining, { in: 'straight', out, isIn: true });
  return ([1, 2, 3] as const).find((darts) => checkouts[darts]) ?? null;
}

/** The highest finish with so many darts: 170 with double out, 180 with the others. */
export function highestCheckout(out: Mode, darts: 1 | 2 | 3 = 3): number {
  if (out === 'double') return darts * 60 - 10;
  return darts * 60;
}

/** A number low enough to hope, but without a finish in three darts: 159, 162, 163, 165, 166, 168, 169 with double out. */
export const isBogey = (remaining: number, out: Mode): boolean =>
  remaining >= 1 && remaining <= highestCheckout(out) && minDarts(remaining, out) === null;

export type Hint = { remaining: number; dartsLeft: number; isIn: boolean; route: DartCode[] | null; isBogey: boolean };

/**
 * What the thrower could do now, after the darts of this visit that are thrown already. Null when nobody throws, or when the
 * visit has ended with these darts. No route before a side is in.
 */
export function hint(state: GameState, thrown: readonly DartCode[] = []): Hint | null {
  const leg = state.legs.at(-1);
  if (state.next.kind !== 'visit' || !leg || thrown.length >= 3) return null;
  const { side } = state.next;
  const { in: inMode, out } = modesOf(state.format, side);
  let remaining = leg.remaining[side] ?? 0;
  let isIn = leg.isIn[side] ?? true;
  for (const code of thrown) {
    const dart = parseDart(code);
    if (!dart) return null;
    isIn = isIn || allowedBy(inMode, dart);
    if (isIn) remaining -= dart.value;
  }
  if (remaining < (out === 'straight' ? 1 : 2)) return null;
  const dartsLeft = 3 - thrown.length;
  return { remaining, dartsLeft, isIn, route: isIn ? checkoutRoute(remaining, dartsLeft, out) : null, isBogey: isBogey(remaining, out) };
}
