import type { Dart } from './dartboard.ts';
import type { DartCode } from './event.ts';
import type { Mode } from './format.ts';

/**
 * Doubles in the order in which players like to be left on them. Those that halve most often come first, because a dart
 * that lands inside leaves another double: D16, D8, D4, D2, D1 (https://dartscorer.club/checkouts/double-out-strategy,
 * http://good-darts.blogspot.com/2011/07/double-16-is-your-best-friend.html). D20 stands before them: it is where a player throws
 * all leg. The odd doubles come last, for a single of them leaves an odd number, and D1 after all, with nothing to fall back on.
 * The bull is not among them: nobody goes for it who has another way with as many darts.
 */
export const favourites: readonly DartCode[] = [
  ...['D20', 'D16', 'D18', 'D12', 'D8', 'D10', 'D14', 'D4', 'D6', 'D2'],
  ...['D19', 'D17', 'D15', 'D11', 'D13', 'D9', 'D7', 'D5', 'D3', 'D1'],
];

/** What the bull costs as the last dart: more than a treble on the way to a good double. */
const bullCost = 40;

/**
 * How much a player minds a dart as the last one: the place of a double among the favourites. With master out a treble is as
 * good as a good double; with straight out whatever is large on the board comes first, singles before anything else.
 */
export function finishCost(dart: Dart, out: Mode, doubles: readonly DartCode[] = favourites): number {
  const place = doubles.indexOf(dart.code);
  if (dart.isDouble) return (place < 0 ? bullCost : place) + (out === 'straight' ? 90 : 0);
  if (dart.isTreble) return out === 'straight' ? 120 : 12 - dart.value / 20;
  return dart.code === '25' ? 60 : 0;
}

/**
 * How much a player minds a dart on the way to the last one. A big single is easy; a treble is a third of the width of a
 * single, so there should be few and high ones, where a miss still scores; doubles and the bull are avoided, for a miss of them
 * scores nothing or spoils the way (https://dartscheckoutassistant.com/category/poll/).
 */
export function setupCost(dart: Dart): number {
  if (dart.isDouble) return 70;
  if (dart.isTreble) return 25 + (60 - dart.value) / 3;
  return dart.code === '25' ? 30 : (20 - dart.value) / 4;
}

/** How hard a dart before the last is, beside a single: a treble or the outer bull 1; a double or the bull 2, for players avoid them. */
export function hardness(dart: Dart): 0 | 1 | 2 {
  if (dart.isDouble) return 2;
  return dart.isTreble || dart.code === '25' ? 1 : 0;
}
