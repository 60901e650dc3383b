import type { BracketGame, BracketRound } from './Bracket.tsx';
import { factsOf } from './facts.ts';
import { targetOf, type Layout } from './layout.ts';

/** A place in the bracket; `third` is the game for third place. */
export type Spot = { column: number; index: number } | 'third';

type Rounds = readonly BracketRound[];

export const gameAt = (rounds: Rounds, spot: Spot, third?: BracketGame): BracketGame | undefined =>
  spot === 'third' ? third : rounds[spot.column]?.games[spot.index];

/** The next game of a column in a direction; places without a game are passed over. */
const along = (rounds: Rounds, column: number, start: number, by: 1 | -1): Spot | undefined => {
  const games = rounds[column]?.games ?? [];
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
export function walk(layout: Layout, rounds: Rounds, from: Spot, key: string, hasThird: boolean): Spot | undefined {
  const { columns } = layout;
  const final = lastMain(layout);
  if (key === 'Home') return columns.length > 0 ? along(rounds, 0, 0, 1) : undefined;
  if (key === 'End') return along(rounds, columns.length - 1, 0, 1);
  if (from === 'third') {
    if (key === 'ArrowUp') return along(rounds, final, columns[final]!.count - 1, -1);
    return key === 'ArrowLeft' ? along(rounds, final - 1, columns[final - 1]?.count ?? 0, -1) : undefined;
  }
  const here = columns[from.column];
  if (!here) return undefined;
  if (key === 'ArrowDown') {
    const below = along(rounds, from.column, from.index + 1, 1);
    if (below) return below;
    if (here.part === 'main' && from.column === final && hasThird) return 'third';
    return here.part === 'main' ? along(rounds, beside(layout, from.column, 'lower'), 0, 1) : undefined;
  }
  if (key === 'ArrowUp') {
    const above = along(rounds, from.column, from.index - 1, -1);
    if (above || here.part !== 'lower') return above;
    const over = beside(layout, from.column, 'main');
    return along(rounds, over, (columns[over]?.count ?? 0) - 1, -1);
  }
  if (key === 'ArrowRight') {
    const target = targetOf(layout, from.column, from.index);
    return target && along(rounds, target.column, target.index, 1);
  }
  if (key !== 'ArrowLeft') return undefined;
  for (const [column, each] of columns.entries()) {
    if (each.next !== from.column) continue;
    for (let index = 0; index < each.count; index++) {
      if (!each.hidden.includes(index) && targetOf(layout, column, index)?.index === from.index) return { column, index };
    }
  }
  return undefined;
}

/** Where Tab enters: the first game that is on, else the first of all. */
export function firstSpot(rounds: Rounds): Spot | undefined {
  for (const [column, { games }] of rounds.entries()) {
    const { live } = factsOf(games);
    if (live >= 0) return { column, index: live };
  }
  return along(rounds, 0, 0, 1);
}

/** Where a game stands that is known by its key. */
export function spotOf(rounds: Rounds, key: string, third?: BracketGame): Spot | undefined {
  if (third?.key === key) return 'third';
  for (const [column, { games }] of rounds.entries()) {
    const index = games.findIndex((game) => game.key === key);
    if (index >= 0) return { column, index };
  }
  return undefined;
}
