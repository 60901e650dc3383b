import { deskKinds } from '@oche/darts/x01/event';
import type { GameEventInput } from './contract/game.ts';
import { ApiError } from './errors.ts';
import { absorb, adopt, type Ledger } from './gameLedger.ts';
import {
  batchSize,
  canSend,
  chain,
  hold,
  isScorer,
  keep,
  withResponse,
  withEpoch,
  type Continuation,
  type Effect,
  type Job,
  type Machine,
  type MachineEvent,
  type Phase,
  type Step,
} from './gameSyncModel.ts';

/*
 * The decisions of `createGameSync` as a state machine without a clock, network or storage. `transition` takes the machine and an event, and
 * returns the next machine and the effects that the runner has to execute. Each phase waits for one response, so every response fits its phase.
 */

const notify: Effect = { type: 'notify' };
const longestPause = 30_000;

/** Whether a later request may succeed: there was no response, there were too many requests, or the server failed. */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

const isBusy = ({ job, phase }: Machine): boolean => job !== null || phase.name === 'scheduled';

/** Adds a job. A `refresh` or `send` that has not started yet also serves later ones of its kind. */
const enqueue = (machine: Machine, kind: Job['kind'], ticket?: number): Step => {
  const tickets = ticket === undefined ? [] : [ticket];
  const shared = kind === 'takeOver' ? undefined : machine.queue.find((job) => job.kind === kind);
  const queue = shared
    ? machine.queue.map((job) => (job === shared ? { kind, tickets: [...job.tickets, ...tickets] } : job))
    : [...machine.queue, { kind, tickets }];
  if (isBusy(machine)) return [{ ...machine, queue }, []];
  return [{ ...machine, queue, phase: { name: 'scheduled' } }, [{ type: 'schedule' }]];
};

const begin = (machine: Machine): Step => {
  const [job, ...queue] = machine.queue;
  if (!job || !machine.isOpen) return dropJobs(machine);
  const withJob: Machine = { ...machine, job, queue };
  return chain([withJob, [{ type: 'cancelRetry' }]], (next) => {
    if (job.kind === 'refresh') return read(next, { kind: 'flush' });
    if (job.kind === 'send') return flush(next);
    return [{ ...next, phase: { name: 'takingOver' } }, [{ type: 'takeScorer' }]];
  });
};

/** Ends every job without a change, because the game was closed. */
const dropJobs = (machine: Machine): Step => {
  const jobs = machine.job ? [machine.job, ...machine.queue] : machine.queue;
  const tickets = jobs.flatMap((job) => job.tickets);
  return [{ ...machine, phase: { name: 'idle' }, job: null, queue: [] }, [{ type: 'finish', tickets }]];
};

const endJob = (machine: Machine, rest: 'idle' | 'waiting' = 'idle'): Step => {
  const isMore = machine.queue.length > 0;
  const ended: Machine = { ...machine, job: null, phase: { name: isMore ? 'scheduled' : rest } };
  const finish: Effect = { type: 'finish', tickets: machine.job?.tickets ?? [] };
  return [ended, [notify, finish, ...(isMore ? [{ type: 'schedule' } as const] : [])]];
};

/** Retries a request without a response, with exponential backoff. */
const failWithoutResponse = (machine: Machine, at: number): Step => {
  const { attempts } = machine;
  const retry: Effect = { type: 'retry', milliseconds: Math.min(longestPause, 1000 * 2 ** attempts) };
  const offline = { ...machine, offlineSince: machine.offlineSince ?? at, attempts: Math.min(attempts + 1, 10) };
  return chain([offline, [retry]], (next) => endJob(next, 'waiting'));
};

/** A rejection that the log does not explain is a conflict if events would be lost, otherwise a failure. */
const failWithRefusal = (machine: Machine, refusal: ApiError): Step => {
  const { code } = refusal;
  const { ledger, isReader, conflictCode } = machine;
  // Events that only this device has must stay visible.
  if (code === 'not-found' && !isReader && ledger.log.length > 0) return endJob({ ...machine, conflictCode: code });
  // A person cannot resolve a log of a newer version: pending events wait for a page that can read it.
  if (ledger.pending.length > 0 && code !== 'unreadable-version') return endJob({ ...machine, conflictCode: conflictCode ?? code });
  return endJob({ ...machine, failure: refusal });
};

/** Runs a step that folds a log, or `otherwise` if this version of the rules cannot read it. */
const ifReadable = (step: () => Step, otherwise: (refusal: ApiError) => Step): Step => {
  try {
    return step();
  } catch (error) {
    return otherwise(error as ApiError);
  }
};

const read = (machine: Machine, continuation: Continuation): Step => {
  if (!machine.isRestored) return [{ ...machine, phase: { name: 'restoring', continuation } }, [{ type: 'restore' }]];
  // The last known event is read again, to notice a server that has lost it and stored another one.
  const since = Math.max(0, machine.ledger.log.length - 1);
  return [{ ...machine, phase: { name: 'reading', continuation } }, [{ type: 'readGame', since }]];
};

