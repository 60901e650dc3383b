import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { DartCode } from '@oche/darts/x01/event';
import { Beds, idOf, type Heat } from './Beds.tsx';
import type { Point } from '../internal/boardShape.ts';
import { bedAt, centreOf, codeOf, move, neighbourAt, outlineOf, placeOf, size, type Place } from './geometry.ts';
import { Loupe } from './Loupe.tsx';

type Props = {
  darts: DartCode[];
  aim: DartCode | undefined;
  open: boolean;
  hand: 'left' | 'right';
  heat: Heat | undefined;
  labels: { board: string; bed: (bed: DartCode) => string; near: (neighbour: DartCode) => string };
  onThrow: (dart: DartCode) => void;
};

/** Converts the position of a pointer to a point of the board, which is centred in its element. */
const pointOf = (event: PointerEvent<SVGSVGElement>): Point => {
  const box = event.currentTarget.getBoundingClientRect();
  const scale = size / Math.min(box.width, box.height);
  return {
    x: (event.clientX - box.left - box.width / 2) * scale,
    y: (event.clientY - box.top - box.height / 2) * scale,
  };
};

const treble20: Place = { ring: 'treble', sector: 0 };

/** The board: a listbox of beds for keyboards and screen readers, a surface to tap for fingers. */
export function DrawnBoard({ darts, aim, open, hand, heat, labels, onThrow }: Props) {
  const board = useId();
  const [point, setPoint] = useState<Point | null>(null);
  const [chosen, setChosen] = useState<Place | null>(null);
  const [focused, setFocused] = useState(false);
  const aimed = aim === undefined ? null : placeOf(aim);
  const place = chosen ?? aimed ?? treble20;
  const active = focused ? idOf(board, place) : null;
  const bedUnderPointer = point && bedAt(point);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = move(place, event.key);
    if (next) setChosen(next);
    else if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) onThrow(codeOf(place));
    else return;
    event.preventDefault();
  };
  const markers = darts.map((code, i) => {
    const found = placeOf(code);
    if (!found) return null;
    const earlierInBed = darts.slice(0, i).filter((dart) => dart === code).length;
    return { i, at: centreOf(found, earlierInBed * 18) };
  });
  return (
    <svg
      role="listbox"
      tabIndex={0}
      aria-label={labels.board}
      aria-disabled={!open || undefined}
      aria-activedescendant={active ?? undefined}
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      className="my-auto block max-h-107 min-h-60 w-full flex-[1_1_0] touch-none overflow-visible rounded-key outline-offset-0 select-none sideways:h-full sideways:max-h-none sideways:min-h-44 sideways:contain-size"
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0 || !open) return;
        // The board receives the release even outside it. The pointer of a scripted event cannot be captured.
        if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
        setPoint(pointOf(event));
      }}
      onPointerMove={(event) => {
        if (point) setPoint(pointOf(event));
      }}
      onPointerUp={(event) => {
        if (!point) return;
        setPoint(null);
        const bed = bedAt(pointOf(event));
        if (bed !== null) onThrow(bed);
      }}
      onPointerCancel={() => setPoint(null)}
      // Otherwise a tap would move the keyboard focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      <g id={`${board}-drawing`} role="presentation">
        <Beds board={board} bedName={labels.bed} active={active} heat={heat} />
        <g aria-hidden className="pointer-events-none">
          {aimed && (
            <path
              d={outlineOf(aimed)}
              fill="none"
              strokeWidth={4}
              strokeLinejoin="round"
              className={heat ? 'stroke-ink' : 'stroke-on-board'}
            />
          )}
          {markers.map(
            (marker) =>
              marker && (
                <g key={marker.i} transform={`translate(${marker.at.x} ${marker.at.y})`}>
                  <circle r={13} strokeWidth={3} className="fill-on-board stroke-board-black" />
                  <text
                    textAnchor="middle"
                    dominantBaseline="central"
                    className="fill-board-black font-narrow text-[15px] font-[800] tabular font-stretch-[80%]"
                  >
                    {marker.i + 1}
                  </text>
                </g>
              ),
          )}
          {active !== null && (
            <>
              <path d={outlineOf(place)} fill="none" strokeWidth={7} className="stroke-page" />
              <path d={outlineOf(place)} fill="none" strokeWidth={4} className="stroke-focus" />
            </>
          )}
        </g>
      </g>
      {point && bedUnderPointer !== null && (
        <Loupe
          board={board}
          point={point}
          hand={hand}
          bed={bedUnderPointer === '0' ? '–' : bedUnderPointer}
          near={((neighbour) => (neighbour === null ? null : labels.near(neighbour)))(neighbourAt(point))}
        />
      )}
    </svg>
  );
}
