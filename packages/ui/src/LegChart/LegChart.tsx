import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { GameState, Visit } from '@oche/darts/x01/state';
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

const step = (points: readonly ChartPoint[], at: number | null, key: string): number | null | undefined => {
  const end = points.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return end;
  if (key === 'Escape') return at === null ? undefined : null;
  if (key === 'ArrowRight') return at === null ? 0 : Math.min(end, at + 1);
  if (key === 'ArrowLeft') return at === null ? end : Math.max(0, at - 1);
  return undefined;
};

/**
 * Remaining against visits, the sides interleaved by who threw first, so that the lead can be read at any moment. ← → step through
 * the visits and say each, Home and End go to the ends, Esc lets go. Put a `VisitList` beside it: the same figures as a table.
 */
export function LegChart({ game, leg, names, labels, finish = 170, className, ...props }: LegChartProps) {
  const [at, setAt] = useState<number | null>(null);
  // One unit is one pixel, so that the words keep their size on a phone; more where letters are larger.
  const [width, setWidth] = useState(640);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const resize = new ResizeObserver(([entry]) => {
      // A wider drawing is higher too: in the next frame, so that it is not told in the one that made it.
      if (!entry) return;
      const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      requestAnimationFrame(() => setWidth(Math.max(280, Math.round(entry.contentRect.width / unit))));
    });
    if (box.current) resize.observe(box.current);
    return () => resize.disconnect();
  }, []);
  const chart = chartOf(game, leg, width);
  const { points } = chart;
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
  const onKey = (event: KeyboardEvent) => {
    const to = step(points, at, event.key);
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
  };
  const chosen = at === null ? undefined : points[at];
  return (
    <figure className={className} {...props}>
      <div ref={box} tabIndex={0} role="group" aria-label={labels.chart} onKeyDown={onKey} className="outline-offset-4">
        <LegLines chart={chart} width={width} finish={finish} names={names} labels={labels} at={at} />
        <p aria-live="polite" className="min-h-5 text-caption text-ink-2">
          {chosen && say(chosen)}
        </p>
      </div>
    </figure>
  );
}
