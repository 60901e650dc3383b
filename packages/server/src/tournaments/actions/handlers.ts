import type { Action, UndoPreview } from '@oche/api/contract/action';
import type { GameSummary } from '@oche/api/contract/game';
import { loadSummaries } from '../../games/summaries.ts';
import type { Context, Handlers } from '../../platform/context.ts';
import { db, tryOut } from '../../platform/db/current.ts';
import { paged } from '../../platform/paging.ts';
import { Refusal, found } from '../../platform/refusal.ts';
import { loadEntryRows } from '../entryRows.ts';
import { loadEntries, loadForManager, managedTournament } from '../present.ts';
import type { TournamentRow } from '../world.ts';
import { loadDecided } from './decided.ts';
import { isOvertaken, undo, type ActionRow } from './undo.ts';

/** The most games that a preview lists. */
const mostGames = 50;

/** The actions in a tournament, and those on the boards of its event. */
const actionsOf = ({ id, eventId }: TournamentRow) =>
  db()
    .selectFrom('tournamentActions')
    .where((eb) => eb.or([eb('tournamentId', '=', id), eb.and([eb('eventId', '=', eventId), eb('tournamentId', 'is', null)])]));

const findAction = async (tournament: TournamentRow, id: string): Promise<ActionRow> =>
  found(await actionsOf(tournament).selectAll().where('id', '=', id).executeTakeFirst(), 'The action');

const defined = (ids: readonly (string | null | undefined)[]): string[] => [...new Set(ids.filter((id) => id != null))];

/** Rows by id, none for no ids. */
const byId = async <R extends { id: string }>(
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<R[]>,
): Promise<Map<string, R>> => new Map(ids.length === 0 ? [] : (await load(ids)).map((row) => [row.id, row]));

/** The value that an action has set: the last column of its row, as a switch. */
const switchOf = ({ kind, gameId, entryId, boardId, change }: ActionRow): boolean | null => {
  const presence = entryId === null ? Object.values(change.entries ?? {})[0]?.after : change.entries?.[entryId]?.after;
  const use = boardId === null ? null : change.boards?.[boardId]?.after;
  const values: Partial<Record<Action['kind'], boolean | undefined>> = {
    held: gameId === null ? undefined : change.games?.[gameId]?.after?.held,
    'check-in': presence?.checkedIn,
    'check-in-all': presence?.checkedIn,
    paid: presence?.paid,
    'out-of-order': use?.outOfOrder,
    reserved: use?.reserved,
  };
  return values[kind] ?? null;
};

const present = async (rows: readonly ActionRow[], tournament: TournamentRow): Promise<Action[]> => {
  const markerOf = ({ gameId, change }: ActionRow) => (gameId === null ? null : (change.games?.[gameId]?.after?.marker ?? null));
  const games = await byId(defined(rows.map(({ gameId }) => gameId)), (ids) =>
    loadSummaries((query) => query.where('games.id', 'in', ids)),
  );
  const entries = await byId(defined(rows.flatMap(({ entryId, change }) => [entryId, ...(change.swap ?? [])])), (ids) =>
    loadEntryRows((query) => query.where('entries.id', 'in', ids)),
  );
  const boards = await byId(defined(rows.map(({ boardId }) => boardId)), (ids) =>
    db().selectFrom('boards').select(['id', 'number']).where('id', 'in', ids).execute(),
  );
  const names = (table: 'users' | 'players') => (ids: readonly string[]) =>
    db().selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute();
  const authors = await byId(defined(rows.map(({ author }) => author)), names('users'));
  const markers = await byId(defined(rows.map(markerOf)), names('players'));
  const entryNamed = (id: string | null | undefined) => {
    const entry = entries.get(id ?? '');
    return entry ? { id: entry.id, name: entry.name } : null;
  };
  const now = rows.some(({ undoneAt }) => undoneAt === null) ? await loadDecided(tournament.eventId, tournament.id) : null;
  const actions: Action[] = [];
  for (const row of rows)
    actions.push({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      author: authors.get(row.author ?? '')?.name ?? null,
      game: games.get(row.gameId ?? '') ?? null,
      result: row.change.log?.result ?? null,
      entry: entryNamed(row.entryId),
      other: entryNamed(row.change.swap?.[1]),
      board: boards.get(row.boardId ?? '') ?? null,
      marker: row.kind === 'marker' ? (markers.get(markerOf(row) ?? '')?.name ?? null) : null,
      on: switchOf(row),
      group: row.change.decision?.group ?? null,
      status: (row.kind === 'status' ? row.change.tournaments?.[tournament.id]?.after?.status : null) ?? null,
      undoneAt: row.undoneAt?.toISOString() ?? null,
      overtaken: row.undoneAt === null && now !== null && (await isOvertaken(row, tournament, now)),
    });
  return actions;
};

