import type { GameProgress } from '@oche/darts/draw/progress';
import { finalPlaces, winnerOf } from '@oche/darts/standings/finalPlaces';
import type { TournamentState } from '@oche/darts/standings/tournament';
import { systemAuthor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { db, makeStale } from '../platform/db/current.ts';
import { appendEvents, lockGame, readLog } from '../games/log.ts';
import { publishGame } from '../games/publishGame.ts';
import { setSide } from '../games/sides.ts';
import { sideOf } from './entryRows.ts';
import { Refusal } from '../platform/refusal.ts';
import { assignBoards, boardChanged } from '../games/boards.ts';
import { countForRankings } from './ranked.ts';
import { continueSwiss } from './swiss.ts';
import { loadWorld, lockTournament, refOf, stagesOf, stateOf, type TournamentRow, type World, type WorldGame } from './world.ts';

const entryOf = (game: GameProgress, side: 0 | 1): string | null => {
  const found = game.sides[side];
  return found.kind === 'entry' ? found.entry : null;
};

/**
 * Updates the sides of games, byes, walkovers of withdrawn entries and the status of a tournament from its results, then fills free boards.
 * It is idempotent, because everything is derived from the stored draw and results.
 * @throws Refusal `has-dependents` if a side of a game that has started would change
 */
export const advance = async (tournamentId: string, context: Context): Promise<void> => {
  const tournament = await lockTournament(tournamentId);
  if (!tournament.drawnAt || (tournament.status !== 'running' && tournament.status !== 'finished')) return;
  // A walkover decides who plays later games, which may be walkovers too: repeat until a pass awards none and draws no round.
  for (let pass = 0; ; pass++) {
    const world = await loadWorld(tournament);
    const state = stateOf(world);
    const current = state.progress;
    const changed = world.games.filter((game) => haveSidesChanged(game, current.games.get(refOf(game))!));
    const started = changed.filter((game) => game.length > 0);
    if (started.length)
      throw new Refusal('has-dependents', 'A later game has already been started from this result.', {
        games: started.map(({ key }) => key),
        game_ids: started.map(({ id }) => id),
      });
    for (const game of world.games) await updateGame(world, game, current.games.get(refOf(game))!, context);
    const walkovers = world.games.filter(
      (game) => game.phase !== 'finished' && game.phase !== 'bye' && current.games.get(refOf(game))!.outcome?.kind === 'walkover',
    );
    if (walkovers.length === 0) {
      if (await continueSwiss(tournament, world, current, context)) continue;
      await setStatus(tournament, world, state, context);
      break;
    }
    for (const game of walkovers) await award(game, current.games.get(refOf(game))!, context);
    if (pass > world.games.length) throw new Error(`The walkovers of tournament ${tournamentId} do not end after ${pass} passes.`);
  }
  await assignBoards({ eventId: tournament.eventId }, context);
};

const haveSidesChanged = (game: WorldGame, progressed: GameProgress): boolean =>
  game.entries[0] !== entryOf(progressed, 0) || game.entries[1] !== entryOf(progressed, 1);

/** Stores the values of a game that follow from the results of other games: its sides, its phase and, for a bye, its winner. */
const updateGame = async (world: World, game: WorldGame, progressed: GameProgress, context: Context): Promise<void> => {
  const changed = haveSidesChanged(game, progressed);
  if (changed) await setSides(world, game, progressed);
  if (game.length > 0) return;
  if (!changed && isAwardedToNobody(game, progressed)) return;
  const phase = phaseOf(game, progressed, changed);
  const winner = phase === 'bye' ? (progressed.outcome?.winner ?? null) : null;
  if (phase === game.phase && winner === game.winner && !changed) return;
  await setPhase(game, phase, winner, { sidesChanged: changed }, context);
  if (game.boardId && phase !== 'called') boardChanged(game.boardId, context);
  publishGame({ id: game.id, parentId: world.tournament.id, parentKind: 'tournament' }, context);
};

const setSides = async (world: World, game: WorldGame, progressed: GameProgress): Promise<void> => {
  for (const side of [0, 1] as const) {
    const id = entryOf(progressed, side);
    if (game.entries[side] === id) continue;
    const entry = world.entries.find((candidate) => candidate.id === id);
    await setSide({ gameId: game.id, side, occupant: entry ? sideOf(entry) : null });
  }
};

/** Whether both sides have withdrawn from a game. It is finished, although its log is empty. */
const isAwardedToNobody = (game: WorldGame, { outcome }: GameProgress): boolean =>
  game.length === 0 && game.phase === 'finished' && outcome?.kind === 'walkover';

type OpenPhase = 'bye' | 'waiting' | 'ready' | 'called';

/** The phase of a game without events. A bye is a bye as soon as it is drawn, even if its only side is still unknown. */
const phaseOf = (game: WorldGame, { sides }: GameProgress, sidesChanged: boolean): OpenPhase => {
  if (sides.some(({ kind }) => kind === 'bye')) return 'bye';
  if (!sides.every(({ kind }) => kind === 'entry')) return 'waiting';
  return game.calledAt && !sidesChanged ? 'called' : 'ready';
};

/** Stores the phase of a game without events. A game whose sides have changed must be called again. */
const setPhase = async (
  game: WorldGame,
  phase: OpenPhase,
  winner: 0 | 1 | null,
  { sidesChanged }: { sidesChanged: boolean },
  { now }: Context,
): Promise<void> => {
  await db().updateTable('gameResults').set({ phase, winner, ending: null }).where('gameId', '=', game.id).execute();
  const isPlayable = phase === 'ready' || phase === 'called';
  const readySince = sidesChanged ? now : (game.readyAt ?? now);
  await db()
    .updateTable('games')
    .set({
      readyAt: isPlayable ? readySince : null,
      finishedAt: null,
      ...(phase === 'called' ? {} : { calledAt: null, boardId: null, markerPlayerId: null }),
    })
    .where('id', '=', game.id)
    .execute();
};

/**
 * Awards a game from which an entry has withdrawn, with an event in its log. If both entries have withdrawn, nobody has won. The log then remains
 * empty, because the event needs a winner.
 */
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

const setStatus = async (tournament: TournamentRow, world: World, state: TournamentState, context: Context): Promise<void> => {
  const isOver = [...state.progress.games.values()].every(({ outcome }) => outcome !== null);
  const status = isOver ? 'finished' : 'running';
  const winnerId = isOver ? winnerOf(finalPlaces(stagesOf(world), state)) : null;
  if (status !== tournament.status || winnerId !== tournament.winnerId) {
    await db().updateTable('tournaments').set({ status, winnerId }).where('id', '=', tournament.id).execute();
    context.changed(tournament.id, 'tournament');
    // Tournaments that are played again do not count meanwhile.
    makeStale('rankings');
  }
  // Also after a correction in a finished tournament.
  if (isOver) await countForRankings(tournament);
};
