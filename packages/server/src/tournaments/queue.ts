import { sql } from 'kysely';
import type { Actor } from '../platform/actor.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { Refusal, found, invalid } from '../platform/refusal.ts';
import { assignBoards, boardsChanged, boardsOf } from '../games/boards.ts';
import { eveningGames, type EveningGame } from '../games/evening.ts';
import { lockForManaging } from '../games/handlers.ts';
import type { LockedGame } from '../games/log.ts';
import { publishGame } from '../games/publishGame.ts';
import { loadSummary } from '../games/summaries.ts';
import { scheduleOf } from './schedule.ts';

/** Each place by hand has a queue of its own in the simulation of the evening, so their number bounds its time. */
const most = 200;

const isWaiting = ({ phase }: Pick<EveningGame, 'phase'>): boolean => phase === 'ready' || phase === 'waiting';

/** A waiting game of a tournament, and the waiting games of its event. @throws Refusal 422 for any other game */
const lockWaiting = async (id: string, actor: Actor): Promise<{ game: LockedGame; eventId: string; waiting: EveningGame[] }> => {
  const game = await lockForManaging(id, actor);
  const { eventId, parentKind } = game;
  const waiting = eventId === null ? [] : (await eveningGames({ eventId })).filter(isWaiting);
  if (eventId === null || parentKind !== 'tournament' || !waiting.some((other) => other.id === id))
    throw new Refusal('not-ready', 'This game is not waiting for a board.');
  return { game, eventId, waiting };
};

/** Fills the boards again, and announces that the queue of an event has changed. */
const queueChanged = async (game: LockedGame, eventId: string, context: Context) => {
  boardsChanged({ eventId });
  publishGame(game, context);
  await assignBoards({ eventId }, context);
  return found(await loadSummary(game.id), 'The game');
};

/** The queue of an event, changed by hand. */
export const queueHandlers = {
  moveGame: async ({ id, before }, context) => {
    const { game, eventId, waiting } = await lockWaiting(id, context.actor);
    const setPriorities = async (ids: readonly string[], first: number) => {
      await sql`update games set priority = ordered.priority
        from (select unnest(${ids}::uuid[]) as id, unnest(${ids.map((_, index) => first - index)}::integer[]) as priority) as ordered
        where games.id = ordered.id`.execute(db());
    };
    const requireFew = (count: number) => {
      if (count > most) throw new Refusal('limit-reached', `At most ${most} games have a place by hand.`, { most });
    };
    if (before === null) {
      const last = Math.min(0, ...waiting.map(({ priority }) => priority)) - 1;
      requireFew(-last);
      await setPriorities([id], last);
    } else {
      const { turnOf } = await scheduleOf(game.parentId!, context.forecast);
      // Games that can never be called have the turn `Infinity`, and a subtraction would give NaN.
      const queue = waiting.toSorted((a, b) => (turnOf(a.id) === turnOf(b.id) ? 0 : turnOf(a.id) - turnOf(b.id)));
      const others = queue.filter((other) => other.id !== id);
      const place = others.findIndex((other) => other.id === before);
      if (place < 0) throw invalid({ before: 'unknown' });
      const own = queue.find((other) => other.id === id)!;
      const moved = others.toSpliced(place, 0, own);
      // Only the games up to this place get an order by hand, before all that have one, so that the others are still called by their wait.
      const ids = moved.slice(0, place + 1).map((other) => other.id);
      const byHand = moved.slice(place + 1).filter(({ priority }) => priority > 0);
      requireFew(ids.length + byHand.length);
      await setPriorities(ids, ids.length + Math.max(0, ...byHand.map(({ priority }) => priority)));
    }
    return queueChanged(game, eventId, context);
  },

  setCalling: async ({ id, held, boardId }, context) => {
    const { game, eventId } = await lockWaiting(id, context.actor);
    if (boardId && !(await boardsOf({ eventId })).some((board) => board.id === boardId)) throw invalid({ board_id: 'unknown' });
    const change = { ...(held !== undefined && { held }), ...(boardId !== undefined && { onlyBoardId: boardId }) };
    if (Object.keys(change).length > 0) await db().updateTable('games').set(change).where('id', '=', id).execute();
    return queueChanged(game, eventId, context);
  },
} satisfies Partial<Handlers>;
