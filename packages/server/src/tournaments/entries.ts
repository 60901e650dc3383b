import { most } from '@oche/api/contract/tournament';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { notifyEntrants } from './notifyEntrants.ts';
import { can } from '../platform/policies.ts';
import { Refusal, found } from '../platform/refusal.ts';
import { publishGame } from '../games/publishGame.ts';
import { advance } from './advance.ts';
import { boardChanged } from '../games/boards.ts';
import { loadEntries, loadEntry, managedTournament, entriesOf } from './present.ts';
import { readTournament } from './reading.ts';
import { loadSummaries } from '../games/summaries.ts';
import { undoWalkovers } from './reenter.ts';
import { insertEntries, playersOf } from './entryRows.ts';
import { previewPaste } from './paste.ts';
import type { TournamentRow } from './world.ts';

/** An entry and its locked tournament. Refuses actors who do not manage the tournament. */
const managedEntry = async (id: string, context: Context) => {
  const entry = found(await db().selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirst(), 'The entry');
  return { entry, tournament: await managedTournament(entry.tournamentId, context.actor) };
};

/** Ids of the players of an entry, in throwing order. */
const membersOf = async (entryId: string): Promise<string[]> => {
  const rows = await db().selectFrom('entryPlayers').select('playerId').where('entryId', '=', entryId).orderBy('position').execute();
  return rows.map(({ playerId }) => playerId);
};

const entriesChanged = (tournamentId: string, context: Context) => context.changed(tournamentId, 'entries');

