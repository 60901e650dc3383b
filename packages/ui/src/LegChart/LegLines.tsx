import { cx } from '../internal/cx.ts';
import { area, type Chart, type ChartPoint } from './chartOf.ts';
import type { LegChartLabels } from './LegChart.tsx';

const strokes = ['stroke-cat-1', 'stroke-cat-2', 'stroke-cat-3', 'stroke-cat-4', 'stroke-cat-5', 'stroke-cat-6'];
const fills = ['fill-cat-1', 'fill-cat-2', 'fill-cat-3', 'fill-cat-4', 'fill-cat-5', 'fill-cat-6'];
/** Dashes of the categories in tokens.json. The sixth category is a double line. */
const dashes = [undefined, '9 5', '2 5', '14 6', '9 4 2 4', undefined];
const doubleLine = 5;
/** Marks of the categories as SVG paths, with a radius of about 1: circle, square, triangle, diamond, inverted triangle, star. */
const marks = [
  'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  'M-.92-.92H.92V.92H-.92z',
  'M0-1.2 1.1.8H-1.1z',
  'M0-1.3 1.1 0 0 1.3-1.1 0z',
  'M0 1.2 1.1-.8H-1.1z',
  'M0-1.4 .34-.47 1.33-.43 .55.18 .82 1.13 0 .58-.82 1.13-.55.18-1.33-.43-.34-.47z',
];
const axis = 'fill-ink-3 text-[13px] tabular font-stretch-[84%]';
/** The outline in the colour of the page separates the letters from lines. */
const label = 'text-[14px] font-[650] tabular font-stretch-[84%] stroke-page [stroke-width:4px] [paint-order:stroke]';

/** The mark of a visit: its shape depends on the side; it is hollow if the visit was a bust. */
function Mark({ point: { visit, x, y }, size, big }: { point: ChartPoint; size: number; big: boolean }) {
  const r = big ? size * 1.5 : size;
  const look = visit.bust ? cx('fill-page', strokes[visit.side % 6]) : cx('stroke-page', fills[visit.side % 6]);
  return (
    <path
      d={marks[visit.side % 6]}
      transform={`translate(${x} ${y}) scale(${r})`}
      strokeWidth={2}
      vectorEffect="non-scaling-stroke"
      className={look}
    />
  );
}

type Props = { chart: Chart; width: number; finish: number; names: string[]; labels: LegChartLabels; at: number | null };

/** The lines of the chart. They are hidden from screen readers, which get the label of the group around them. */
export function LegLines({ chart: { legs, points, maxStart, y, starts }, width, finish, names, labels, at }: Props) {
  const isSingle = legs.length === 1;
  const size = isSingle ? 6 : 3.5;
  const last = legs.at(-1);
  // A side without a visit has no line to label.
  const labelled = starts.flatMap((_, side) => {
    const end = points.findLast(({ visit, leg }) => visit.side === side && leg === last?.leg.number);
    return end ? [{ side, visit: end.visit }] : [];
  });
  const decided = last?.leg.won === 'tiebreak' ? last.leg.winner : null;
  return (
    <svg viewBox={`0 0 ${width} ${area.height}`} className="w-full font-narrow" aria-hidden>
      <rect x={area.left} y={y(finish)} width={width - area.left} height={area.bottom - y(finish)} className="fill-checkout-wash" />
      {[maxStart, finish].map((value) => (
        <g key={value}>
          <line x1={area.left} x2={width} y1={y(value)} y2={y(value)} className="stroke-line" />
          <text x={area.left - 8} y={y(value) + 5} textAnchor="end" className={axis}>
            {value}
          </text>
        </g>
      ))}
      <line x1={area.left} x2={width} y1={area.bottom} y2={area.bottom} strokeWidth={2} className="stroke-rule" />
      <text x={area.left - 8} y={area.bottom + 5} textAnchor="end" className={axis}>
        0
      </text>
      <text x={area.left + 10} y={y(finish) + 20} className={cx(axis, 'fill-checkout!')}>
        {labels.withinAFinish}
      </text>
      {legs.map(({ leg, from, to, rounds }, i) => (
        <g key={leg.number}>
          {!isSingle && (
            <text x={from + (i === 0 ? 0 : 4)} y={14} className={cx(axis, 'fill-ink-2! font-[600]')}>
              {labels.leg(leg.number)}
            </text>
          )}
          {i > 0 && <line x1={from - 7} x2={from - 7} y1={4} y2={area.bottom} className="stroke-line-2" />}
          {rounds
            // Leaves space for the name of the axis at the end, which needs about 6.5 units a letter.
            .filter(({ x }) => x + 8 < width - labels.visit.length * 6.5 && (isSingle || x + 6 < to))
            .map(({ number, x }) => (
              <text key={number} x={x} y={298} textAnchor="middle" className={axis}>
                {number}
              </text>
            ))}
        </g>
      ))}
      <text x={width} y={298} textAnchor="end" className={axis}>
        {labels.visit}
      </text>
      {legs.map(({ leg, lines }) =>
        lines.map((line, side) => {
          const width = isSingle ? (side === 0 ? 3.5 : 3) : 2;
          const path = { fill: 'none', points: line.map((p) => `${p.x},${p.y}`).join(' ') };
          return (
            <g key={`${leg.number} ${side}`}>
              <polyline
                {...path}
                strokeWidth={side % 6 === doubleLine ? width * 2 : width}
                strokeDasharray={dashes[side % 6]}
                className={strokes[side % 6]}
              />
              {side % 6 === doubleLine && <polyline {...path} strokeWidth={width * 0.8} className="stroke-page" />}
            </g>
          );
        }),
      )}
      {points.map((point, i) => (
        <Mark key={`${point.leg} ${point.visit.event}`} point={point} size={size} big={i === at} />
      ))}
      {isSingle &&
        points
          .filter(({ visit }) => visit.bust)
          .map(({ visit, x, y: py }) => (
            <text key={visit.event} x={x} y={py - 12} textAnchor="middle" className={cx(axis, 'fill-bust! font-[650]')}>
              {labels.bust}
            </text>
          ))}
      {/* The lines fall to the right, so the corner above them is free. At their ends, labels would cover each other and the last visits. */}
      {labelled.map(({ side, visit }, at) => {
        const y = area.top + 22 + at * 20;
        return (
          <g key={side}>
            <path d={marks[side % 6]} transform={`translate(${width - 8} ${y - 5}) scale(5)`} className={fills[side % 6]} />
            <text x={width - 20} y={y} textAnchor="end" className={cx(label, fills[side % 6])}>
              {`${names[side] ?? ''} ${visit.after}`}
            </text>
          </g>
        );
      })}
      {decided !== null && (
        <text x={width - 2} y={area.bottom - 8} textAnchor="end" className={cx(label, 'fill-ink')}>
          {labels.tiebreak(decided)}
        </text>
      )}
    </svg>
  );
}
