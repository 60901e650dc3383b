import { ofDraw } from '@oche/api/contract/topics';
import { drawStages } from '@oche/api/tournamentPlan';
import { takeOffBoard } from '../games/boards.ts';
import { setSide } from '../games/sides.ts';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { Refusal } from '../platform/refusal.ts';
import { writeStage } from './draw.ts';
import { isFixed, loadWorld, type TournamentRow, type World, type WorldGame } from './world.ts';

const ids = (games: readonly WorldGame[]) => games.map(({ id }) => id);

/** Refuses if one of these games has begun or is over. */
const requireOpen = (games: readonly WorldGame[]): void => {
  const begun = games.filter(({ length, phase }) => length > 0 || phase === 'finished');
  if (begun.length > 0)
    throw new Refusal('has-dependents', 'A game of this entry has begun.', { games: begun.map(({ key }) => key), game_ids: ids(begun) });
};

const removeGames = async (tournament: TournamentRow, games: readonly WorldGame[], context: Context): Promise<void> => {
  if (games.length === 0) return;
  for (const game of games.filter(({ calledAt }) => calledAt))
    await takeOffBoard({ ...game, parentId: tournament.id, parentKind: 'tournament' }, context);
  await db().deleteFrom('games').where('id', 'in', ids(games)).execute();
};

/** Removes an entry from its group. The knockouts are drawn again, as they were before the entry joined. */
const leaveGroup = async (tournament: TournamentRow, world: World, entry: string, context: Context): Promise<void> => {
  const own = world.games.filter(({ entries }) => entries.includes(entry));
  const groups = world.stages.find(({ role }) => role === 'groups')!;
  const inGroups = world.games.filter(({ stageId }) => stageId === groups.id);
  const newest = inGroups.reduce((last, { round }) => Math.max(last, round), 0);
  // The newest round of a Swiss tournament is drawn again without the entry, unless it has begun.
  const removed =
    groups.kind === 'swiss' && own.length > 0
      ? inGroups.filter(({ round }) => round === newest)
      : own.filter(({ stageId }) => stageId === groups.id);
  const knockouts = world.stages.filter(({ role }) => role !== 'groups');
  const begun = world.games.filter((game) => knockouts.some(({ id }) => id === game.stageId) && isFixed(game));
  requireOpen(groups.kind === 'swiss' ? [...own, ...removed] : own);
  if (begun.length > 0)
    throw new Refusal('has-dependents', 'The knockout has begun.', { games: begun.map(({ key }) => key), game_ids: ids(begun) });
  await removeGames(tournament, removed, context);
  const left = inGroups.filter((game) => !removed.includes(game));
  const rounds =
    groups.kind === 'swiss' ? (removed.length > 0 ? newest - 1 : newest) : left.reduce((last, { round }) => Math.max(last, round), 0);
  await db().updateTable('stages').set({ rounds }).where('id', '=', groups.id).execute();
  await db().updateTable('entries').set({ groupNo: null }).where('id', '=', entry).execute();
  if (knockouts.length === 0) return;
  const count = Math.max(0, ...world.entries.map(({ groupNo }) => groupNo ?? 0));
  const members = Array.from({ length: count }, (_group, index) =>
    world.entries.filter(({ id, groupNo }) => groupNo === index + 1 && id !== entry).map(({ id }) => id),
  );
  const stageIds = knockouts.map(({ id }) => id);
  await db().deleteFrom('games').where('stageId', 'in', stageIds).execute();
  await db().deleteFrom('stages').where('id', 'in', stageIds).execute();
  const stages = drawStages(tournament.plan, members, [], tournament.drawSeed ?? 0);
  for (const [position, stage] of stages.entries()) if (position > 0) await writeStage(tournament, position, stage, context);
};

/** Gives the opponent of an entry in a knockout its bye back. */
const leaveKnockout = async (tournament: TournamentRow, world: World, entry: string, context: Context): Promise<void> => {
  const games = world.games.filter(({ slots }) => slots.some((slot) => slot.kind === 'entry' && slot.entry === entry));
  requireOpen(games);
  for (const game of games) {
    if (game.calledAt) await takeOffBoard({ ...game, parentId: tournament.id, parentKind: 'tournament' }, context);
    const side = game.slots.findIndex((slot) => slot.kind === 'entry' && slot.entry === entry) as 0 | 1;
    await setSide({ gameId: game.id, side, slot: { kind: 'bye' }, occupant: null });
    await db().updateTable('gameResults').set({ phase: 'bye' }).where('gameId', '=', game.id).execute();
    await db().updateTable('games').set({ readyAt: null }).where('id', '=', game.id).execute();
  }
};

/**
 * Takes a late entry out of the draw.
 * @throws Refusal `has-dependents` if a game of the entry or of a knockout after its group has begun
 */
export const leaveDraw = async (tournament: TournamentRow, entry: string, context: Context): Promise<void> => {
  const world = await loadWorld(tournament);
  if (world.stages.some(({ role }) => role === 'groups')) await leaveGroup(tournament, world, entry, context);
  else await leaveKnockout(tournament, world, entry, context);
  context.changed(tournament.id, ...ofDraw);
};