const readingRefused = (machine: Machine, continuation: Continuation, refusal: ApiError): Step =>
  continuation.kind === 'resume' ? sendingRefused(machine, refusal, continuation.batch) : failWithRefusal(machine, refusal);

const readingDone = (machine: Machine, continuation: Continuation, database: string | null): Step => {
  // Events that this database lacks are pending again, so it has the whole log of the ledger.
  const step: Step = [{ ...machine, isKnown: true }, keep(machine, { database })];
  return chain(step, (known) => {
    if (continuation.kind === 'flush') return chain([known, [notify]], flush);
    if (continuation.kind === 'resume') return chain([known, [notify]], sendNext);
    const { batch, length, code } = continuation;
    const { ledger, conflictCode } = known;
    const isUnchanged = ledger.log.length === length && ledger.pending[0]?.id === batch[0]?.id;
    const judged = isUnchanged && isScorer(known) && !conflictCode ? { ...known, conflictCode: code } : known;
    return chain([judged, [notify]], sendNext);
  });
};

const flush = (machine: Machine): Step => [{ ...machine, phase: { name: 'flushing' }, batchLimit: batchSize }, [{ type: 'flush' }]];

const sendNext = (machine: Machine): Step => {
  if (!canSend(machine)) return endJob(machine);
  const { ledger, epoch, serverEpoch, batchLimit } = machine;
  const batch = ledger.pending.slice(0, batchLimit);
  const send: Effect = { type: 'sendEvents', after: ledger.log.length, scorerEpoch: epoch ?? serverEpoch, events: batch };
  return [{ ...machine, phase: { name: 'sending', batch } }, [send]];
};

/** The server's log may explain a rejection. If it does not, a person has to decide. */
const sendingRefused = (machine: Machine, { code }: ApiError, batch: readonly GameEventInput[]): Step => {
  // A tablet may not send decisions of the organiser, but it may send the events before them.
  const allowed = batch.findIndex(({ kind }) => deskKinds.includes(kind));
  if (code === 'forbidden' && allowed > 0) return sendNext({ ...machine, batchLimit: allowed });
  return read(withResponse(machine), { kind: 'judge', batch, length: machine.ledger.log.length, code });
};

type PhaseNamed<P extends Phase['name']> = Extract<Phase, { name: P }>;
type EventOf<E extends MachineEvent['type']> = Extract<MachineEvent, { type: E }>;

const restored = (machine: Machine, { kept }: EventOf<'restored'>, { continuation }: PhaseNamed<'restoring'>): Step => {
  const done = (next: Machine): Step => chain([{ ...next, isRestored: true }, [notify]], (each) => read(each, continuation));
  if (!kept) return done(machine);
  const owner: Machine = { ...machine, epoch: kept.scorerEpoch ?? machine.epoch };
  // The log that came with the page is at least as new; the stored one may have events that the server has lost.
  const mine: Ledger = { log: kept.log, pending: kept.pending, base: kept.base };
  return ifReadable(
    () =>
      chain(hold(owner, owner.isKnown ? adopt(mine, owner.ledger.log) : mine, true), (held) => {
        const summary = held.summary ?? kept.summary;
        return done({ ...held, summary, isKnown: held.isKnown || summary !== null });
      }),
    (refusal) => readingRefused(owner, continuation, refusal),
  );
};

const gameRead = (machine: Machine, { response, database }: EventOf<'gameRead'>, { continuation }: PhaseNamed<'reading'>): Step => {
  const updated: Machine = {
    ...withEpoch(withResponse(machine), response.scorerEpoch),
    summary: response.game,
    failure: null,
    conflictCode: machine.conflictCode === 'not-found' ? null : machine.conflictCode,
  };
  const { ledger, gap } = absorb(updated.ledger, response.events);
  if (gap || response.length < updated.ledger.log.length)
    return [{ ...updated, phase: { name: 'rereading', continuation } }, [{ type: 'readGame', since: 0 }]];
  return ifReadable(
    () => chain(hold(updated, ledger), (held) => readingDone(held, continuation, database)),
    (refusal) => readingRefused(updated, continuation, refusal),
  );
};

const wholeGameRead = (
  machine: Machine,
  { response: { events, scorerEpoch }, database }: EventOf<'gameRead'>,
  { continuation }: PhaseNamed<'rereading'>,
): Step => {
  const updated = withEpoch(machine, scorerEpoch);
  const ledger = updated.isReader ? { log: events, pending: [], base: events.length } : adopt(updated.ledger, events);
  return ifReadable(
    () => chain(hold(updated, ledger, true), (held) => readingDone(held, continuation, database)),
    (refusal) => readingRefused(updated, continuation, refusal),
  );
};

const eventsStored = (machine: Machine, { response }: EventOf<'eventsStored'>, { batch }: PhaseNamed<'sending'>): Step => {
  const updated: Machine = { ...withEpoch(withResponse(machine), response.scorerEpoch), batchLimit: batchSize };
  const { ledger, gap } = absorb(updated.ledger, response.events);
  return ifReadable(
    () =>
      chain(hold(updated, ledger), (held) =>
        gap || response.length > held.ledger.log.length ? read(held, { kind: 'resume', batch }) : chain([held, [notify]], sendNext),
      ),
    (refusal) => sendingRefused(updated, refusal, batch),
  );
};

