import type { Format } from '../x01/format.ts';
import { setsToWin, legsToWin } from '../x01/target.ts';

/** The duration of games of one format in milliseconds, including the call and the warm-up. */
export type Pace = {
  /** the mean */
  duration: number;
  /** standard deviation from game to game */
  spread: number;
  /** standard deviation of the mean itself, which shrinks with each game */
  doubt: number;
};

/**
 * The assumptions before any game has been played. The means are those of club players (three-dart average 40 to 50, about 25 visits a leg, 8 or
 * 9 seconds each). They give a best of 5 legs of 501 a mean of 16 minutes. Guides for players give 15 to 20. The three spreads are estimates,
 * because no published figures are known. Five games of the evening outweigh these assumptions.
 */
export const assumed = {
  /** from a free board to the first dart: calling, walking up, warming up */
  callMinutes: 2,
  /** a leg of 501 for two sides; proportional for other starts */
  legMinutes: 3.5,
  /** spread of the legs of the same two sides, as a share of the mean */
  legSpread: 0.3,
  /** spread between pairs of sides, which affects all legs of a game, as a share of the mean */
  gameSpread: 0.25,
  /** spread between evenings, as a share of the mean */
  eveningSpread: 0.2,
} as const;

const minute = 60_000;

/** The pace of a format before any game has been played; see `assumed`. Both sides win a leg or set with a probability of one half. */
export function priorPace(format: Format): Pace {
  const leg = assumed.legMinutes * minute * (format.start / 501);
  const inSet = contest(legsToWin(format), lastOf(format.legs, format.draw));
  const sets = format.sets ? contest(setsToWin(format), lastOf(format.sets, format.draw)) : { mean: 1, variance: 0 };
  const legs = { mean: sets.mean * inSet.mean, variance: sets.mean * inSet.variance + sets.variance * inSet.mean ** 2 };
  const played = legs.mean * leg;
  const variance = legs.mean * (assumed.legSpread * leg) ** 2 + legs.variance * leg ** 2 + (assumed.gameSpread * played) ** 2;
  const duration = assumed.callMinutes * minute + played;
  return { duration, spread: Math.sqrt(variance), doubt: assumed.eveningSpread * duration };
}

/** The number of legs or sets after which a contest ends in any case. If draws are allowed, a best of n ends after n. */
const lastOf = (target: Format['legs'], draw = false): number => (draw && 'bestOf' in target ? target.bestOf : Infinity);

/** The mean and variance of the number of legs or sets that equal sides play until one has won `toWin`, or `last` have been played. */
function contest(toWin: number, last: number): { mean: number; variance: number } {
  let mean = 0;
  let square = 0;
  // The probability that the n-th ends the contest: one side wins it and needed exactly one more.
  let chance = 2 * 0.5 ** toWin;
  let remaining = 1;
  for (let n = toWin; n < 2 * toWin; n++) {
    const ends = n === last ? remaining : chance;
    mean += ends * n;
    square += ends * n * n;
    remaining -= ends;
    if (n === last) break;
    chance *= n / (n - toWin + 1) / 2;
  }
  return { mean, variance: square - mean ** 2 };
}

/**
 * The pace after games of the same kind have been played, from their durations in milliseconds.
 *
 * The mean moves from the prior to the mean of the games. The prior weighs as much as (spread / doubt)² games, because the mean of that many
 * games would have the same doubt. The spread moves in the same way and includes the difference of the two means. (Conjugate normal model
 * with unknown variance: Gelman et al., Bayesian Data Analysis, 3rd edition, §3.3.) The order of the games does not matter.
 */
export function pace(prior: Pace, durations: readonly number[]): Pace {
  const weight = (prior.spread / prior.doubt) ** 2;
  const n = durations.length;
  if (n === 0) return prior;
  const mean = durations.reduce((sum, duration) => sum + duration, 0) / n;
  const squares = durations.reduce((sum, duration) => sum + (duration - mean) ** 2, 0);
  const between = ((weight * n) / (weight + n)) * (mean - prior.duration) ** 2;
  const variance = (weight * prior.spread ** 2 + squares + between) / (weight + n);
  return {
    duration: (weight * prior.duration + n * mean) / (weight + n),
    spread: Math.sqrt(variance),
    doubt: Math.sqrt(variance / (weight + n)),
  };
}

/** A game that was played to its end, not a walkover. `duration` in milliseconds, from the call to the last dart. */
export type PlayedGame = { format: Format; duration: number };

/** Spread between formats, as a share: the assumed proportions of legs and starts may be wrong. */
const formatSpread = 0.1;

/**
 * The pace of an evening for any format, from the finished games. Games of the same format count most. Games of other formats show how slow the
 * evening is compared with the assumptions. Formats with the same assumed mean count as the same format.
 */
export function paceTonight(played: readonly PlayedGame[]): (format: Format) => Pace {
  const games = played.map(({ format, duration }) => ({ prior: priorPace(format), duration }));
  return (format) => {
    const prior = priorPace(format);
    const own = games.filter((game) => game.prior.duration === prior.duration);
    const others = games.filter((game) => game.prior.duration !== prior.duration);
    const asShare = { duration: 1, spread: prior.spread / prior.duration, doubt: assumed.eveningSpread };
    const share = pace(
      asShare,
      others.map((game) => game.duration / game.prior.duration),
    );
    const adapted = {
      duration: prior.duration * share.duration,
      spread: prior.spread * share.duration,
      doubt: prior.duration * Math.min(assumed.eveningSpread, Math.hypot(share.doubt, formatSpread)),
    };
    return pace(
      adapted,
      own.map(({ duration }) => duration),
    );
  };
}
