import { radii } from '../x01/dartboard.ts';
import { bedAt, bedValues, edges, layout } from './board.ts';
import type { Point } from './board.ts';
import { aimed } from './spread.ts';
import type { Spread } from './spread.ts';

/** The error function, to 1.5e-7 (Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x);
  return x < 0 ? tail - 1 : 1 - tail;
}

/** Gauss–Legendre quadrature of eight points on [-1, 1]: half of the abscissas with their weights (Abramowitz and Stegun, table 25.4). */
const gauss = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
] as const;
const nodes = gauss.flatMap(([at, weight]) => [
  { at: -at, weight },
  { at, weight },
]);

// Local variables are faster in the innermost loop.
const outer = edges;
const beds = layout;

/** The minimum standard deviation in millimetres. Smaller ones count as this one, because a wire is thicker than the difference. */
const minDeviation = 0.05;

/**
 * The probability of each of the 63 beds, in the order of `beds`, for a dart aimed at a point. It is computed by quadrature in polar
 * coordinates around the centre of the board. Along a ray the integral of the Gaussian over a ring has a closed form. Over the angle it is
 * Gauss–Legendre, on panels so narrow that the density is smooth in each. The error is below 1e-6. Without a spread, the bed at the point has
 * probability 1.
 */
export function hitProbabilities(aim: Point, spread: Spread): Float64Array {
  const probabilities = new Float64Array(bedValues.length);
  const { x, y, a, b, c } = aimed(spread, aim);
  if (a === 0 && c === 0) {
    probabilities[bedAt(x, y)] = 1;
    return probabilities;
  }
  const across = Math.max(a, minDeviation);
  const up = Math.max(c, minDeviation);
  // The inverse of the covariance from its Cholesky factor: the density is exp(-(p dx² + 2 o dx dy + s dy²) / 2) · scale.
  const s = 1 / (up * up);
  const o = -b / (across * up * up);
  const p = 1 / (across * across) + (b * b) / (across * across * up * up);
  const scale = 1 / (2 * Math.PI * across * up);
  const shortAxis = 1 / Math.sqrt((p + s + Math.hypot(p - s, 2 * o)) / 2);
  const panels = Math.max(2, Math.ceil((Math.PI / 10) * (radii.doubleOuter / (2.5 * shortAxis))));
  const half = Math.PI / 20 / panels;
  let total = 0;
  for (let sector = 0; sector < 20; sector += 1)
    for (let panel = 0; panel < panels; panel += 1)
      for (const { at, weight } of nodes) {
        const angle = ((sector - 0.5) * Math.PI) / 10 + (2 * panel + 1 + at) * half;
        const sin = Math.sin(angle);
        const cos = Math.cos(angle);
        // The exponent along the ray at distance r is -(q (r - m)² + rest) / 2.
        const q = p * sin * sin + 2 * o * sin * cos + s * cos * cos;
        const m = (p * sin * x + o * (sin * y + cos * x) + s * cos * y) / q;
        const rest = p * x * x + 2 * o * x * y + s * y * y - q * m * m;
        if (rest + (m < 0 ? q * m * m : 0) > 60) continue;
        const factor = weight * half * scale * Math.exp(-rest / 2);
        const root = Math.sqrt(q / 2);
        const tail = m * Math.sqrt(Math.PI / (2 * q));
        let lower = -Math.exp(-(q * m * m) / 2) / q - tail * erf(root * m);
        for (let ring = 0; ring < outer.length; ring += 1) {
          const r = (outer[ring] as number) - m;
          const upper = r === Infinity ? tail : -Math.exp((-q * r * r) / 2) / q + tail * erf(root * r);
          const mass = factor * (upper - lower);
          const bed = beds[ring * 20 + sector] as number;
          probabilities[bed] = (probabilities[bed] as number) + mass;
          total += mass;
          lower = upper;
        }
      }
  // Normalise: the error function is only accurate to a millionth, but the probabilities must add up to 1.
  return probabilities.map((mass) => Math.max(0, mass) / total);
}

/** The mean score of a dart that is aimed at a point. */
export const expectedScore = (aim: Point, spread: Spread): number =>
  hitProbabilities(aim, spread).reduce((sum, probability, bed) => sum + probability * (bedValues[bed] as number), 0);
