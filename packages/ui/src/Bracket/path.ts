import type { BracketGame } from './Bracket.tsx';
import { targetOf, type Layout } from './layout.ts';

const followed = new WeakMap<readonly BracketGame[], boolean>();
/** Rounds are asked again and again, and most of them are the same as before. */
const isFollowedIn = (games: readonly BracketGame[]) => {
  const known = followed.get(games);
  if (known !== undefined) return known;
  const is = games.some(({ sides: [a, b] }) => a.followed === true || b.followed === true);
  followed.set(games, is);
  return is;
};

/** The way of the followed player: games left as the winner, and games behind which they may still go on. Keys are those of games. */
export function pathOf(layout: Layout): Map<string, 'behind' | 'ahead'> {
  const path = new Map<string, 'behind' | 'ahead'>();
  const reached = new Set<string>();
  layout.columns.forEach(({ round }, column) => {
    if (reached.size === 0 && !isFollowedIn(round.games)) return;
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
