import { progress, type GameResult, type Progress } from '@oche/darts/draw/progress';
import { foldOrder } from '@oche/darts/draw/seeding';
import type { DrawnGame, Slot } from '@oche/darts/draw/slot';
import type { Stage } from '@oche/darts/draw/links';
import { winnerOf } from './recordedGame.ts';
import type { RecordedGame } from './recordedGame.ts';

/**
 * The games of the first round in the order of the bracket, found by following the winners back from the final. Works only without byes:
 * each round must have twice as many games as the next.
 */
export function bracketOrder(rounds: readonly (readonly RecordedGame[])[]): RecordedGame[] {
  let order = [...(rounds.at(-1) ?? [])];
  for (const round of rounds.slice(0, -1).toReversed()) {
    order = order.flatMap((game) =>
      game.sides.flatMap((side) => round.find((earlier) => earlier.sides[winnerOf(earlier) ?? 0] === side) ?? []),
    );
  }
  return order;
}

/** Sorts slots from the order of the bracket (from top to bottom) into the order of seeds that makes `knockout` return this bracket. */
export function seededFor(places: readonly Slot[]): Slot[] {
  const slots = new Array<Slot>(places.length);
  foldOrder(places.length).forEach((drawNumber, place) => {
    slots[drawNumber - 1] = places[place] as Slot;
  });
  return slots;
}

/** Enters the recorded games into the engine's draw, each as soon as its two sides are known, until no recorded game fits. */
export function playOut(
  stages: readonly Stage[],
  recorded: ReadonlyMap<string, readonly RecordedGame[]>,
  ranks: ReadonlyMap<string, readonly (string | null)[]> = new Map(),
): { progress: Progress; results: ReadonlyMap<string, GameResult>; entered: ReadonlyMap<string, RecordedGame> } {
  const results = new Map<string, GameResult>();
  const entered = new Map<string, RecordedGame>();
  for (;;) {
    const state = progress({ stages, results, ranks });
    let hasNewResults = false;
    for (const { ref, stage, sides, ready } of state.games.values()) {
      const entries = sides.map((side) => (side.kind === 'entry' ? side.entry : ''));
      const game = ready ? recorded.get(stage)?.find((one) => entries.every((entry) => one.sides.includes(entry))) : undefined;
      if (!game) continue;
      const winningSide = winnerOf(game);
      const winner = winningSide === null ? null : game.sides[winningSide] === entries[0] ? 0 : 1;
      results.set(ref, { kind: game.score ? 'played' : 'walkover', winner });
      entered.set(ref, game);
      hasNewResults = true;
    }
    if (!hasNewResults) return { progress: state, results, entered };
  }
}

/** The pairings of each round. Sides and games are sorted, so that the result of a mirrored bracket is equal. */
export function meetingsByRound(games: readonly DrawnGame[], stage: string, state: Progress): string[][] {
  const rounds = new Map<number, string[]>();
  for (const game of games) {
    const sides = state.games.get(`${stage}/${game.key}`)?.sides ?? [];
    if (sides.some((side) => side.kind === 'bye')) continue;
    const names = sides.map((side) => (side.kind === 'entry' ? side.entry : '?')).sort();
    rounds.set(game.round, [...(rounds.get(game.round) ?? []), names.join(' v ')]);
  }
  return [...rounds].sort(([a], [b]) => a - b).map(([, meetings]) => meetings.sort());
}

export const meetingsOf = (games: readonly RecordedGame[]): string[] => games.map(({ sides }) => [...sides].sort().join(' v ')).sort();
