import { beds, numbers, radii } from '../x01/dartboard.ts';
import type { DartCode } from '../x01/event.ts';

/** A point on the board, in millimetres from its centre: x to the right, y upwards. */
export type Point = { x: number; y: number };

/** Points of each bed, in the order of `beds`. Bots use the indexes of `beds`, because numbers are faster than names. */
export const bedValues: Uint8Array = Uint8Array.from(beds, ({ value }) => value);

const indexes = new Map<DartCode, number>(beds.map(({ code }, index) => [code, index]));

/** The index in `beds` of a bed by its code in this package (`20`, `D20`, `T20`, `25`, `50`, `0`). Throws if there is no such bed. */
export function bedIndex(code: DartCode): number {
  const index = indexes.get(code);
  if (index === undefined) throw new Error(`There is no bed ${JSON.stringify(code)}. Codes are like 20, D20, T20, 25, 50 and 0.`);
  return index;
}

/** The outer radii of the rings, from the bull outwards. The last ring is a miss. */
export const edges = [
  radii.bull,
  radii.outerBull,
  radii.trebleInner,
  radii.trebleOuter,
  radii.doubleInner,
  radii.doubleOuter,
  Infinity,
] as const;

const ringCodes: ((number: number) => DartCode)[] = [() => '50', () => '25', String, (n) => `T${n}`, String, (n) => `D${n}`, () => '0'];

/** Index of the bed in a ring (as in `edges`) and a sector (clockwise from the 20): `layout[ring * 20 + sector]`. */
export const layout: Uint8Array = Uint8Array.from(ringCodes.flatMap((code) => numbers.map((number) => bedIndex(code(number)))));

const squares = Float64Array.from(edges, (edge) => edge * edge);
const slopes = [9, 27, 63, 81].map((degrees) => Math.tan((degrees * Math.PI) / 180)) as [number, number, number, number];
const [tan9, tan27, tan63, tan81] = slopes;

/**
 * The bed at a point, like `locate` of `x01/dartboard`, but as its index in `beds` and without trigonometry: the wires are symmetric in every
 * quarter of the board, so a comparison of |x| and |y| finds the sector.
 */
export function bedAt(x: number, y: number): number {
  const square = x * x + y * y;
  let ring = 0;
  while (square > (squares[ring] as number)) ring += 1;
  const across = Math.abs(x);
  const up = Math.abs(y);
  const mirrored = x < 0 !== y < 0;
  let step: number;
  // A wire belongs to the number that follows clockwise. Only on the diagonals can a point be exactly on a wire.
  if (across < up || (mirrored && across === up)) step = across < up * tan9 ? 0 : across < up * tan27 ? 1 : 2;
  else step = across < up * tan63 ? 3 : across < up * tan81 ? 4 : 5;
  const half = y < 0 ? (x < 0 ? 10 + step : 10 - step) : x < 0 ? 20 - step : step;
  return layout[ring * 20 + (half === 20 ? 0 : half)] as number;
}
