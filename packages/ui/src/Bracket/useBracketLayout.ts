import { useMemo } from 'react';
import type { BracketRound } from './Bracket.tsx';
import { headOf } from './Drawing.tsx';
import { shapesOf, type Plan } from './facts.ts';
import { layOut, rangesOf, type Layout, type Range } from './layout.ts';
import { pathOf, type Step } from './path.ts';
import { shownIn } from './shown.ts';
import { useStable } from './useStable.ts';
import type { View } from './useView.ts';

/** Brackets with more games are windowed: only games in view are in the document. */
const windowFrom = 96;

const hasManyGames = ({ columns }: Layout) => columns.reduce((sum, { count }) => sum + count, 0) > windowFrom;

type BracketLayout = {
  layout: Layout;
  path: readonly Step[];
  isWindowed: boolean;
  /** The games to render. */
  ranges: readonly Range[];
  /** Whether so many games are in view that only their names are rendered. */
  isFar: boolean;
};

type Options = {
  plan: Plan;
  /** All rounds, in the order of the layout's columns. */
  rounds: readonly BracketRound[];
  view: View | null;
  scale: number;
  /** Width available, in em. */
  room: number;
  /** Pixels per em. */
  em: number;
};

/** The position of every game, and the games to render. A changed score does not change the returned objects, so memoised rounds do not render. */
export function useBracketLayout({ plan, rounds, view, scale, room, em }: Options): BracketLayout {
  const shapes = useStable(shapesOf(plan));
  const layout = useMemo(() => layOut({ ...shapes, room, head: headOf(scale) }), [shapes, room, scale]);
  const path = useStable(pathOf(layout, rounds));
  const isWindowed = hasManyGames(layout);
  const visible = useStable(view && isWindowed ? shownIn(layout, rounds, view, em) : { ranges: rangesOf(layout), isFar: false });
  return { layout, path, isWindowed, ...visible };
}
