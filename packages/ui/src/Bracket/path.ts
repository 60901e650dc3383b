import { targetOf, type Layout } from './layout.ts';

/** The way of the followed player: games left as the winner, and games behind which they may still go on. Keys are those of games. */
export function pathOf(layout: Layout): Map<string, 'behind' | 'ahead'> {
  const path = new Map<string, 'behind' | 'ahead'>();
  const reached = new Set<string>();
  layout.columns.forEach(({ round }, column) => {
    round.games.forEach((game, index) => {
      const followed = game.sides.find((side) => side.followed);
      if (!followed && !reached.has(game.key)) return;
      const target = targetOf(layout, column, index);
      if (!target) return;
      if (followed?.winner) path.set(game.key, 'behind');
      else if (!game.sides.some(({ winner }) => winner)) {
        path.set(game.key, 'ahead');
        const next = layout.columns[target.column]!.round.games[target.index];
        if (next) reached.add(next.key);
      }
    });
  });
  return path;
}
