import type { Format } from '../x01/format.ts';
import { setsToWin, legsToWin } from '../x01/target.ts';

/** How long games of one format take, in milliseconds, calling and warming up included. */
export type Pace = {
  /** the mean */
  duration: number;
  /** standard deviation from game to game */
  spread: number;
  /** standard deviation of the mean itself: how much is not known yet */
  doubt: number;
};

/**
 * What is assumed before anything has been played. The means are those of club players (three-dart average 40 to 50, some 25 visits
 * a leg, 8 or 9 seconds each) and put a best of 5 legs of 501 at 16 minutes, where guides for players say 15 to 20. The three
 * spreads are judgement, as no published figures are known. Five games of tonight outweigh all of it.
 */
export const assumed = {
  /** from a free board to the first dart: calling, walking up, warming up */
  callMinutes: 2,
  /** a leg of 501 for two sides; other starts in proportion */
  legMinutes: 3.5,
  /** of one leg, as a share of its mean, between the same two sides */
  legSpread: 0.3,
  /** how much slower or faster than others two sides are in all their legs */
  gameSpread: 0.25,
  /** how much slower or faster a whole evening is */
  eveningSpread: 0.2,
} as const;

const minute = 60_000;

/** The pace of a format before anything has been played; see `assumed`. Legs and sets last as between equal sides, each winning half. */
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

/** With a draw allowed, an even best of n ends at n. */
const lastOf = (target: Format['legs'], draw = false): number => (draw && 'bestOf' in target ? target.bestOf : Infinity);

/** How many legs or sets equal sides need until one has so many, or `last` have been played. */
function contest(toWin: number, last: number): { mean: number; variance: number } {
  let mean = 0;
  let square = 0;
  // The chance that the n-th ends it: one side wins it and has won all but one of its own before.
  let chance = 2 * 0.5 ** toWin;
  let left = 1;
  for (let n = toWin; n < 2 * toWin; n++) {
    const ends = n === last ? left : chance;
    mean += ends * n;
    square += ends * n * n;
    left -= ends;
    if (n === last) break;
    chance *= n / (n - toWin + 1) / 2;
  }
  return { mean, variance: square - mean ** 2 };
}

/**
 * A pace after games of its kind have been played, from their durations in milliseconds.
 *
 * The mean moves from the prior to that of the games: the prior counts as (spread / doubt)² games, the number whose mean would be in as
 * much doubt. The spread does the same, with the distance of the two means counted as spread. (Conjugate normal model with unknown
 * variance: Gelman et al., Bayesian Data Analysis, 3rd edition, §3.3.) Games do not have to be in order.
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

/** A game that was played to its end: no walkover. `duration` in milliseconds, from the call to the last dart. */
export type PlayedGame = { format: Format; duration: number };

/** How far a format may be from what the others say, as a share: the proportion of legs and starts is an assumption too. */
const between = 0.1;

/**
 * Tonight's pace for any format, from the games that are over. Games of the format itself count most; those of other formats tell how
 * slow the evening is compared with what was assumed. Formats of which the same mean is assumed count as one.
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
      doubt: prior.duration * Math.min(assumed.eveningSpread, Math.hypot(share.doubt, between)),
    };
    return pace(
      adapted,
      own.map(({ duration }) => duration),
    );
  };
}
