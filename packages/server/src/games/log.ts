import { applyEvent, foldGame, play, type RuleCode } from '@oche/darts/x01/game';
import { eventVersion, nobody, versionOf, type GameEvent as LogEvent, type NewEvent } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';
import { payloadSchemas, type GameEvent, type GamePhase, type SentEvent } from '@oche/api/contract/game';
import { most } from '@oche/api/contract/tournament';
import { sql, type Selectable } from 'kysely';
import type { Context } from '../platform/context.ts';
import { db, makeStale } from '../platform/db/current.ts';
import type { GameEvents } from '../platform/db/gameTables.ts';
import { Refusal, found, invalid } from '../platform/refusal.ts';
import { snake } from '@oche/api/wire';
import { changedLegs, foldVersion, gameResult, legPlayers, legResults } from './projection.ts';
import { endCallOf } from './calls.ts';
import { parentOf, parents } from './parents.ts';
import { loadSides } from './sides.ts';
import { publishGame } from './publishGame.ts';
import { reclaimBoard } from './boards.ts';

/** A game with the columns of its parent that the log needs, and the fold version of its rows. */
const gameWithParent = (id: string) =>
  db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .leftJoin(
      () => parents().as('parents'),
      (join) => join.onRef('parents.id', '=', 'games.parentId'),
    )
    .selectAll('games')
    .select(['parents.kind as parentKind', 'parents.isPrivate', 'parents.isRunning', 'parents.isOpen', 'parents.eventId'])
    .select(['parents.locationId', 'gameResults.foldVersion'])
    .where('games.id', '=', id);

export const findGame = async (id: string) => found(await gameWithParent(id).executeTakeFirst(), 'The game');

/** A game, locked for writing. Lock its parent and its boards before it, if you need them: see the order of locks in ARCHITECTURE.md. */
export const lockGame = async (id: string) => found(await gameWithParent(id).forUpdate('games').executeTakeFirst(), 'The game');
export type LockedGame = Awaited<ReturnType<typeof lockGame>>;

/** The event in a row. `parseEvent` checked the payload against the kind before the row was written, so it is not checked again here. */
export const eventOfRow = ({ gameId: _gameId, deviceTime, serverTime, ...row }: Selectable<GameEvents>): GameEvent =>
  ({ ...row, deviceTime: deviceTime.toISOString(), serverTime: serverTime.toISOString() }) as GameEvent;

export const readLog = async (gameId: string, since = 0): Promise<GameEvent[]> => {
  const rows = db().selectFrom('gameEvents').selectAll().where('gameId', '=', gameId).where('seq', '>', since).orderBy('seq');
  return (await rows.execute()).map(eventOfRow);
};

/** The event with its payload parsed by its kind. @throws Refusal 400 with the fields, 426 for an unknown version of events */
const parseEvent = (event: SentEvent, index: number): NewEvent => {
  if (event.v < 1 || event.v > eventVersion) throw new Refusal('unreadable-version', 'A newer version of the app wrote this event.');
  const parsed = payloadSchemas[event.kind].safeParse(event.payload);
  if (!parsed.success) {
    throw invalid(
      Object.fromEntries(
        parsed.error.issues.map(({ path, code }) => [
          ['events', index, 'payload', ...path.map((key) => snake(String(key)))].join('.'),
          code,
        ]),
      ),
    );
  }
  return { id: event.id, v: event.v, kind: event.kind, payload: event.payload } as NewEvent;
};

/** The payload of the first event of a log: the format and the ids of the sides as drawn. */
const startPayload = async (game: LockedGame) => {
  const all = (await loadSides([game.id])).get(game.id) ?? [];
  const sides = all.filter((side) => side !== null);
  if (sides.length === 0 || sides.length < all.length) throw new Refusal('not-ready', 'Not all sides of this game are known.');
  return { format: game.format, sides, rules: 1 as const };
};

const refuse = (code: RuleCode, event: NewEvent, events?: string[]) =>
  new Refusal(code, `The rules refuse this ${event.kind}: ${code}.`, { event: event.id, ...(events ? { events } : {}) });

