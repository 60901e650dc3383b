import { beds, numbers, parseDart, radii } from '../x01/dartboard.ts';
import type { DartCode } from '../x01/event.ts';
import { bedAt } from './board.ts';
import type { Point } from './board.ts';
import { aimed } from './spread.ts';
import type { Aimed, Spread } from './spread.ts';

const middle = (inner: number, outer: number): number => (inner + outer) / 2;

/**
 * The aim of a player for a bed: its middle, for a single the large part outside the treble, for a miss a point far below the board. Throws
 * if there is no such bed.
 */
export function aimPoint(code: DartCode): Point {
  const dart = parseDart(code);
  if (!dart) throw new Error(`There is no bed ${JSON.stringify(code)}. Codes are like 20, D20, T20, 25, 50 and 0.`);
  if (dart.value === 0) return { x: 0, y: -2 * radii.doubleOuter };
  if (dart.code === '50') return { x: 0, y: 0 };
  if (dart.code === '25') return { x: 0, y: middle(radii.bull, radii.outerBull) };
  const number = dart.isDouble ? dart.value / 2 : dart.isTreble ? dart.value / 3 : dart.value;
  const angle = (numbers.findIndex((n) => n === number) * Math.PI) / 10;
  const distance = dart.isDouble
    ? middle(radii.doubleInner, radii.doubleOuter)
    : dart.isTreble
      ? middle(radii.trebleInner, radii.trebleOuter)
      : middle(radii.trebleOuter, radii.doubleInner);
  return { x: distance * Math.sin(angle), y: distance * Math.cos(angle) };
}

/**
 * Throws one dart. Returns the index in `beds` of the bed that it hits. `random` gives numbers in [0, 1) and is called twice; the Box–Muller
 * transform makes the two normal errors from them.
 */
export function hit({ x, y, a, b, c }: Aimed, random: () => number): number {
  const distance = Math.sqrt(-2 * Math.log(1 - random()));
  const direction = 2 * Math.PI * random();
  const across = distance * Math.cos(direction);
  return bedAt(x + a * across, y + b * across + c * distance * Math.sin(direction));
}

/** Throws one dart at a bed with a spread (a number: millimetres in every direction). Returns the bed that it hits. */
export const throwDart = (aim: DartCode, spread: Spread, random: () => number): DartCode =>
  (beds[hit(aimed(spread, aimPoint(aim)), random)] as (typeof beds)[number]).code;
