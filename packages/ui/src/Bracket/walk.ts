import type { BracketGame } from './Bracket.tsx';
import { targetOf, type Layout } from './layout.ts';

/** A place in the bracket; `third` is the game for third place. */
export type Spot = { column: number; index: number } | 'third';

export const gameAt = (layout: Layout, spot: Spot, third?: BracketGame): BracketGame | undefined =>
  spot === 'third' ? third : layout.columns[spot.column]?.round.games[spot.index];

/** The next game of a column in a direction; places without a game are passed over. */
const along = (layout: Layout, column: number, start: number, by: 1 | -1): Spot | undefined => {
  const games = layout.columns[column]?.round.games ?? [];
  for (let index = start; index >= 0 && index < games.length; index += by) if (!games[index]!.hidden) return { column, index };
  return undefined;
};

/** The column of another part that stands over or under one. */
const beside = (layout: Layout, column: number, part: 'main' | 'lower') => {
  const { x } = layout.columns[column]!;
  return layout.columns.reduce(
    (best, each, i) => (each.part === part && each.x <= x && (best < 0 || each.x >= layout.columns[best]!.x) ? i : best),
    -1,
  );
};

const lastMain = (layout: Layout) => layout.columns.findLastIndex(({ part }) => part === 'main');

/** Where a key leads: ↑ ↓ within a round, → to the game the winner plays, ← to the first game that feeds it, Home the first game, End the final. */
export function walk(layout: Layout, from: Spot, key: string, hasThird: boolean): Spot | undefined {
  const { columns } = layout;
  const final = lastMain(layout);
  if (key === 'Home') return columns.length > 0 ? along(layout, 0, 0, 1) : undefined;
  if (key === 'End') return along(layout, columns.length - 1, 0, 1);
  if (from === 'third') {
    if (key === 'ArrowUp') return along(layout, final, columns[final]!.round.games.length - 1, -1);
    return key === 'ArrowLeft' ? along(layout, final - 1, columns[final - 1]?.round.games.length ?? 0, -1) : undefined;
  }
  const here = columns[from.column];
  if (!here) return undefined;
  if (key === 'ArrowDown') {
    const below = along(layout, from.column, from.index + 1, 1);
    if (below) return below;
    if (here.part === 'main' && from.column === final && hasThird) return 'third';
    return here.part === 'main' ? along(layout, beside(layout, from.column, 'lower'), 0, 1) : undefined;
  }
  if (key === 'ArrowUp') {
    const above = along(layout, from.column, from.index - 1, -1);
    if (above || here.part !== 'lower') return above;
    const over = beside(layout, from.column, 'main');
    return along(layout, over, (columns[over]?.round.games.length ?? 0) - 1, -1);
  }
  if (key === 'ArrowRight') {
    const target = targetOf(layout, from.column, from.index);
    return target && along(layout, target.column, target.index, 1);
  }
  if (key !== 'ArrowLeft') return undefined;
  for (const [column, each] of columns.entries()) {
    if (each.next !== from.column) continue;
    for (const [index, game] of each.round.games.entries()) {
      if (!game.hidden && targetOf(layout, column, index)?.index === from.index) return { column, index };
    }
  }
  return undefined;
}

/** Where Tab enters: the first game that is on, else the first of all. */
export function firstSpot(layout: Layout): Spot | undefined {
  for (const [column, { round }] of layout.columns.entries()) {
    const index = round.games.findIndex(({ state }) => state === 'live');
    if (index >= 0) return { column, index };
  }
  return layout.columns.length > 0 ? along(layout, 0, 0, 1) : undefined;
}

/** Where a game stands that is known by its key. */
export function spotOf(layout: Layout, key: string, third?: BracketGame): Spot | undefined {
  if (third?.key === key) return 'third';
  for (const [column, { round }] of layout.columns.entries()) {
    const index = round.games.findIndex((game) => game.key === key);
    if (index >= 0) return { column, index };
  }
  return undefined;
}
