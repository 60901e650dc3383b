import { numbers } from '@oche/darts/x01/dartboard';

/** A point of a dartboard in SVG. The centre is 0, 0; x grows to the right and y down, as on a screen. */
export type Point = { x: number; y: number };

/** The angle of the sector of one number. */
export const sectorDegrees = 360 / numbers.length;

/** The point at a distance from the centre and at an angle, in degrees clockwise from the top. */
export const pointAt = (distance: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: distance * Math.sin(angle), y: -distance * Math.cos(angle) };
};

const coordinates = (distance: number, degrees: number) => {
  const { x, y } = pointAt(distance, degrees);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

/** The outline of a bed between two distances from the centre, as SVG path data. `sector` counts clockwise from the 20, which is 0. */
export const bedOutline = (inside: number, outside: number, sector: number): string => {
  const from = (sector - 0.5) * sectorDegrees;
  const to = (sector + 0.5) * sectorDegrees;
  const arc = (r: number, sweep: 0 | 1, degrees: number) => `A${r} ${r} 0 0 ${sweep} ${coordinates(r, degrees)}`;
  return `M${coordinates(outside, from)}${arc(outside, 1, to)}L${coordinates(inside, to)}${arc(inside, 0, from)}Z`;
};