/** Moves entries up from the waiting list, the oldest first, while there are free places. */
export const fillFromWaitingList = async (
  tournament: Pick<TournamentRow, 'id' | 'maxEntries' | 'status'>,
  context: Context,
): Promise<void> => {
  const entries = await db()
    .selectFrom('entries')
    .select(['id', 'waiting'])
    .where('tournamentId', '=', tournament.id)
    .where('withdrawnAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  let room = (tournament.maxEntries ?? Infinity) - entries.filter(({ waiting }) => !waiting).length;
  for (const entry of entries.filter(({ waiting }) => waiting)) {
    if (room-- <= 0) return;
    await db().updateTable('entries').set({ waiting: false }).where('id', '=', entry.id).execute();
    await notifyEntrants('entered', await membersOf(entry.id), tournament, context);
  }
};

export const entryHandlers = {
  listEntries: async ({ tournament }, context) => {
    const { row, world } = await readTournament(tournament, context);
    return entriesOf(world.entries, can.manage(context.actor, row));
  },

  previewEntries: async ({ id, text }, { actor }) => {
    const tournament = await managedTournament(id, actor);
    if (text.split(/[\r\n]+/).filter((line) => line.trim() !== '').length > most.entries)
      throw new Refusal('too-many-entries', `A tournament has at most ${most.entries} entries.`);
    const known = await db()
      .selectFrom('players')
      .select(['id', 'name', 'searchName'])
      .where('organisationId', '=', tournament.organisationId)
      .where('archivedAt', 'is', null)
      .execute();
    const entered = await db().selectFrom('entryPlayers').select('playerId').where('tournamentId', '=', id).execute();
    return previewPaste(text, known, new Set(entered.map(({ playerId }) => playerId)));
  },

  addEntries: async ({ id, entries }, context) => {
    const tournament = await managedTournament(id, context.actor);
    if (tournament.drawnAt)
      throw new Refusal('drawn', 'This tournament has been drawn. Undo the draw and draw again to add entries, or add a late entry.');
    const existing = await db().selectFrom('entries').select(['id', 'waiting', 'withdrawnAt']).where('tournamentId', '=', id).execute();
    // Idempotent: an entry with an existing id is not changed.
    const added = entries.flatMap((entry, index) =>
      existing.some(({ id: existingId }) => existingId === entry.id) ? [] : [{ ...entry, index }],
    );
    if (existing.length + added.length > most.entries)
      throw new Refusal('too-many-entries', `A tournament has at most ${most.entries} entries.`);
    const entrants = added.map(({ partner, index, ...entry }) => [
      { ...entry, field: `entries.${index}` },
      ...(partner ? [{ ...partner, field: `entries.${index}.partner` }] : []),
    ]);
    const players = await playersOf(entrants.flat(), tournament.organisationId, context);
    const entered = db().selectFrom('entryPlayers').select('playerId').where('tournamentId', '=', id);
    const enteredIds = new Set((await entered.execute()).map(({ playerId }) => playerId));
    for (const [index, { field }] of entrants.flat().entries()) {
      if (enteredIds.has(players[index]!))
        throw new Refusal('taken', 'A player is already entered.', { fields: { [`${field}.player_id`]: 'taken' } });
      enteredIds.add(players[index]!);
    }
    const room = (tournament.maxEntries ?? Infinity) - existing.filter(({ waiting, withdrawnAt }) => !waiting && !withdrawnAt).length;
    const rows = added.map(({ id: entryId, seed, index }, place) => ({
      id: entryId ?? context.newId(),
      tournamentId: id,
      players: players.splice(0, entrants[place]!.length),
      seed: seed ?? null,
      waiting: place >= room,
      // One millisecond apart, so that entries move up from the waiting list in the order of the request.
      createdAt: new Date(context.now.getTime() + index),
    }));
    await insertEntries(rows);
    for (const kind of ['entered', 'waiting'] as const)
      await notifyEntrants(
        kind,
        rows.filter(({ waiting }) => waiting === (kind === 'waiting')).flatMap((entry) => entry.players),
        tournament,
        context,
      );
    entriesChanged(id, context);
    return loadEntries(id);
  },

  updateEntry: async ({ id, seed, checkedIn, paid }, context) => {
    const { entry } = await managedEntry(id, context);
    const change = {
      ...(seed === undefined ? {} : { seed }),
      ...(checkedIn === undefined ? {} : { checkedIn }),
      ...(paid === undefined ? {} : { paid }),
    };
    if (Object.keys(change).length) await db().updateTable('entries').set(change).where('id', '=', id).execute();
    entriesChanged(entry.tournamentId, context);
    return loadEntry(id);
  },

  checkInAll: async ({ id, checkedIn }, context) => {
    const { status } = await managedTournament(id, context.actor);
    if (!checkedIn && (status === 'running' || status === 'finished'))
      throw new Refusal('wrong-status', 'The games have started. Check players out one at a time.');
    await db()
      .updateTable('entries')
      .set({ checkedIn })
      .where('tournamentId', '=', id)
      .where('withdrawnAt', 'is', null)
      .where('waiting', '=', false)
      .execute();
    entriesChanged(id, context);
    return loadEntries(id);
  },

  withdrawEntry: async ({ id }, context) => {
    const { entry, tournament } = await managedEntry(id, context);
    if (!entry.withdrawnAt) {
      await db().updateTable('entries').set({ withdrawnAt: context.now, waiting: false }).where('id', '=', id).execute();
      await notifyEntrants('removed', await membersOf(id), tournament, context);
    }
    if (!tournament.drawnAt) await fillFromWaitingList(tournament, context);
    // Withdrawn players no longer mark games.
    const marked = await db()
      .updateTable('games')
      .set({ markerPlayerId: null })
      .where('parentId', '=', tournament.id)
      .where('markerPlayerId', 'in', await membersOf(id))
      .where('finishedAt', 'is', null)
      .returning(['id', 'boardId'])
      .execute();
    for (const game of marked) {
      if (game.boardId) boardChanged(game.boardId, context);
      publishGame({ id: game.id, parentId: tournament.id, parentKind: 'tournament' }, context);
    }
    entriesChanged(tournament.id, context);
    await advance(tournament.id, context);
    return loadEntry(id);
  },

  reenterEntry: async ({ id }, context) => {
    const { entry, tournament } = await managedEntry(id, context);
    if (!entry.withdrawnAt) return { entry: await loadEntry(id), kept: [] };
    const { count } = await db()
      .selectFrom('entries')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('tournamentId', '=', tournament.id)
      .where('withdrawnAt', 'is', null)
      .where('waiting', '=', false)
      .executeTakeFirstOrThrow();
    // After the draw every entry has a place.
    const waiting = !tournament.drawnAt && tournament.maxEntries !== null && Number(count) >= tournament.maxEntries;
    await db().updateTable('entries').set({ withdrawnAt: null, waiting }).where('id', '=', id).execute();
    await notifyEntrants(waiting ? 'waiting' : 'entered', await membersOf(id), tournament, context);
    const kept = tournament.drawnAt ? await undoWalkovers(tournament, id, context) : [];
    entriesChanged(tournament.id, context);
    await advance(tournament.id, context);
    const games = kept.length ? await loadSummaries((query) => query.where('games.id', 'in', kept)) : [];
    return { entry: await loadEntry(id), kept: games };
  },

  removeEntry: async ({ id }, context) => {
    const { entry, tournament } = await managedEntry(id, context);
    if (tournament.drawnAt) throw new Refusal('drawn', 'This tournament has been drawn. Withdraw the entry instead.');
    const members = await membersOf(id);
    await db().deleteFrom('entries').where('id', '=', id).execute();
    if (!entry.withdrawnAt) await notifyEntrants('removed', members, tournament, context);
    await fillFromWaitingList(tournament, context);
    entriesChanged(tournament.id, context);
    return null;
  },
} satisfies Partial<Handlers>;
