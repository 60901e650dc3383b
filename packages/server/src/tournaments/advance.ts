import type { GameProgress } from '@oche/darts/draw/progress';
import { systemAuthor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { appendEvents, lockGame, readLog } from '../games/log.ts';
import { publishGame } from '../games/publishGame.ts';
import { setSide } from '../games/sides.ts';
import { sideOf } from './entryRows.ts';
import { Refusal } from '../platform/refusal.ts';
import { assignBoards, boardChanged } from '../games/boards.ts';
import { follow, loadWorld, lockTournament, refOf, type World, type WorldGame } from './world.ts';

const entryOf = (game: GameProgress, side: 0 | 1): string | null => {
  const found = game.sides[side];
  return found.kind === 'entry' ? found.entry : null;
};

/**
 * Brings slots, byes, walkovers of the withdrawn and the status of a tournament up to what its results say, then fills free boards.
 * Everything is derived anew, so that it may be called as often as one likes.
 * @throws Refusal `has-dependents` when a side of a game that has been started would change.
 */
export const advance = async (tournamentId: string, context: Context): Promise<void> => {
  const tournament = await lockTournament(tournamentId);
  if (!tournament.drawnAt || (tournament.status !== 'running' && tournament.status !== 'finished')) return;
  for (let pass = 0; ; pass++) {
    const world = await loadWorld(tournament);
    const now = follow(world).progress;
    const changed = world.games.filter((game) => {
      const progressed = now.games.get(refOf(game))!;
      return game.entries[0] !== entryOf(progressed, 0) || game.entries[1] !== entryOf(progressed, 1);
    });
    const started = changed.filter((game) => game.length > 0);
    if (started.length)
      throw new Refusal('has-dependents', 'A later game has already been started from this result.', {
        games: started.map(({ key }) => key),
      });
    for (const game of world.games) await bringUpToDate(world, game, now.games.get(refOf(game))!, context);
    const walkovers = world.games.filter(
      (game) => game.phase !== 'finished' && game.phase !== 'bye' && now.games.get(refOf(game))!.outcome?.kind === 'walkover',
    );
    if (walkovers.length === 0) {
      await setStatus(tournament, now.games.values(), context);
      break;
    }
    for (const game of walkovers) await award(game, now.games.get(refOf(game))!, context);
    if (pass > world.games.length) throw new Error(`Tournament ${tournamentId} does not come to rest.`);
  }
  await assignBoards({ eventId: tournament.eventId }, context);
};

const bringUpToDate = async (world: World, game: WorldGame, progressed: GameProgress, context: Context): Promise<void> => {
  const sides = [entryOf(progressed, 0), entryOf(progressed, 1)] as const;
  let changed = false;
  for (const side of [0, 1] as const) {
    if (game.entries[side] === sides[side]) continue;
    changed = true;
    const entry = world.entries.find(({ id }) => id === sides[side]);
    await setSide({ gameId: game.id, side, who: entry ? sideOf(entry) : null });
  }
  if (game.length > 0) return;
  // nobody came to it, and nobody comes now
  if (!changed && game.phase === 'finished' && progressed.outcome?.kind === 'walkover') return;
  // Whoever comes, there is nothing to play; who goes on may not be known yet.
  const isBye = progressed.sides.some(({ kind }) => kind === 'bye');
  const phase = isBye
    ? 'bye'
    : progressed.sides.every((side) => side.kind === 'entry')
      ? game.calledAt && !changed
        ? 'called'
        : 'ready'
      : 'waiting';
  const winner = isBye ? (progressed.outcome?.winner ?? null) : null;
  if (phase === game.phase && winner === game.winner && !changed) return;
  await db().updateTable('gameResults').set({ phase, winner, ending: null }).where('gameId', '=', game.id).execute();
  await db()
    .updateTable('games')
    .set({
      readyAt: phase === 'ready' || phase === 'called' ? (changed ? context.now : (game.readyAt ?? context.now)) : null,
      finishedAt: null,
      // a game whose sides changed must be called again
      ...(phase === 'called' ? {} : { calledAt: null, boardId: null, markerPlayerId: null }),
    })
    .where('id', '=', game.id)
    .execute();
  if (game.boardId && phase !== 'called') boardChanged(game.boardId, context);
  publishGame({ id: game.id, parentId: world.tournament.id, parentKind: 'tournament' }, context);
};

/** Somebody went home: the game is awarded by an event of its log; where both did, nobody has won it. */
const award = async (game: WorldGame, progressed: GameProgress, context: Context): Promise<void> => {
  if (game.boardId) boardChanged(game.boardId, context);
  const winner = progressed.outcome!.winner;
  if (winner === null) {
    await db()
      .updateTable('gameResults')
      .set({ phase: 'finished', ending: 'walkover', winner: null })
      .where('gameId', '=', game.id)
      .execute();
    await db().updateTable('games').set({ finishedAt: context.now }).where('id', '=', game.id).execute();
    return;
  }
  const payload = { winner, reason: 'withdrawn' };
  const event = { id: context.newId(), v: 1, kind: 'walkover' as const, payload, deviceTime: context.now.toISOString() };
  await appendEvents(await lockGame(game.id), await readLog(game.id), [event], systemAuthor, context);
};

const setStatus = async (
  tournament: Awaited<ReturnType<typeof lockTournament>>,
  games: Iterable<GameProgress>,
  context: Context,
): Promise<void> => {
  const over = [...games].every(({ outcome }) => outcome !== null);
  const status = over ? 'finished' : 'running';
  if (status === tournament.status) return;
  await db().updateTable('tournaments').set({ status }).where('id', '=', tournament.id).execute();
  context.changed(tournament.id, 'tournament');
};
