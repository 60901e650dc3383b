import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { GameState, Visit } from '@oche/darts/x01/state';
import { cx } from '../internal/cx.ts';

export type LegChartLabels = {
  /** The chart in one sentence. */
  chart: string;
  withinAFinish: string;
  visit: string;
  /** One visit, spoken: "Visit 3, Wout Dubbeltop scored 60, 206 to go". */
  spoken: (visit: Visit, number: number) => string;
};

export type LegChartProps = Omit<ComponentProps<'figure'>, 'children'> & {
  game: GameState;
  /** Number of the leg; the last one if absent. */
  leg?: number;
  /** Short names, at the ends of the lines. */
  names: string[];
  labels: LegChartLabels;
  /** Highest finish: 170 with double or master out, 180 with straight out. */
  finish?: number;
};

const left = 44;
const top = 14;
const bottom = 276;
const strokes = ['stroke-cat-1', 'stroke-cat-2', 'stroke-cat-3', 'stroke-cat-4', 'stroke-cat-5', 'stroke-cat-6'];
const fills = ['fill-cat-1', 'fill-cat-2', 'fill-cat-3', 'fill-cat-4', 'fill-cat-5', 'fill-cat-6'];
const dashes = [undefined, '9 5', '2 5', '14 6', '9 4 2 4', '4 4'];

/** Remaining against visits, interleaved by who threw first, so that the lead can be read at any moment. ←/→ step through the visits. */
export function LegChart({ game, leg: number, names, labels, finish = 170, className, ...props }: LegChartProps) {
  const [at, setAt] = useState<number | null>(null);
  // One unit is one pixel, so that the words keep their size on a phone.
  const [right, setRight] = useState(640);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const resize = new ResizeObserver(([entry]) => entry && setRight(Math.max(280, Math.round(entry.contentRect.width))));
    if (box.current) resize.observe(box.current);
    return () => resize.disconnect();
  }, []);
  const leg = number === undefined ? game.legs.at(-1) : game.legs.find((l) => l.number === number);
  const sides = game.sides.length;
  const starts = game.sides.map((_, i) => game.format.handicap?.[i]?.start ?? game.format.start);
  const most = Math.max(...starts);
  const first = leg?.starter ?? 0;
  const visits = leg?.visits ?? [];
  const order = (side: number) => (side - first + sides) % sides;
  const turns = Math.max(3, ...game.sides.map((_, i) => visits.filter((v) => v.side === i).length)) + 1 - 1 / sides;
  const x = (turn: number) => left + ((right - left - 12) * turn) / turns;
  const y = (remaining: number) => top + ((bottom - top) * (most - remaining)) / most;
  // The k-th visit of a side lies at k, the other sides between: half a step apart for two.
  const points = visits.map((visit, i) => {
    const nth = visits.slice(0, i + 1).filter((v) => v.side === visit.side).length;
    return { visit, nth, px: x(nth + order(visit.side) / sides), py: y(visit.after) };
  });
  const chosen = at === null ? undefined : points[at];
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    setAt((now) => Math.min(points.length - 1, Math.max(0, now === null ? 0 : now + (event.key === 'ArrowRight' ? 1 : -1))));
  };
  const axis = 'fill-ink-3 text-[13px] tabular font-stretch-[84%]';
  const ends = game.sides.map(
    (_, side) => points.filter((p) => p.visit.side === side).at(-1) ?? { px: x(0), py: y(starts[side]!), visit: undefined },
  );
  const leader = ends.reduce((best, end, side) => (end.py < ends[best]!.py ? side : best), 0);
  return (
    <figure className={className} {...props}>
      <div ref={box} tabIndex={0} role="group" aria-label={labels.chart} onKeyDown={onKey} className="outline-offset-4">
        <svg viewBox={`0 0 ${right} 306`} className="w-full font-narrow" role="img" aria-label={labels.chart}>
          <rect x={left} y={y(finish)} width={right - left} height={bottom - y(finish)} className="fill-checkout-wash" />
          {[most, finish].map((value) => (
            <g key={value}>
              <line x1={left} x2={right} y1={y(value)} y2={y(value)} className="stroke-line" />
              <text x={left - 8} y={y(value) + 5} textAnchor="end" className={axis}>
                {value}
              </text>
            </g>
          ))}
          <line x1={left} x2={right} y1={bottom} y2={bottom} strokeWidth={2} className="stroke-rule" />
          <text x={left - 8} y={bottom + 5} textAnchor="end" className={axis}>
            0
          </text>
          <text x={left + 10} y={y(finish) + 20} className={cx(axis, 'fill-checkout!')}>
            {labels.withinAFinish}
          </text>
          {Array.from({ length: Math.floor(turns) }, (_, i) => i + 1)
            .filter((n) => turns < 12 || n % 3 === 0)
            // About 6.5 units a letter: the name of the axis ends the line.
            .filter((n) => x(n) + 8 < right - labels.visit.length * 6.5)
            .map((n) => (
              <text key={n} x={x(n)} y={298} textAnchor="middle" className={axis}>
                {n}
              </text>
            ))}
          <text x={right} y={298} textAnchor="end" className={axis}>
            {labels.visit}
          </text>
          {game.sides.map((side, i) => (
            <polyline
              key={side.id}
              fill="none"
              strokeWidth={i === 0 ? 3.5 : 3}
              strokeDasharray={dashes[i % 6]}
              className={strokes[i % 6]}
              points={[[x(0), y(starts[i]!)], ...points.filter((p) => p.visit.side === i).map((p) => [p.px, p.py])]
                .map((p) => p.join(','))
                .join(' ')}
            />
          ))}
          {points.map(({ visit, px, py }, i) => {
            const mark = cx(fills[visit.side % 6], 'stroke-page');
            const big = i === at;
            return visit.side % 2 === 0 ? (
              <circle key={visit.event} cx={px} cy={py} r={big ? 9 : 6} strokeWidth={2} className={mark} />
            ) : (
              <rect
                key={visit.event}
                x={px - (big ? 8 : 5.5)}
                y={py - (big ? 8 : 5.5)}
                width={big ? 16 : 11}
                height={big ? 16 : 11}
                strokeWidth={2}
                className={mark}
              />
            );
          })}
          {ends.map((end, side) => {
            // Before a side has thrown its line is not there to be named.
            if (!end.visit) return null;
            const above = side === leader;
            const text = `${names[side] ?? ''} ${end.visit.after}`;
            // About 7.2 units a letter: the label ends at its mark where it would not fit behind it.
            const late = end.px + 6 + text.length * 7.2 > right;
            return (
              <text
                key={side}
                x={late ? (above ? right - 2 : Math.min(end.px, right - 4)) : end.px + 6}
                y={above ? end.py - 14 : Math.min(end.py + 26, bottom - 6)}
                textAnchor={late ? 'end' : 'start'}
                className={cx('text-[14px] font-[650] tabular font-stretch-[84%]', fills[side % 6])}
              >
                {text}
              </text>
            );
          })}
        </svg>
        <p aria-live="polite" className="min-h-5 text-caption text-ink-2">
          {chosen && labels.spoken(chosen.visit, chosen.nth)}
        </p>
      </div>
    </figure>
  );
}
