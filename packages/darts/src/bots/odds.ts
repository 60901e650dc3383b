import { bedIndex, bedValues } from './board.ts';
import type { Point } from './board.ts';
import { hitProbabilities } from './hitProbabilities.ts';
import type { Policy } from './policy.ts';
import { rulesOf } from './rules.ts';
import type { Rules } from './rules.ts';
import type { Spread } from './spread.ts';

/** Every number of points that one dart can score, from 0 to 60. */
export const dartScores: Uint8Array = Uint8Array.from([...new Set(bedValues)].sort((a, b) => a - b));

/** The maximum number of points of one dart. */
export const mostOfDart = 60;

/** The outcomes of a dart: the probability of each of `dartScores`, and of each number of points (0 to 60) in a bed that may finish. */
export type DartOdds = { scores: Float64Array; finishes: Float64Array };

/** The odds of a side that is in, and of a side that is not in, for which a bed that does not open scores 0. */
export type Odds = { in: DartOdds; opening: DartOdds };

const placeOf = new Map(Array.from(dartScores, (points, place) => [points, place] as const));
const placeOfBed = bedValues.map((points) => placeOf.get(points) as number);
const miss = bedIndex('0');

/** The odds of a dart aimed at a point, under the rules of a leg. */
export function oddsAt(aim: Point, spread: Spread, { opens, finishes }: Rules): Odds {
  const none = (): DartOdds => ({ scores: new Float64Array(dartScores.length), finishes: new Float64Array(mostOfDart + 1) });
  const odds = { in: none(), opening: none() };
  const add = (to: DartOdds, bed: number, probability: number): void => {
    const place = placeOfBed[bed] as number;
    const points = bedValues[bed] as number;
    to.scores[place] = (to.scores[place] as number) + probability;
    if (finishes[bed] === 1) to.finishes[points] = (to.finishes[points] as number) + probability;
  };
  hitProbabilities(aim, spread).forEach((probability, bed) => {
    add(odds.in, bed, probability);
    add(odds.opening, opens[bed] === 1 ? bed : miss, probability);
  });
  return odds;
}

/** The odds of a player with this spread at each aim of a policy, computed lazily and cached. */
export function oddsOf(policy: Policy, spread: Spread): (aim: number) => Odds {
  const rules = rulesOf(policy);
  const cache: Odds[] = [];
  return (aim) => (cache[aim] ??= oddsAt(policy.aims[aim] as Point, spread, rules));
}
