import { ofDraw } from '@oche/api/contract/topics';
import { lateEntry } from '@oche/darts/draw/lateEntry';
import { extendRoundRobin, groupForLateEntry } from '@oche/darts/draw/joinGroup';
import type { Slot } from '@oche/darts/draw/slot';
import { most } from '@oche/api/contract/tournament';
import { drawStages, roundsOf } from '@oche/api/tournamentPlan';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { notifyEntrants } from './notifyEntrants.ts';
import { Refusal } from '../platform/refusal.ts';
import { advance } from './advance.ts';
import { writeGames, writeStage } from './draw.ts';
import { insertEntries, playersOf, sideOf, type Entrant } from './entryRows.ts';
import { setSide } from '../games/sides.ts';
import { loadEntry, managedTournament } from './present.ts';
import { isFixed, knockoutInPlay, loadWorld, stagesOf, type TournamentRow, type World } from './world.ts';
import { requireRoomForGames } from './roomForGames.ts';

/** The tournament with its draw. Refuses if late entries are no longer possible. */
const openWorld = async (id: string, context: Context) => {
  const tournament = await managedTournament(id, context.actor);
  if (!tournament.drawnAt) throw new Refusal('not-drawn', 'There is no draw yet.');
  if (tournament.status === 'finished' || tournament.status === 'cancelled')
    throw new Refusal('wrong-status', 'This tournament is over or cancelled.');
  const world = await loadWorld(tournament);
  if (world.stages.some(({ role }) => role === 'groups')) {
    const knockouts = new Set(world.stages.filter(({ role }) => role !== 'groups').map((stage) => stage.id));
    if (world.games.some((game) => knockouts.has(game.stageId!) && isFixed(game)))
      throw new Refusal('knockout-begun', 'A game of the knockout is on a board or has started.');
  }
  return { tournament, world };
};

/** Ids of the entries of each group, group 1 first, including withdrawn entries. */
const groupsOf = (world: World): string[][] => {
  const count = Math.max(0, ...world.entries.map(({ groupNo }) => groupNo ?? 0));
  return Array.from({ length: count }, (_group, index) => world.entries.filter(({ groupNo }) => groupNo === index + 1).map(({ id }) => id));
};

/** Rounds of a Swiss tournament that a late entry can still play, or null for groups in which everyone plays everyone. */
const roundsLeft = (world: World): number | null => {
  const stage = world.stages.find(({ kind }) => kind === 'swiss');
  if (!stage) return null;
  const isNewestOpen =
    stage.rounds > 1 && !world.games.some((game) => game.stageId === stage.id && game.round === stage.rounds && isFixed(game));
  return (world.tournament.plan.groups?.swiss?.rounds ?? 0) - stage.rounds + (isNewestOpen ? 1 : 0);
};

/** Groups with room, the smallest first. @throws Refusal if all groups are full */
const roomIn = (world: World): { group: number; players: number; games: number }[] => {
  const swiss = roundsLeft(world);
  if (swiss !== null) {
    const players = world.entries.filter(({ groupNo }) => groupNo !== null).length;
    if (swiss === 0 || players >= most.swissEntries) throw new Refusal('no-place', 'The last round has been drawn.');
    return [{ group: 1, players, games: swiss }];
  }
  const groups = groupsOf(world).map(({ length }, index) => ({ group: index + 1, players: length, games: length }));
  const groupGames = world.games.filter(({ groupNo }) => groupNo !== null).length;
  const open = groups.filter(({ players }) => players < most.groupSize && groupGames + players <= most.stageGames);
  if (open.length === 0) throw new Refusal('no-place', 'Every group is full.');
  return open.sort((a, b) => a.players - b.players || a.group - b.group);
};

/** The bye that a late entry would take: its game, its side, and the opponent that has the bye. */
const placeInKnockout = (world: World, entry: string) => {
  const stage = world.stages.find(({ role }) => role === 'winners');
  const change = stage && lateEntry(knockoutInPlay(world), stage.id, entry);
  if (!change?.ok) throw new Refusal('no-place', 'No bye is left, or the game after each bye has started.', { games: change?.games ?? [] });
  const games = change.value.find(({ id }) => id === stage!.id)!.games;
  const drawn = games.find(({ slots }) => slots.some((slot) => slot.kind === 'entry' && slot.entry === entry))!;
  const side: 0 | 1 = (drawn.slots[0] as Slot & { entry?: string }).entry === entry ? 0 : 1;
  const game = world.games.find(({ key, stageId }) => key === drawn.key && stageId === stage!.id)!;
  const other = game.slots[side === 0 ? 1 : 0];
  return { game, side, opponent: other.kind === 'entry' ? other.entry : null };
};

const isDrawn = (world: World, entry: string): boolean =>
  world.games.some(({ slots }) => slots.some((slot) => slot.kind === 'entry' && slot.entry === entry));

type Joining = { number: number; group: readonly string[]; entry: string };

/** Adds the games of a late entry against everybody in its group. */
const extendGroup = async (tournament: TournamentRow, world: World, { number, group, entry }: Joining, context: Context): Promise<void> => {
  const stage = stagesOf(world).find(({ games }) => games.some((game) => game.group === number))!;
  const oldGames = stage.games.filter((game) => game.group === number);
  const games = extendRoundRobin(oldGames, group, number, entry);
  const format = tournament.plan.groups!.format;
  await writeGames(tournament, stage.id, { role: 'groups', kind: 'round-robin', format, games }, games.slice(oldGames.length), context);
  await db()
    .updateTable('stages')
    .set((eb) => ({ rounds: eb.fn<number>('greatest', ['rounds', eb.val(roundsOf(games))]) }))
    .where('id', '=', stage.id)
    .execute();
};

