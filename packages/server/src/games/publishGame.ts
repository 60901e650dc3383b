import type { Context } from '../platform/context.ts';
import { afterCommit } from '../platform/db/current.ts';
import { parentOf } from './parents.ts';
import { loadSummary } from './summaries.ts';

/** A game with its parent. */
export type OfParent = { id: string; parentId: string | null; parentKind: string | null };

/** Publishes the state of a game to the subscribers of its parent, after the commit. */
export const publishGame = ({ id, parentId, parentKind }: OfParent, context: Context): void => {
  if (parentId === null || parentKind === null) return;
  void afterCommit(async () => {
    const game = await loadSummary(id);
    if (game) await parentOf(parentKind).publish(parentId, game, context);
  });
};
