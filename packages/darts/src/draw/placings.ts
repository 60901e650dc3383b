import { gameRef, type Stage } from './links.ts';
import type { Progress } from './progress.ts';
import type { DrawnGame } from './slot.ts';

/** A final place in a knockout. `from` and `to` are equal where a game decided it, else the range that is shared (5 to 8). */
export type Placing = { entry: string; from: number; to: number };

/**
 * The places of a knockout as far as they are certain: winner, runner-up, third and fourth where they are played for, and
 * everybody else by the round in which they went out. Whoever is still in is not in here, nor are the losers of the
 * semi-finals while their game is to come. Where neither came, both have lost. The best first, shared places in the order of
 * the draw.
 */
export function placings(stage: Stage, state: Progress): Placing[] {
  const rounds = Math.max(0, ...stage.games.map((game) => game.round));
  const hasThird = stage.games.some((game) => game.thirdPlace);
  const entries = stage.games.filter((game) => game.round === 1).flatMap((game) => game.slots.filter((slot) => slot.kind !== 'bye')).length;
  const places: Placing[] = [];
  for (const game of stage.games) {
    const now = state.games.get(gameRef(stage.id, game.key));
    if (!now?.outcome) continue;
    const { kind, winner } = now.outcome;
    if (kind === 'played' && winner === null) continue;
    const { won, lost } = placesOf(game, rounds);
    const losersPlayOn = hasThird && lost[1] === 4 && !game.thirdPlace && winner !== null;
    now.sides.forEach((side, i) => {
      if (side.kind !== 'entry') return;
      if (i === winner && won) places.push({ entry: side.entry, from: won, to: won });
      if (i !== winner && !losersPlayOn) places.push({ entry: side.entry, from: lost[0], to: Math.min(lost[1], entries) });
    });
  }
  return places.sort((a, b) => a.from - b.from);
}

/** What is at stake: the place of the winner, where the game decides it, and the range of the losers of the round. */
function placesOf(game: DrawnGame, rounds: number): { won: number | null; lost: [from: number, to: number] } {
  if (game.thirdPlace) return { won: 3, lost: [4, 4] };
  const left = 2 ** (rounds - game.round + 1);
  return { won: left === 2 ? 1 : null, lost: [left / 2 + 1, left] };
}
