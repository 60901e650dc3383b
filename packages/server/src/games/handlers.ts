import type { Output, Parsed } from '@oche/api/contract/endpoints';
import type { Context, Handlers } from '../platform/context.ts';
import { authorOf } from '../platform/actor.ts';
import { db, dependsOn, lockFirst } from '../platform/db/current.ts';
import { notifyPlayers, pushCallsOf, refreshNotifications } from '../notifications/notify.ts';
import { can, requireManager } from '../platform/policies.ts';
import { Refusal, forbidden, found, notFound } from '../platform/refusal.ts';
import {
  assignBoards,
  boardsChanged,
  boardsOf,
  restoreToBoard,
  lockBoards,
  lockBoardsNextTo,
  putOnBoard,
  takenBoards,
  takeOffBoard,
  lockFreeBoards,
} from './boards.ts';
import { busyPeople, eveningGames, eveningOf, type SharedEvening, type EveningGame } from './evening.ts';
import { parentOf, type Correction, parents } from './parents.ts';
import { appendEvents, findGame, lockGame, readLog, withoutPerson, type Appended, type LockedGame } from './log.ts';
import { publishGame } from './publishGame.ts';
import { countLiveGames, loadSummaries, loadSummary } from './summaries.ts';
import type { Actor } from '../platform/actor.ts';
import type { GameEvent, SentEvent } from '@oche/api/contract/game';
import type { GameState } from '@oche/darts/x01/state';
import { paged } from '../platform/paging.ts';

/** Refuses actors who may not score a game: with 403, or with 404 if they may not see it. */
const requireScorer = async (game: LockedGame, actor: Actor): Promise<void> => {
  if (await mayScore(game, actor)) return;
  if (!can.read(actor, game)) throw notFound('The game');
  throw forbidden();
};

type Scorable = Pick<LockedGame, 'id' | 'organisationId' | 'boardId' | 'parentId' | 'parentKind'>;

const mayScore = async (game: Scorable, actor: Actor): Promise<boolean> =>
  can.score(actor, game) ||
  (game.parentId !== null && game.parentKind !== null && ((await parentOf(game.parentKind).mayScore?.(game.parentId, actor)) ?? false));

/** Locks the parent of a game and the boards of its evening, which come before the game in the order of locks. */
const lockSurroundings = async (game: LockedGame): Promise<void> => {
  if (game.parentId !== null && game.parentKind !== null) await parentOf(game.parentKind).lock(game.parentId);
  await lockBoards(eveningOf(game));
};

/** Puts a game whose log a tablet has restored back on the board of that tablet. */
const resumeAtTablet = async (game: LockedGame, context: Context): Promise<void> => {
  if (context.actor.kind !== 'board') return;
  lockFirst('surroundings', () => lockSurroundings(game));
  boardsChanged(eveningOf(game));
  await restoreToBoard(game, context.actor.boardId, context);
};

/** Hours after a restore of the database in which tablets may restore logs: as long as an evening may last. */
const logRestoreHours = 24;

type Lost = Pick<LockedGame, 'eventId' | 'boardId' | 'calledAt' | 'startedAt' | 'finishedAt' | 'createdAt'>;

/**
 * Whether a tablet may restore the log of a game that the database has lost. The database has been restored from a backup within
 * `logRestoreHours`, and the game belongs to the tablet's event and is not over. Either the game has no board, or it has been called to
 * another board since the restore and has not begun there.
 */
const mayRestoreLog = async (game: Lost, actor: Actor, now: Date): Promise<boolean> => {
  if (actor.kind !== 'board' || game.boardId === actor.boardId || game.finishedAt || !game.eventId) return false;
  if (game.boardId && game.startedAt) return false;
  const since = new Date(now.getTime() - logRestoreHours * 60 * 60_000);
  const found = await db()
    .selectFrom('eventBoards')
    .innerJoin('instance', (join) => join.onTrue())
    .select('boardId')
    .where('boardId', '=', actor.boardId)
    .where('eventId', '=', game.eventId)
    .where('restoredAt', '>', since)
    .where('restoredAt', '<=', now)
    .where('restoredAt', '>=', game.createdAt)
    .$if(game.boardId !== null, (query) => query.where('restoredAt', '<=', game.calledAt))
    .executeTakeFirst();
  return found !== undefined;
};

