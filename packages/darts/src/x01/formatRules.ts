import type { Format, Mode, Target } from './format.ts';
import { modes, starters } from './format.ts';
import type { Situation } from './outcomes.ts';

const isCount = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;
const isTarget = (target: Target): boolean => isCount('firstTo' in target ? target.firstTo : target.bestOf, 1, 99);
const isMode = (mode: Mode): boolean => modes.includes(mode);

/** Whether a format can be played by so many sides (1 to 8). */
export function isPlayable(format: Format, sides: number): boolean {
  const handicaps = format.handicap ?? [];
  return (
    isCount(sides, 1, 8) &&
    isCount(format.start, 2, 1001) &&
    isMode(format.in) &&
    isMode(format.out) &&
    isTarget(format.legs) &&
    (!format.sets || isTarget(format.sets)) &&
    starters.includes(format.starter) &&
    (format.starter !== 'second' || sides > 1) &&
    (format.roundLimit === undefined || isCount(format.roundLimit, 1, 1000)) &&
    (!format.twoClear || isCount(format.twoClear.suddenDeathAt, 1, 99)) &&
    handicaps.length <= sides &&
    handicaps.every((own) => !own || (isCount(own.start ?? 501, 2, 1001) && isMode(own.in ?? 'straight') && isMode(own.out ?? 'double')))
  );
}

/** Points a side starts each leg from. */
export const startOf = (format: Format, side: number): number => format.handicap?.[side]?.start ?? format.start;

/** The in and out mode of a side. */
export const modesOf = (format: Format, side: number): Pick<Situation, 'in' | 'out'> => ({
  in: format.handicap?.[side]?.in ?? format.in,
  out: format.handicap?.[side]?.out ?? format.out,
});
