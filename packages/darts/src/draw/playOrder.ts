import type { LinkedGame } from './links.ts';

/**
 * Sorts games so that each comes after the games that it takes winners and losers from, otherwise in the order of the draw.
 *
 * @throws if games wait for each other
 */
export function playOrder(games: Iterable<LinkedGame>): LinkedGame[] {
  const order: LinkedGame[] = [];
  const waiting = new Set<LinkedGame>();
  const placed: boolean[] = [];
  for (const start of games) {
    // Go back from a game to the first one whose sources are placed, then forward again.
    const path = placed[start.at] ? [] : [start];
    for (let game = path.at(-1); game; game = path.at(-1)) {
      const [one, two] = game.sources;
      const next = one?.kind === 'game' && !placed[one.at] ? one : two?.kind === 'game' && !placed[two.at] ? two : null;
      if (next) {
        if (waiting.has(next) || next === game) throw circle(next);
        waiting.add(game);
        path.push(next);
        continue;
      }
      placed[game.at] = true;
      order.push(game);
      path.pop();
    }
  }
  return order;
}

const circle = ({ ref }: LinkedGame) => new Error(`Game ${ref} waits for its own result: the draw goes round in a circle`);