/** Refuses players who are neither in the organisation of the game nor in its sides. */
const requireKnownPlayers = async (game: LockedGame, events: readonly NewEvent[]): Promise<void> => {
  const lineups = events.filter((event) => event.kind === 'players');
  if (lineups.length === 0) return;
  const sides = (await loadSides([game.id])).get(game.id) ?? [];
  const members = db().selectFrom('players').select('id').where('organisationId', '=', game.organisationId);
  const playerIds = lineups.flatMap(({ payload }) => payload.players);
  const rows = await members.where(sql<string>`players.id::text`, 'in', playerIds).execute();
  const known = new Set([nobody, ...sides.flatMap((side) => side?.players ?? []), ...rows.map(({ id }) => id)]);
  const refused = lineups.find(({ payload }) => payload.players.some((player) => !known.has(player)));
  if (refused) throw refuse('invalid-players', refused);
};

/** Plays new events onto a log one by one. @throws Refusal if the rules refuse one of them */
const playAll = (log: LogEvent[], fresh: NewEvent[]): { state: GameState; log: LogEvent[] } => {
  let state = log.length ? foldGame(log) : null;
  const after = [...log];
  for (const event of fresh) {
    const played = state === null || event.kind === 'undo' || event.kind === 'correct' ? play(after, event) : applyEvent(state, event);
    if (!played.ok) throw refuse(played.code, event, 'events' in played ? (played.events as string[]) : undefined);
    state = played.value;
    after.push({ ...event, seq: after.length + 1 });
  }
  return { state: state!, log: after };
};

/** An event as everybody may read it: without the id of the person who wrote it. */
export const withoutPerson = (event: GameEvent): GameEvent => (event.author.startsWith('user:') ? { ...event, author: 'user' } : event);

/** The largest product of the undos and corrections of a request and the length of the log. Both fold the whole log: this many take a second or two. */
const mostRefolded = 100_000;

/** Refuses events that would make the log too long, or fold a long log too often. @throws Refusal 413 `too-large` */
const requireFoldable = (oldLength: number, events: readonly SentEvent[]): void => {
  const length = oldLength + events.length;
  if (length > most.gameEvents) throw new Refusal('too-large', `The log of a game has at most ${most.gameEvents} events.`);
  const refolding = events.filter(({ kind }) => kind === 'undo' || kind === 'correct').length;
  if (refolding * length > mostRefolded) throw new Refusal('too-large', 'These are too many undos and corrections for one request.');
};

export type Appended = { state: GameState; before: GameState | null; events: GameEvent[]; length: number };

/**
 * Adds the event `start` to the first events of a log if they do not begin with one.
 * @throws Refusal `not-ready` if a side is unknown; `has-dependents` for a `start` that does not match the draw
 */
const withStart = async (game: LockedGame, events: NewEvent[], context: Context): Promise<NewEvent[]> => {
  const payload = await startPayload(game);
  const [first] = events;
  if (first?.kind !== 'start') return [{ id: context.newId(), v: versionOf('start'), kind: 'start', payload }, ...events];
  if (!sameStart(first.payload, payload))
    throw new Refusal('has-dependents', 'This game has other sides or another format now.', { start: payload });
  return events;
};

const insertEvents = async (gameId: string, events: readonly GameEvent[]): Promise<void> => {
  const rows = events.map(({ payload, deviceTime, serverTime, ...event }) => ({
    ...event,
    gameId,
    payload: JSON.stringify(payload),
    deviceTime: new Date(deviceTime),
    serverTime: new Date(serverTime),
  }));
  await db().insertInto('gameEvents').values(rows).execute();
};

/**
 * Appends events to the log `old` of a locked game and updates its projection, in the open transaction. The first event of a log is `start`.
 * If it is missing, it is added. If it is given, it must match the draw. The events are published after the commit.
 * @throws Refusal 422 with the code of the rule that an event breaks; `has-dependents` for a `start` that does not match; `too-large`
 */
export const appendEvents = async (
  game: LockedGame,
  old: GameEvent[],
  events: readonly SentEvent[],
  author: string,
  context: Context,
): Promise<Appended> => {
  requireFoldable(old.length, events);
  const parsed = events.map(parseEvent);
  const fresh = old.length === 0 ? await withStart(game, parsed, context) : parsed;
  await requireKnownPlayers(game, fresh);
  const before = old.length ? foldGame(old) : null;
  const { state } = playAll(old, fresh);
  const deviceTimes = new Map(events.map((event) => [event.id, event.deviceTime]));
  const appended = fresh.map((event, index): GameEvent => ({
    ...event,
    seq: old.length + index + 1,
    author,
    deviceTime: timeOf(deviceTimes.get(event.id), context.now).toISOString(),
    serverTime: context.now.toISOString(),
  }));
  await insertEvents(game.id, appended);
  await writeProjection(game, state, context, game.foldVersion === foldVersion ? before : null);
  const data = { gameId: game.id, length: state.length, events: appended.map(withoutPerson), scorerEpoch: game.scorerEpoch };
  void context.publish('game', game.id, { event: 'appended', data });
  publishGame(game, context);
  return { state, before, events: appended, length: state.length };
};

