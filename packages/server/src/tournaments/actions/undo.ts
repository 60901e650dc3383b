import type { Selectable } from 'kysely';
import { restoringEvents, standsAsAt } from '@oche/darts/x01/restore';
import { ofDraw } from '@oche/api/contract/topics';
import { assignBoards, boardsChanged, leaveBoards, takeOffBoard } from '../../games/boards.ts';
import { gameHandlers, recordInGame } from '../../games/handlers.ts';
import { findGame, readLog } from '../../games/log.ts';
import { publishGame } from '../../games/publishGame.ts';
import { placeHandlers } from '../../places/handlers.ts';
import type { Context } from '../../platform/context.ts';
import type { ActionChange, Calling, Decided, Presence, RowChange, TournamentActions } from '../../platform/db/actionTables.ts';
import { db } from '../../platform/db/current.ts';
import { Refusal } from '../../platform/refusal.ts';
import { advance } from '../advance.ts';
import { requireUnstarted, swapInDraw } from '../draw.ts';
import { leaveDraw } from '../leaveDraw.ts';
import { notifyEntrants } from '../notifyEntrants.ts';
import { undoWalkovers } from '../reenter.ts';
import { requireRoomForGames } from '../roomForGames.ts';
import { gamesAfterRound } from '../swiss.ts';
import type { TournamentRow } from '../world.ts';
import { isAsAfter, loadDecided } from './decided.ts';

export type ActionRow = Selectable<TournamentActions>;

const overtaken = () => new Refusal('changed', 'Something newer has changed the same thing.');

const blockedBy = (games: readonly { id: string; key: string }[]) =>
  new Refusal('has-dependents', 'A game that depends on this action has begun.', {
    games: games.map(({ key }) => key),
    game_ids: games.map(({ id }) => id),
  });

type Callings = [string, RowChange<Calling>][];
const callingsOf = ({ games = {} }: ActionChange): Callings => Object.entries(games);

/** Columns of calling that only say what follows from the others. */
const decidedColumns = ({ after }: RowChange<Calling>): string[] => Object.keys(after ?? {}).filter((column) => column !== 'readyAt');

/** The games on which an action must still stand as it left them: its own, and the waiting ones that it gave another turn. */
const ownCallings = ({ kind, gameId, change }: ActionRow, now: Decided): Callings => {
  if (kind === 'move') return callingsOf(change).filter(([id]) => id in now.games && now.games[id]!.board === null);
  return callingsOf(change).filter(([id]) => id === gameId && change.log === undefined);
};

/** Whether newer changes of the draw build on that of an action. */
const isDrawNewer = async ({ kind, seq, at }: ActionRow, tournament: TournamentRow): Promise<boolean> => {
  if (kind !== 'swap' && kind !== 'late-entry') return false;
  if (!tournament.drawnAt || tournament.drawnAt > at) return true;
  const newer = db().selectFrom('tournamentActions').select('id').where('tournamentId', '=', tournament.id).where('seq', '>', seq);
  return (await newer.where('kind', 'in', ['swap', 'late-entry']).where('undoneAt', 'is', null).limit(1).executeTakeFirst()) !== undefined;
};

const isDecisionNewest = async ({ decision }: ActionChange, tournamentId: string): Promise<boolean> => {
  if (!decision) return true;
  const decisions = db().selectFrom('groupDecisions').select('id').where('tournamentId', '=', tournamentId);
  const newest = await decisions
    .where('groupNo', '=', decision.group)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id === decision.id;
};

const isLogAsAfter = async ({ gameId, change: { log } }: ActionRow): Promise<boolean> =>
  !log || (gameId !== null && standsAsAt(await readLog(gameId), log.to));

/**
 * Whether something newer has changed what an action has changed, so that the action cannot be undone on its own. `now`: the decisions of its
 * event and tournament.
 */
export const isOvertaken = async (action: ActionRow, tournament: TournamentRow, now: Decided): Promise<boolean> => {
  const { change, gameId, kind } = action;
  const isOfGame = change.log !== undefined || ['call', 'release', 'marker', 'move', 'held', 'only-board'].includes(kind);
  if (isOfGame && gameId === null) return true;
  const rows = [
    ...Object.entries(change.entries ?? {}).map(([id, row]) => [now.entries[id], row] as const),
    ...Object.entries(change.tournaments ?? {}).flatMap(([id, row]) =>
      id === tournament.id && kind === 'status' ? [[now.tournaments[id], row] as const] : [],
    ),
    ...(action.boardId && change.boards?.[action.boardId] ? [[now.boards[action.boardId], change.boards[action.boardId]!] as const] : []),
  ];
  if (rows.some(([row, changed]) => !isAsAfter(row, changed))) return true;
  // A game that has begun or is over is in the way. That is no newer decision, and it is refused with the game.
  const callings = ownCallings(action, now).filter(([id]) => id in now.games);
  if (callings.some(([id, changed]) => !isAsAfter(now.games[id], changed, decidedColumns(changed)))) return true;
  return (await isDrawNewer(action, tournament)) || !(await isDecisionNewest(change, tournament.id)) || !(await isLogAsAfter(action));
};

