import { beds } from '../x01/dartboard.ts';
import type { DartCode } from '../x01/event.ts';
import { bedAt } from './board.ts';
import type { Point } from './board.ts';

/**
 * The deviation of darts from their aim. A number is the standard deviation in millimetres in every direction. An object has the standard
 * deviations across and upwards, and their correlation (a positive one leans to the right). M. Haugh and C. Wang (INFORMS Journal on
 * Computing 34(5), arXiv 2011.11031) fit the second form to professionals.
 */
export type Scatter = number | { x: number; y: number; rho: number };

/** The scatter of a player: the same for all beds, or with exceptions for the beds in `at`. */
export type Spread = Scatter | { all: Scatter; at: Readonly<Partial<Record<DartCode, Scatter>>> };

/** The scatter for an aim: that of its bed if the spread has one in `at`, otherwise that for all beds. */
export function scatterAt(spread: Spread, aim: Point): Scatter {
  if (typeof spread === 'number' || !('all' in spread)) return spread;
  const bed = beds[bedAt(aim.x, aim.y)] as (typeof beds)[number];
  return spread.at[bed.code] ?? spread.all;
}

/** The spread, `factor` times as wide. */
export function scaled(spread: Spread, factor: number): Spread {
  if (typeof spread === 'number' || !('all' in spread)) return scaledScatter(spread, factor);
  const at = Object.fromEntries(Object.entries(spread.at).map(([code, scatter]) => [code, scaledScatter(scatter as Scatter, factor)]));
  return { all: scaledScatter(spread.all, factor), at };
}

const scaledScatter = (scatter: Scatter, factor: number): Scatter =>
  typeof scatter === 'number' ? scatter * factor : { x: scatter.x * factor, y: scatter.y * factor, rho: scatter.rho };

/**
 * An aim with its error: the point, and the Cholesky factor of the covariance. From two independent standard normals n and m the dart lands
 * at (x + a·n, y + b·n + c·m).
 */
export type Aimed = { x: number; y: number; a: number; b: number; c: number };

/** The aim at a point with a spread. Throws a RangeError if a standard deviation is negative, or a correlation is not between -1 and 1. */
export function aimed(spread: Spread, { x, y }: Point): Aimed {
  const scatter = scatterAt(spread, { x, y });
  const { x: across, y: up, rho } = typeof scatter === 'number' ? { x: scatter, y: scatter, rho: 0 } : scatter;
  if (!(across >= 0 && up >= 0 && Math.abs(rho) < 1))
    throw new RangeError(
      `A spread needs standard deviations of at least 0 and a correlation between -1 and 1, not ${JSON.stringify(scatter)}.`,
    );
  return { x, y, a: across, b: rho * up, c: up * Math.sqrt(1 - rho * rho) };
}
