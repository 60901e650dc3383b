import type { BoardCall } from '@oche/api/contract/place';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { limit } from '../platform/limits.ts';
import { notifyUsers } from '../notifications/notify.ts';
import { parents } from './parents.ts';
import { Refusal, invalid } from '../platform/refusal.ts';
import type { BoardCalls } from '../platform/db/placeTables.ts';
import type { Selectable } from 'kysely';

type Row = Selectable<BoardCalls>;

const presented = ({ reason, side, calledAt, comingAt, doneAt }: Row): BoardCall => ({
  ...{ reason, side, calledAt: calledAt.toISOString() },
  ...{ comingAt: comingAt?.toISOString() ?? null, doneAt: doneAt?.toISOString() ?? null },
});

/** The calls of these boards, by board. `open`: only calls that are not done. */
export const callsOf = async (boardIds: readonly string[], { open }: { open: boolean }): Promise<Map<string, BoardCall>> => {
  if (boardIds.length === 0) return new Map();
  const rows = await db()
    .selectFrom('boardCalls')
    .selectAll()
    .where('boardId', 'in', boardIds)
    .$if(open, (query) => query.where('doneAt', 'is', null))
    .execute();
  return new Map(rows.map((row) => [row.boardId, presented(row)]));
};

/** The current event at a board: the newest with a running tournament or match. If there is none, the newest with an upcoming one. */
export const eventAt = (boardId: string) =>
  db()
    .selectFrom('eventBoards')
    .innerJoin('events', 'events.id', 'eventBoards.eventId')
    .innerJoin(
      () => parents().as('parents'),
      (join) => join.onRef('parents.eventId', '=', 'events.id'),
    )
    .select(['events.id', 'events.slug', 'events.name', 'parents.autoAssign'])
    .where('eventBoards.boardId', '=', boardId)
    .where((eb) => eb.or([eb('parents.isRunning', '=', true), eb('parents.isUpcoming', '=', true)]))
    .orderBy('parents.isRunning', 'desc')
    .orderBy('events.startsAt', 'desc')
    .executeTakeFirst();

/** Ids of the organisers of the games on a board: the admins and editors of its organisation. */
const organisersOf = async (boardId: string): Promise<string[]> =>
  (
    await db()
      .selectFrom('boards')
      .innerJoin('locations', 'locations.id', 'boards.locationId')
      .innerJoin('memberships', 'memberships.organisationId', 'locations.organisationId')
      .select('memberships.userId')
      .where('boards.id', '=', boardId)
      .where('memberships.role', 'in', ['admin', 'editor'])
      .execute()
  ).map(({ userId }) => userId);

/** Publishes a change of a call to the tablet and the organisers, and not to spectators. */
const publishCall = async ({ boardId }: Pick<Row, 'boardId'>, context: Context): Promise<void> => {
  context.changed(boardId, 'board');
  for (const userId of await organisersOf(boardId)) context.changed(userId, 'calls');
};

/** The game on a board with the numbers of its known sides, or null. */
const gameOn = async (boardId: string) => {
  const game = await db()
    .selectFrom('games')
    .leftJoin(
      () => parents().as('parents'),
      (join) => join.onRef('parents.id', '=', 'games.parentId'),
    )
    .select(['games.id', 'games.parentId', 'parents.eventId'])
    .where('games.boardId', '=', boardId)
    .where('games.calledAt', 'is not', null)
    .where('games.finishedAt', 'is', null)
    .executeTakeFirst();
  if (!game) return null;
  const sides = await db().selectFrom('gameSides').select('side').where('gameId', '=', game.id).where('kind', 'is not', null).execute();
  return { ...game, sides: sides.map(({ side }) => side) };
};

const lockBoard = (boardId: string) => db().selectFrom('boards').select('id').where('id', '=', boardId).forNoKeyUpdate().execute();

const callOf = (boardId: string) => db().selectFrom('boardCalls').selectAll().where('boardId', '=', boardId).executeTakeFirst();

type CallInput = { reason: BoardCall['reason']; side?: number | undefined };

/** The side that a call is about; null for a call for help. */
const sideOf = ({ reason, side }: CallInput): number | null => {
  if (reason === 'help') return null;
  if (side === undefined) throw invalid({ side: 'missing' });
  return side;
};

type NewCall = Pick<Row, 'reason' | 'side' | 'gameId'>;

const isRepeat = (previous: Row, { reason, side, gameId }: NewCall): boolean =>
  previous.doneAt === null && previous.reason === reason && previous.side === side && previous.gameId === gameId;

/**
 * Stores a call of the marker at a board and notifies the organisers. Repeating a call changes nothing. A different call replaces it.
 * @throws Refusal `not-ready` if the board has neither a game nor an event, or its game has no such side
 */
export const callFrom = async (boardId: string, input: CallInput, context: Context): Promise<BoardCall> => {
  const side = sideOf(input);
  await lockBoard(boardId);
  const game = await gameOn(boardId);
  const eventId = game?.eventId ?? (await eventAt(boardId))?.id ?? null;
  if (!game && eventId === null) throw new Refusal('not-ready', 'No event uses this board now.');
  if (side !== null && !game?.sides.includes(side)) throw new Refusal('not-ready', 'This player has no game on this board now.');
  const { id: gameId, parentId } = game ?? { id: null, parentId: null };
  const call = { eventId, gameId, side, reason: input.reason, calledAt: context.now, comingAt: null, doneAt: null };
  const previous = await callOf(boardId);
  if (previous && isRepeat(previous, call)) return presented(previous);
  await db()
    .insertInto('boardCalls')
    .values({ boardId, ...call })
    .onConflict((conflict) => conflict.column('boardId').doUpdateSet(call))
    .execute();
  await publishCall({ boardId }, context);
  await notifyUsers(await organisersOf(boardId), { kind: 'organiser-called', boardId, parentId }, context);
  return presented({ boardId, ...call });
};

/** Removes the call of a board, whether or not an organiser has answered it. */
export const withdrawCallOf = async (boardId: string, context: Context): Promise<void> => {
  const ended = await db().deleteFrom('boardCalls').where('boardId', '=', boardId).returningAll().executeTakeFirst();
  if (ended) await publishCall(ended, context);
};

/**
 * Stores the answer of an organiser to the call of a board. A repeated answer keeps the time of the first.
 * @returns the call, or null if no call is open
 */
export const answerCallOf = async (boardId: string, answer: 'coming' | 'done', context: Context): Promise<BoardCall | null> => {
  await lockBoard(boardId);
  const call = await callOf(boardId);
  if (!call || call.doneAt) return null;
  if (answer === 'coming' && call.comingAt) return presented(call);
  const change = answer === 'done' ? { doneAt: context.now } : { comingAt: context.now };
  await db().updateTable('boardCalls').set(change).where('boardId', '=', boardId).execute();
  await publishCall(call, context);
  return presented({ ...call, ...change });
};

/** Removes the call about a game that is decided or has left its board. */
export const endCallOf = async (gameId: string, context: Context): Promise<void> => {
  const ended = await db().deleteFrom('boardCalls').where('gameId', '=', gameId).returningAll().execute();
  for (const call of ended) await publishCall(call, context);
};

/** At most 20 calls in 15 minutes: enough for an impatient marker, but not for a child who plays with the buttons. */
export const limitCalls = (boardId: string, now: Date): Promise<void> => limit(`call:${boardId}`, 20, 15 * 60, now);
