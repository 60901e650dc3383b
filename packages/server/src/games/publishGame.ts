import type { Context } from '../platform/context.ts';
import { afterCommit } from '../platform/db/current.ts';
import { parentOf } from './parents.ts';
import { loadSummary } from './summaries.ts';

/** A game with what it belongs to. */
export type OfParent = { id: string; parentId: string | null; parentKind: string | null };

/** Tells the followers of a game's parent how the game stands, once that is committed. */
export const publishGame = ({ id, parentId, parentKind }: OfParent, context: Context): void => {
  if (parentId === null || parentKind === null) return;
  void afterCommit(async () => {
    const game = await loadSummary(id);
    if (game) await parentOf(parentKind).publish(parentId, game, context);
  });
};