const joinGroup = async (tournament: TournamentRow, world: World, entry: string, requested: number | undefined, context: Context) => {
  const open = roomIn(world);
  const groups = groupsOf(world);
  if (requested !== undefined && !open.some(({ group }) => group === requested))
    throw new Refusal('no-place', 'There is no room in this group.');
  const entries = world.entries.map(({ id, club }) => ({ id, club }));

  const smallest = open.filter(({ players }) => players === open[0]!.players).map(({ group }) => group);
  const late = entries.find(({ id }) => id === entry)!;
  const choice = groupForLateEntry(
    smallest.map((group) => groups[group - 1]!),
    late,
    entries,
  );
  const number = requested ?? smallest[choice]!;
  const group = groups[number - 1]!;
  const newGroups = groups.map((members, index) => (index + 1 === number ? [...members, entry] : members));
  const stages = drawStages(tournament.plan, newGroups, [], tournament.drawSeed ?? 0);
  await db().updateTable('entries').set({ groupNo: number }).where('id', '=', entry).execute();
  // In a Swiss tournament the late entry plays from the next round that is drawn.
  if (!tournament.plan.groups?.swiss) await extendGroup(tournament, world, { number, group, entry }, context);
  // Group sizes decide which ranks qualify for the knockouts. No knockout game has started, so the knockouts are drawn again.
  const knockoutIds = world.stages.filter(({ role }) => role !== 'groups').map(({ id }) => id);
  if (knockoutIds.length) {
    await db().deleteFrom('games').where('stageId', 'in', knockoutIds).execute();
    await db().deleteFrom('stages').where('id', 'in', knockoutIds).execute();
  }
  for (const [position, stage] of stages.entries()) if (position > 0) await writeStage(tournament, position, stage, context);
};

/** `expectedOpponent`: the entry whose bye the organiser saw in the preview. */
const joinKnockout = async (world: World, entry: string, expectedOpponent: string | undefined) => {
  const { game, side, opponent } = placeInKnockout(world, entry);
  if (expectedOpponent !== undefined && expectedOpponent !== opponent) throw new Refusal('no-place', 'This bye is no longer free.');
  const occupant = sideOf(world.entries.find(({ id }) => id === entry)!);
  await setSide({ gameId: game.id, side, slot: { kind: 'entry', entry }, occupant });
  await db().updateTable('gameResults').set({ phase: 'ready', winner: null, ending: null }).where('gameId', '=', game.id).execute();
  await db().updateTable('games').set({ finishedAt: null }).where('id', '=', game.id).execute();
};

type NewEntry = Entrant & { id?: string | undefined };

/** The id of the late entry. An existing entry that was not drawn, for example because it was not checked in, is reused. */
const enter = async (tournament: TournamentRow, world: World, newEntry: NewEntry, context: Context): Promise<string> => {
  const { id, playerId } = newEntry;
  const existing = world.entries.find((entry) => entry.id === id || entry.players.some((player) => player.id === playerId));
  if (existing) {
    if (existing.id !== id && isDrawn(world, existing.id)) throw new Refusal('taken', 'A player is already entered.');
    await db().updateTable('entries').set({ checkedIn: true, waiting: false, withdrawnAt: null }).where('id', '=', existing.id).execute();
    return existing.id;
  }
  if (tournament.plan.pairs) throw new Refusal('single-players', 'A player in this tournament of pairs has no partner.');
  if (world.entries.length >= most.entries) throw new Refusal('too-many-entries', `A tournament has at most ${most.entries} entries.`);
  const players = await playersOf([{ ...newEntry, field: 'entry' }], tournament.organisationId, context);
  // An organiser adds late entries explicitly, so `maxEntries` does not apply.
  const values = { id: id ?? context.newId(), tournamentId: tournament.id, checkedIn: true, waiting: false };
  await insertEntries([{ ...values, players, createdAt: context.now }]);
  return values.id;
};

export const lateEntryHandlers = {
  previewLateEntry: async ({ id }, context) => {
    const { world } = await openWorld(id, context);
    if (world.stages.some(({ role }) => role === 'groups'))
      return { groups: roomIn(world), opponent: null, knockoutsChange: world.stages.length > 1 };
    const { opponent } = placeInKnockout(world, 'late');
    return { groups: [], opponent: opponent === null ? null : await loadEntry(opponent), knockoutsChange: false };
  },

  addLateEntry: async ({ id, entry: newEntry, group, opponent }, context) => {
    const { tournament, world } = await openWorld(id, context);
    if (newEntry.id && isDrawn(world, newEntry.id)) return loadEntry(newEntry.id); // a repeated request
    const entry = await enter(tournament, world, newEntry, context);
    const updated = await loadWorld(tournament);
    if (updated.stages.some(({ role }) => role === 'groups')) await joinGroup(tournament, updated, entry, group, context);
    else await joinKnockout(updated, entry, opponent);
    await requireRoomForGames(tournament.eventId);
    const { players } = updated.entries.find((candidate) => candidate.id === entry)!;
    await notifyEntrants(
      'entered',
      players.map((player) => player.id),
      tournament,
      context,
    );
    context.changed(id, ...ofDraw);
    await advance(id, context);
    return loadEntry(entry);
  },
} satisfies Partial<Handlers>;
