import type { ComponentProps } from 'react';
import type { GameState, Visit } from '@oche/darts/x01/state';
import { useDrawnWidth } from '../internal/useDrawnWidth.ts';
import { useSteps } from '../internal/useSteps.ts';
import { chartOf, type ChartPoint } from './chartOf.ts';
import { LegLines } from './LegLines.tsx';

export type LegChartLabels = {
  /** The chart in one sentence. */
  chart: string;
  withinAFinish: string;
  /** Under the axis: "visit". */
  visit: string;
  /** At a visit that scored nothing. */
  bust: string;
  /** At the end of a leg that a tie-break decided: "Tie-break: Dubbeltop". */
  tiebreak: (winner: number) => string;
  /** Above each leg, where there are several: "Leg 2". */
  leg: (leg: number) => string;
  /** One visit, spoken: "Visit 3, Wout Dubbeltop scored 60, 206 to go". `number` counts the visits of that side in the leg. */
  spoken: (visit: Visit, number: number, leg: number) => string;
};

export type LegChartProps = Omit<ComponentProps<'figure'>, 'children'> & {
  game: GameState;
  /** Number of the leg, or all of them beside each other; the last one if absent. */
  leg?: number | 'all';
  /** Short names, at the ends of the lines. */
  names: string[];
  labels: LegChartLabels;
  /** Highest finish: 170 with double or master out, 180 with straight out. */
  finish?: number;
};

/** Fewer visits are said, not drawn. */
const fewest = 3;

/**
 * Remaining against visits, the sides interleaved by who threw first, so that the lead can be read at any moment. ← → step through
 * the visits and say each, Home and End go to the ends, Esc lets go. Put a `VisitList` beside it: the same figures as a table.
 */
export function LegChart({ game, leg, names, labels, finish = 170, className, ...props }: LegChartProps) {
  const { box, width } = useDrawnWidth();
  const chart = chartOf(game, leg, width);
  const { points } = chart;
  const { at, onKeyDown } = useSteps(points.length);
  const say = ({ visit, nth, leg: number }: ChartPoint) => labels.spoken(visit, nth, number);
  if (points.length < fewest) {
    return (
      <figure className={className} {...props}>
        <p className="text-ink-2">{labels.chart}</p>
        <ul className="pt-1">
          {points.map((point) => (
            <li key={point.visit.event}>{say(point)}</li>
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
          {chosen && say(chosen)}
        </p>
      </div>
    </figure>
  );
}