const sameStart = (
  given: Extract<NewEvent, { kind: 'start' }>['payload'],
  drawn: Extract<NewEvent, { kind: 'start' }>['payload'],
): boolean => canonical(given.sides) === canonical(drawn.sides) && canonical(given.format) === canonical(drawn.format);

/** JSON with sorted keys, so that equal values have equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );

/** The time of the device, or `fallback` if it is implausible: the clock of a device may never have been set. */
export const timeOf = (text: string | undefined, fallback: Date): Date => {
  const date = new Date(text ?? '');
  const year = date.getUTCFullYear();
  return year >= 2000 && year < 2100 ? date : fallback;
};

/** Rewrites the rows of legs: those that differ, or all if `before` is null. A visit usually only changes the rows of the running leg. */
const writeLegs = async (gameId: string, before: GameState | null, state: GameState): Promise<void> => {
  const tables = [
    ['legResults', legResults],
    ['legPlayers', legPlayers],
  ] as const;
  for (const [table, rowsOf] of tables) {
    const old = before && rowsOf(gameId, before);
    const rows = rowsOf(gameId, state);
    const changed = changedLegs(old ?? [], rows);
    const isChanged = ({ leg }: { leg: number }) => changed.includes(leg);
    const stored = db().deleteFrom(table).where('gameId', '=', gameId);
    if (!old) await stored.execute();
    else if (old.some(isChanged)) await stored.where('leg', 'in', changed).execute();
    const added = rows.filter(isChanged);
    if (added.length) await db().insertInto(table).values(added).execute();
  }
};

type Times = Pick<LockedGame, 'startedAt' | 'finishedAt'>;

/** The start and the end of a game in this phase. Stored times are kept. */
const timesOf = ({ startedAt, finishedAt }: Times, phase: GamePhase, now: Date): Times => {
  const isOver = phase === 'finished';
  return { startedAt: isOver || phase === 'playing' ? (startedAt ?? now) : null, finishedAt: isOver ? (finishedAt ?? now) : null };
};

const isSameTime = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

/**
 * Writes the rows that are derived from the log: the result, the legs, and the start and the end in `games`.
 *
 * @param before the state from which the stored rows of legs were written; null if they may be of an earlier release
 */
export const writeProjection = async (
  game: Pick<LockedGame, 'id' | 'parentId' | 'parentKind' | 'boardId' | 'calledAt' | 'startedAt' | 'finishedAt' | 'eventId'>,
  state: GameState,
  context: Context,
  before: GameState | null = null,
): Promise<void> => {
  const result = gameResult(game.id, state, game.calledAt !== null);
  const { gameId, ...update } = result;
  await db()
    .insertInto('gameResults')
    .values(result)
    .onConflict((conflict) => conflict.column('gameId').doUpdateSet(update))
    .execute();
  await writeLegs(gameId, before, state);
  if (game.parentKind !== null && game.parentId !== null) await parentOf(game.parentKind).project?.(game.parentId, gameId, state);
  const isOver = result.phase === 'finished';
  if (game.finishedAt && !isOver) await reclaimBoard(game, context);
  if (isOver && !game.finishedAt) await endCallOf(game.id, context);
  const parent = game.parentKind !== null && game.parentId !== null ? ([`${game.parentKind} ${game.parentId}`] as const) : [];
  if (isOver || game.finishedAt) makeStale('any result', ...parent);
  const times = timesOf(game, result.phase, context.now);
  if (isSameTime(times.startedAt, game.startedAt) && isSameTime(times.finishedAt, game.finishedAt)) return;
  await db().updateTable('games').set(times).where('id', '=', gameId).execute();
  makeStale(...parent, ...(game.eventId ? [`event ${game.eventId}` as const] : []));
};