/** Refuses if a Swiss round has begun that was drawn from what the action did. */
const requireRoundsOpen = async (tournament: TournamentRow, { gameId, kind, change }: ActionRow): Promise<void> => {
  if (change.rounds === undefined || !(change.log || ['withdrawal', 'reentry', 'late-entry'].includes(kind))) return;
  const own = gameId === null ? undefined : await db().selectFrom('games').select('round').where('id', '=', gameId).executeTakeFirst();
  const later = await gamesAfterRound(tournament.id, Math.max(change.rounds, own?.round ?? 0));
  if (later.length > 0) throw blockedBy(later);
};

/** Takes the log of a game back to what stood before the action. */
const restoreLog = async ({ gameId, change }: ActionRow, context: Context): Promise<void> => {
  if (!change.log || gameId === null) return;
  const log = await readLog(gameId);
  const { scorerEpoch } = await findGame(gameId);
  const deviceTime = context.now.toISOString();
  const events = restoringEvents(log, change.log.from, context.newId).map((event) => ({ ...event, deviceTime }));
  if (events.length > 0) await recordInGame({ id: gameId, after: log.length, scorerEpoch, events }, context);
  const { startedAt, finishedAt } = change.log;
  // Otherwise the players would rest from now on.
  if (startedAt && finishedAt)
    await db()
      .updateTable('games')
      .set({ startedAt: new Date(startedAt), finishedAt: new Date(finishedAt) })
      .where('id', '=', gameId)
      .where('finishedAt', 'is not', null)
      .execute();
};

/** Refuses if a game of an entry has been scored since the action, for example after a player had returned. */
const requireUnscoredSince = async (entryId: string, { at }: ActionRow): Promise<void> => {
  const scored = await db()
    .selectFrom('games')
    .innerJoin('gameSides', 'gameSides.gameId', 'games.id')
    .innerJoin('gameEvents', 'gameEvents.gameId', 'games.id')
    .select(['games.id', 'games.key'])
    .distinct()
    .where('gameSides.originId', '=', entryId)
    .where('gameEvents.author', '!=', 'system')
    .where('gameEvents.serverTime', '>=', at)
    .execute();
  if (scored.length > 0) throw blockedBy(scored);
};

const membersOf = async (entryId: string): Promise<string[]> =>
  (await db().selectFrom('entryPlayers').select('playerId').where('entryId', '=', entryId).execute()).map(({ playerId }) => playerId);

const returnEntry = async (tournament: TournamentRow, id: string, context: Context): Promise<void> => {
  const kept = tournament.drawnAt ? await undoWalkovers(tournament, id, context, { keepsTurn: true }) : [];
  if (kept.length > 0) throw blockedBy(await db().selectFrom('games').select(['id', 'key']).where('id', 'in', kept).execute());
};

/** Puts an entry back as it was before the action. */
const restoreEntry = async (
  tournament: TournamentRow,
  id: string,
  { before, after }: RowChange<Presence>,
  action: ActionRow,
  context: Context,
) => {
  const members = await membersOf(id);
  if (before === null) {
    await db().deleteFrom('entries').where('id', '=', id).execute();
    return notifyEntrants('removed', members, tournament, context);
  }
  const { withdrawnAt, ...columns } = before;
  const change = { ...columns, ...(withdrawnAt !== undefined && { withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt) }) };
  await db().updateTable('entries').set(change).where('id', '=', id).execute();
  if (withdrawnAt === undefined) return undefined;
  if (withdrawnAt === null) await returnEntry(tournament, id, context);
  else if (after?.withdrawnAt === null && action.kind === 'reentry') await requireUnscoredSince(id, action);
  return notifyEntrants(withdrawnAt === null ? 'entered' : 'removed', members, tournament, context);
};

const restoreDraw = async (tournament: TournamentRow, { kind, entryId, change }: ActionRow, context: Context): Promise<void> => {
  if (kind === 'late-entry' && entryId !== null) await leaveDraw(tournament, entryId, context);
  if (!change.swap) return;
  await requireUnstarted(tournament.id);
  await swapInDraw(tournament, ...change.swap, context);
};

const restoreStatus = async (tournament: TournamentRow, { kind, change }: ActionRow, context: Context): Promise<void> => {
  const status = kind === 'status' ? change.tournaments?.[tournament.id]?.before?.status : undefined;
  if (status === undefined) return;
  if (tournament.status === 'cancelled') await requireRoomForGames(tournament.eventId);
  if (tournament.status === 'running') {
    const begun = await db()
      .selectFrom('games')
      .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
      .select(['games.id', 'games.key'])
      .where('games.parentId', '=', tournament.id)
      .where((eb) => eb.or([eb('gameResults.length', '>', 0), eb('gameResults.phase', '=', 'finished')]))
      .execute();
    if (begun.length > 0) throw blockedBy(begun);
    await leaveBoards(tournament.id, context);
  }
  await db().updateTable('tournaments').set({ status }).where('id', '=', tournament.id).execute();
};

