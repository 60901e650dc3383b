import type { ActionKind } from '@oche/api/contract/action';
import type { GameSummary } from '@oche/api/contract/game';
import type { EndpointName, Output, Parsed } from '@oche/api/contract/endpoints';
import { deskKinds } from '@oche/darts/x01/event';
import { eventAt } from '../../games/calls.ts';
import { loadSummary } from '../../games/summaries.ts';
import type { Context, Handler } from '../../platform/context.ts';
import type { ActionChange, DecidedChanges } from '../../platform/db/actionTables.ts';
import { db } from '../../platform/db/current.ts';
import { can } from '../../platform/policies.ts';
import { settledRounds } from '../swiss.ts';
import { lockTournament } from '../world.ts';
import { decidedChanges, loadDecided } from './decided.ts';

/** The number of newest actions that are kept for a tournament. */
const mostActions = 1000;

/** What a write is about: a game, an entry, a tournament, or a board of an event. */
type Subject = { eventId: string; tournamentId: string | null; organisationId: string };

/** An action without what every action has. */
type Described = { kind: ActionKind; gameId?: string; entryId?: string; boardId?: string | null; change?: Partial<ActionChange> };

type Recorder<K extends EndpointName> = {
  /** undefined if the write is no action, for example the visit of a game */
  subject: (input: Parsed<K>) => Promise<Subject | undefined>;
  /** null if nothing has been done. `game`: the game before the write, if it is about one */
  describe: (request: {
    input: Parsed<K>;
    output: Output<K>;
    changes: DecidedChanges;
    game: GameSummary | undefined;
  }) => Promise<Described | null> | Described | null;
};

const tournaments = () =>
  db().selectFrom('tournaments').select(['tournaments.id as tournamentId', 'tournaments.eventId', 'tournaments.organisationId']);

const ofTournament = ({ id }: { id: string }): Promise<Subject | undefined> =>
  tournaments().where('tournaments.id', '=', id).executeTakeFirst();
const ofEntry = ({ id }: { id: string }): Promise<Subject | undefined> =>
  tournaments().innerJoin('entries', 'entries.tournamentId', 'tournaments.id').where('entries.id', '=', id).executeTakeFirst();
const ofGame = ({ id }: { id: string }): Promise<Subject | undefined> =>
  tournaments().innerJoin('games', 'games.parentId', 'tournaments.id').where('games.id', '=', id).executeTakeFirst();
const onBoardsOf = async (id: string): Promise<Subject | undefined> => {
  const event = await db().selectFrom('events').select(['id as eventId', 'organisationId']).where('id', '=', id).executeTakeFirst();
  return event && { ...event, tournamentId: null };
};

/** A game whose events are an organiser's decision: they decide it without darts, or change how it ended. */
const ofDecidedGame: Recorder<'recordEvents'>['subject'] = async ({ id, events }) => {
  const game = await db().selectFrom('games').select('finishedAt').where('id', '=', id).executeTakeFirst();
  return game?.finishedAt || events.some(({ kind }) => deskKinds.includes(kind)) ? ofGame({ id }) : undefined;
};

const describeEvents: Recorder<'recordEvents'>['describe'] = async ({ input: { id, events }, output, game: before }) => {
  if (!before || output.length === before.length || events.every(({ kind }) => kind === 'accept')) return null;
  const game = (await loadSummary(id))!;
  const isOver = game.phase === 'finished';
  const wasOver = events.some(({ kind }) => kind === 'reopen' || kind === 'correct');
  const byEnding = ({ walkover: 'walkover', retired: 'retirement' } as const)[game.ending as string] ?? 'result';
  const result = isOver ? { winner: game.winner, scores: game.sides.map(({ score }) => score) } : null;
  return {
    kind: !isOver ? 'reopening' : wasOver && byEnding === 'result' ? 'correction' : byEnding,
    gameId: id,
    change: { log: { from: before.length, to: output.length, startedAt: before.startedAt, finishedAt: before.finishedAt, result } },
  };
};

/** An action on one row, if the write has changed it. */
const ifChanged = (changes: Record<string, unknown> | undefined, id: string, described: Described): Described | null =>
  changes && id in changes ? described : null;

