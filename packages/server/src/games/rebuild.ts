import { foldGame } from '@oche/darts/x01/game';
import type { GameEvent as LogEvent } from '@oche/darts/x01/event';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { lockGame, readLog, writeProjection } from './log.ts';

/**
 * Folds every log anew and writes its rows, for a release in which the fold counts something else.
 * Answers how many games there were, and the ids of those whose rows had been different.
 */
export const rebuildResults = async (context: Context): Promise<{ games: number; changed: string[] }> => {
  const ids = (await db().selectFrom('gameResults').select('gameId').where('length', '>', 0).orderBy('gameId').execute()).map(
    ({ gameId }) => gameId,
  );
  const changed: string[] = [];
  for (const id of ids) {
    const before = await rowsOf(id);
    await writeProjection(await lockGame(id), foldGame((await readLog(id)) as LogEvent[]), context);
    if ((await rowsOf(id)) !== before) changed.push(id);
  }
  return { games: ids.length, changed };
};

const rowsOf = async (gameId: string): Promise<string> =>
  JSON.stringify([
    await db().selectFrom('gameResults').selectAll().where('gameId', '=', gameId).executeTakeFirst(),
    await db().selectFrom('legResults').selectAll().where('gameId', '=', gameId).orderBy('leg').orderBy('side').execute(),
  ]);
