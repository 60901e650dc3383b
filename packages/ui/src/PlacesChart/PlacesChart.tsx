import { useState, type ComponentProps, type MouseEvent } from 'react';
import { cx } from '../internal/cx.ts';
import { useChartWidth } from '../internal/useChartWidth.ts';
import { nextStep } from '../internal/useSteps.ts';

/** The course of a side through a table. */
export type PlacesLine = {
  key: string;
  name: string;
  /** in narrow charts, and in place of a long name */
  short: string;
  /** the place after each column */
  places: readonly number[];
  /** The course as text: "Goirle: place 3. Best place: 1. Lowest place: 5." */
  description: string;
};

export type PlacesChartProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** The names of the columns, such as the numbers of matchdays; at least two. */
  columns: readonly string[];
  /** By their last place, the first at the top. */
  lines: readonly PlacesLine[];
  labels: {
    /** The chart in one sentence. */
    chart: string;
    /** Shown until a line is selected. */
    hint: string;
  };
};

const [top, row, left] = [14, 26, 30];
/** From this width on, names are written out, up to a number of letters. */
const wide = 560;
const mostLetters = 22;
const axis = 'fill-ink-3 text-[13px] tabular font-stretch-[84%]';
/** The smallest distance between the names of two columns. */
const columnWidth = 22;

/**
 * The place of each side after each column. A click or tap selects the nearest line; ↑ ↓ select the line above and below, Home and End the first
 * and the last, and Esc clears the selection. Text describes the selected line. The table beside the chart shows the last places.
 */
export function PlacesChart({ columns, lines, labels, className, ...props }: PlacesChartProps) {
  const { box, width } = useChartWidth();
  const [chosen, setChosen] = useState<string | null>(null);
  const lowest = Math.max(lines.length, ...lines.flatMap(({ places }) => places));
  const right = width < wide ? 84 : 176;
  const x = (column: number) => left + 6 + (column / (columns.length - 1)) * (width - left - right - 12);
  const y = (place: number) => top + (place - 1) * row;
  const bottom = y(lowest) + 18;
  const height = bottom + 20;
  const every = Math.ceil(columnWidth / (x(1) - x(0)));
  // Each name has a row of its own, because sides can share their last place.
  const labelled = lines.map((line, index) => ({ ...line, at: y(index + 1) }));
  const selectNearest = ({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const area = currentTarget.getBoundingClientRect();
    const unit = width / area.width;
    const column = Math.round(((clientX - area.left) * unit - x(0)) / (x(1) - x(0)));
    const at = (clientY - area.top) * unit;
    const isBeside = column >= columns.length;
    const distance = ({ places, at: label }: (typeof labelled)[number]) =>
      Math.abs((isBeside ? label : y(places[Math.max(0, column)]!)) - at);
    const nearest = labelled.reduce((best, line) => (distance(line) < distance(best) ? line : best));
    setChosen(nearest.key === chosen ? null : nearest.key);
  };
  const selected = labelled.find(({ key }) => key === chosen);
  return (
    <figure className={className} {...props}>
      <div
        ref={box}
        tabIndex={0}
        role="group"
        aria-label={labels.chart}
        onKeyDown={(event) => {
          const at = labelled.findIndex(({ key }) => key === chosen);
          const to = nextStep(labelled.length, at === -1 ? null : at, event.key, ['ArrowUp', 'ArrowDown']);
          if (to === undefined) return;
          event.preventDefault();
          setChosen(to === null ? null : labelled[to]!.key);
        }}
        className="outline-offset-4"
      >
        <svg viewBox={`0 0 ${width} ${height}`} className="w-full cursor-pointer font-narrow" aria-hidden onClick={selectNearest}>
          {Array.from({ length: lowest }, (_, index) => (
            <g key={index}>
              <line x1={left} x2={width - right} y1={y(index + 1)} y2={y(index + 1)} className="stroke-line" />
              <text x={left - 8} y={y(index + 1) + 5} textAnchor="end" className={axis}>
                {index + 1}
              </text>
            </g>
          ))}
          {columns.map((column, index) =>
            (columns.length - 1 - index) % every === 0 ? (
              <text key={column} x={x(index)} y={bottom} textAnchor="middle" dominantBaseline="middle" className={axis}>
                {column}
              </text>
            ) : null,
          )}
          {/* The selected line is drawn last, above the others. */}
          {labelled
            .toSorted((a, b) => Number(a.key === chosen) - Number(b.key === chosen))
            .map(({ key, name, short, places, at }) => {
              const isChosen = key === chosen;
              return (
                <g key={key}>
                  <polyline
                    points={[...places.map((place, index) => `${x(index)},${y(place)}`), `${x(columns.length - 1) + 12},${at}`].join(' ')}
                    fill="none"
                    strokeWidth={isChosen ? 3.5 : 2}
                    strokeLinejoin="round"
                    className={isChosen ? 'stroke-you' : 'stroke-line-2'}
                  />
                  {isChosen &&
                    places.map((place, index) => <circle key={index} cx={x(index)} cy={y(place)} r={4.5} className="fill-you" />)}
                  <text
                    x={width - right + 10}
                    y={at + 5}
                    className={cx('text-[14px] font-stretch-[84%]', isChosen ? 'fill-ink font-[700]' : 'fill-ink-2')}
                  >
                    {width < wide || name.length > mostLetters ? short : name}
                  </text>
                </g>
              );
            })}
        </svg>
        <p aria-live="polite" className="min-h-5 text-caption text-ink-2">
          {selected?.description ?? labels.hint}
        </p>
      </div>
    </figure>
  );
}
