import type { BracketGame, BracketRound } from './Bracket.tsx';
import { factsOf } from './facts.ts';
import { targetOf, type Layout } from './layout.ts';

/** A place in the bracket; `third` is the game for third place. */
export type Spot = { column: number; index: number } | 'third';
type RoundSpot = Exclude<Spot, 'third'>;

type Rounds = readonly BracketRound[];

export const gameAt = (rounds: Rounds, spot: Spot, third?: BracketGame): BracketGame | undefined =>
  spot === 'third' ? third : rounds[spot.column]?.games[spot.index];

/** The first game of a column at `start` or after it in the direction of `step`; skips places without a game. */
const firstGame = (rounds: Rounds, column: number, start: number, step: 1 | -1): Spot | undefined => {
  const games = rounds[column]?.games ?? [];
  for (let index = start; index >= 0 && index < games.length; index += step) if (!games[index]!.hidden) return { column, index };
  return undefined;
};

/** The column of another part that is directly above or below a column, otherwise the nearest to its left; −1 for none. */
const columnBeside = (layout: Layout, column: number, part: 'main' | 'lower') => {
  const { x } = layout.columns[column]!;
  return layout.columns.reduce(
    (best, each, i) => (each.part === part && each.x <= x && (best < 0 || each.x >= layout.columns[best]!.x) ? i : best),
    -1,
  );
};

const finalColumn = ({ columns }: Layout) => columns.findLastIndex(({ part }) => part === 'main');
const lastIndex = ({ columns }: Layout, column: number) => (columns[column]?.count ?? 0) - 1;

const fromThirdPlace = (layout: Layout, rounds: Rounds, key: string): Spot | undefined => {
  const final = finalColumn(layout);
  if (key === 'ArrowUp') return firstGame(rounds, final, lastIndex(layout, final), -1);
  return key === 'ArrowLeft' ? firstGame(rounds, final - 1, lastIndex(layout, final - 1), -1) : undefined;
};

const below = (layout: Layout, rounds: Rounds, { column, index }: RoundSpot, hasThird: boolean): Spot | undefined => {
  const next = firstGame(rounds, column, index + 1, 1);
  if (next || layout.columns[column]!.part !== 'main') return next;
  if (hasThird && column === finalColumn(layout)) return 'third';
  return firstGame(rounds, columnBeside(layout, column, 'lower'), 0, 1);
};

const above = (layout: Layout, rounds: Rounds, { column, index }: RoundSpot): Spot | undefined => {
  const previous = firstGame(rounds, column, index - 1, -1);
  if (previous || layout.columns[column]!.part !== 'lower') return previous;
  const upper = columnBeside(layout, column, 'main');
  return firstGame(rounds, upper, lastIndex(layout, upper), -1);
};

const nextOf = (layout: Layout, rounds: Rounds, { column, index }: RoundSpot): Spot | undefined => {
  const target = targetOf(layout, column, index);
  return target && firstGame(rounds, target.column, target.index, 1);
};

const firstFeederOf = (layout: Layout, { column: to, index: place }: RoundSpot): Spot | undefined => {
  for (const [column, { next, count, hidden }] of layout.columns.entries()) {
    if (next !== to) continue;
    for (let index = 0; index < count; index++) {
      if (!hidden.includes(index) && targetOf(layout, column, index)?.index === place) return { column, index };
    }
  }
  return undefined;
};

/**
 * The place to which a key moves from a game: ↑ ↓ within a round, → to the game that the winner plays, ← to the first game that feeds it,
 * Home to the first game, End to the final.
 */
export function walk(layout: Layout, rounds: Rounds, from: Spot, key: string, hasThird: boolean): Spot | undefined {
  if (key === 'Home') return firstGame(rounds, 0, 0, 1);
  if (key === 'End') return firstGame(rounds, layout.columns.length - 1, 0, 1);
  if (from === 'third') return fromThirdPlace(layout, rounds, key);
  if (!layout.columns[from.column]) return undefined;
  switch (key) {
    case 'ArrowDown':
      return below(layout, rounds, from, hasThird);
    case 'ArrowUp':
      return above(layout, rounds, from);
    case 'ArrowRight':
      return nextOf(layout, rounds, from);
    case 'ArrowLeft':
      return firstFeederOf(layout, from);
    default:
      return undefined;
  }
}

/** The game that Tab enters: the first live game, otherwise the first game. */
export function firstSpot(rounds: Rounds): Spot | undefined {
  for (const [column, { games }] of rounds.entries()) {
    const { firstLive } = factsOf(games);
    if (firstLive >= 0) return { column, index: firstLive };
  }
  return firstGame(rounds, 0, 0, 1);
}

/** Finds a game by its key. */
export function spotOf(rounds: Rounds, key: string, third?: BracketGame): Spot | undefined {
  if (third?.key === key) return 'third';
  for (const [column, { games }] of rounds.entries()) {
    const index = games.findIndex((game) => game.key === key);
    if (index >= 0) return { column, index };
  }
  return undefined;
}
