import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@oche/api/client';
import type { GameEventInput, GameSummary } from '@oche/api/contract/game';
import { ApiError } from '@oche/api/errors';
import { absorb, adopt, foldOn, newEvent, playOnto, settle, type Ledger } from '@oche/api/gameLedger';
import type { NewEvent } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';
import { sigmaOf } from './chance.ts';
import { mistyped, nextTyped, type Throwing } from './marker.ts';
import type { Traffic } from './patient.ts';

export type Tablet = {
  client: Client;
  token: string;
  random: () => number;
  newId: () => string;
  traffic: Traffic;
  /** everything ever written at any tablet, by game, in order: the truth that the server's logs are held against */
  written: Map<string, GameEventInput[]>;
  /** visits that a marker may write before the server has confirmed the first of them */
  ahead: number;
  onConfirmed: (events: number, game: GameSummary) => void;
  onFinished: (game: GameSummary) => void;
  /** whether the tournament is over */
  isOver: () => boolean;
  stopped: AbortSignal;
};

/** One mistyped visit in so many, taken back at once. */
const mistakes = 60;

/** A board for a whole evening: waits for a game, plays it, waits for the next, until the tournament is over. */
export async function runTablet(tablet: Tablet): Promise<void> {
  const kept = new Map<string, Ledger>();
  let pause = 10;
  while (!tablet.isOver()) {
    const { game } = await tablet.client.call('getBoard', {}, { token: tablet.token });
    if (!game) {
      pause = Math.min(pause * 1.5, 600); // a hall of idle boards must not be the load that is measured
      await sleep(pause, undefined, { signal: tablet.stopped });
      continue;
    }
    pause = 10;
    await playOut(tablet, game, kept);
    tablet.onFinished(game);
  }
}

/** Plays one game from wherever its log stands until it is over and the server has all of it. */
async function playOut(tablet: Tablet, game: GameSummary, kept: Map<string, Ledger>): Promise<void> {
  const { client, token, random, newId, traffic, stopped } = tablet;
  const { id } = game;
  const throwing: Throwing = { sigmas: game.sides.map(({ name }) => sigmaOf(name)), random, newId };
  const mine = tablet.written.get(id) ?? [];
  tablet.written.set(id, mine);

  const read = () => client.call('getGame', { id, since: 0 }, { token });
  const first = await read();
  let epoch = first.scorerEpoch;
  // What this tablet knew of the game comes first: a server that lost confirmed events is offered them again.
  let ledger = adopt(kept.get(id) ?? { log: [], pending: [], base: 0 }, first.events);
  let state = foldOn({ ledger, game: null }, ledger).game;
  kept.set(id, ledger);

  const write = (event: NewEvent): void => {
    const input = newEvent(event.id, event.kind, event.payload, Date.now());
    const after = playOnto({ ledger, game: state }, event);
    if (!after.ok) throw new Error(`Game ${game.key}: the rules refuse what its marker wrote: ${after.code}.`);
    ledger = { ...ledger, pending: [...ledger.pending, input] };
    state = after.value;
    mine.push(input);
  };

  const writeNext = (): void => {
    if (!state) return write({ id: newId(), v: 1, kind: 'start', payload: startOf(game) });
    const event = nextTyped(state, throwing);
    if (!event) return;
    const wrong = random() * mistakes < 1 ? mistyped(state, event, newId) : null;
    if (wrong) {
      write(wrong);
      write({ id: newId(), v: 1, kind: 'undo', payload: { target: wrong.id } });
    }
    write(event);
  };

  /** The server's log is not what we thought: read it whole, keep what it has, offer again what it has not. */
  const reread = async (): Promise<void> => {
    const whole = await read();
    epoch = Math.max(epoch, whole.scorerEpoch);
    const { ledger: settled, code } = settle(adopt(ledger, whole.events));
    if (code) throw new Error(`Game ${game.key}: somebody else wrote into its log (${code}).`);
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
      if (refusals > 20) throw new Error(`Game ${game.key}: the server keeps refusing: ${error.status} ${error.code}.`, { cause: error });
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

/** How a log must begin: format and sides as drawn, by id. */
const startOf = ({ format, sides }: GameSummary) => ({
  format,
  sides: sides.map(({ id, playerId }) => ({ id: id ?? '', players: playerId ? [playerId] : [] })),
  rules: 1 as const,
});
