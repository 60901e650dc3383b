import type { Dart } from './dartboard.ts';
import type { DartCode } from './event.ts';
import type { Mode } from './format.ts';

/**
 * Doubles in the order in which players like to leave them. Doubles that can be halved often come first, because a dart that lands
 * inside leaves another double: D16, D8, D4, D2, D1 (https://dartscorer.club/checkouts/double-out-strategy,
 * http://good-darts.blogspot.com/2011/07/double-16-is-your-best-friend.html). D20 comes before them, because players aim at the 20 during
 * the whole leg. Odd doubles come last, because a single of them leaves an odd number; D1 is the very last, because its single is a bust.
 * The bull is not listed: players avoid it if there is another route with as many darts.
 */
export const favourites: readonly DartCode[] = [
  ...['D20', 'D16', 'D18', 'D12', 'D8', 'D10', 'D14', 'D4', 'D6', 'D2'],
  ...['D19', 'D17', 'D15', 'D11', 'D13', 'D9', 'D7', 'D5', 'D3', 'D1'],
];

/** The cost of the bull as the last dart: more than a treble on the way to a good double. */
const bullCost = 40;

/**
 * The cost of a dart as the last one: the index of a double among the favourites. With master out, a treble costs as much as a good
 * double. With straight out, large beds cost least: singles, then the outer bull, doubles and trebles.
 */
export function finishCost(dart: Dart, out: Mode, doubles: readonly DartCode[] = favourites): number {
  const place = doubles.indexOf(dart.code);
  if (dart.isDouble) return (place < 0 ? bullCost : place) + (out === 'straight' ? 90 : 0);
  if (dart.isTreble) return out === 'straight' ? 120 : 12 - dart.value / 20;
  return dart.code === '25' ? 60 : 0;
}

/**
 * The cost of a dart before the last one. A high single is easy. A treble is much narrower than a single, so there should be few, and
 * high ones, where a miss still scores. Doubles and the bull are avoided, because a miss scores nothing or spoils the route
 * (https://dartscheckoutassistant.com/category/poll/).
 */
export function setupCost(dart: Dart): number {
  if (dart.isDouble) return 70;
  if (dart.isTreble) return 25 + (60 - dart.value) / 3;
  return dart.code === '25' ? 30 : (20 - dart.value) / 4;
}

/** How hard a dart before the last one is: 0 for a single, 1 for a treble or the outer bull, 2 for a double or the bull. */
export function hardness(dart: Dart): 0 | 1 | 2 {
  if (dart.isDouble) return 2;
  return dart.isTreble || dart.code === '25' ? 1 : 0;
}
