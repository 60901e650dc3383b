import { legModel } from './legModel.ts';
import type { LegModel } from './legModel.ts';
import { optimalPolicy } from './optimalPolicy.ts';
import { plainPolicy } from './policy.ts';
import type { Modes } from './rules.ts';

/** The conditions of an average: the leg (default: 501, straight in, double out), the aims of the bot, and the count of busts. */
export type AverageOptions = Partial<Modes> & {
  start?: number;
  /** plain like most players (`plainPolicy`, the default), or optimal for each spread that is tried (takes some seconds) */
  style?: 'plain' | 'optimal';
  /** darts of a bust: the darts thrown (the default, as when darts are entered), or always three, as when totals are entered */
  busts?: 'thrown' | 'three';
};

/** The smallest spread that is tried, in millimetres: almost perfect. */
export const leastSigma = 0.5;
/** The widest spread that is tried, in millimetres: most darts miss the board. */
export const mostSigma = 300;

/** The exact expectation of a leg that a bot with this isotropic spread plays alone. */
export function legOfSigma(sigma: number, options: AverageOptions = {}): LegModel {
  const { start = 501, in: inMode = 'straight', out = 'double', style = 'plain' } = options;
  const modes = { in: inMode, out };
  return legModel(style === 'plain' ? plainPolicy(modes) : optimalPolicy(sigma, modes), sigma, start);
}

/**
 * The isotropic spread in millimetres with which a bot has this three-dart average (points ÷ darts × 3 over many legs alone), to a
 * ten-thousandth of the average. It uses false position on the exact expectation of a leg (the Illinois variant, which always keeps the root
 * between its two ends), in logarithms, for which the curve is nearly straight.
 *
 * Throws a RangeError if no spread from 0.5 to 300 mm gives such an average: with 501 double out, below 0.9 or above 167.
 */
export function sigmaFor(average: number, options: AverageOptions = {}): number {
  const excess = (log: number): number => {
    const leg = legOfSigma(Math.exp(log), options);
    return Math.log((options.busts === 'three' ? leg.typedAverage : leg.average) / average);
  };
  let low = { at: Math.log(leastSigma), excess: excess(Math.log(leastSigma)) };
  let high = { at: Math.log(mostSigma), excess: excess(Math.log(mostSigma)) };
  if (!(low.excess >= 0 && high.excess <= 0)) {
    const [most, least] = [low, high].map((end) => (average * Math.exp(end.excess)).toFixed(1));
    throw new RangeError(`No spread gives an average of ${average}. Choose one between ${least} and ${most}.`);
  }
  let lastSide = 0;
  for (;;) {
    const at = (low.at * high.excess - high.at * low.excess) / (high.excess - low.excess);
    const middle = { at, excess: excess(at) };
    if (Math.abs(middle.excess) < 1e-4) return Math.exp(at);
    // An end that is kept a second time gets half the weight. Otherwise it could be kept forever.
    const side = Math.sign(middle.excess);
    const weight = side === lastSide ? 0.5 : 1;
    lastSide = side;
    if (side > 0) {
      low = middle;
      high = { at: high.at, excess: high.excess * weight };
    } else {
      high = middle;
      low = { at: low.at, excess: low.excess * weight };
    }
  }
}
