import { ofDraw } from '@oche/api/contract/topics';
import type { DrawnGame, Slot } from '@oche/darts/draw/slot';
import { most, type Plan } from '@oche/api/contract/tournament';
import { drawPlanGroups, drawStages, formatOf, groupSizes, roundsOf, type DrawnStage } from '@oche/api/tournamentPlan';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { insertGames } from '../games/create.ts';
import { setSide } from '../games/sides.ts';
import { loadEntryRows, sideOf } from './entryRows.ts';
import { systemAuthor } from '../platform/actor.ts';
import { Refusal } from '../platform/refusal.ts';
import { leaveBoards, takeOffBoard } from '../games/boards.ts';
import { loadWorld, type TournamentRow } from './world.ts';
import { requireRoomForGames } from './roomForGames.ts';

type DrawEntry = { id: string; seed: number | null; club: string | null; players: number };

/**
 * Refuses if a game of the draw has a score, because games that have been played must keep their place in the draw. Walkovers that the server
 * recorded after withdrawals do not count.
 * @throws Refusal `already-started`
 */
export const requireUnstarted = async (tournamentId: string): Promise<void> => {
  // The first visit of a game locks the same row. Either the draw waits for the visit, or the visit is refused because the game is deleted.
  await db().selectFrom('games').select('id').where('parentId', '=', tournamentId).orderBy('id').forUpdate().execute();
  const started = await db()
    .selectFrom('gameEvents')
    .innerJoin('games', 'games.id', 'gameEvents.gameId')
    .select('games.id')
    .where('games.parentId', '=', tournamentId)
    .where('gameEvents.author', '!=', systemAuthor)
    .limit(1)
    .executeTakeFirst();
  if (started) throw new Refusal('already-started', 'A game of this draw has started.');
};

/** The entries to draw. After check-in has started, entries that are not checked in are left out. */
const drawableEntries = async (tournament: TournamentRow): Promise<DrawEntry[]> => {
  const rows = await loadEntryRows((entries) =>
    entries
      .where('entries.tournamentId', '=', tournament.id)
      .where('entries.withdrawnAt', 'is', null)
      .where('entries.waiting', '=', false)
      .orderBy('entries.id'),
  );
  const present = tournament.status === 'check-in' || tournament.status === 'running' ? rows.filter(({ checkedIn }) => checkedIn) : rows;
  return present.map(({ id, seed, club, players }) => ({ id, seed, club, players: players.length }));
};

/** Refuses a draw above the limits in `most` before it is made. */
const requireWithinLimits = (entries: number, plan: Plan): void => {
  if (entries > most.entries) throw new Refusal('too-many-entries', `A tournament has at most ${most.entries} entries.`);
  if (plan.groups?.swiss && entries > most.swissEntries)
    throw new Refusal('too-many-entries', `A Swiss tournament has at most ${most.swissEntries} entries.`);
  if (plan.groups?.swiss) return;
  const sizes = groupSizes(plan, entries);
  if ((sizes[0] ?? 0) > most.groupSize) throw new Refusal('group-too-large', `A group has at most ${most.groupSize} entries.`);
  if (sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0) > most.stageGames)
    throw new Refusal('too-many-games', `A stage has at most ${most.stageGames} games.`);
};

export const newDrawNumber = (context: Context): number => Buffer.from(context.random(4)).readUInt32BE();

/**
 * Draws all stages of a tournament and replaces an earlier draw. The same entries and draw number give the same draw.
 * @throws Refusal `too-few` below two entries, two per group, or two per Swiss round; `single-players` if a player of a tournament of
 * pairs has no partner; `group-too-large`, `too-many-games`, `too-many-entries` and
 * `event-full` above the limits in `most`
 */
export const drawAll = async (tournament: TournamentRow, drawNumber: number, context: Context): Promise<void> => {
  const { plan } = tournament;
  const entries = await drawableEntries(tournament);
  if (entries.length < 2) throw new Refusal('too-few', 'A draw needs two entries.');
  if (plan.pairs && entries.some(({ players }) => players < 2))
    throw new Refusal('single-players', 'A player in this tournament of pairs has no partner.');
  // Up to half as many rounds as players, there is always a legal pairing.
  if (plan.groups?.swiss && entries.length < 2 * plan.groups.swiss.rounds)
    throw new Refusal('too-few', 'A Swiss tournament needs two players for each of its rounds.');
  requireWithinLimits(entries.length, plan);
  const groups = drawPlanGroups(plan, entries, drawNumber);
  if (groups.some((group) => group.length < 2)) throw new Refusal('too-few', 'A group needs two entries.');
  await writeDraw(tournament, drawStages(plan, groups, entries, drawNumber), groups, context);
  await requireRoomForGames(tournament.eventId);
  await db().updateTable('tournaments').set({ drawSeed: drawNumber, drawnAt: context.now }).where('id', '=', tournament.id).execute();
};

