import type { Format, Mode, Target } from './format.ts';
import { modes, starters } from './format.ts';
import type { Situation } from './outcomes.ts';

const isCount = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;
const isTarget = (target: Target): boolean => isCount('firstTo' in target ? target.firstTo : target.bestOf, 1, 99);
/** Whether a leg can start with these points (product rule: 101 to 1001). */
const isStart = (points: number): boolean => isCount(points, 101, 1001);
const isMode = (mode: Mode): boolean => modes.includes(mode);

type Handicap = NonNullable<NonNullable<Format['handicap']>[number]>;
const isHandicap = (handicap: Handicap): boolean =>
  (handicap.start === undefined || isStart(handicap.start)) &&
  (handicap.in === undefined || isMode(handicap.in)) &&
  (handicap.out === undefined || isMode(handicap.out));

/** Whether this number of sides (1 to 8) can play a format. */
export function isPlayable(format: Format, sides: number): boolean {
  const { handicap } = format;
  return (
    isCount(sides, 1, 8) &&
    isStart(format.start) &&
    isMode(format.in) &&
    isMode(format.out) &&
    isTarget(format.legs) &&
    (!format.sets || isTarget(format.sets)) &&
    starters.includes(format.starter) &&
    (format.starter !== 'second' || sides > 1) &&
    (format.roundLimit === undefined || isCount(format.roundLimit, 1, 1000)) &&
    (!format.twoClear || isCount(format.twoClear.suddenDeathAt, 1, 99)) &&
    (!handicap || (handicap.length <= sides && handicap.every((each) => !each || isHandicap(each))))
  );
}

/** The points with which a side starts each leg. */
export const startOf = (format: Format, side: number): number => format.handicap?.[side]?.start ?? format.start;

/** The in and out mode of a side. */
export const modesOf = (format: Format, side: number): Pick<Situation, 'in' | 'out'> => ({
  in: format.handicap?.[side]?.in ?? format.in,
  out: format.handicap?.[side]?.out ?? format.out,
});

/** The lowest remainder that is not a bust: 1 with straight out, otherwise 2, because no double or treble finishes 1. */
export const lowestLeft = (out: Mode): 1 | 2 => (out === 'straight' ? 1 : 2);
