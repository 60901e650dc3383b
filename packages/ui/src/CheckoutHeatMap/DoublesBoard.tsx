import { numbers } from '@oche/darts/x01/dartboard';
import type { DartCode } from '@oche/darts/x01/event';
import { bedOutline, pointAt, sectorDegrees } from '../internal/boardShape.ts';
import { cx } from '../internal/cx.ts';

type Tally = { attempts: number; hits: number };

/** Radii of the board. The doubles are wide enough for their figures; singles and trebles are not shown, only the wires between the numbers. */
const ring = { bull: 36, doubleInner: 112, doubleOuter: 182, numbers: 197, rim: 212 } as const;

/** Shades of a bed, each with the text colour that is readable on it. */
const greys = [
  { bed: 'fill-ink/8', text: 'fill-ink' },
  { bed: 'fill-ink/16', text: 'fill-ink' },
  { bed: 'fill-ink/26', text: 'fill-ink' },
  { bed: 'fill-ink/76', text: 'fill-on-ink' },
  { bed: 'fill-ink/92', text: 'fill-on-ink' },
] as const;

/** The shade for a number of attempts; undefined for fewer than the minimum. */
const greyOf = (attempts: number, maxAttempts: number, minAttempts: number) =>
  attempts < minAttempts
    ? undefined
    : greys[Math.min(greys.length - 1, Math.floor(((attempts - minAttempts) / Math.max(1, maxAttempts - minAttempts + 1)) * greys.length))];

type Props = {
  /** The board in one sentence, for screen readers. */
  label: string;
  tallies: ReadonlyMap<DartCode, Tally>;
  /** The highest number of attempts at one double on all compared boards. */
  maxAttempts: number;
  few: string;
  minAttempts: number;
};

/** A board with the twenty doubles and the bull. */
export function DoublesBoard({ label, tallies, maxAttempts, few, minAttempts }: Props) {
  const figure = (code: DartCode, x: number, y: number) => {
    const { attempts = 0, hits = 0 } = tallies.get(code) ?? {};
    const grey = greyOf(attempts, maxAttempts, minAttempts);
    return (
      <text
        x={x}
        y={y}
        className={cx(
          'font-narrow tabular',
          grey ? `text-[17px] font-[700] font-stretch-[70%] ${grey.text}` : 'fill-ink-3 text-[14px] font-stretch-[84%]',
        )}
      >
        {grey ? `${hits}/${attempts}` : attempts === 0 ? '–' : few}
      </text>
    );
  };
  const bedClass = (code: DartCode) =>
    cx('stroke-line-2', greyOf(tallies.get(code)?.attempts ?? 0, maxAttempts, minAttempts)?.bed ?? 'fill-none');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-ring.rim} ${-ring.rim} ${2 * ring.rim} ${2 * ring.rim}`}
      className="mx-auto block w-full max-w-120"
    >
      {numbers.map((number, sector) => {
        const wire = {
          from: pointAt(ring.bull, (sector + 0.5) * sectorDegrees),
          to: pointAt(ring.doubleInner, (sector + 0.5) * sectorDegrees),
        };
        return (
          <g key={number}>
            <line x1={wire.from.x} y1={wire.from.y} x2={wire.to.x} y2={wire.to.y} className="stroke-line" />
            <path d={bedOutline(ring.doubleInner, ring.doubleOuter, sector)} className={bedClass(`D${number}`)} />
          </g>
        );
      })}
      <circle r={ring.bull} className={bedClass('50')} />
      <g textAnchor="middle" dominantBaseline="central">
        {numbers.map((number, sector) => {
          const outside = pointAt(ring.numbers, sector * sectorDegrees);
          const middle = pointAt((ring.doubleInner + ring.doubleOuter) / 2, sector * sectorDegrees);
          return (
            <g key={number}>
              <text {...outside} className="fill-ink font-narrow text-[18px] font-[750] tabular font-stretch-[80%]">
                {number}
              </text>
              {figure(`D${number}`, middle.x, middle.y)}
            </g>
          );
        })}
        {figure('50', 0, 0)}
      </g>
    </svg>
  );
}