const recorders: { [K in EndpointName]?: Recorder<K> } = {
  recordEvents: { subject: ofDecidedGame, describe: describeEvents },
  callGame: {
    subject: ofGame,
    describe: ({ input: { id: gameId }, output, changes }) =>
      ifChanged(changes.games, gameId, { kind: 'call', gameId, boardId: output.board?.id ?? null }),
  },
  releaseGame: {
    subject: ofGame,
    describe: ({ input: { id: gameId }, changes }) =>
      ifChanged(changes.games, gameId, { kind: 'release', gameId, boardId: changes.games?.[gameId]?.before?.board ?? null }),
  },
  setMarker: {
    subject: ofGame,
    describe: ({ input: { id: gameId }, changes }) => ifChanged(changes.games, gameId, { kind: 'marker', gameId }),
  },
  moveGame: {
    subject: ofGame,
    describe: ({ input: { id: gameId }, changes }) => ifChanged(changes.games, gameId, { kind: 'move', gameId }),
  },
  setCalling: {
    subject: ofGame,
    describe: ({ input: { id: gameId, held, boardId = null }, changes }) =>
      ifChanged(changes.games, gameId, held === undefined ? { kind: 'only-board', gameId, boardId } : { kind: 'held', gameId }),
  },
  updateBoard: {
    subject: async ({ id }) => {
      const event = await eventAt(id);
      return event && onBoardsOf(event.id);
    },
    describe: ({ input: { id: boardId }, changes }) => ifChanged(changes.boards, boardId, { kind: 'out-of-order', boardId }),
  },
  reserveBoard: {
    subject: ({ id }) => onBoardsOf(id),
    describe: ({ input: { boardId }, changes }) => ifChanged(changes.boards, boardId, { kind: 'reserved', boardId }),
  },
  updateEntry: {
    subject: ofEntry,
    describe: ({ input: { id: entryId, checkedIn, paid }, changes }) =>
      ifChanged(changes.entries, entryId, { kind: checkedIn !== undefined ? 'check-in' : paid !== undefined ? 'paid' : 'seed', entryId }),
  },
  checkInAll: { subject: ofTournament, describe: ({ changes }) => (changes.entries ? { kind: 'check-in-all' } : null) },
  withdrawEntry: {
    subject: ofEntry,
    describe: ({ input: { id: entryId }, changes }) => ifChanged(changes.entries, entryId, { kind: 'withdrawal', entryId }),
  },
  reenterEntry: {
    subject: ofEntry,
    describe: ({ input: { id: entryId }, changes }) => ifChanged(changes.entries, entryId, { kind: 'reentry', entryId }),
  },
  addLateEntry: {
    subject: ofTournament,
    describe: ({ output: { id: entryId }, changes }) => ifChanged(changes.entries, entryId, { kind: 'late-entry', entryId }),
  },
  swapEntries: {
    subject: ofTournament,
    describe: ({ input: { a, b } }) => (a === b ? null : { kind: 'swap', entryId: a, change: { swap: [a, b] } }),
  },
  decideGroup: {
    subject: ofTournament,
    describe: async ({ input: { id }, output: { number: group } }) => {
      const decisions = db().selectFrom('groupDecisions').select('id').where('tournamentId', '=', id).where('groupNo', '=', group);
      const newest = await decisions.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
      return { kind: 'decision', change: { decision: { id: newest.id, group } } };
    },
  },
  setTournamentStatus: {
    subject: ofTournament,
    describe: ({ input: { id }, changes }) => ifChanged(changes.tournaments, id, { kind: 'status' }),
  },
};

/** Deletes all but the newest actions of a tournament, and those of boards on earlier days. */
const forgetOld = async ({ eventId, tournamentId }: Subject, { now }: Context): Promise<void> => {
  const yesterday = new Date(now.getTime() - 86_400_000);
  const own = () =>
    db()
      .selectFrom('tournamentActions')
      .where((eb) =>
        tournamentId ? eb('tournamentId', '=', tournamentId) : eb.and([eb('eventId', '=', eventId), eb('tournamentId', 'is', null)]),
      );
  const last = await own().select('seq').orderBy('seq', 'desc').offset(mostActions).limit(1).executeTakeFirst();
  const old = own()
    .select('id')
    .where((eb) => eb.or([eb('seq', '<=', last?.seq ?? 0), ...(tournamentId ? [] : [eb('at', '<', yesterday)])]));
  await db().deleteFrom('tournamentActions').where('id', 'in', old).execute();
};

/** Runs a write, and records what it has done if it is an action of an organiser of a tournament. */
const recording =
  <K extends EndpointName>({ subject: subjectOf, describe }: Recorder<K>, handler: Handler<K>): Handler<K> =>
  async (input, context, prepared) => {
    const { actor } = context;
    const subject = actor.kind === 'user' ? await subjectOf(input) : undefined;
    if (!subject || actor.kind !== 'user' || !can.manage(actor, subject)) return handler(input, context, prepared);
    if (subject.tournamentId) await lockTournament(subject.tournamentId);
    const before = await loadDecided(subject.eventId, subject.tournamentId);
    const rounds = subject.tournamentId ? await settledRounds(subject.tournamentId) : undefined;
    const game = 'events' in input ? await loadSummary((input as { id: string }).id) : undefined;
    const output = await handler(input, context, prepared);
    const changes = decidedChanges(before, await loadDecided(subject.eventId, subject.tournamentId));
    const described = await describe({ input, output, changes, game });
    if (!described) return output;
    const { change, ...about } = described;
    const ofEvent = db().selectFrom('tournamentActions').where('eventId', '=', subject.eventId);
    const last = await ofEvent.select((eb) => eb.fn.max<number | null>('seq').as('seq')).executeTakeFirst();
    const row = {
      id: context.newId(),
      eventId: subject.eventId,
      tournamentId: subject.tournamentId,
      at: context.now,
      author: actor.userId,
    };
    await db()
      .insertInto('tournamentActions')
      .values({
        ...row,
        ...about,
        seq: (last?.seq ?? 0) + 1,
        change: JSON.stringify({ ...changes, ...change, ...(rounds !== undefined && { rounds }) }),
      })
      .execute();
    await forgetOld(subject, context);
    return output;
  };

/** These handlers, recording the actions of organisers. */
export const recordingActions = <H extends { [K in EndpointName]: Handler<K> }>(handlers: H): H => {
  const recorded = Object.entries(recorders).map(([name, recorder]) => [
    name,
    recording(recorder as Recorder<EndpointName>, handlers[name as EndpointName] as Handler<EndpointName>),
  ]);
  return { ...handlers, ...Object.fromEntries(recorded) } as H;
};
