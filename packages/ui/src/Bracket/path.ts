import type { BracketRound } from './Bracket.tsx';
import { factsOf } from './facts.ts';
import { targetOf, type Layout } from './layout.ts';

/** A game on the path of the followed player: `behind` if they won it, `ahead` if they may still play and win it. */
export type Step = { column: number; index: number; way: 'behind' | 'ahead' };

/** The path of the followed player through the bracket. */
export function pathOf(layout: Layout, rounds: readonly BracketRound[]): Step[] {
  const path: Step[] = [];
  /** Games they may still reach, by column. */
  const reached = rounds.map((): number[] => []);
  rounds.forEach(({ games }, column) => {
    for (const index of new Set([...factsOf(games).followed, ...reached[column]!])) {
      const target = targetOf(layout, column, index);
      const sides = games[index]?.sides;
      if (!target || !sides) continue;
      if (sides.some(({ followed, winner }) => followed && winner)) path.push({ column, index, way: 'behind' });
      else if (!sides.some(({ winner }) => winner)) {
        path.push({ column, index, way: 'ahead' });
        reached[target.column]!.push(target.index);
      }
    }
  });
  return path;
}
