import { progress, type GameProgress, type GameResult, type Progress, type ProgressInput, type Side } from './progress.ts';
import type { DrawnGame, Slot } from './slot.ts';

/** Entries `1` to `count`, the best first. */
export const seeds = (count: number): Slot[] => Array.from({ length: count }, (_, i) => ({ kind: 'entry', entry: String(i + 1) }));

export const sideLabel = (side: Side) => (side.kind === 'entry' ? side.entry : side.kind);
export const slotLabel = (slot: Slot): string =>
  slot.kind === 'entry'
    ? slot.entry
    : slot.kind === 'rank'
      ? `${slot.group}.${slot.rank}`
      : slot.kind === 'bye'
        ? 'bye'
        : `${slot.kind} ${slot.game}`;
/** The sides of a game: `1 v tbd`. */
export const sidesOf = (state: Progress, ref: string) => state.games.get(ref)?.sides.map(sideLabel).join(' v ');

export const input = (games: readonly DrawnGame[], changes: Partial<ProgressInput> = {}): ProgressInput => ({
  stages: [{ id: 's', games }],
  results: new Map(),
  ranks: new Map(),
  ...changes,
});

export const won = (winner: 0 | 1): GameResult => ({ kind: 'played', winner });
export const walkover = (winner: 0 | 1 | null): GameResult => ({ kind: 'walkover', winner });

/** The games whose sides, outcome or readiness differ, in the order of the draw. */
export const changedGames = (before: Progress, after: Progress): string[] =>
  [...after.games].filter(([ref, game]) => JSON.stringify(game) !== JSON.stringify(before.games.get(ref))).map(([ref]) => ref);

/** Plays all games that are ready, then those that became ready, until no game is ready. `played` lists the games in this order. */
export const playOut = (draw: ProgressInput, decide: (game: GameProgress, state: Progress) => GameResult) => {
  const results = new Map(draw.results);
  const played: string[] = [];
  for (;;) {
    const state = progress({ ...draw, results });
    const ready = [...state.games.values()].filter((game) => game.ready);
    if (ready.length === 0) return { played, results, state };
    for (const game of ready) {
      results.set(game.ref, decide(game, state));
      played.push(game.ref);
    }
  }
};
