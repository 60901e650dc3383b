import { legModel } from './legModel.ts';
import type { LegModel } from './legModel.ts';
import { optimalPolicy } from './optimalPolicy.ts';
import { plainPolicy } from './policy.ts';
import type { Modes } from './rules.ts';

/** What an average is asked for: the leg (501, straight in, double out unless said), how the bot aims, how busts are counted. */
export type AverageOptions = Partial<Modes> & {
  start?: number;
  /** as most players aim (`plainPolicy`, the default), or optimally for each spread that is tried (some seconds) */
  style?: 'plain' | 'optimal';
  /** darts of a bust: those thrown (the default, as where darts are entered), or always three, as where totals are typed */
  busts?: 'thrown' | 'three';
};

/** The least spread that is tried, in millimetres: a machine. */
export const leastSigma = 0.5;
/** The widest spread that is tried, in millimetres: somebody who hardly hits the board. */
export const mostSigma = 300;

/** What a bot with this isotropic spread comes to: the exact figures of its legs alone. */
export function legOfSigma(sigma: number, options: AverageOptions = {}): LegModel {
  const { start = 501, in: inMode = 'straight', out = 'double', style = 'plain' } = options;
  const modes = { in: inMode, out };
  return legModel(style === 'plain' ? plainPolicy(modes) : optimalPolicy(sigma, modes), sigma, start);
}

/**
 * The isotropic spread in millimetres with which a bot has this three-dart average (points ÷ darts × 3 over many legs alone),
 * to a ten-thousandth of the average. By false position on the exact expectation of a leg (the Illinois variant, which always
 * keeps the answer between its two ends), in logarithms, where the curve is nearly straight.
 *
 * Throws a RangeError where no spread from 0.5 to 300 mm gives such an average: with 501 double out, below 0.9 or above 167.
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
    throw new RangeError(`No spread gives an average of ${average}. Ask for one between ${least} and ${most}.`);
  }
  let kept = 0;
  for (;;) {
    const at = (low.at * high.excess - high.at * low.excess) / (high.excess - low.excess);
    const middle = { at, excess: excess(at) };
    if (Math.abs(middle.excess) < 1e-4) return Math.exp(at);
    // An end that stays a second time counts half, so that it does not stay for ever.
    const side = Math.sign(middle.excess);
    const weight = side === kept ? 0.5 : 1;
    kept = side;
    if (side > 0) {
      low = middle;
      high = { at: high.at, excess: high.excess * weight };
    } else {
      high = middle;
      low = { at: low.at, excess: low.excess * weight };
    }
  }
}
