import { ofDraw } from '@oche/api/contract/topics';
import { drawGroups, groupCount, type GroupCount } from '@oche/darts/draw/groups';
import { defaultRanks, groupsToKnockout, type RankTable } from '@oche/darts/draw/groupsToKnockout';
import { knockout } from '@oche/darts/draw/knockout';
import { roundRobin } from '@oche/darts/draw/roundRobin';
import { createRandom, shuffle } from '@oche/darts/draw/random';
import type { DrawnGame, Slot } from '@oche/darts/draw/slot';
import type { Format } from '@oche/darts/x01/format';
import { most, type Plan, type StageFormat } from '@oche/api/contract/tournament';
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

/** A stage and its games, drawn from a plan. */
export type DrawnStage = {
  role: 'groups' | 'winners' | 'losers';
  kind: 'round-robin' | 'knockout';
  format: StageFormat;
  games: DrawnGame[];
};
type DrawEntry = { id: string; seed: number | null; club: string | null };

/** By group size, the ranks that qualify for the winners' knockout. The other ranks go to the losers' knockout, if the plan has one. */
const rankTable = (plan: Plan, sizes: readonly number[]): RankTable =>
  Object.fromEntries(
    [...new Set(sizes)].map((size) => {
      const winners = plan.groups?.winnersPerGroup?.[String(size)] ?? defaultRanks(size).winners.length;
      const ranks = Array.from({ length: size }, (_rank, index) => index + 1);
      return [size, { winners: ranks.slice(0, winners), losers: plan.losers ? ranks.slice(winners) : [] }];
    }),
  );

/** Best seeds first, then unseeded entries. Equal seeds and unseeded entries are in random order. */
const bySeed = (entries: readonly DrawEntry[], drawNumber: number): Slot[] => {
  const byLot = (isSeeded: boolean) =>
    shuffle(
      entries.filter((entry) => (entry.seed !== null) === isSeeded),
      createRandom(drawNumber),
    );
  const seeded = byLot(true).sort((a, b) => a.seed! - b.seed!);
  const unseeded = byLot(false);
  return [...seeded, ...unseeded].map(({ id }) => ({ kind: 'entry', entry: id }));
};

/** All stages of a plan for groups that have been drawn. Knockout places that depend on the groups are slots with a rank. */
export const stagesFor = (plan: Plan, groups: readonly string[][], entries: readonly DrawEntry[], drawNumber: number): DrawnStage[] => {
  const stages: DrawnStage[] = [];
  if (plan.groups) {
    stages.push({
      role: 'groups',
      kind: 'round-robin',
      format: plan.groups.format,
      games: groups.flatMap((group, index) => roundRobin(group, index + 1)),
    });
    const sizes = groups.map((group) => group.length);
    if (!plan.winners) return stages;
    const brackets = groupsToKnockout(sizes, {
      table: rankTable(plan, sizes),
      thirdPlace: { winners: plan.winners.thirdPlace, losers: plan.losers?.thirdPlace ?? false },
    });
    stages.push({ role: 'winners', kind: 'knockout', format: plan.winners.format, games: brackets.winners });
    if (plan.losers && brackets.losers.length)
      stages.push({ role: 'losers', kind: 'knockout', format: plan.losers.format, games: brackets.losers });
  } else if (plan.winners) {
    stages.push({
      role: 'winners',
      kind: 'knockout',
      format: plan.winners.format,
      games: knockout(bySeed(entries, drawNumber), { prefix: 'w', thirdPlace: plan.winners.thirdPlace }),
    });
  }
  return stages;
};

/** The format of one game: the format for the third place or for its round (counted from the final) if the stage has one, otherwise the default. */
const formatOf = (stage: DrawnStage, rounds: number, game: DrawnGame): Format => {
  if (game.thirdPlace && stage.format.thirdPlace) return stage.format.thirdPlace;
  return (stage.kind === 'knockout' ? stage.format.byRoundFromFinal?.[String(rounds - game.round + 1)] : undefined) ?? stage.format.default;
};

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
  return tournament.status === 'check-in' || tournament.status === 'running' ? rows.filter(({ checkedIn }) => checkedIn) : rows;
};

/** Refuses a draw above the limits in `most` before it is made. */
const requireWithinLimits = (entries: number, grouping: GroupCount | null): void => {
  if (entries > most.entries) throw new Refusal('too-many-entries', `A tournament has at most ${most.entries} entries.`);
  if (!grouping) return;
  const groups = groupCount(entries, grouping);
  const [baseSize, largerGroups] = [Math.floor(entries / groups), entries % groups];
  if (baseSize + (largerGroups > 0 ? 1 : 0) > most.groupSize)
    throw new Refusal('group-too-large', `A group has at most ${most.groupSize} entries.`);
  const gamesOf = (size: number) => (size * (size - 1)) / 2;
  if (largerGroups * gamesOf(baseSize + 1) + (groups - largerGroups) * gamesOf(baseSize) > most.stageGames)
    throw new Refusal('too-many-games', `A stage has at most ${most.stageGames} games.`);
};

/**
 * Draws all stages of a tournament and replaces an earlier draw. The same entries and draw number give the same draw.
 * @throws Refusal `too-few` below two entries, or two per group; `group-too-large`, `too-many-games`, `too-many-entries` and
 * `event-full` above the limits in `most`
 */
export const drawAll = async (tournament: TournamentRow, drawNumber: number, context: Context): Promise<void> => {
  const { plan } = tournament;
  const entries = await drawableEntries(tournament);
  if (entries.length < 2) throw new Refusal('too-few', 'A draw needs two entries.');
  const grouping = plan.groups?.count
    ? { groups: Math.min(plan.groups.count, Math.floor(entries.length / 2)) }
    : { size: Math.max(2, plan.groups?.size ?? 4) };
  requireWithinLimits(entries.length, plan.groups ? grouping : null);
  const groups = plan.groups
    ? drawGroups(entries, grouping, plan.groups.method, drawNumber, plan.groups.clubsApart ? { apart: 'club' } : {})
    : [];
  if (groups.some((group) => group.length < 2)) throw new Refusal('too-few', 'A group needs two entries.');
  await writeDraw(tournament, stagesFor(plan, groups, entries, drawNumber), groups, context);
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
  const rounds = lastRound(stage.games);
  await db()
    .insertInto('stages')
    .values({ id: stageId, parentId: tournament.id, position, role: stage.role, kind: stage.kind, rounds })
    .execute();
  await writeGames(tournament, stageId, stage, stage.games, context);
};

/** The number of rounds of these games. */
export const lastRound = (games: readonly DrawnGame[]): number => games.reduce((last, { round }) => Math.max(last, round), 0);

/** Stores `newGames`, which are some or all games of a stage. */
export const writeGames = async (
  tournament: TournamentRow,
  stageId: string,
  stage: DrawnStage,
  newGames: readonly DrawnGame[],
  context: Context,
): Promise<void> => {
  const rounds = lastRound(stage.games);
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
