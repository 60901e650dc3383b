import type { Context, Handlers } from '../context.ts';
import { db } from '../db/current.ts';
import { Refusal } from '../refusal.ts';
import { advance } from './advance.ts';
import { drawAll, requireUnstarted, swapInDraw } from './draw.ts';
import { loadEntries, managedTournament } from './present.ts';

/** The draw as published: its number, who is in which group, how many games. */
const drawnView = async (id: string) => {
  const { drawSeed } = await db().selectFrom('tournaments').select('drawSeed').where('id', '=', id).executeTakeFirstOrThrow();
  const entries = await loadEntries(id);
  const numbers = [...new Set(entries.flatMap(({ group }) => (group === null ? [] : [group])))].sort((a, b) => a - b);
  const { count } = await db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('games.tournamentId', '=', id)
    .where('gameResults.phase', '!=', 'bye')
    .executeTakeFirstOrThrow();
  return { drawNumber: drawSeed ?? 0, groups: numbers.map((number) => entries.filter(({ group }) => group === number)), games: count };
};

const newDrawNumber = (context: Context): number => Buffer.from(context.random(4)).readUInt32BE();

export const drawHandlers = {
  drawTournament: async ({ id, drawNumber, seed }, context) => {
    const tournament = await managedTournament(id, context.actor);
    if (tournament.status === 'finished' || tournament.status === 'cancelled')
      throw new Refusal('wrong-status', 'This tournament is over.');
    await requireUnstarted(id);
    await drawAll(tournament, drawNumber ?? seed ?? newDrawNumber(context), context);
    await advance(id, context);
    return drawnView(id);
  },

  swapEntries: async ({ id, a, b }, context) => {
    const tournament = await managedTournament(id, context.actor);
    if (!tournament.drawnAt) throw new Refusal('not-drawn', 'There is no draw yet.');
    await requireUnstarted(id);
    await swapInDraw(tournament, a, b, context);
    await advance(id, context);
    return drawnView(id);
  },
} satisfies Partial<Handlers>;
