import type { BracketGame, BracketRound } from './Bracket.tsx';
import { maxNodes, nodesOf } from './Game.tsx';
import { rangesIn, type Layout, type Range } from './layout.ts';
import { viewStep, type View } from './useView.ts';

/** At most this many nodes are in the document, at every scroll position. */
const limit = 600;

const isWithin = (limit: number, ranges: readonly Range[], rounds: readonly BracketRound[]) => {
  // Most views are within the limit by this estimate, and need no exact count.
  if (ranges.reduce((sum, { from, to }) => sum + (to - from) * maxNodes, 0) <= limit) return true;
  let sum = 0;
  for (const { column, from, to } of ranges) {
    const { games } = rounds[column]!;
    for (let i = from; i < to; i++) sum += nodesOf(games[i] as BracketGame);
  }
  return sum <= limit;
};

/** The games to render for a view, with a margin around it if the limit allows. If even the view exceeds the limit, `isFar`: only names. */
export function shownIn(layout: Layout, rounds: readonly BracketRound[], view: View, em: number): { ranges: Range[]; isFar: boolean } {
  const around = (margin: number) =>
    rangesIn(layout, {
      left: (view.left - margin) / em,
      right: (view.left + view.width + viewStep + margin) / em,
      top: (view.top - margin) / em,
      bottom: (view.top + view.height + viewStep + margin) / em,
    });
  // Subtracts the frame, titles and lines, and a game out of view that has the focus.
  const room = limit - 40 - rounds.length * 4;
  // Before the first scroll, a small margin is enough.
  for (const margin of view.top === 0 && view.left === 0 ? [64] : [192, 64]) {
    const ranges = around(margin);
    if (isWithin(room, ranges, rounds)) return { ranges, isFar: false };
  }
  return { ranges: around(64), isFar: true };
}
