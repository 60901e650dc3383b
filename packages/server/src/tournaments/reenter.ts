import { systemAuthor } from '../actor.ts';
import type { Context } from '../context.ts';
import { appendEvents, lockGame, readLog } from '../games/log.ts';
import { db } from '../db/current.ts';
import { follow, loadWorld, refOf, type TournamentRow, type World, type WorldGame } from './world.ts';

/** What the draw would be without the results of `open`: whether a game that has begun would get other sides. */
const changesBegun = (world: World, open: ReadonlySet<string>): boolean => {
  const games = world.games.map((game) => (open.has(game.id) ? { ...game, phase: 'ready' as const, winner: null, ending: null } : game));
  const { games: progress } = follow({ ...world, games }).progress;
  return world.games.some(
    (game) =>
      game.length > 0 &&
      progress.get(refOf(game))!.sides.some((side, index) => (side.kind === 'entry' ? side.entry : null) !== game.entries[index]),
  );
};

/** The last event of a log is a walkover that nobody but the server wrote: it follows from a withdrawal. */
const ownWalkover = async (game: WorldGame) => {
  const last = (await readLog(game.id)).at(-1);
  return last?.kind === 'walkover' && last.author === systemAuthor ? last : null;
};

/**
 * Takes back the walkovers that followed from the withdrawal of an entry that is in again, and answers the ids of those that stay
 * since a later game has begun from them. Where both went home, nobody had won: the log is empty, and only the row is set back.
 */
export const takeWalkoversBack = async (tournament: TournamentRow, entry: string, context: Context): Promise<string[]> => {
  const world = await loadWorld(tournament);
  const awarded = world.games.filter((game) => game.ending === 'walkover' && game.entries.includes(entry));
  const open = new Set<string>();
  const kept: string[] = [];
  for (const game of awarded) {
    const event = game.length > 0 ? await ownWalkover(game) : null;
    if (game.length > 0 && !event) continue; // somebody's decision, e.g. for who came too late
    if (changesBegun(world, new Set([...open, game.id]))) {
      kept.push(game.id);
      continue;
    }
    open.add(game.id);
    if (!event) {
      await db().updateTable('gameResults').set({ phase: 'ready', ending: null, winner: null }).where('gameId', '=', game.id).execute();
      await db().updateTable('games').set({ finishedAt: null, readyAt: context.now }).where('id', '=', game.id).execute();
      continue;
    }
    const undo = { id: context.newId(), v: 1, kind: 'undo' as const, payload: { target: event.id }, deviceTime: context.now.toISOString() };
    await appendEvents(await lockGame(game.id), await readLog(game.id), [undo], systemAuthor, context);
    await db().updateTable('games').set({ readyAt: context.now }).where('id', '=', game.id).execute();
  }
  return kept;
};
