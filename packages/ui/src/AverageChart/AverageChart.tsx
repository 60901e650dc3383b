import type { ComponentProps } from 'react';
import { useChartWidth } from '../internal/useChartWidth.ts';
import { useSteps } from '../internal/useSteps.ts';

export type AveragePoint = {
  key: string;
  value: number;
  result: 'win' | 'loss' | 'draw';
  /** The game as text: "Fri 20 Nov, won against Wout Dubbeltop, average 71.20". */
  description: string;
};

export type AverageChartProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** Oldest first. */
  points: readonly AveragePoint[];
  /** The average of all games, including those without a point; shown as a dashed horizontal line. */
  overall?: number;
  labels: {
    /** The chart in one sentence. */
    chart: string;
    /** Name of the dashed line: "71.20 over all". */
    overall: string;
    win: string;
    loss: string;
    draw: string;
  };
};

/** With fewer games, text replaces the chart. */
const minPoints = 3;
const [top, bottom, left, right] = [14, 216, 36, 12];
const axis = 'fill-ink-3 text-[13px] tabular font-stretch-[84%]';

/** The multiples of ten around all values. There are no lines between them, so that the line of the overall average stands out. */
const scaleOf = (values: readonly number[]) => ({
  low: Math.floor(Math.min(...values) / 10) * 10,
  high: Math.ceil((Math.max(...values) + 0.01) / 10) * 10,
});

/** A filled circle if won, a hollow one if lost, a square if drawn: the meaning never depends on colour alone. */
function Mark({ result, x, y, size }: { result: AveragePoint['result']; x: number; y: number; size: number }) {
  if (result === 'draw')
    return <rect x={x - size} y={y - size} width={size * 2} height={size * 2} strokeWidth={2} className="fill-page stroke-ink" />;
  return <circle cx={x} cy={y} r={size} strokeWidth={2} className={`stroke-ink ${result === 'win' ? 'fill-ink' : 'fill-page'}`} />;
}

/**
 * The average of each game, and whether it was won. ← → select the previous and the next game, Home and End the first and the last, and Esc
 * clears the selection. Text describes the selected game. Show a list of the games with the same figures beside the chart.
 */
export function AverageChart({ points, overall, labels, className, ...props }: AverageChartProps) {
  const { box, width } = useChartWidth();
  const { at, onKeyDown } = useSteps(points.length);
  if (points.length < minPoints) {
    return (
      <figure className={className} {...props}>
        <p className="text-ink-2">{labels.chart}</p>
        <ul className="pt-1">
          {points.map(({ key, description }) => (
            <li key={key}>{description}</li>
          ))}
        </ul>
      </figure>
    );
  }
  const { low, high } = scaleOf([...points.map(({ value }) => value), ...(overall === undefined ? [] : [overall])]);
  const y = (value: number) => bottom - ((value - low) / (high - low)) * (bottom - top);
  const spacing = (width - left - right - 16) / (points.length - 1);
  const marks = points.map((point, i) => ({ ...point, x: left + 8 + i * spacing, y: y(point.value) }));
  const size = spacing < 14 ? 4 : 5.5;
  const chosen = at === null ? undefined : points[at];
  const results = (['win', 'loss', 'draw'] as const).filter((result) => points.some((point) => point.result === result));
  return (
    <figure className={className} {...props}>
      <div ref={box} tabIndex={0} role="group" aria-label={labels.chart} onKeyDown={onKeyDown} className="outline-offset-4">
        <svg viewBox={`0 0 ${width} ${bottom + 8}`} className="w-full font-narrow" aria-hidden>
          {[low, high].map((value) => (
            <g key={value}>
              <line
                x1={left}
                x2={width}
                y1={y(value)}
                y2={y(value)}
                strokeWidth={value === low ? 2 : 1}
                className={value === low ? 'stroke-rule' : 'stroke-line'}
              />
              <text x={left - 8} y={y(value) + 5} textAnchor="end" className={axis}>
                {value}
              </text>
            </g>
          ))}
          {overall !== undefined && (
            <line x1={left} x2={width} y1={y(overall)} y2={y(overall)} strokeWidth={2} strokeDasharray="6 4" className="stroke-you" />
          )}
          <polyline
            points={marks.map((point) => `${point.x},${point.y}`).join(' ')}
            fill="none"
            strokeWidth={2}
            className="stroke-line-2"
          />
          {marks.map(({ key, result, ...point }, i) => (
            <Mark key={key} result={result} x={point.x} y={point.y} size={i === at ? size * 1.6 : size} />
          ))}
        </svg>
        <p aria-live="polite" className="min-h-5 text-caption text-ink-2">
          {chosen?.description}
        </p>
      </div>
      <figcaption className="flex flex-wrap gap-x-5 text-caption text-ink-2">
        {results.map((result) => (
          <span key={result} className="inline-flex items-center gap-1.5">
            <svg viewBox="0 0 14 14" className="size-3.5" aria-hidden>
              <Mark result={result} x={7} y={7} size={5} />
            </svg>
            {labels[result]}
          </span>
        ))}
        {overall !== undefined && (
          <span className="inline-flex items-center gap-1.5 tabular">
            <svg viewBox="0 0 24 14" className="h-3.5 w-6" aria-hidden>
              <line x1={0} x2={24} y1={7} y2={7} strokeWidth={2} strokeDasharray="6 4" className="stroke-you" />
            </svg>
            {labels.overall}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