/** Refuses actors who do not manage a game. */
export const requireGameManager = (actor: Actor, game: LockedGame): void =>
  requireManager(actor, game, { visible: !game.isPrivate, what: 'The game' });

export const lockForManaging = async (id: string, actor: Actor): Promise<LockedGame> => {
  const game = await findGame(id);
  requireGameManager(actor, game);
  await lockSurroundings(game);
  return lockGame(id);
};

/** Locks a game with its surroundings for organisers, and for others whom its parent lets call it. */
const lockForCalling = async (id: string, actor: Actor): Promise<LockedGame> => {
  const game = await findGame(id);
  const parent = game.parentKind === null ? undefined : parentOf(game.parentKind);
  if (game.parentId === null || !parent?.mayCall) return lockForManaging(id, actor);
  await parent.lock(game.parentId);
  if (!(await parent.mayCall(game.parentId, id, actor))) return lockForManaging(id, actor);
  await lockSurroundings(game);
  return lockGame(id);
};

/**
 * Refuses events that a tablet may not write to a game of its own board: decisions of organisers, corrections of such decisions, and changes of
 * a finished game once the next game has begun on the board. Repeated events are never checked, because they are already in the log.
 */
const requireAllowedOnTablet = async (game: LockedGame, events: readonly SentEvent[], actor: Actor): Promise<void> => {
  if (actor.kind !== 'board') return;
  const targets = events.flatMap(({ payload }) =>
    typeof payload === 'object' && payload && 'target' in payload && typeof payload.target === 'string' ? [payload.target] : [],
  );
  const logged = targets.length ? await db().selectFrom('gameEvents').select(['id', 'kind']).where('gameId', '=', game.id).execute() : [];
  const kinds = [...events, ...logged.filter(({ id }) => targets.includes(id))].map(({ kind }) => kind);
  if (kinds.some((kind) => !can.write(actor, kind))) throw forbidden();
  if (!game.finishedAt) return;
  const next = await db()
    .selectFrom('games')
    .select('id')
    .where('boardId', '=', game.boardId)
    .where('id', '!=', game.id)
    .where('startedAt', '>=', game.finishedAt)
    .limit(1)
    .executeTakeFirst();
  if (next) throw forbidden();
};

const isOver = (state: GameState | null): boolean => state?.next.kind === 'over';

/** Whether events affect the parent of a game, for example tables and later rounds. */
const affectsParent = ({ parentKind }: LockedGame, { before, state }: Appended): boolean =>
  (parentKind === null ? undefined : parentOf(parentKind).isAffectedBy)?.(before, state) ?? (isOver(before) || isOver(state));

/** Refuses a marker who is a player of another organisation, who plays or marks another game now, or who plays in this game. */
const requireFreeMarker = async (playerId: string, game: LockedGame, games: readonly EveningGame[]): Promise<void> => {
  const player = db().selectFrom('players').select('id').where('id', '=', playerId).where('organisationId', '=', game.organisationId);
  found(await player.executeTakeFirst(), 'The player');
  const { playing, marking } = await busyPeople(eveningOf(game), games, game.id);
  if (playing.has(playerId) || marking.has(playerId) || games.find(({ id }) => id === game.id)?.people.includes(playerId))
    throw new Refusal('player-busy', 'This player is playing or marking.');
};

/** Refuses a list that contains an event twice, or an event of another game. */
const requireOwnEvents = async (gameId: string, events: readonly SentEvent[]): Promise<void> => {
  const ids = events.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw new Refusal('invalid', 'The list has an event twice.', { fields: { events: 'duplicate' } });
  const otherGames = db().selectFrom('gameEvents').select('id').where('id', 'in', ids).where('gameId', '!=', gameId).limit(1);
  if (await otherGames.executeTakeFirst()) throw new Refusal('taken', 'An event with this id belongs to another game.');
};

