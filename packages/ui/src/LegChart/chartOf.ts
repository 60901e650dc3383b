import type { GameState, Leg, Visit } from '@oche/darts/x01/state';

/** The plot area in units of the view box. The names of legs are above it, the axis is below. */
export const area = { left: 44, top: 22, bottom: 276, height: 306 } as const;

export type ChartPoint = {
  leg: number;
  visit: Visit;
  /** Number of the visit among those of its side in the leg, from 1. */ nth: number;
  x: number;
  y: number;
};
export type ChartLeg = {
  leg: Leg;
  /** The beginning and the end of the leg on the axis. */ from: number;
  to: number;
  /** Rounds with a number on the axis. */ rounds: { number: number; x: number }[];
  /** One line for each side, from the start of the leg. */ lines: { x: number; y: number }[][];
};
export type Chart = { legs: ChartLeg[]; points: ChartPoint[]; maxStart: number; y: (remaining: number) => number; starts: number[] };

const legsOf = (game: GameState, leg: number | 'all' | undefined): Leg[] => {
  if (leg === 'all') return game.legs.filter(({ visits }) => visits.length > 0);
  const one = leg === undefined ? game.legs.at(-1) : game.legs.find(({ number }) => number === leg);
  return one ? [one] : [];
};

/** Width of a leg on the axis, in rounds. A single leg has at least three, so that its first visits do not fill the width. */
const roundsOf = (leg: Leg, sides: number, isSingle: boolean) =>
  Math.max(isSingle ? 3 : 1, ...Array.from({ length: sides }, (_, side) => leg.visits.filter((visit) => visit.side === side).length)) +
  1 -
  1 / sides;

/**
 * Positions all visits. The k-th visit of the side that starts is at k on the axis. The visits of the other sides follow in equal steps; with
 * two sides, half a round later. Legs are side by side.
 */
export function chartOf(game: GameState, legNumber: number | 'all' | undefined, width: number): Chart {
  const sides = game.sides.length;
  const starts = game.sides.map((_, side) => game.format.handicap?.[side]?.start ?? game.format.start);
  const maxStart = Math.max(...starts);
  const y = (remaining: number) => area.top + ((area.bottom - area.top) * (maxStart - remaining)) / maxStart;
  const legs = legsOf(game, legNumber);
  const isSingle = legs.length === 1;
  const gap = 14;
  const totalRounds = legs.reduce((sum, leg) => sum + roundsOf(leg, sides, isSingle), 0);
  const perRound = (width - area.left - 12 - gap * (legs.length - 1)) / Math.max(1, totalRounds);
  const points: ChartPoint[] = [];
  let from: number = area.left;
  const chartLegs = legs.map((leg): ChartLeg => {
    const first = leg.starter ?? 0;
    const rounds = roundsOf(leg, sides, isSingle);
    const start = from;
    const x = (round: number) => start + perRound * round;
    const legPoints = leg.visits.map((visit, i): ChartPoint => {
      const nth = leg.visits.slice(0, i + 1).filter(({ side }) => side === visit.side).length;
      return { leg: leg.number, visit, nth, x: x(nth + ((visit.side - first + sides) % sides) / sides), y: y(visit.after) };
    });
    points.push(...legPoints);
    from = x(rounds) + gap;
    const labelStep = perRound > 30 ? 1 : perRound > 12 ? 3 : 6;
    return {
      leg,
      from: start,
      to: x(rounds),
      rounds: Array.from({ length: Math.floor(rounds) }, (_, i) => ({ number: i + 1, x: x(i + 1) })).filter(
        ({ number }) => number % labelStep === 0,
      ),
      lines: starts.map((remaining, side) => [{ x: start, y: y(remaining) }, ...legPoints.filter(({ visit }) => visit.side === side)]),
    };
  });
  return { legs: chartLegs, points, maxStart, y, starts };
}
