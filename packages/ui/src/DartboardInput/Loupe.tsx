import type { Point } from '../internal/boardShape.ts';
import { drawnRadii } from './geometry.ts';

const radius = 74;
const zoom = 2;

/** The centre of the magnifier: above the finger on the side that the hand does not cover, or beside the finger if there is no space above. */
const centreFor = ({ x, y }: Point, hand: 'left' | 'right'): Point => {
  const free = hand === 'left' ? 1 : -1;
  const candidates = [
    { x: x + free * 56, y: y - 118 },
    { x: x - free * 56, y: y - 118 },
    { x: x + free * 130, y: y + 10 },
    { x: x - free * 130, y: y + 10 },
  ];
  const inside = (value: number) => Math.abs(value) <= drawnRadii.rim - radius + 12;
  return (
    candidates.find((place) => inside(place.x) && inside(place.y)) ?? { x: 0, y: y < 0 ? drawnRadii.rim - radius : radius - drawnRadii.rim }
  );
};

type Props = {
  /** Prefix of the ids of the SVG of the board and of the clip path. */
  board: string;
  point: Point;
  hand: 'left' | 'right';
  /** The code of the bed, e.g. `T20`. */
  bed: string;
  /** The name of the bed on the other side of a near wire; null if no wire is near. */
  near: string | null;
};

/** A magnifier that shows the area under the finger at twice the size. Its cross marks the position that counts. */
export function Loupe({ board, point, hand, bed, near }: Props) {
  const { x, y } = centreFor(point, hand);
  return (
    <g aria-hidden data-loupe={near === null ? 'clear' : 'near'} className="pointer-events-none">
      <clipPath id={`${board}-clip`}>
        <circle cx={x} cy={y} r={radius} />
      </clipPath>
      <circle cx={x} cy={y} r={radius} className="fill-sunken" />
      <g clipPath={`url(#${board}-clip)`}>
        <use href={`#${board}-drawing`} transform={`translate(${x - point.x * zoom} ${y - point.y * zoom}) scale(${zoom})`} />
      </g>
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill="none"
        strokeWidth={near === null ? 4 : 6}
        className={near === null ? 'stroke-ink' : 'stroke-warning-fill'}
      />
      <path d={`M${x - 14} ${y}h10m8 0h10M${x} ${y - 14}v10m0 8v10`} strokeWidth={7} className="stroke-on-ink" />
      <path d={`M${x - 14} ${y}h10m8 0h10M${x} ${y - 14}v10m0 8v10`} strokeWidth={3} className="stroke-ink" />
      <rect x={x - 48} y={y + radius - 22} width={96} height={44} rx={4} className="fill-ink" />
      <g textAnchor="middle" className="font-narrow tabular">
        <text
          x={x}
          y={y + radius + (near === null ? 10 : 4)}
          className={`fill-on-ink font-[800] font-stretch-[72%] ${near === null ? 'text-[28px]' : 'text-[24px]'}`}
        >
          {bed}
        </text>
        {near !== null && (
          <text x={x} y={y + radius + 18} className="fill-on-ink text-[12px] font-[600] font-stretch-[84%]">
            {near}
          </text>
        )}
      </g>
    </g>
  );
}