const restoreBoards = async ({ kind, boardId, eventId, change }: ActionRow, context: Context): Promise<void> => {
  const before = boardId === null ? undefined : change.boards?.[boardId]?.before;
  if (!before || boardId === null) return;
  if (kind === 'out-of-order') await placeHandlers.updateBoard({ id: boardId, outOfOrder: before.outOfOrder ?? false }, context);
  if (kind === 'reserved') await placeHandlers.reserveBoard({ id: eventId, boardId, reserved: before.reserved ?? false }, context);
};

/** An open game that is not on a board where it has begun. */
const findUnbegun = async (id: string) => {
  const game = await findGame(id);
  const { length } = await db().selectFrom('gameResults').select('length').where('gameId', '=', id).executeTakeFirstOrThrow();
  return game.finishedAt === null && length === 0 ? game : null;
};

/** Puts a game on the board on which it was. A game that has been called there since and has not begun leaves the board. */
const callAgain = async (id: string, boardId: string, markerId: string | null, context: Context): Promise<void> => {
  const other = await db()
    .selectFrom('games')
    .select('id')
    .where('boardId', '=', boardId)
    .where('calledAt', 'is not', null)
    .where('finishedAt', 'is', null)
    .executeTakeFirst();
  const waiting = other && (await findUnbegun(other.id));
  if (waiting) await takeOffBoard(waiting, context);
  await gameHandlers.callGame({ id, boardId, markerId }, context);
};

/**
 * Puts back how games were called. What the action itself did to its game must be possible. Calls that followed from it, because a board became
 * free, are put back if the games have not begun.
 */
const restoreCallings = async (action: ActionRow, context: Context): Promise<void> => {
  const now = await loadDecided(action.eventId, null);
  const own = new Set(ownCallings(action, now).map(([id]) => id));
  const callings = callingsOf(action.change).filter(
    ([id, changed]) => own.has(id) || isAsAfter(now.games[id], changed, decidedColumns(changed)),
  );
  const movable = new Map<string, NonNullable<Awaited<ReturnType<typeof findUnbegun>>>>();
  for (const [id, { after }] of callings) {
    const game = id in now.games ? await findUnbegun(id) : null;
    const isBegun = game === null && own.has(id);
    if (isBegun && (after?.marker === undefined || after.board !== undefined || !(id in now.games))) {
      const { key } = await findGame(id);
      throw blockedBy([{ id, key }]);
    }
    if (game) movable.set(id, game);
  }
  for (const [id, { before }] of callings) {
    const game = movable.get(id);
    if (game && before?.board !== undefined && now.games[id]!.board !== null) await takeOffBoard(game, context);
  }
  for (const [id, { before, after }] of callings) {
    if (!(id in now.games) || !before) continue;
    const { board, marker, onlyBoard, readyAt, ...columns } = before;
    if (board && movable.has(id)) {
      // Only the action's own game must go back to its board.
      await callAgain(id, board, marker ?? (after?.marker === undefined ? now.games[id]!.marker : null), context).catch(
        (error: unknown) => {
          if (own.has(id) || !(error instanceof Refusal)) throw error;
        },
      );
    } else if (marker !== undefined && board === undefined) await gameHandlers.setMarker({ id, playerId: marker }, context);
    const change = {
      ...columns,
      ...(onlyBoard !== undefined && { onlyBoardId: onlyBoard }),
      ...(readyAt !== undefined && movable.has(id) && { readyAt: readyAt === null ? null : new Date(readyAt) }),
    };
    if (Object.keys(change).length > 0) await db().updateTable('games').set(change).where('id', '=', id).execute();
    publishGame(await findGame(id), context);
  }
};

/**
 * Undoes an action: the state of the tournament is then as if it had never been done. What follows from it is derived again.
 * @throws Refusal `changed` if something newer has changed the same thing; `has-dependents` with `game_ids` if games that have begun depend on it
 */
export const undo = async (tournament: TournamentRow, action: ActionRow, context: Context): Promise<void> => {
  if (await isOvertaken(action, tournament, await loadDecided(tournament.eventId, tournament.id))) throw overtaken();
  const { change, eventId } = action;
  await requireRoundsOpen(tournament, action);
  await restoreStatus(tournament, action, context);
  await restoreLog(action, context);
  await restoreDraw(tournament, action, context);
  for (const [id, row] of Object.entries(change.entries ?? {})) await restoreEntry(tournament, id, row, action, context);
  if (change.decision) await db().deleteFrom('groupDecisions').where('id', '=', change.decision.id).execute();
  await restoreBoards(action, context);
  await restoreCallings(action, context);
  boardsChanged({ eventId });
  context.changed(tournament.id, ...ofDraw);
  await advance(tournament.id, context);
  await assignBoards({ eventId }, context);
};
