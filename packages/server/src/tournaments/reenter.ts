import { systemAuthor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { appendEvents, lockGame, readLog } from '../games/log.ts';
import { db } from '../platform/db/current.ts';
import { loadWorld, refOf, stateOf, type TournamentRow, type World, type WorldGame } from './world.ts';

/** Whether a game that has started would get other sides if the results of the games `undone` (ids) were undone. */
const wouldChangeStartedGame = (world: World, undone: ReadonlySet<string>): boolean => {
  const games = world.games.map((game) => (undone.has(game.id) ? { ...game, phase: 'ready' as const, winner: null, ending: null } : game));
  const { games: progress } = stateOf({ ...world, games }).progress;
  return world.games.some(
    (game) =>
      game.length > 0 &&
      progress.get(refOf(game))!.sides.some((side, index) => (side.kind === 'entry' ? side.entry : null) !== game.entries[index]),
  );
};

/** The last event of a log if it is a walkover that the server recorded after a withdrawal, otherwise null. */
const automaticWalkover = async (game: WorldGame) => {
  const last = (await readLog(game.id)).at(-1);
  return last?.kind === 'walkover' && last.author === systemAuthor ? last : null;
};

/**
 * Undoes the automatic walkovers of an entry that returns after its withdrawal. Returns the ids of games whose walkover is kept, because a
 * later game that depends on it has started. If both sides had withdrawn, the log is empty and only the row is reset. The open games wait from now
 * on, or keep their turn as if the entry had never withdrawn.
 */
export const undoWalkovers = async (
  tournament: TournamentRow,
  entry: string,
  context: Context,
  { keepsTurn = false } = {},
): Promise<string[]> => {
  const turn = keepsTurn ? {} : { readyAt: context.now };
  const world = await loadWorld(tournament);
  const awarded = world.games.filter((game) => game.ending === 'walkover' && game.entries.includes(entry));
  const undone = new Set<string>();
  const kept: string[] = [];
  for (const game of awarded) {
    const event = game.length > 0 ? await automaticWalkover(game) : null;
    if (game.length > 0 && !event) continue; // a scorer awarded it, for example because a player was late
    if (wouldChangeStartedGame(world, new Set([...undone, game.id]))) {
      kept.push(game.id);
      continue;
    }
    undone.add(game.id);
    if (!event) {
      await db().updateTable('gameResults').set({ phase: 'ready', ending: null, winner: null }).where('gameId', '=', game.id).execute();
      await db()
        .updateTable('games')
        .set({ finishedAt: null, ...turn })
        .where('id', '=', game.id)
        .execute();
      continue;
    }
    const undo = { id: context.newId(), v: 1, kind: 'undo' as const, payload: { target: event.id }, deviceTime: context.now.toISOString() };
    await appendEvents(await lockGame(game.id), await readLog(game.id), [undo], systemAuthor, context);
    if (!keepsTurn) await db().updateTable('games').set(turn).where('id', '=', game.id).execute();
  }
  return kept;
};