/** Refuses the request of a device that no longer scores the game, or that has not folded the whole log. */
const requireCurrent = (
  { scorerEpoch }: LockedGame,
  log: readonly GameEvent[],
  request: { after: number; scorerEpoch: number; events: readonly SentEvent[] },
): void => {
  const current = { length: log.length, scorer_epoch: scorerEpoch };
  if (request.scorerEpoch < scorerEpoch) throw new Refusal('not-scorer', 'Another device scores this game now.', current);
  const sentIds = new Set(request.events.map(({ id }) => id));
  const missed = log.filter(({ seq, id }) => seq > request.after && !sentIds.has(id));
  if (missed.length === 0 && request.after <= log.length) return;
  const events = missed.map(({ deviceTime, serverTime, ...event }) => ({ ...event, device_time: deviceTime, server_time: serverTime }));
  throw new Refusal('behind', 'The log has events that this request does not know.', { events, ...current });
};

/** Refuses to reopen an awarded game if its parent would award it again at once. */
const requireReopenable = async (game: LockedGame, fresh: readonly SentEvent[], { before, state }: Appended): Promise<void> => {
  if (before?.ending !== 'walkover' || game.parentKind === null) return;
  const opens = state.next.kind !== 'over' || fresh.some(({ kind }) => kind === 'reopen');
  if (opens) await parentOf(game.parentKind).requireReopenable(game.id);
};

/** Notifies the board and the parent of a game that its result has changed. */
const resultChanged = async ({ boardId, parentId, parentKind }: LockedGame, context: Context): Promise<void> => {
  if (boardId) context.changed(boardId, 'board');
  if (parentId !== null && parentKind !== null) await parentOf(parentKind).resultChanged(parentId, context);
};

/** A game that the actor may read and subscribe to. Undefined if the actor may not read it, or if it does not exist. */
export const readableGame = async (id: string, actor: Actor, now: Date) => {
  const game = await db()
    .selectFrom('games')
    .leftJoin(
      () => parents().as('parents'),
      (join) => join.onRef('parents.id', '=', 'games.parentId'),
    )
    .select(['games.id', 'games.boardId', 'games.organisationId', 'games.scorerEpoch', 'games.parentId', 'parents.kind as parentKind'])
    .select(['parents.isPrivate', 'parents.eventId', 'games.createdAt', 'games.calledAt', 'games.startedAt', 'games.finishedAt'])
    .where('games.id', '=', id)
    .executeTakeFirst();
  return game && (can.read(actor, game) || (await mayScore(game, actor)) || (await mayRestoreLog(game, actor, now))) ? game : undefined;
};

/** An event as an actor may read it. Only organisers see which person wrote it. */
const shownTo = (actor: Actor, game: Pick<LockedGame, 'organisationId'>, event: GameEvent): GameEvent =>
  can.manage(actor, game) ? event : withoutPerson(event);

/** The reason that the last of these events gives; null if none does. */
const reasonOf = (events: readonly SentEvent[]): string | null => {
  const reasons = events.flatMap(({ payload }) =>
    typeof payload === 'object' && payload && 'reason' in payload && typeof payload.reason === 'string' ? [payload.reason] : [],
  );
  return reasons.at(-1) ?? null;
};

/** The parent of a game, and why these events change its result. Null without a parent or a reason. */
type CorrectionOfParent = Correction & { parentId: string; parentKind: string };
const correctionOf = async ({ parentId, parentKind }: LockedGame, fresh: readonly SentEvent[]): Promise<CorrectionOfParent | null> => {
  const reason = reasonOf(fresh);
  if (reason === null || parentId === null || parentKind === null) return null;
  return { parentId, parentKind, reason, wasDecided: (await parentOf(parentKind).isDecided?.(parentId)) ?? false };
};

type Recorded = { response: Output<'recordEvents'>; correction: CorrectionOfParent | null };

