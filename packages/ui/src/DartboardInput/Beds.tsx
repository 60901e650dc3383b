import { memo } from 'react';
import { numbers } from '@oche/darts/x01/dartboard';
import type { DartCode } from '@oche/darts/x01/event';
import { pointAt, sectorDegrees } from '../internal/boardShape.ts';
import { codeOf, drawnRadii, outlineOf, rings, centreOf, type Place, type Ring } from './geometry.ts';

/** Darts thrown at one bed. */
export type Attempts = { attempts: number; hits: number };
export type Heat = Readonly<Record<DartCode, Attempts>>;

const bulls: Ring[] = ['bull', 'outerBull'];
/** Every bed once. The outer bull is before the bull, so that the bull is painted on top. */
export const places: Place[] = [
  ...rings.filter((ring) => !bulls.includes(ring)).flatMap((ring) => Array.from({ length: 20 }, (_, sector): Place => ({ ring, sector }))),
  { ring: 'outerBull', sector: 0 },
  { ring: 'bull', sector: 0 },
];

/** The id of a bed's element. A bull has one id for all sectors. */
export const idOf = (board: string, { ring, sector }: Place) => `${board}-${ring}-${bulls.includes(ring) ? 0 : sector}`;

const paint = ({ ring, sector }: Place): string => {
  if (ring === 'bull') return 'fill-board-red';
  if (ring === 'outerBull') return 'fill-board-green';
  const even = sector % 2 === 0;
  if (ring === 'treble' || ring === 'double') return even ? 'fill-board-red' : 'fill-board-green';
  return even ? 'fill-board-black' : 'fill-board-cream';
};

/** Shades by attempts; the last one is dark enough for light text. */
const greys = ['fill-ink/8', 'fill-ink/16', 'fill-ink/24', 'fill-ink/32', 'fill-ink/85'];
/** With fewer attempts, a share would be meaningless. */
const minAttempts = 5;

const greyOf = (attempts: number, maxAttempts: number) =>
  attempts < minAttempts
    ? undefined
    : Math.min(greys.length - 1, Math.floor(((attempts - minAttempts) / Math.max(1, maxAttempts - minAttempts + 1)) * greys.length));

type Props = { board: string; bedName: (code: DartCode) => string; active: string | null; heat: Heat | undefined };

/** The beds of a board. For screen readers, the board is a listbox and each bed an option. */
export const Beds = memo(function Beds({ board, bedName, active, heat }: Props) {
  const maxAttempts = Math.max(0, ...Object.values(heat ?? {}).map(({ attempts }) => attempts));
  return (
    <>
      <circle r={drawnRadii.rim} aria-hidden className={heat ? 'fill-raised stroke-line-2' : 'fill-board-black'} />
      {places.map((place) => {
        const id = idOf(board, place);
        const grey = greyOf(heat?.[codeOf(place)]?.attempts ?? 0, maxAttempts);
        return (
          <path
            key={id}
            id={id}
            role="option"
            aria-selected={id === active}
            aria-label={bedName(codeOf(place))}
            d={outlineOf(place)}
            fillRule="evenodd"
            strokeWidth={1}
            className={heat ? `stroke-line-2 ${grey === undefined ? 'fill-page' : greys[grey]}` : `stroke-board-wire ${paint(place)}`}
          />
        );
      })}
      <g aria-hidden textAnchor="middle" dominantBaseline="central" className="pointer-events-none">
        {numbers.map((number, sector) => {
          const { x, y } = pointAt(199, sector * sectorDegrees);
          return (
            <text
              key={number}
              x={x}
              y={y}
              className={`font-narrow text-[18px] font-[750] tabular font-stretch-[80%] ${heat ? 'fill-ink' : 'fill-on-board'}`}
            >
              {number}
            </text>
          );
        })}
        {heat &&
          places.map((place) => {
            const bed = heat[codeOf(place)];
            const grey = greyOf(bed?.attempts ?? 0, maxAttempts);
            // Both halves of a single are filled, but only the outer half has space for the figure.
            if (!bed || grey === undefined || place.ring === 'inner') return null;
            const { x, y } = centreOf(place);
            return (
              <text
                key={idOf(board, place)}
                x={x}
                y={y}
                className={`font-narrow text-[12px] font-[700] tabular font-stretch-[75%] ${grey === greys.length - 1 ? 'fill-on-ink' : 'fill-ink'}`}
              >
                {bed.hits}/{bed.attempts}
              </text>
            );
          })}
      </g>
    </>
  );
});
