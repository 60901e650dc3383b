import { db } from '../../platform/db/current.ts';
import type { Decided, DecidedChanges, RowChange } from '../../platform/db/actionTables.ts';

type Row = Record<string, unknown>;

const byId = <R extends { id: string }>(rows: readonly R[]) => Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
const iso = (date: Date | null) => date?.toISOString() ?? null;

/** What organisers have decided so far at an event, and about the entries of one of its tournaments. */
export const loadDecided = async (eventId: string, tournamentId: string | null): Promise<Decided> => {
  const tournaments = await db().selectFrom('tournaments').select(['id', 'status']).where('eventId', '=', eventId).execute();
  const ids = tournaments.map(({ id }) => id);
  const games = ids.length
    ? await db()
        .selectFrom('games')
        .select(['id', 'boardId', 'calledAt', 'markerPlayerId', 'priority', 'held', 'onlyBoardId', 'readyAt'])
        .where('parentId', 'in', ids)
        .where('finishedAt', 'is', null)
        .execute()
    : [];
  const entries = tournamentId
    ? await db()
        .selectFrom('entries')
        .select(['id', 'seed', 'checkedIn', 'paid', 'waiting', 'withdrawnAt'])
        .where('tournamentId', '=', tournamentId)
        .execute()
    : [];
  const boards = await db()
    .selectFrom('eventBoards')
    .innerJoin('boards', 'boards.id', 'eventBoards.boardId')
    .select(['boards.id', 'boards.outOfOrder', 'eventBoards.reserved'])
    .where('eventBoards.eventId', '=', eventId)
    .execute();
  return {
    games: byId(
      games.map(({ id, boardId, calledAt, markerPlayerId, priority, held, onlyBoardId, readyAt }) => ({
        ...{ id, priority, held },
        ...{ board: calledAt && boardId, marker: markerPlayerId, onlyBoard: onlyBoardId, readyAt: iso(readyAt) },
      })),
    ),
    entries: byId(entries.map(({ withdrawnAt, ...entry }) => ({ ...entry, withdrawnAt: iso(withdrawnAt) }))),
    boards: byId(boards),
    tournaments: byId(tournaments),
  };
};

const changeOf = (before: Row | undefined, after: Row | undefined): RowChange<Row> | null => {
  if (!before || !after) return before || after ? { before: before ?? null, after: after ?? null } : null;
  const columns = Object.keys(after).filter((column) => before[column] !== after[column]);
  const pick = (row: Row) => Object.fromEntries(columns.map((column) => [column, row[column]]));
  return columns.length > 0 ? { before: pick(before), after: pick(after) } : null;
};

const changesOf = (before: Record<string, Row>, after: Record<string, Row>): Record<string, RowChange<Row>> | undefined => {
  const changes = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
    const change = changeOf(before[id], after[id]);
    return change ? [[id, change] as const] : [];
  });
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
};

/** The rows that differ. Games that began to exist, were removed or ended are left out, because draws and results decide that. */
export const decidedChanges = (before: Decided, after: Decided): DecidedChanges => {
  const isOpenBoth = (games: Decided['games']) =>
    Object.fromEntries(Object.entries(games).filter(([id]) => id in before.games && id in after.games));
  const changes = {
    games: changesOf(isOpenBoth(before.games), isOpenBoth(after.games)),
    entries: changesOf(before.entries, after.entries),
    boards: changesOf(before.boards, after.boards),
    tournaments: changesOf(before.tournaments, after.tournaments),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, rows]) => rows !== undefined)) as DecidedChanges;
};

/** Whether a row still is as an action left it, in these columns; by default all that it changed. */
export const isAsAfter = (now: object | undefined, change: RowChange<object>, columns = Object.keys(change.after ?? {})): boolean =>
  change.after === null
    ? now === undefined
    : now !== undefined && columns.every((column) => (now as Row)[column] === (change.after as Row)[column]);
