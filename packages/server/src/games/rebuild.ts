import { foldGame } from '@oche/darts/x01/game';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { lockGame, readLog, writeProjection } from './log.ts';
import { foldVersion } from './projection.ts';

export type Rebuilt = {
  /** number of games whose log was folded */
  games: number;
  /** ids of the games whose rows have changed */
  changed: string[];
};

/** Which games to rebuild: all, or those whose rows have an older `foldVersion`. */
type Which = 'all' | 'outdated';

/** Number of games in one transaction of `rebuildInBatches`. They are locked until it ends, and their scorers wait. */
const batchSize = 100;

const rebuild = async (ids: readonly string[], context: Context): Promise<Rebuilt> => {
  const changed: string[] = [];
  for (const id of ids) {
    const before = await rowsOf(id);
    await writeProjection(await lockGame(id), foldGame(await readLog(id)), context);
    if ((await rowsOf(id)) !== before) changed.push(id);
  }
  return { games: ids.length, changed };
};

const gamesWithLog = () => db().selectFrom('gameResults').select('gameId').where('length', '>', 0).orderBy('gameId');

/** Folds every log and rewrites its rows, in the open transaction. */
export const rebuildResults = async (context: Context): Promise<Rebuilt> =>
  rebuild(
    (await gamesWithLog().execute()).map(({ gameId }) => gameId),
    context,
  );

/** Like `rebuildResults`, but in many short transactions, so that games can be scored meanwhile. For releases that raise `foldVersion`. */
export const rebuildInBatches = async (
  asSystem: <T>(work: (context: Context) => Promise<T>) => Promise<T>,
  which: Which,
): Promise<Rebuilt> => {
  const all: Rebuilt = { games: 0, changed: [] };
  for (let last = ''; ;) {
    const batch = await asSystem(async (context) => {
      const ids = await gamesWithLog()
        .$if(last !== '', (games) => games.where('gameId', '>', last))
        .$if(which === 'outdated', (games) => games.where('foldVersion', '<', foldVersion))
        .limit(batchSize)
        .execute();
      return {
        last: ids.at(-1)?.gameId,
        ...(await rebuild(
          ids.map(({ gameId }) => gameId),
          context,
        )),
      };
    });
    if (batch.last === undefined) return all;
    last = batch.last;
    all.games += batch.games;
    all.changed.push(...batch.changed);
  }
};

const rowsOf = async (gameId: string): Promise<string> =>
  JSON.stringify([
    await db().selectFrom('gameResults').selectAll().where('gameId', '=', gameId).executeTakeFirst(),
    await db().selectFrom('legResults').selectAll().where('gameId', '=', gameId).orderBy('leg').orderBy('side').execute(),
    await db().selectFrom('legPlayers').selectAll().where('gameId', '=', gameId).orderBy('leg').orderBy('side').orderBy('player').execute(),
  ]);
