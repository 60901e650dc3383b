import { createRandom, shuffle } from '@oche/darts/draw/random';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { Refusal } from '../platform/refusal.ts';
import { loadEntryRows } from './entryRows.ts';
import { loadEntries, managedTournament } from './present.ts';
import { newDrawNumber } from './draw.ts';
import type { TournamentRow } from './world.ts';

/** A tournament that is not drawn yet. @throws Refusal `drawn` */
const undrawnTournament = async (id: string, context: Context): Promise<TournamentRow> => {
  const tournament = await managedTournament(id, context.actor);
  if (tournament.drawnAt) throw new Refusal('drawn', 'This tournament has been drawn. Undo the draw first.');
  return tournament;
};

/** Gives the players of pairs that were drawn by lot their own entries back. */
const split = async (tournamentId: string): Promise<void> => {
  const joined = await db()
    .selectFrom('entries')
    .select(['id', 'joinedId'])
    .where('tournamentId', '=', tournamentId)
    .where('joinedId', 'is not', null)
    .execute();
  for (const { id, joinedId } of joined)
    await db()
      .updateTable('entryPlayers')
      .set({ entryId: id, position: 0 })
      .where('entryId', '=', joinedId!)
      .where('position', '=', 1)
      .execute();
  await db().updateTable('entries').set({ joinedId: null }).where('tournamentId', '=', tournamentId).execute();
  await db().updateTable('tournaments').set({ pairsSeed: null }).where('id', '=', tournamentId).execute();
};

/**
 * Pairs these players by lot: the same players, in any order, and number give the same pairs. The seeds head the pairs, the best first, and the
 * last players by lot are their partners, so that two seeds are paired only if more than half of the players are seeded.
 */
export const pairByLot = (players: readonly { id: string; seed: number | null }[], drawNumber: number): [string, string][] => {
  const lots = shuffle(
    [...players].sort((a, b) => (a.id < b.id ? -1 : 1)),
    createRandom(drawNumber),
  );
  const order = [
    ...lots.filter(({ seed }) => seed !== null).sort((a, b) => a.seed! - b.seed!),
    ...lots.filter(({ seed }) => seed === null),
  ].map(({ id }) => id);
  const pairs = order.length / 2;
  return order.slice(0, pairs).map((first, index) => [first, order[order.length - 1 - index]!]);
};

export const pairHandlers = {
  drawPairs: async ({ id, drawNumber }, context) => {
    const tournament = await undrawnTournament(id, context);
    if (tournament.status === 'finished' || tournament.status === 'cancelled')
      throw new Refusal('wrong-status', 'This tournament is over or cancelled.');
    await split(id);
    const entries = await loadEntryRows((query) =>
      query
        .where('entries.tournamentId', '=', id)
        .where('entries.withdrawnAt', 'is', null)
        .where('entries.waiting', '=', false)
        .where('entries.checkedIn', '=', true),
    );
    const single = entries.filter(({ players }) => players.length === 1);
    if (single.length < 2) throw new Refusal('too-few', 'Two players must be checked in.');
    if (single.length % 2 === 1) throw new Refusal('odd-number', 'An odd number of players is checked in. Add a player, or check one out.');
    const number = drawNumber ?? newDrawNumber(context);
    for (const [first, second] of pairByLot(single, number)) {
      await db().updateTable('entryPlayers').set({ entryId: first, position: 1 }).where('entryId', '=', second).execute();
      await db().updateTable('entries').set({ joinedId: first }).where('id', '=', second).execute();
    }
    await db().updateTable('tournaments').set({ pairsSeed: number }).where('id', '=', id).execute();
    context.changed(id, 'entries', 'tournament');
    return loadEntries(id);
  },

  splitPairs: async ({ id }, context) => {
    await undrawnTournament(id, context);
    await split(id);
    context.changed(id, 'entries', 'tournament');
    return loadEntries(id);
  },
} satisfies Partial<Handlers>;
