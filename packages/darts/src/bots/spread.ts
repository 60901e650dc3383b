import { beds } from '../x01/dartboard.ts';
import type { DartCode } from '../x01/event.ts';
import { bedAt } from './board.ts';
import type { Point } from './board.ts';

/**
 * How far darts land from where they were aimed. A number is the standard deviation in millimetres in every direction; else
 * the standard deviations across and upwards, and the correlation of the two (a positive one leans to the right).
 * M. Haugh and C. Wang (INFORMS Journal on Computing 34(5), arXiv 2011.11031) fit the second to professionals.
 */
export type Scatter = number | { x: number; y: number; rho: number };

/** The scatter of a player: the same everywhere, or another one for what is aimed at the named beds. */
export type Spread = Scatter | { all: Scatter; at: Readonly<Partial<Record<DartCode, Scatter>>> };

/** The scatter for a point that is aimed at: the one of the bed in which it lies, where that has its own. */
export function scatterAt(spread: Spread, aim: Point): Scatter {
  if (typeof spread === 'number' || !('all' in spread)) return spread;
  const bed = beds[bedAt(aim.x, aim.y)] as (typeof beds)[number];
  return spread.at[bed.code] ?? spread.all;
}

/** The same spread, so many times as wide. */
export function scaled(spread: Spread, factor: number): Spread {
  if (typeof spread === 'number' || !('all' in spread)) return scaledScatter(spread, factor);
  const at = Object.fromEntries(Object.entries(spread.at).map(([code, own]) => [code, scaledScatter(own as Scatter, factor)]));
  return { all: scaledScatter(spread.all, factor), at };
}

const scaledScatter = (scatter: Scatter, factor: number): Scatter =>
  typeof scatter === 'number' ? scatter * factor : { x: scatter.x * factor, y: scatter.y * factor, rho: scatter.rho };

/**
 * An aim with its error, ready to throw at: the point, and the Cholesky factor of the covariance. From two independent
 * normals n and m the dart lands at (x + a·n, y + b·n + c·m).
 */
export type Aimed = { x: number; y: number; a: number; b: number; c: number };

/** Throws a RangeError where a standard deviation is negative, or a correlation is not between -1 and 1. */
export function aimed(spread: Spread, { x, y }: Point): Aimed {
  const scatter = scatterAt(spread, { x, y });
  const { x: across, y: up, rho } = typeof scatter === 'number' ? { x: scatter, y: scatter, rho: 0 } : scatter;
  if (!(across >= 0 && up >= 0 && Math.abs(rho) < 1))
    throw new RangeError(`A spread has standard deviations from 0 and a correlation between -1 and 1, not ${JSON.stringify(scatter)}.`);
  return { x, y, a: across, b: rho * up, c: up * Math.sqrt(1 - rho * rho) };
}