/** Appends events to the log of a game, and updates everything that depends on it. Refuses what `recordEvents` refuses. */
export const recordInGame = async (request: Parsed<'recordEvents'>, context: Context): Promise<Recorded> => {
  const { id, after, events } = request;
  const game = await lockGame(id);
  const { scorerEpoch } = game;
  const isRestoringLog = await mayRestoreLog(game, context.actor, context.now);
  if (!isRestoringLog) await requireScorer(game, context.actor);
  await requireOwnEvents(id, events);
  const log = (await readLog(id)).map((event) => shownTo(context.actor, game, event));
  const loggedIds = new Set(log.map((event) => event.id));
  const fresh = events.filter((event) => !loggedIds.has(event.id));
  const since = log.filter(({ seq }) => seq > after);
  if (fresh.length === 0) return { response: { events: since, length: log.length, scorerEpoch }, correction: null };
  requireCurrent(game, log, request);
  await requireAllowedOnTablet(game, fresh, context.actor);
  if (game.isOpen === false) throw new Refusal('wrong-status', 'The tournament or match of this game is not running.');
  if (game.parentId !== null && game.parentKind !== null)
    await parentOf(game.parentKind).requireAllowed?.(game.parentId, { key: game.key, length: log.length }, fresh, context.actor);
  const appended = await appendEvents(game, log, fresh, authorOf(context.actor), context);
  const isDecisive = affectsParent(game, appended);
  if (isDecisive) lockFirst('surroundings', () => lockSurroundings(game));
  if (isRestoringLog && appended.state.next.kind !== 'over') await resumeAtTablet(game, context);
  await requireReopenable(game, fresh, appended);
  const correction = isDecisive ? await correctionOf(game, fresh) : null;
  if (isDecisive) await resultChanged(game, context);
  return { response: { events: [...since, ...appended.events], length: appended.length, scorerEpoch }, correction };
};

