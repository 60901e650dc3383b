import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';

/** The ways to play a tournament. `second-chance`: a knockout whose early losers play another one. */
export type PicturedFormat = 'groups-knockout' | 'groups' | 'knockout' | 'double-elimination' | 'swiss' | 'second-chance';

export type FormatPictureProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & { format: PicturedFormat };

type Area = { x: number; y: number; width: number; height: number };

/** The lines of a bracket with `2 ** rounds` entries: each game joins two lines to one. */
function bracketPath({ x, y, width, height }: Area, rounds: number): string {
  const step = width / (2 * rounds + 1);
  let lines = Array.from({ length: 2 ** rounds }, (_line, index) => y + (index * height) / (2 ** rounds - 1));
  const parts = lines.map((line) => `M${x} ${line}h${step}`);
  for (let round = 0; round < rounds; round += 1) {
    const from = x + step * (2 * round + 1);
    lines = Array.from({ length: lines.length / 2 }, (_line, index) => {
      const [above, below] = [lines[2 * index]!, lines[2 * index + 1]!];
      const middle = (above + below) / 2;
      parts.push(`M${from} ${above}h${step}V${below}h${-step}M${from + step} ${middle}h${step}`);
      return middle;
    });
  }
  return parts.join('');
}

const winners = { className: 'stroke-winners', strokeWidth: 2 };
const losers = { className: 'stroke-consolation', strokeWidth: 2, strokeDasharray: '4 2.5' };

/** A table of four rows. */
const GroupRows = ({ x, y, width = 18, row = 5 }: { x: number; y: number; width?: number; row?: number }) => (
  <g className="stroke-ink-3">
    <path d={`M${x} ${y}h${width}`} strokeWidth={2.5} className="stroke-ink" />
    <path d={[1, 2, 3, 4].map((line) => `M${x} ${y + line * row}h${width}`).join('')} strokeWidth={1} />
  </g>
);

/** Three rounds of four games. Between them, everybody moves to an opponent with as many points. */
const swissColumns = [8, 40, 72];
const swissRows = [8, 21.5, 35, 48.5];
const SwissRounds = () => (
  <g className="stroke-ink-3">
    {swissColumns.map((x) => (
      <path key={x} d={swissRows.map((y) => `M${x} ${y - 2.5}h16M${x} ${y + 2.5}h16`).join('')} strokeWidth={2} className="stroke-ink" />
    ))}
    {[24, 56].map((x) => (
      <path
        key={x}
        d={[
          [-2.5, -2.5, 0, 0],
          [2.5, -2.5, 0, 2],
          [-2.5, 2.5, 1, 0],
          [2.5, -2.5, 1, 3],
          [-2.5, -2.5, 2, 1],
          [2.5, 2.5, 2, 2],
          [-2.5, 2.5, 3, 1],
          [2.5, 2.5, 3, 3],
        ]
          .map(([out, into, from, to]) => `M${x} ${swissRows[from!]! + out!}l16 ${swissRows[to!]! + into! - swissRows[from!]! - out!}`)
          .join('')}
        strokeWidth={1}
      />
    ))}
  </g>
);

function Drawing({ format }: Pick<FormatPictureProps, 'format'>) {
  switch (format) {
    case 'groups-knockout':
      return (
        <>
          <GroupRows x={4} y={4} />
          <GroupRows x={4} y={32} />
          <path d={bracketPath({ x: 34, y: 4, width: 58, height: 20 }, 2)} {...winners} />
          <path d={bracketPath({ x: 34, y: 33, width: 58, height: 19 }, 2)} {...losers} />
        </>
      );
    case 'groups':
      return [10, 39, 68].map((x) => [4, 32].map((y) => <GroupRows key={`${x}-${y}`} x={x} y={y} />));
    case 'knockout':
      return <path d={bracketPath({ x: 6, y: 4, width: 84, height: 48 }, 3)} {...winners} />;
    case 'double-elimination':
      return (
        <>
          <path d={bracketPath({ x: 4, y: 4, width: 62, height: 24 }, 2)} {...winners} />
          <path d={bracketPath({ x: 18, y: 40, width: 48, height: 12 }, 1)} {...losers} />
          <path d="M66 16h8V46h-8M74 31h16" {...winners} />
        </>
      );
    case 'swiss':
      return <SwissRounds />;
    case 'second-chance':
      return (
        <>
          <path d={bracketPath({ x: 4, y: 4, width: 86, height: 24 }, 2)} {...winners} />
          <path d="M21 31V39.5h13M21 31V50.5h13" {...losers} />
          <path d="M34 39.5h14V50.5h-14M48 45h20" {...losers} />
        </>
      );
  }
}

/** A small drawing of the way a tournament is played, beside the words of a choice. Lines of the winners are solid, those of the losers dashed. */
export function FormatPicture({ format, className, ...props }: FormatPictureProps) {
  return (
    <svg aria-hidden viewBox="0 0 96 56" fill="none" className={cx('block h-14 w-24', className)} {...props}>
      <Drawing format={format} />
    </svg>
  );
}
