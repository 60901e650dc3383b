import type { Context } from '../context.ts';
import { afterCommit, makeStale } from '../db/current.ts';
import { loadSummary } from './summaries.ts';

/** Tells the tournament's pages how a game stands, once it is committed. */
export const publishGame = (gameId: string, tournamentId: string, context: Context): void => {
  makeStale(`tournament ${tournamentId}`);
  void afterCommit(async () => {
    const game = await loadSummary(gameId);
    if (game) await context.publish('tournament', tournamentId, { event: 'game', data: { game } });
  });
};