/** Exchanges two entries of a draw in which no game has started. */
export const swapInDraw = async (tournament: TournamentRow, a: string, b: string, context: Context): Promise<void> => {
  const world = await loadWorld(tournament);
  if (a === b) return;
  const entryOf = (id: string) => world.entries.find((entry) => entry.id === id)!;
  const exchanged = (entry: string) => (entry === a ? b : entry === b ? a : entry);
  for (const entry of [a, b])
    if (!world.games.some((game) => game.slots.some((slot) => slot.kind === 'entry' && slot.entry === entry)))
      throw new Refusal('not-drawn', 'This entry is not in the draw.');
  for (const game of world.games) {
    for (const side of [0, 1] as const) {
      const slot = game.slots[side];
      if (slot.kind !== 'entry' || exchanged(slot.entry) === slot.entry) continue;
      const entry = exchanged(slot.entry);
      const occupant = { ...sideOf(entryOf(entry)), group: entryOf(slot.entry).groupNo };
      await setSide({ gameId: game.id, side, slot: { kind: 'entry', entry }, occupant });
      if (game.calledAt) await takeOffBoard({ ...game, parentId: tournament.id, parentKind: 'tournament' }, context);
    }
  }
  await db()
    .updateTable('entries')
    .set({ groupNo: entryOf(b).groupNo })
    .where('id', '=', a)
    .execute();
  await db()
    .updateTable('entries')
    .set({ groupNo: entryOf(a).groupNo })
    .where('id', '=', b)
    .execute();
  context.changed(tournament.id, ...ofDraw);
};

/** Removes the games of a draw from their boards, then deletes the games and the groups. */
export const clearDraw = async (tournamentId: string, context: Context): Promise<void> => {
  await leaveBoards(tournamentId, context);
  await db().deleteFrom('groupDecisions').where('tournamentId', '=', tournamentId).execute();
  await db().deleteFrom('games').where('parentId', '=', tournamentId).execute();
  await db().deleteFrom('stages').where('parentId', '=', tournamentId).execute();
  await db().updateTable('entries').set({ groupNo: null }).where('tournamentId', '=', tournamentId).execute();
};

const writeDraw = async (tournament: TournamentRow, stages: DrawnStage[], groups: string[][], context: Context): Promise<void> => {
  await clearDraw(tournament.id, context);
  for (const [index, group] of groups.entries())
    await db()
      .updateTable('entries')
      .set({ groupNo: index + 1 })
      .where('id', 'in', group)
      .execute();
  for (const [position, stage] of stages.entries()) await writeStage(tournament, position, stage, context);
  context.changed(tournament.id, ...ofDraw);
};

/** Stores a stage with its games. */
export const writeStage = async (tournament: TournamentRow, position: number, stage: DrawnStage, context: Context): Promise<void> => {
  const stageId = context.newId();
  const rounds = roundsOf(stage.games);
  await db()
    .insertInto('stages')
    .values({ id: stageId, parentId: tournament.id, position, role: stage.role, kind: stage.kind, rounds })
    .execute();
  await writeGames(tournament, stageId, stage, stage.games, context);
};

/** Stores `newGames`, which are some or all games of a stage. */
export const writeGames = async (
  tournament: TournamentRow,
  stageId: string,
  stage: DrawnStage,
  newGames: readonly DrawnGame[],
  context: Context,
): Promise<void> => {
  const rounds = roundsOf(stage.games);
  const rows = await loadEntryRows((query) => query.where('entries.tournamentId', '=', tournament.id));
  const entries = new Map(rows.map((entry) => [entry.id, entry]));
  const sideAt = (slot: Slot) => {
    const entry = slot.kind === 'entry' ? entries.get(slot.entry) : undefined;
    return { slot, occupant: entry ? sideOf(entry) : null };
  };
  const games = newGames.map((game) => ({
    organisationId: tournament.organisationId,
    parentId: tournament.id,
    place: {
      stageId,
      key: game.key,
      round: game.round,
      position: game.position,
      groupNo: game.group ?? null,
      thirdPlace: game.thirdPlace ?? false,
    },
    format: formatOf(stage, rounds, game),
    sides: game.slots.map(sideAt),
  }));
  await insertGames(games, context);
};
