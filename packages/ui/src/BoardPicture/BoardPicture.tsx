import type { ComponentProps } from 'react';
import { numbers, radii } from '@oche/darts/x01/dartboard';
import { pointAt, sectorDegrees } from '../internal/boardShape.ts';
import { cx } from '../internal/cx.ts';

export type BoardPictureProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'preserveAspectRatio'>;

/** The radius of the board with its numbers, and the bands of its beds from the outside to the inside, in millimetres. */
const rim = 225;
const bands = [
  { from: radii.doubleInner, to: radii.doubleOuter, even: 'stroke-board-red', odd: 'stroke-board-green' },
  { from: radii.trebleOuter, to: radii.doubleInner, even: 'stroke-board-black', odd: 'stroke-board-cream' },
  { from: radii.trebleInner, to: radii.trebleOuter, even: 'stroke-board-red', odd: 'stroke-board-green' },
  { from: radii.outerBull, to: radii.trebleInner, even: 'stroke-board-black', odd: 'stroke-board-cream' },
];

/**
 * A dartboard as decoration, in place of a missing picture. It fills its element and shows its upper half, like a board above the heads of
 * those who watch.
 */
export function BoardPicture({ className, ...props }: BoardPictureProps) {
  return (
    <svg
      aria-hidden
      viewBox={`${-rim} ${-rim} ${2 * rim} ${rim}`}
      preserveAspectRatio="xMidYMin slice"
      className={cx('block bg-board-black', className)}
      {...props}
    >
      <g fill="none">
        {bands.map(({ from, to, even, odd }) => {
          const ring = { r: (from + to) / 2, strokeWidth: to - from };
          return (
            <g key={to}>
              <circle {...ring} className={even} />
              {/* Every second sector. The outline begins at the right, at the 6, which is an odd one. */}
              <circle
                {...ring}
                pathLength={numbers.length}
                strokeDasharray="1 1"
                transform={`rotate(${-sectorDegrees / 2})`}
                className={odd}
              />
            </g>
          );
        })}
        <g className="stroke-board-wire" strokeWidth={1}>
          {bands.map(({ to: r }) => (
            <circle key={r} r={r} />
          ))}
          {numbers.map((number, sector) => {
            const degrees = (sector + 0.5) * sectorDegrees;
            const [inside, outside] = [pointAt(radii.outerBull, degrees), pointAt(radii.doubleOuter, degrees)];
            return <line key={number} x1={inside.x} y1={inside.y} x2={outside.x} y2={outside.y} />;
          })}
        </g>
      </g>
      <circle r={radii.outerBull} className="fill-board-green stroke-board-wire" />
      <circle r={radii.bull} className="fill-board-red stroke-board-wire" />
      <g textAnchor="middle" dominantBaseline="central" className="fill-on-board font-narrow text-[26px] font-[700] font-stretch-[80%]">
        {numbers.map((number, sector) => (
          <text key={number} {...pointAt(196, sector * sectorDegrees)}>
            {number}
          </text>
        ))}
      </g>
    </svg>
  );
}
