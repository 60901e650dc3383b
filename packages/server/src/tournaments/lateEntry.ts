import { ofDraw } from '@oche/api/contract/topics';
import { lateEntry } from '@oche/darts/draw/lateEntry';
import { extendRoundRobin, groupForLateEntry } from '@oche/darts/draw/joinGroup';
import type { Slot } from '@oche/darts/draw/slot';
import { most } from '@oche/api/contract/tournament';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { notifyEntrants } from './notifyEntrants.ts';
import { Refusal } from '../platform/refusal.ts';
import { advance } from './advance.ts';
import { lastRound, stagesFor, writeGames, writeStage } from './draw.ts';
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

/** Groups with room, the smallest first. @throws Refusal if all groups are full */
const roomIn = (world: World): { group: number; players: number; games: number }[] => {
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
  const stageId = world.stages.find(({ role }) => role === 'groups')!.id;
  const oldGames = stagesOf(world)
    .find(({ id }) => id === stageId)!
    .games.filter((game) => game.group === number);
  const games = extendRoundRobin(oldGames, group, number, entry);
  const newGroups = groups.map((members, index) => (index + 1 === number ? [...members, entry] : members));
  const stages = stagesFor(tournament.plan, newGroups, [], tournament.drawSeed ?? 0);
  await db().updateTable('entries').set({ groupNo: number }).where('id', '=', entry).execute();
  await writeGames(tournament, stageId, { ...stages[0]!, games }, games.slice(oldGames.length), context);
  await db()
    .updateTable('stages')
    .set((eb) => ({ rounds: eb.fn<number>('greatest', ['rounds', eb.val(lastRound(games))]) }))
    .where('id', '=', stageId)
    .execute();
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