const readingFailed = (machine: Machine, { error, at }: EventOf<'failed'>, { continuation }: PhaseNamed<'reading' | 'rereading'>): Step =>
  isTemporary(error) ? failWithoutResponse(machine, at) : readingRefused(machine, continuation, error as ApiError);

const sendingFailed = (machine: Machine, { error, at }: EventOf<'failed'>, { batch }: PhaseNamed<'sending'>): Step =>
  isTemporary(error) ? failWithoutResponse(machine, at) : sendingRefused(machine, error as ApiError, batch);

const failed = (machine: Machine, { error, at }: EventOf<'failed'>): Step =>
  isTemporary(error) ? failWithoutResponse(machine, at) : failWithRefusal(machine, error as ApiError);

const scorerTaken = (machine: Machine, { scorerEpoch }: EventOf<'scorerTaken'>): Step =>
  read(withEpoch({ ...machine, epoch: scorerEpoch }, scorerEpoch), { kind: 'flush' });

const recorded = (machine: Machine, { event, game }: EventOf<'recorded'>): Step => {
  const ledger: Ledger = { ...machine.ledger, pending: [...machine.ledger.pending, event] };
  const change = { add: [event], base: ledger.base, scorerEpoch: machine.epoch };
  return chain([{ ...machine, ledger, folded: { ledger, game } }, [...keep(machine, change), notify]], (next) => enqueue(next, 'send'));
};

const received = (machine: Machine, { length, events, scorerEpoch }: EventOf<'received'>): Step => {
  if (!machine.isOpen || !machine.isKnown || !machine.isRestored) return [machine, []];
  const updated = withEpoch(machine, scorerEpoch);
  const { ledger, gap } = absorb(updated.ledger, events);
  const reread = (next: Machine): Step => chain([next, [notify]], (each) => enqueue(each, 'refresh'));
  if (gap) return reread(updated);
  return ifReadable(
    () => chain(hold(updated, ledger), (held) => (length > ledger.log.length ? reread(held) : [held, [notify]])),
    // Reading the log again reports the reason.
    () => reread(updated),
  );
};

const resolved = (machine: Machine, { mine }: EventOf<'resolved'>): Step => {
  const hasConflict = machine.conflictCode !== null || !isScorer(machine);
  // If the server does not know the game, its log is empty.
  const log = machine.conflictCode === 'not-found' ? [] : machine.ledger.log;
  const theirs: Ledger = { log, pending: [], base: log.length };
  const step: Step = hasConflict ? hold({ ...machine, conflictCode: null }, mine ?? theirs, true) : [machine, []];
  return chain(step, (held) => chain([held, [notify]], (each) => enqueue(each, 'refresh')));
};

const closed = (machine: Machine): Step => {
  const phase: Phase = machine.phase.name === 'waiting' ? { name: 'idle' } : machine.phase;
  return [{ ...machine, isOpen: false, phase }, [{ type: 'cancelRetry' }]];
};

type Handlers<P extends Phase['name']> = {
  [E in MachineEvent['type']]?: (machine: Machine, event: EventOf<E>, phase: PhaseNamed<P>) => Step;
};
type Handler = (machine: Machine, event: never, phase: never) => Step;

/** Handlers of events that every phase accepts. */
const commonHandlers: Handlers<Phase['name']> = {
  opened: (machine) => enqueue({ ...machine, isOpen: true }, 'refresh'),
  closed,
  refreshRequested: (machine, { ticket }) => enqueue(machine, 'refresh', ticket),
  takeOverRequested: (machine, { ticket }) => enqueue(machine, 'takeOver', ticket),
  recorded,
  received,
  resolved,
};

/** Handlers of the events for which each phase waits. */
const phaseHandlers: { [P in Phase['name']]: Handlers<P> } = {
  idle: {},
  waiting: { retryDue: (machine) => enqueue(machine, 'refresh') },
  scheduled: { due: begin },
  restoring: { restored },
  reading: { gameRead, failed: readingFailed },
  rereading: { gameRead: wholeGameRead, failed: readingFailed },
  flushing: { flushed: sendNext, failed },
  sending: { eventsStored, failed: sendingFailed },
  takingOver: { scorerTaken, failed },
};

/** The machine after an event, and the effects for the runner. An event that the phase does not accept changes nothing. */
export const transition = (machine: Machine, event: MachineEvent): Step => {
  const { phase } = machine;
  const expected = phaseHandlers[phase.name][event.type];
  // A response after closing changes nothing: the next sync of the game reads it again.
  if (expected && !machine.isOpen) return dropJobs(machine);
  // TypeScript does not see that the handler was found by the names of this phase and this event.
  const handler = (expected ?? commonHandlers[event.type]) as Handler | undefined;
  return handler ? handler(machine, event as never, phase as never) : [machine, []];
};
