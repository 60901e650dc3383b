import { radii } from '../x01/dartboard.ts';
import type { Point } from './board.ts';
import { bedAims } from './policy.ts';

const ring = (distance: number, points: number, first: number): Point[] =>
  Array.from({ length: points }, (_, index) => {
    const angle = first + (index * 2 * Math.PI) / points;
    return { x: distance * Math.sin(angle), y: distance * Math.cos(angle) };
  });

const halfSector = Math.PI / 20;
const middleOf = { treble: (radii.trebleInner + radii.trebleOuter) / 2, double: (radii.doubleInner + radii.doubleOuter) / 2 };

/**
 * The points at which an optimal bot may aim: the middle of every bed (in the order of `beds`), the wires between two numbers, the small
 * singles, the outer edge of the doubles (where a miss is more likely outside than inside), and points around the bull for a wide spread.
 */
export const optimalAims: readonly Point[] = [
  ...bedAims,
  ...[58, middleOf.treble, 134.5, middleOf.double].flatMap((distance) => ring(distance, 20, halfSector)),
  ...ring(58, 20, 0),
  ...ring(radii.doubleOuter + 2, 20, 0),
  ...ring(radii.outerBull + 12, 10, 0),
];
