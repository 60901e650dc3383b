import { sql } from 'kysely';
import type { Actor } from '../platform/actor.ts';
import { placeByHand } from '@oche/darts/boards/placeByHand';
import type { Parsed } from '@oche/api/contract/endpoints';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { Refusal, found, invalid } from '../platform/refusal.ts';
import { assignBoards, boardsChanged, boardsOf } from '../games/boards.ts';
import { byPlace } from '../games/evening.ts';
import { lockForManaging, requireGameManager } from '../games/handlers.ts';
import { findGame, type LockedGame } from '../games/log.ts';
import { publishGame } from '../games/publishGame.ts';
import { loadSummary } from '../games/summaries.ts';
import { compareTurns, scheduleOf, type Schedule } from './schedule.ts';

/** The waiting games of the running tournaments of an event, in no particular order. */
const waitingOf = (eventId: string) =>
  db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .innerJoin('tournaments', 'tournaments.id', 'games.parentId')
    .select(['games.id', 'games.key', 'games.round', 'games.position', 'games.groupNo', 'games.priority', 'games.held'])
    .where('tournaments.eventId', '=', eventId)
    .where('tournaments.status', 'in', ['running', 'finished'])
    .where('gameResults.phase', 'in', ['ready', 'waiting'])
    .execute();

/** A waiting game of a tournament, and the waiting games of its event. @throws Refusal 422 for any other game */
const lockWaiting = async (id: string, actor: Actor) => {
  const game = await lockForManaging(id, actor);
  const { eventId, parentKind } = game;
  const waiting = eventId === null || parentKind !== 'tournament' ? [] : await waitingOf(eventId);
  if (eventId === null || !waiting.some((other) => other.id === id))
    throw new Refusal('not-ready', 'This game is not waiting for a board.');
  return { game, eventId, waiting };
};

const setPriorities = async (priorities: ReadonlyMap<string, number>): Promise<void> => {
  const [ids, values] = [[...priorities.keys()], [...priorities.values()]];
  await sql`update games set priority = changed.priority
    from (select unnest(${ids}::uuid[]) as id, unnest(${values}::integer[]) as priority) as changed where games.id = changed.id`.execute(
    db(),
  );
};

/** Announces that the queue of an event has changed. */
const queueChanged = async (game: LockedGame, eventId: string, context: Context) => {
  boardsChanged({ eventId });
  publishGame(game, context);
  return found(await loadSummary(game.id), 'The game');
};

type TurnOf = Schedule['turnOf'];

/** Simulating the evening takes longer than a lock should be held. */
export const queuePreparations = {
  moveGame: async ({ id }: Parsed<'moveGame'>, context: Context): Promise<TurnOf> => {
    const game = await findGame(id);
    requireGameManager(context.actor, game);
    return game.parentKind === 'tournament' ? (await scheduleOf(game.parentId!, context.forecast)).turnOf : () => 0;
  },
};

/** The queue of an event, changed by hand. */
export const queueHandlers = {
  moveGame: async ({ id, before }, context: Context, turnOf: TurnOf) => {
    const { game, eventId, waiting } = await lockWaiting(id, context.actor);
    if (before !== null && !waiting.some((other) => other.id === before && before !== id)) throw invalid({ before: 'unknown' });
    const queue = waiting.toSorted((a, b) => compareTurns(turnOf(a.id), turnOf(b.id)) || byPlace(a, b));
    // Games that are held back are not called, so that only the others have a place.
    const isInLine = (other: (typeof queue)[number]) => other.id === id || !other.held;
    const target = queue.some((other) => other.id === before && isInLine(other)) ? before : null;
    await setPriorities(placeByHand(queue.filter(isInLine), id, target));
    return queueChanged(game, eventId, context);
  },

  setCalling: async ({ id, held, boardId, placed }, context) => {
    const { game, eventId } = await lockWaiting(id, context.actor);
    if (boardId && !(await boardsOf({ eventId })).some((board) => board.id === boardId)) throw invalid({ board_id: 'unknown' });
    const change = {
      ...(held !== undefined && { held }),
      ...(boardId !== undefined && { onlyBoardId: boardId }),
      ...(placed === false && { priority: 0 }),
    };
    if (Object.keys(change).length > 0) await db().updateTable('games').set(change).where('id', '=', id).execute();
    await assignBoards({ eventId }, context);
    return queueChanged(game, eventId, context);
  },
} satisfies Partial<Handlers>;
