import { numbers, parseDart, radii, locate } from '../x01/dartboard.ts';
import type { DartCode } from '../x01/event.ts';

/** A point on the board in millimetres from its centre, x to the right, y upwards. */
export type Point = { x: number; y: number };

const middle = (inner: number, outer: number): number => (inner + outer) / 2;

/** Where a player aims for a bed: its middle, and for a single the big part outside the treble. */
export function aimPoint(code: DartCode): Point {
  const dart = parseDart(code);
  if (!dart || dart.value === 0 || dart.code === '50') return { x: 0, y: 0 };
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
 * One dart at a bed: the aim plus a Gaussian error of `sigma` millimetres in every direction. `random` gives numbers in
 * [0, 1) and is asked twice.
 */
export function throwDart(aim: DartCode, sigma: number, random: () => number): DartCode {
  const { x, y } = aimPoint(aim);
  const distance = sigma * Math.sqrt(-2 * Math.log(1 - random()));
  const direction = 2 * Math.PI * random();
  return locate(x + distance * Math.cos(direction), y + distance * Math.sin(direction));
}
