import type { DartCode } from './event.ts';
import type { Mode } from './format.ts';

/** The numbers of the board, clockwise from the top. */
export const numbers = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5] as const;

/** Outer edges in millimetres from the centre of the board (steel-tip board, WDF playing rules). */
export const radii = { bull: 6.35, outerBull: 15.9, trebleInner: 99, trebleOuter: 107, doubleInner: 162, doubleOuter: 170 } as const;

/** A bed of the board, or a miss, as the result of a dart. */
export type Dart = { code: DartCode; value: number; isDouble: boolean; isTreble: boolean };

const bed = (code: DartCode, value: number, kind: 'single' | 'double' | 'treble' = 'single'): Dart => ({
  code,
  value,
  isDouble: kind === 'double',
  isTreble: kind === 'treble',
});

const upTo20 = Array.from({ length: 20 }, (_, index) => index + 1);

/** All 63 results of a dart: a miss, 20 singles, doubles and trebles, the outer bull and the bull. */
export const beds: readonly Dart[] = [
  bed('0', 0),
  ...upTo20.map((n) => bed(`${n}`, n)),
  bed('25', 25),
  ...upTo20.map((n) => bed(`D${n}`, 2 * n, 'double')),
  bed('50', 50, 'double'),
  ...upTo20.map((n) => bed(`T${n}`, 3 * n, 'treble')),
];

const byCode = new Map<string, Dart>(beds.map((dart) => [dart.code, dart]));

/** Translates other common notations of a bed. */
function withoutAlias(code: string): string {
  const upper = code.trim().toUpperCase();
  if (upper === 'D25' || upper === 'BULL') return '50';
  return /^S([1-9]|1\d|20|25)$/.test(upper) ? upper.slice(1) : upper;
}

/**
 * Parses a dart: `20`, `D20`, `T20`, `25`, `50` (bull) or `0` (miss). `S20`, `S25`, `D25` and `BULL` are normalised. Null if there is no
 * such bed (`T25`, `21`).
 */
export const parseDart = (code: string): Dart | null => byCode.get(code) ?? byCode.get(withoutAlias(code)) ?? null;

/**
 * The points of a dart.
 *
 * @throws if there is no such bed; a legal log never contains one
 */
export function value(code: DartCode): number {
  const dart = parseDart(code);
  if (!dart) throw new Error(`No bed is called ${JSON.stringify(code)}. Darts are written 20, D20, T20, 25, 50 or 0.`);
  return dart.value;
}

/** Whether a bed is a double; the bull (50) is one. False for an invalid code. */
export const isDouble = (code: DartCode): boolean => parseDart(code)?.isDouble ?? false;
/** Whether a bed is a treble. False for an invalid code. */
export const isTreble = (code: DartCode): boolean => parseDart(code)?.isTreble ?? false;

/** Whether a dart in this bed can open (in) or finish (out) with this mode. */
export function allowedBy(mode: Mode, dart: Dart): boolean {
  if (dart.value === 0) return false;
  if (mode === 'straight') return true;
  return dart.isDouble || (mode === 'master' && dart.isTreble);
}

const clockwise = numbers.map((n) => `${n}`);

/** The bed at a point, in millimetres from the centre, x to the right and y upwards. Outside the doubles is a miss. */
export function locate(x: number, y: number): DartCode {
  const distance = Math.hypot(x, y);
  if (distance <= radii.bull) return '50';
  if (distance <= radii.outerBull) return '25';
  if (distance > radii.doubleOuter) return '0';
  const degrees = (Math.atan2(x, y) * 180) / Math.PI;
  const number = clockwise[Math.floor((degrees + 360 + 9) / 18) % 20] as DartCode;
  if (distance > radii.doubleInner) return `D${number}`;
  return distance > radii.trebleInner && distance <= radii.trebleOuter ? `T${number}` : number;
}
