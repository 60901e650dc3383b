import type { ComponentProps } from 'react';
import type { GameState, Visit } from '@oche/darts/x01/state';
import { useChartWidth } from '../internal/useChartWidth.ts';
import { useSteps } from '../internal/useSteps.ts';
import { chartOf, type ChartPoint } from './chartOf.ts';
import { LegLines } from './LegLines.tsx';

export type LegChartLabels = {
  /** The chart in one sentence. */
  chart: string;
  withinAFinish: string;
  /** Below the axis: "visit". */
  visit: string;
  /** Beside a visit that was a bust. */
  bust: string;
  /** At the end of a leg that was decided by a tie-break: "Tie-break: Dubbeltop". */
  tiebreak: (winner: number) => string;
  /** Above each leg, if there are several: "Leg 2". */
  leg: (leg: number) => string;
  /** One visit in words: "Visit 3, Wout Dubbeltop scored 60, 206 left". `number` counts the visits of that side in the leg. */
  spoken: (visit: Visit, number: number, leg: number) => string;
};

export type LegChartProps = Omit<ComponentProps<'figure'>, 'children'> & {
  game: GameState;
  /** Number of the leg, or all legs side by side; the last leg by default. */
  leg?: number | 'all';
  /** Short names, at the ends of the lines. */
  names: string[];
  labels: LegChartLabels;
  /** Highest possible finish: 170 with double out (the default), 180 with straight or master out. */
  finish?: number;
};

/** With fewer visits, words replace the chart. */
const minVisits = 3;

/**
 * The points left after each visit. The visits of the sides alternate on the axis as they were thrown, so that the lead is visible at every
 * moment. ← → step through the visits and describe each in words, Home and End go to the first and last visit, Esc clears the selection. Show
 * a `VisitList` beside it, with the same figures as a table.
 */
export function LegChart({ game, leg, names, labels, finish = 170, className, ...props }: LegChartProps) {
  const { box, width } = useChartWidth();
  const chart = chartOf(game, leg, width);
  const { points } = chart;
  const { at, onKeyDown } = useSteps(points.length);
  const describe = ({ visit, nth, leg: number }: ChartPoint) => labels.spoken(visit, nth, number);
  if (points.length < minVisits) {
    return (
      <figure className={className} {...props}>
        <p className="text-ink-2">{labels.chart}</p>
        <ul className="pt-1">
          {points.map((point) => (
            <li key={point.visit.event}>{describe(point)}</li>
          ))}
        </ul>
      </figure>
    );
  }
  const chosen = at === null ? undefined : points[at];
  return (
    <figure className={className} {...props}>
      <div ref={box} tabIndex={0} role="group" aria-label={labels.chart} onKeyDown={onKeyDown} className="outline-offset-4">
        <LegLines chart={chart} width={width} finish={finish} names={names} labels={labels} at={at} />
        <p aria-live="polite" className="min-h-5 text-caption text-ink-2">
          {chosen && describe(chosen)}
        </p>
      </div>
    </figure>
  );
}