export const gameHandlers = {
  getGame: async ({ id, since = 0 }, { actor, now }) => {
    const owner = found(await readableGame(id, actor, now), 'The game');
    const game = found(await loadSummary(id), 'The game');
    const { eventId } = owner;
    dependsOn(`game ${id}`, ...(eventId ? [`event ${eventId}` as const] : []));
    const events = (await readLog(id, since)).map((event) => shownTo(actor, owner, event));
    return { game, events, length: Math.max(game.length, events.at(-1)?.seq ?? 0), scorerEpoch: owner.scorerEpoch };
  },

  listLiveGames: async (input) =>
    paged(input, {
      items: (page) =>
        loadSummaries((games) =>
          page(
            games
              .where('gameResults.phase', '=', 'playing')
              .where('parents.isListed', '=', true)
              .where('parents.isRunning', '=', true)
              .orderBy('games.startedAt', 'desc'),
          ),
        ),
      total: countLiveGames,
    }),

  recordEvents: async (request, context) => {
    const { response, correction } = await recordInGame(request, context);
    if (correction) await parentOf(correction.parentKind).corrected?.(correction.parentId, correction, context);
    return response;
  },

  takeScorer: async ({ id }, context) => {
    const game = await lockGame(id);
    await requireScorer(game, context.actor);
    const scorerEpoch = game.scorerEpoch + 1;
    await db().updateTable('games').set({ scorerEpoch }).where('id', '=', id).execute();
    const { length } = await db().selectFrom('gameResults').select('length').where('gameId', '=', id).executeTakeFirstOrThrow();
    void context.publish('game', id, { event: 'appended', data: { gameId: id, length, events: [], scorerEpoch } });
    return { scorerEpoch, length };
  },

  callGame: async ({ id, boardId, markerId }, context) => {
    const locked = await lockForCalling(id, context.actor);
    const { phase } = await db().selectFrom('gameResults').select('phase').where('gameId', '=', id).executeTakeFirstOrThrow();
    // A game that was reopened after the next one had begun on its board continues on another board.
    const hasLostBoard = phase === 'playing' && locked.calledAt === null;
    if ((phase !== 'ready' && !hasLostBoard) || locked.isRunning === false)
      throw new Refusal('not-ready', 'This game cannot be called now.');
    const evening = eveningOf(locked);
    if ('gameId' in evening && boardId) await lockBoardsNextTo(boardId);
    const games = await eveningGames(evening);
    const game = games.find((other) => other.id === id)!;
    const { playing, marking } = await busyPeople(evening, games, id);
    const busy = game.people.find((person) => playing.has(person) || marking.has(person));
    if (busy) throw new Refusal('player-busy', 'A player of this game is playing or marking.', { player_id: busy });
    if (markerId) await requireFreeMarker(markerId, locked, games);
    const boards = (await boardsOf(evening)).filter(({ outOfOrder }) => !outOfOrder);
    const taken = await takenBoards(boards);
    const board = boardId
      ? boards.find((candidate) => candidate.id === boardId)
      : boards.find((candidate) => !candidate.reserved && !taken.has(candidate.id));
    if (boardId && !board) throw notFound('The board');
    if (!board) throw new Refusal('no-free-board', 'No board is free.');
    if (taken.has(board.id)) throw new Refusal('taken', 'Another game is on this board.');
    await putOnBoard(game, board.id, markerId ?? null, context);
    return found(await loadSummary(id), 'The game');
  },

  releaseGame: async ({ id }, context) => {
    const game = await lockForManaging(id, context.actor);
    const { length } = await db().selectFrom('gameResults').select('length').where('gameId', '=', id).executeTakeFirstOrThrow();
    if (length > 0) throw new Refusal('already-started', 'This game has begun.');
    if (!game.calledAt) throw new Refusal('not-ready', 'This game is not on a board.');
    // It goes to the end of the queue. Otherwise it would be called again at once.
    await db().updateTable('games').set({ readyAt: context.now, priority: 0 }).where('id', '=', id).execute();
    await takeOffBoard(game, context);
    return found(await loadSummary(id), 'The game');
  },

  setMarker: async ({ id, playerId }, context) => {
    const game = await lockForManaging(id, context.actor);
    if (playerId) await requireFreeMarker(playerId, game, await eveningGames(eveningOf(game)));
    const { markerPlayerId: previous } = game;
    await db().updateTable('games').set({ markerPlayerId: playerId }).where('id', '=', id).execute();
    if (previous && previous !== playerId) {
      await refreshNotifications([previous], context);
      if (game.calledAt) await pushCallsOf([previous], { isRecall: true }, context);
    }
    if (playerId && previous !== playerId && game.calledAt) {
      await notifyPlayers([playerId], { kind: 'game-to-mark', gameId: id, parentId: game.parentId }, context);
      await pushCallsOf([playerId], { isRecall: false }, context);
    }
    publishGame(game, context);
    if (game.boardId) context.changed(game.boardId, 'board');
    return found(await loadSummary(id), 'The game');
  },
} satisfies Partial<Handlers>;

/** Evenings with a running parent that has `autoAssign`. */
const eveningsToFill = async (): Promise<SharedEvening[]> => {
  const evenings = await db()
    .selectFrom(() => parents().as('parents'))
    .select((eb) => ['eventId', eb.case().when('eventId', 'is', null).then(eb.ref('id')).end().as('parentId')])
    .distinct()
    .where('isRunning', '=', true)
    .where('autoAssign', '=', true)
    .execute();
  return evenings.map(({ eventId, parentId }) => (eventId !== null ? { eventId } : { parentId: parentId! }));
};

/**
 * Fills the free boards of every running evening, because the rest of a player may have ended since the last event. Each evening has its own
 * transaction. An evening whose boards are locked is skipped.
 */
export const fillBoards = async (asSystem: <T>(work: (context: Context) => Promise<T>) => Promise<T>): Promise<void> => {
  for (const evening of await asSystem(eveningsToFill))
    await asSystem(async (context) => {
      if (await lockFreeBoards(evening)) await assignBoards(evening, context);
    });
};
