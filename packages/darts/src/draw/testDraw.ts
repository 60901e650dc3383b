import type { GameResult, ProgressInput, Side } from './progress.ts';
import type { LiveDraw } from './liveDraw.ts';
import type { DrawnGame, Slot } from './slot.ts';

/** Entries `1` to `count`, the best first. */
export const seeds = (count: number): Slot[] => Array.from({ length: count }, (_, i) => ({ kind: 'entry', entry: String(i + 1) }));

export const sayside = (side: Side) => (side.kind === 'entry' ? side.entry : side.kind);
export const say = (slot: Slot): string =>
  slot.kind === 'entry'
    ? slot.entry
    : slot.kind === 'rank'
      ? `${slot.group}.${slot.rank}`
      : slot.kind === 'bye'
        ? 'bye'
        : `${slot.kind} ${slot.game}`;

export const input = (games: readonly DrawnGame[], more: Partial<ProgressInput> = {}): ProgressInput => ({
  stages: [{ id: 's', games }],
  results: new Map(),
  ranks: new Map(),
  ...more,
});

export const won = (winner: 0 | 1): GameResult => ({ kind: 'played', winner });

/** Plays everything that is ready, game after game in the order of the draw, until nothing is. */
export const playOut = (draw: LiveDraw, decide: () => GameResult) => {
  const played: string[] = [];
  const waiting = [...draw.read().games.keys()];
  for (let i = 0; i < waiting.length; i++) {
    const ref = waiting[i] as string;
    if (!draw.game(ref).ready) continue;
    draw.record(ref, decide());
    played.push(ref);
  }
  return played;
};
