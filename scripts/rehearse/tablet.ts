import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@oche/api/client';
import type { GameEventInput, GameSummary } from '@oche/api/contract/game';
import { ApiError } from '@oche/api/errors';
import { absorb, adopt, foldOn, newEvent, playOnto, settle, type Ledger } from '@oche/api/gameLedger';
import type { NewEvent } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';
import { sigmaOf } from './chance.ts';
import { mistypedVisit, nextTyped, type Throwing } from './marker.ts';
import type { Traffic } from './retries.ts';

export type Tablet = {
  client: Client;
  token: string;
  random: () => number;
  newId: () => string;
  traffic: Traffic;
  /** every event written on any tablet, by game, in order; they are compared with the logs on the server */
  written: Map<string, GameEventInput[]>;
  /** the number of events that a marker may write before the server has confirmed the first of them */
  ahead: number;
  /** waits before a visit; without it, a marker writes as fast as the server confirms */
  pause?: (() => Promise<unknown>) | undefined;
  onConfirmed: (events: number, game: GameSummary) => void;
  onFinished: (game: GameSummary) => void;
  /** whether the tournament is over */
  isOver: () => boolean;
  stopped: AbortSignal;
};

/** The average number of visits until one is mistyped and then undone. */
const visitsPerMistake = 60;

/** Plays every game that is called to a board, until the tournament is over. */
export async function runTablet(tablet: Tablet): Promise<void> {
  const ledgers = new Map<string, Ledger>();
  let pause = 10;
  while (!tablet.isOver()) {
    const { game } = await tablet.client.call('getBoard', {}, { token: tablet.token });
    if (!game) {
      pause = Math.min(pause * 1.5, 600); // idle boards must not increase the measured load
      await sleep(pause, undefined, { signal: tablet.stopped });
      continue;
    }
    pause = 10;
    await playOut(tablet, game, ledgers);
    tablet.onFinished(game);
  }
}

/** Plays one game from the current state of its log until it is over and the server has confirmed all events. */
async function playOut(tablet: Tablet, game: GameSummary, ledgers: Map<string, Ledger>): Promise<void> {
  const { client, token, random, newId, traffic, stopped } = tablet;
  const { id } = game;
  const throwing: Throwing = { sigmas: game.sides.map(({ name }) => sigmaOf(name)), random, newId };
  const writtenEvents = tablet.written.get(id) ?? [];
  tablet.written.set(id, writtenEvents);

  const fetchLog = () => client.call('getGame', { id, since: 0 }, { token });
  const first = await fetchLog();
  let epoch = first.scorerEpoch;
  // The tablet starts from its stored log. If the server has lost confirmed events, they are resent.
  let ledger = adopt(ledgers.get(id) ?? { log: [], pending: [], base: 0 }, first.events);
  let state = foldOn({ ledger, game: null }, ledger).game;
  ledgers.set(id, ledger);

  const write = (event: NewEvent): void => {
    const input = newEvent(event.id, event.kind, event.payload, Date.now());
    const result = playOnto({ ledger, game: state }, event);
    if (!result.ok) throw new Error(`Game ${game.key}: the rules reject the marker's event: ${result.code}.`);
    ledger = { ...ledger, pending: [...ledger.pending, input] };
    state = result.value;
    writtenEvents.push(input);
  };

  const writeNext = (): void => {
    if (!state) return write({ id: newId(), v: 1, kind: 'start', payload: startOf(game) });
    const event = nextTyped(state, throwing);
    if (!event) return;
    const mistake = random() * visitsPerMistake < 1 ? mistypedVisit(state, event, newId) : null;
    if (mistake) {
      write(mistake);
      write({ id: newId(), v: 1, kind: 'undo', payload: { target: mistake.id } });
    }
    write(event);
  };

  /** Refetches the log from the server and merges it. Events that the server lacks remain pending. */
  const refetch = async (): Promise<void> => {
    const current = await fetchLog();
    epoch = Math.max(epoch, current.scorerEpoch);
    const { ledger: settled, code } = settle(adopt(ledger, current.events));
    if (code) throw new Error(`Game ${game.key}: another device wrote to its log (${code}).`);
    ledger = settled;
    state = foldOn({ ledger, game: null }, ledger).game;
  };

  let rejections = 0;
  const send = async (): Promise<void> => {
    const pendingCount = ledger.pending.length;
    try {
      const stored = await client.call(
        'recordEvents',
        { id, after: ledger.log.length, scorerEpoch: epoch, events: ledger.pending },
        { token },
      );
      const absorbed = absorb(ledger, stored.events);
      ledger = absorbed.ledger;
      rejections = 0;
      tablet.onConfirmed(pendingCount - ledger.pending.length, game);
      if (absorbed.gap || stored.length > ledger.log.length) await refetch();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      rejections += 1;
      if (rejections > 20)
        throw new Error(`Game ${game.key}: the server has rejected events 20 times: ${error.status} ${error.code}.`, { cause: error });
      if (error.status === 409) traffic.conflicts += 1;
      else traffic.rejected += 1;
      if (error.code === 'not-scorer') epoch = (await client.call('takeScorer', { id }, { token })).scorerEpoch;
      await refetch();
    }
    ledgers.set(id, ledger);
  };

  for (;;) {
    stopped.throwIfAborted();
    await tablet.pause?.();
    const batchSize = 1 + Math.floor(random() * tablet.ahead);
    while (ledger.pending.length < batchSize && !isOver(state)) writeNext();
    if (ledger.pending.length === 0) return;
    await send();
  }
}

const isOver = (state: GameState | null): boolean => state?.next.kind === 'over';

/** The payload of the first event of a log: the format, and the sides of the draw by id. */
const startOf = ({ format, sides }: GameSummary) => ({
  format,
  sides: sides.map(({ id, players }) => ({ id: id ?? '', players: players.map((player) => player.id) })),
  rules: 1 as const,
});
