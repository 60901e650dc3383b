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
  /** The visit as text: "Visit 3, Wout Dubbeltop scored 60, 206 left". `number` counts the visits of that side in the leg. */
  visitDescription: (visit: Visit, number: number, leg: number) => string;
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

/** With fewer visits, text replaces the chart. */
const minVisits = 3;

/**
 * The remaining score after each visit. The visits of the sides alternate on the axis in their order, so that the lead is visible at every
 * moment. ← → select the previous and the next visit, Home and End the first and the last, and Esc clears the selection. Text describes the
 * selected visit. Show a `VisitList` with the same figures beside the chart.
 */
export function LegChart({ game, leg, names, labels, finish = 170, className, ...props }: LegChartProps) {
  const { box, width } = useChartWidth();
  const chart = chartOf(game, leg, width);
  const { points } = chart;
  const { at, onKeyDown } = useSteps(points.length);
  const describe = ({ visit, nth, leg: number }: ChartPoint) => labels.visitDescription(visit, nth, number);
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
