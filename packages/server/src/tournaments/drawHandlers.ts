import { ofDraw } from '@oche/api/contract/topics';
import type { Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { Refusal } from '../platform/refusal.ts';
import { advance } from './advance.ts';
import { assignBoards } from '../games/boards.ts';
import { clearDraw, drawAll, newDrawNumber, requireUnstarted, swapInDraw } from './draw.ts';
import { pairHandlers } from './pairs.ts';
import { fillFromWaitingList } from './entries.ts';
import { lateEntryHandlers } from './lateEntry.ts';
import { loadEntries, loadTournament, managedTournament } from './present.ts';

/** The published draw: its number, the entries of each group and the number of games. */
const drawnView = async (id: string) => {
  const { drawSeed } = await db().selectFrom('tournaments').select('drawSeed').where('id', '=', id).executeTakeFirstOrThrow();
  const entries = await loadEntries(id);
  const numbers = [...new Set(entries.flatMap(({ group }) => (group === null ? [] : [group])))].sort((a, b) => a - b);
  const { count } = await db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('games.parentId', '=', id)
    .where('gameResults.phase', '!=', 'bye')
    .executeTakeFirstOrThrow();
  return { drawNumber: drawSeed ?? 0, groups: numbers.map((number) => entries.filter(({ group }) => group === number)), games: count };
};

export const drawHandlers = {
  drawTournament: async ({ id, drawNumber, seed }, context) => {
    const tournament = await managedTournament(id, context.actor);
    if (tournament.status === 'finished' || tournament.status === 'cancelled')
      throw new Refusal('wrong-status', 'This tournament is over or cancelled.');
    await requireUnstarted(id);
    await drawAll(tournament, drawNumber ?? seed ?? newDrawNumber(context), context);
    await advance(id, context);
    return drawnView(id);
  },

  undoDraw: async ({ id }, context) => {
    const tournament = await managedTournament(id, context.actor);
    if (!tournament.drawnAt) throw new Refusal('not-drawn', 'There is no draw yet.');
    if (tournament.status === 'cancelled') throw new Refusal('wrong-status', 'This tournament is cancelled.');
    await requireUnstarted(id);
    await clearDraw(id, context);
    // A tournament without scores is finished if walkovers decided all of its games.
    const status = tournament.status === 'running' || tournament.status === 'finished' ? 'check-in' : tournament.status;
    await db().updateTable('tournaments').set({ status, drawSeed: null, drawnAt: null, winnerId: null }).where('id', '=', id).execute();
    await fillFromWaitingList({ ...tournament, status }, context);
    // Its boards are free for the games of other tournaments of the event.
    await assignBoards({ eventId: tournament.eventId }, context);
    context.changed(id, ...ofDraw);
    return loadTournament(id, context);
  },

  ...lateEntryHandlers,
  ...pairHandlers,

  swapEntries: async ({ id, a, b }, context) => {
    const tournament = await managedTournament(id, context.actor);
    if (!tournament.drawnAt) throw new Refusal('not-drawn', 'There is no draw yet.');
    await requireUnstarted(id);
    await swapInDraw(tournament, a, b, context);
    await advance(id, context);
    return drawnView(id);
  },
} satisfies Partial<Handlers>;
