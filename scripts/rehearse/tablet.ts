import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@oche/api/client';
import type { GameEventInput, GameSummary } from '@oche/api/contract/game';
import { ApiError } from '@oche/api/errors';
import { absorb, adopt, foldOn, newEvent, playOnto, settle, type Ledger } from '@oche/api/gameLedger';
import type { NewEvent } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';
import { sigmaOf } from './chance.ts';
import { mistyped, nextTyped, type Throwing } from './marker.ts';
import type { Traffic } from './retries.ts';

export type Tablet = {
  client: Client;
  token: string;
  random: () => number;
  newId: () => string;
  traffic: Traffic;
  /** every event written at any tablet, by game, in order; the server's logs are compared with it */
  written: Map<string, GameEventInput[]>;
  /** how many events a marker may write before the server has confirmed the first of them */
  ahead: number;
  onConfirmed: (events: number, game: GameSummary) => void;
  onFinished: (game: GameSummary) => void;
  /** whether the tournament is over */
  isOver: () => boolean;
  stopped: AbortSignal;
};

/** On average, one visit in so many is mistyped and then undone. */
const visitsPerMistake = 60;

/** Plays every game that is called to a board, until the tournament is over. */
export async function runTablet(tablet: Tablet): Promise<void> {
  const kept = new Map<string, Ledger>();
  let pause = 10;
  while (!tablet.isOver()) {
    const { game } = await tablet.client.call('getBoard', {}, { token: tablet.token });
    if (!game) {
      pause = Math.min(pause * 1.5, 600); // idle boards must not add to the measured load
      await sleep(pause, undefined, { signal: tablet.stopped });
      continue;
    }
    pause = 10;
    await playOut(tablet, game, kept);
    tablet.onFinished(game);
  }
}

/** Plays one game from the current state of its log until it is over and the server has confirmed all events. */
async function playOut(tablet: Tablet, game: GameSummary, kept: Map<string, Ledger>): Promise<void> {
  const { client, token, random, newId, traffic, stopped } = tablet;
  const { id } = game;
  const throwing: Throwing = { sigmas: game.sides.map(({ name }) => sigmaOf(name)), random, newId };
  const mine = tablet.written.get(id) ?? [];
  tablet.written.set(id, mine);

  const read = () => client.call('getGame', { id, since: 0 }, { token });
  const first = await read();
  let epoch = first.scorerEpoch;
  // Starts from this tablet's own log: if the server has lost confirmed events, they are sent again.
  let ledger = adopt(kept.get(id) ?? { log: [], pending: [], base: 0 }, first.events);
  let state = foldOn({ ledger, game: null }, ledger).game;
  kept.set(id, ledger);

  const write = (event: NewEvent): void => {
    const input = newEvent(event.id, event.kind, event.payload, Date.now());
    const after = playOnto({ ledger, game: state }, event);
    if (!after.ok) throw new Error(`Game ${game.key}: the rules reject the marker's event: ${after.code}.`);
    ledger = { ...ledger, pending: [...ledger.pending, input] };
    state = after.value;
    mine.push(input);
  };

  const writeNext = (): void => {
    if (!state) return write({ id: newId(), v: 1, kind: 'start', payload: startOf(game) });
    const event = nextTyped(state, throwing);
    if (!event) return;
    const mistake = random() * visitsPerMistake < 1 ? mistyped(state, event, newId) : null;
    if (mistake) {
      write(mistake);
      write({ id: newId(), v: 1, kind: 'undo', payload: { target: mistake.id } });
    }
    write(event);
  };

  /** Reads the whole log from the server and merges it: events that the server lacks stay pending. */
  const reread = async (): Promise<void> => {
    const whole = await read();
    epoch = Math.max(epoch, whole.scorerEpoch);
    const { ledger: settled, code } = settle(adopt(ledger, whole.events));
    if (code) throw new Error(`Game ${game.key}: another device wrote to its log (${code}).`);
    ledger = settled;
    state = foldOn({ ledger, game: null }, ledger).game;
  };

  let refusals = 0;
  const send = async (): Promise<void> => {
    const before = ledger.pending.length;
    try {
      const stored = await client.call(
        'recordEvents',
        { id, after: ledger.log.length, scorerEpoch: epoch, events: ledger.pending },
        { token },
      );
      const taken = absorb(ledger, stored.events);
      ledger = taken.ledger;
      refusals = 0;
      tablet.onConfirmed(before - ledger.pending.length, game);
      if (taken.gap || stored.length > ledger.log.length) await reread();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refusals += 1;
      if (refusals > 20)
        throw new Error(`Game ${game.key}: the server keeps rejecting events: ${error.status} ${error.code}.`, { cause: error });
      if (error.status === 409) traffic.conflicts += 1;
      else traffic.refused += 1;
      if (error.code === 'not-scorer') epoch = (await client.call('takeScorer', { id }, { token })).scorerEpoch;
      await reread();
    }
    kept.set(id, ledger);
  };

  for (;;) {
    stopped.throwIfAborted();
    const wanted = 1 + Math.floor(random() * tablet.ahead);
    while (ledger.pending.length < wanted && !isOver(state)) writeNext();
    if (ledger.pending.length === 0) return;
    await send();
  }
}

const isOver = (state: GameState | null): boolean => state?.next.kind === 'over';

/** The payload of a log's first event: format and sides as drawn, by id. */
const startOf = ({ format, sides }: GameSummary) => ({
  format,
  sides: sides.map(({ id, playerId }) => ({ id: id ?? '', players: playerId ? [playerId] : [] })),
  rules: 1 as const,
});