const gamesOf = (tournamentId: string) =>
  loadSummaries((query) => query.where('games.parentId', '=', tournamentId).orderBy('games.round').orderBy('games.position'));

const isOpen = ({ phase }: GameSummary) => phase !== 'finished' && phase !== 'bye';

/** How a game changes from one state to the other; null if an organiser would see no difference. */
const effectOn = (before: GameSummary, after: GameSummary | undefined): UndoPreview['games'][number]['effect'] | null => {
  if (!after) return 'removed';
  if (before.phase === 'finished' && isOpen(after)) return 'reopened';
  if (isOpen(before) && after.phase === 'finished') return 'decided';
  const sides = (game: GameSummary) => JSON.stringify(game.sides.map(({ id }) => id));
  if (sides(before) !== sides(after)) return 'players';
  if (!isOpen(after) || before.board?.id === after.board?.id) return null;
  return after.board ? 'on-board' : 'off-board';
};

type Effects = Omit<UndoPreview, 'refused'>;
const noEffects: Effects = { games: [], entries: [], redrawn: false, status: null };

/** The effects of an undo besides that on its own subject. Undoes the action in the open transaction. */
const effectsOf = async (tournament: TournamentRow, action: ActionRow, context: Context): Promise<Effects> => {
  const { id } = tournament;
  const [games, entries] = [await gamesOf(id), await loadEntries(id)];
  await undo(tournament, action, context);
  const [gamesAfter, entriesAfter] = [new Map((await gamesOf(id)).map((game) => [game.id, game])), await loadEntries(id)];
  const known = new Set(games.map((game) => game.id));
  const { status } = await db().selectFrom('tournaments').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  const isStatus = action.kind === 'status';
  // Games that are drawn again get new ids: it is not that each is removed.
  const redrawn = [...gamesAfter.keys()].some((game) => !known.has(game));
  return {
    games: games
      .filter((game) => game.id !== action.gameId)
      .flatMap((game) => {
        const effect = effectOn(game, gamesAfter.get(game.id));
        return effect && !(effect === 'removed' && redrawn && !game.sides.some((side) => side.id === action.entryId && side.id !== null))
          ? [{ game, effect }]
          : [];
      })
      .slice(0, mostGames),
    entries: entries.filter((entry) => {
      const after = entriesAfter.find((other) => other.id === entry.id);
      return (
        entry.id !== action.entryId &&
        action.kind !== 'check-in-all' &&
        action.kind !== 'swap' &&
        JSON.stringify(after) !== JSON.stringify(entry)
      );
    }),
    redrawn,
    status: !isStatus && status !== tournament.status ? status : null,
  };
};

/** The ids of games that a refusal names. */
const gameIdsOf = ({ extra }: Refusal): string[] => {
  const ids = extra.game_ids;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
};

export const actionHandlers = {
  listActions: async ({ id, ...input }, { actor }) => {
    const tournament = await loadForManager(id, actor);
    const { items, ...page } = await paged(input, {
      items: (paginate) => paginate(actionsOf(tournament).selectAll().orderBy('seq', 'desc')).execute(),
      total: () =>
        actionsOf(tournament)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
    });
    return { ...page, items: await present(items, tournament) };
  },

  previewUndo: async ({ id, actionId }, context) => {
    const tournament = await managedTournament(id, context.actor);
    const action = await findAction(tournament, actionId);
    if (action.undoneAt) return { refused: null, ...noEffects };
    try {
      return { refused: null, ...(await tryOut(() => effectsOf(tournament, action, context))) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const ids = gameIdsOf(error);
      const games = ids.length > 0 ? await loadSummaries((query) => query.where('games.id', 'in', ids)) : [];
      return { refused: { code: error.code, games }, ...noEffects };
    }
  },

  undoAction: async ({ id, actionId }, context) => {
    const tournament = await managedTournament(id, context.actor);
    const action = await findAction(tournament, actionId);
    if (!action.undoneAt) {
      await undo(tournament, action, context);
      await db().updateTable('tournamentActions').set({ undoneAt: context.now }).where('id', '=', actionId).execute();
    }
    return (await present([await findAction(tournament, actionId)], tournament))[0]!;
  },
} satisfies Partial<Handlers>;
