import { radii } from '../x01/dartboard.ts';
import { bedValues } from './board.ts';
import type { Point } from './board.ts';
import { hitProbabilities } from './hitProbabilities.ts';
import { bedAims } from './policy.ts';
import type { Rules } from './rules.ts';
import type { Spread } from './spread.ts';

const ring = (distance: number, points: number, first: number): Point[] =>
  Array.from({ length: points }, (_, index) => {
    const angle = first + (index * 2 * Math.PI) / points;
    return { x: distance * Math.sin(angle), y: distance * Math.cos(angle) };
  });

const halfSector = Math.PI / 20;
const middleOf = { treble: (radii.trebleInner + radii.trebleOuter) / 2, double: (radii.doubleInner + radii.doubleOuter) / 2 };

/**
 * What an optimal bot may aim at: the middle of every bed (in the order of `beds`), the wires between two numbers, the small
 * singles, the outer edge of the doubles (to miss rather outside than inside), and around the bull for a wide spread.
 */
export const optimalAims: readonly Point[] = [
  ...bedAims,
  ...[58, middleOf.treble, 134.5, middleOf.double].flatMap((distance) => ring(distance, 20, halfSector)),
  ...ring(58, 20, 0),
  ...ring(radii.doubleOuter + 2, 20, 0),
  ...ring(radii.outerBull + 12, 10, 0),
];

/** Every number of points that one dart can score, from 0. */
export const sums: Uint8Array = Uint8Array.from([...new Set(bedValues)].sort((a, b) => a - b));

/** The highest score of one dart. */
export const mostOfDart = 60;

/** For each aim: the probability of each of `sums` (`aim * sums.length + n`), and of a last dart from 0 to 60 (`aim * 61 + remaining`). */
export type Scoring = { scores: Float64Array; finishes: Float64Array };

/** The scoring of darts aimed at the points; of a side that is not in, only by what opens, all other darts scoring 0. */
export function scoringOf(spread: Spread, aims: readonly Point[], rules: Rules): { in: Scoring; opening: Scoring } {
  const empty = (): Scoring => ({
    scores: new Float64Array(aims.length * sums.length),
    finishes: new Float64Array(aims.length * (mostOfDart + 1)),
  });
  const scoring = { in: empty(), opening: empty() };
  const place = new Map(Array.from(sums, (sum, index) => [sum, index] as const));
  const add = ({ scores, finishes }: Scoring, aim: number, points: number, finishing: boolean, chance: number): void => {
    const at = aim * sums.length + (place.get(points) as number);
    scores[at] = (scores[at] as number) + chance;
    const last = aim * (mostOfDart + 1) + points;
    if (finishing) finishes[last] = (finishes[last] as number) + chance;
  };
  aims.forEach((point, aim) => {
    hitProbabilities(point, spread).forEach((chance, bed) => {
      const points = bedValues[bed] as number;
      const finishing = rules.finishes[bed] === 1;
      const opens = rules.opens[bed] === 1;
      add(scoring.in, aim, points, finishing, chance);
      add(scoring.opening, aim, opens ? points : 0, opens && finishing, chance);
    });
  });
  return scoring;
}
