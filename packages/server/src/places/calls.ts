import type { BoardCall } from '@oche/api/contract/place';
import type { Context } from '../context.ts';
import { db } from '../db/current.ts';
import { limit } from '../limits.ts';
import { tell } from '../notifications/tell.ts';
import { Refusal, invalid } from '../refusal.ts';
import type { BoardCalls } from '../db/schema.ts';
import type { Selectable } from 'kysely';

type Row = Selectable<BoardCalls>;

const presented = ({ reason, entryId, calledAt, comingAt, doneAt }: Row): BoardCall => ({
  ...{ reason, entryId, calledAt: calledAt.toISOString() },
  ...{ comingAt: comingAt?.toISOString() ?? null, doneAt: doneAt?.toISOString() ?? null },
});

/** The calls of these boards, by board; for organisers only those that are not done yet. */
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

/** The newest event at a board that is on or about to begin, one whose tournament runs first. */
export const eventAt = (boardId: string) =>
  db()
    .selectFrom('eventBoards')
    .innerJoin('events', 'events.id', 'eventBoards.eventId')
    .innerJoin('tournaments', 'tournaments.eventId', 'events.id')
    .select(['events.id', 'events.slug', 'events.name', 'tournaments.autoAssign'])
    .where('eventBoards.boardId', '=', boardId)
    .where('tournaments.status', 'in', ['running', 'check-in', 'registration'])
    .orderBy((order) => order.case().when('tournaments.status', '=', 'running').then(0).else(1).end())
    .orderBy('events.startsAt', 'desc')
    .executeTakeFirst();

/** Who organises an event: the admins and editors of its organisation. */
const organisersOf = async (eventId: string): Promise<string[]> =>
  (
    await db()
      .selectFrom('events')
      .innerJoin('memberships', 'memberships.organisationId', 'events.organisationId')
      .select('memberships.userId')
      .where('events.id', '=', eventId)
      .where('memberships.role', 'in', ['admin', 'editor'])
      .execute()
  ).map(({ userId }) => userId);

/** Publishes a change of a call to the tablet and the organisers. Spectators see nothing of it. */
const changed = async ({ boardId, eventId }: Pick<Row, 'boardId' | 'eventId'>, context: Context): Promise<void> => {
  context.publish('board', boardId, { event: 'changed', data: { boardId } });
  for (const userId of await organisersOf(eventId)) context.publish('user', userId, { event: 'changed', data: {} });
};

/** The game on a board, with the entries that play it. */
const gameOn = async (boardId: string) => {
  const game = await db()
    .selectFrom('games')
    .leftJoin('tournaments', 'tournaments.id', 'games.tournamentId')
    .select(['games.id', 'games.tournamentId', 'tournaments.eventId'])
    .where('games.boardId', '=', boardId)
    .where('games.calledAt', 'is not', null)
    .where('games.finishedAt', 'is', null)
    .executeTakeFirst();
  if (!game) return null;
  const sides = await db().selectFrom('gameSides').select('entryId').where('gameId', '=', game.id).execute();
  return { ...game, entryIds: sides.map(({ entryId }) => entryId) };
};

const lockBoard = (boardId: string) => db().selectFrom('boards').select('id').where('id', '=', boardId).forNoKeyUpdate().execute();

const callOf = (boardId: string) => db().selectFrom('boardCalls').selectAll().where('boardId', '=', boardId).executeTakeFirst();

/**
 * The marker at a board calls the organiser, and the organisers are notified. The same call again changes nothing; another one takes
 * its place.
 * @throws Refusal `not-ready` if no event is on at the board, or the entry plays no game there now.
 */
export const callFrom = async (
  boardId: string,
  { reason, entryId: given }: { reason: BoardCall['reason']; entryId?: string | undefined },
  context: Context,
): Promise<BoardCall> => {
  if (reason !== 'help' && given === undefined) throw invalid({ entry_id: 'missing' });
  const entryId = reason === 'help' ? null : given!;
  await lockBoard(boardId);
  const game = await gameOn(boardId);
  const eventId = game?.eventId ?? (await eventAt(boardId))?.id;
  if (!eventId) throw new Refusal('not-ready', 'No event is on at this board.');
  if (entryId !== null && !game?.entryIds.includes(entryId)) throw new Refusal('not-ready', 'This player has no game on this board now.');
  const gameId = game?.id ?? null;
  const before = await callOf(boardId);
  const isSame = before && !before.doneAt && before.reason === reason && before.entryId === entryId && before.gameId === gameId;
  if (isSame) return presented(before);
  const call = { eventId, gameId, entryId, reason, calledAt: context.now, comingAt: null, doneAt: null };
  await db()
    .insertInto('boardCalls')
    .values({ boardId, ...call })
    .onConflict((conflict) => conflict.column('boardId').doUpdateSet(call))
    .execute();
  await changed({ boardId, eventId }, context);
  const news = { kind: 'organiser-called' as const, boardId, tournamentId: game?.tournamentId ?? null };
  await tell(await organisersOf(eventId), news, context);
  return presented({ boardId, ...call });
};

/** Withdraws the call of a board, or removes one that an organiser has answered. */
export const withdrawCallOf = async (boardId: string, context: Context): Promise<void> => {
  const ended = await db().deleteFrom('boardCalls').where('boardId', '=', boardId).returningAll().executeTakeFirst();
  if (ended) await changed(ended, context);
};

/** An organiser answers the call of a board. Earlier answers keep their time. */
export const answerCallOf = async (boardId: string, answer: 'coming' | 'done', context: Context): Promise<BoardCall | null> => {
  await lockBoard(boardId);
  const call = await callOf(boardId);
  if (!call || call.doneAt) return null;
  if (answer === 'coming' && call.comingAt) return presented(call);
  const change = answer === 'done' ? { doneAt: context.now } : { comingAt: context.now };
  await db().updateTable('boardCalls').set(change).where('boardId', '=', boardId).execute();
  await changed(call, context);
  return presented({ ...call, ...change });
};

/** Removes the call about a game that is decided or has left its board. */
export const endCallOf = async (gameId: string, context: Context): Promise<void> => {
  const ended = await db().deleteFrom('boardCalls').where('gameId', '=', gameId).returningAll().execute();
  for (const call of ended) await changed(call, context);
};

/** Enough calls for an impatient marker, but not for a child that plays with the buttons. */
export const limitCalls = (boardId: string, now: Date): Promise<void> => limit(`call:${boardId}`, 20, 15 * 60, now);
