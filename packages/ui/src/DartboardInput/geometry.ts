import { locate, numbers, radii } from '@oche/darts/x01/dartboard';
import type { DartCode } from '@oche/darts/x01/event';
import { bedOutline, pointAt, sectorDegrees, type Point } from '../internal/boardShape.ts';

/** Outer radii of the rings. Trebles, doubles and bulls are wider than on a real board, so that fingers can hit them. */
export const drawnRadii = {
  bull: 20,
  outerBull: 42,
  trebleInner: 90,
  trebleOuter: 118,
  doubleInner: 156,
  doubleOuter: 184,
  rim: 214,
} as const;
/** Width and height of the board's square, in which it is centred. */
export const size = 2 * drawnRadii.rim;

/** The rings from the bull outwards. A single has two: inside and outside the treble. */
export const rings = ['bull', 'outerBull', 'inner', 'treble', 'outer', 'double'] as const;
export type Ring = (typeof rings)[number];
/** The place of a bed: its ring, and its sector, counted clockwise from the 20, which is 0. */
export type Place = { ring: Ring; sector: number };

const edges: Record<Ring, readonly [inside: number, outside: number]> = {
  bull: [0, drawnRadii.bull],
  outerBull: [drawnRadii.bull, drawnRadii.outerBull],
  inner: [drawnRadii.outerBull, drawnRadii.trebleInner],
  treble: [drawnRadii.trebleInner, drawnRadii.trebleOuter],
  outer: [drawnRadii.trebleOuter, drawnRadii.doubleInner],
  double: [drawnRadii.doubleInner, drawnRadii.doubleOuter],
};

const steps = ['bull', 'outerBull', 'trebleInner', 'trebleOuter', 'doubleInner', 'doubleOuter'] as const;

/** Converts a distance from the centre of the shown board to millimetres on a real board. */
const millimetres = (distance: number): number => {
  let inside = { drawn: 0, real: 0 };
  for (const step of steps) {
    const outside = { drawn: drawnRadii[step], real: radii[step] };
    if (distance <= outside.drawn)
      return inside.real + ((distance - inside.drawn) / (outside.drawn - inside.drawn)) * (outside.real - inside.real);
    inside = outside;
  }
  return inside.real + distance - inside.drawn;
};

/** The bed at a point; `0` on the ring of numbers, null outside the board. */
export function bedAt({ x, y }: Point): DartCode | null {
  const distance = Math.hypot(x, y);
  if (distance > drawnRadii.rim) return null;
  if (distance === 0) return locate(0, 0);
  const scale = millimetres(distance) / distance;
  return locate(x * scale, -y * scale);
}

/** A wire within this distance is near. */
const nearDistance = 5;

/** The bed on the other side of a wire that is near the point; null if no wire is near. */
export function neighbourAt(point: Point): DartCode | null {
  const here = bedAt(point);
  for (let eighth = 0; eighth < 8; eighth += 1) {
    const angle = (eighth * Math.PI) / 4;
    const there = bedAt({ x: point.x + nearDistance * Math.cos(angle), y: point.y + nearDistance * Math.sin(angle) });
    if (there !== null && there !== here) return there;
  }
  return null;
}

/** The code of a place in the log of a game. */
export function codeOf({ ring, sector }: Place): DartCode {
  if (ring === 'bull') return '50';
  if (ring === 'outerBull') return '25';
  const number = `${numbers[sector] ?? 20}`;
  return ring === 'treble' ? `T${number}` : ring === 'double' ? `D${number}` : number;
}

/** The place of a bed; for a single the outer half, which is wider. Null for a miss. */
export function placeOf(code: DartCode): Place | null {
  if (code === '50') return { ring: 'bull', sector: 0 };
  if (code === '25') return { ring: 'outerBull', sector: 0 };
  const sector = numbers.findIndex((number) => `${number}` === code.replace(/^[DT]/, ''));
  if (sector === -1) return null;
  return { ring: code.startsWith('T') ? 'treble' : code.startsWith('D') ? 'double' : 'outer', sector };
}

/** The centre of a bed; `offset` moves it along the ring, for a second dart in the same bed. */
export function centreOf({ ring, sector }: Place, offset = 0): Point {
  const [inside, outside] = edges[ring];
  if (ring === 'bull') return { x: offset, y: 0 };
  const distance = (inside + outside) / 2;
  return pointAt(distance, sector * sectorDegrees + (offset / distance) * (180 / Math.PI));
}

/** The outline of a bed, as SVG path data. */
export function outlineOf({ ring, sector }: Place): string {
  const [inside, outside] = edges[ring];
  const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  if (ring === 'bull') return circle(outside);
  if (ring === 'outerBull') return circle(outside) + circle(inside);
  return bedOutline(inside, outside, sector);
}

/** Moves one bed along the ring, or one ring outwards or inwards; null for other keys. */
export function move(from: Place, key: string): Place | null {
  const ring = rings.indexOf(from.ring);
  if (key === 'ArrowRight') return { ...from, sector: (from.sector + 1) % 20 };
  if (key === 'ArrowLeft') return { ...from, sector: (from.sector + 19) % 20 };
  if (key === 'ArrowUp') return { ...from, ring: rings[Math.min(ring + 1, rings.length - 1)] ?? from.ring };
  if (key === 'ArrowDown') return { ...from, ring: rings[Math.max(ring - 1, 0)] ?? from.ring };
  return null;
}
