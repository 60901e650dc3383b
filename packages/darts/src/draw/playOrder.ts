import type { LinkedGame } from './links.ts';

/**
 * Sorts games so that each comes after the games whose winners or losers it takes, otherwise in the order of the draw.
 *
 * @throws if games wait for each other
 */
export function playOrder(games: Iterable<LinkedGame>): LinkedGame[] {
  const order: LinkedGame[] = [];
  const waiting = new Set<LinkedGame>();
  const placed: boolean[] = [];
  for (const start of games) {
    // Go back from a game to the first one whose sources are placed, then forwards.
    const path = placed[start.index] ? [] : [start];
    for (let game = path.at(-1); game; game = path.at(-1)) {
      const [first, second] = game.sources;
      const next =
        first?.kind === 'game' && !placed[first.index] ? first : second?.kind === 'game' && !placed[second.index] ? second : null;
      if (next) {
        if (waiting.has(next) || next === game) throw cycleError(next);
        waiting.add(game);
        path.push(next);
        continue;
      }
      placed[game.index] = true;
      order.push(game);
      path.pop();
    }
  }
  return order;
}

const cycleError = ({ ref }: LinkedGame) => new Error(`Game ${ref} waits for its own result. The draw contains a cycle`);
