import type { Client } from '@oche/api/client';
import type { GameEventInput, GameSummary } from '@oche/api/contract/game';
import { newEvent } from '@oche/api/gameLedger';
import { createRandom } from '@oche/darts/draw/random';
import { applyEvent, play } from '@oche/darts/x01/game';
import type { NewEvent } from '@oche/darts/x01/event';
import { idsOf, numberOf, sigmaOf } from '../rehearse/chance.ts';
import { nextTyped } from '../rehearse/marker.ts';
import { settleTies } from '../rehearse/organiser.ts';

/** The clock of the demo in milliseconds since 1970: the server reads it, the simulation moves it on. */
export type DemoClock = { now: number };

type Hall = {
  client: Client;
  clock: DemoClock;
  /** the organiser's */
  token: string;
  boards: readonly { id: string; token: string }[];
  tournament: { id: string; slug: string };
  /** the time at which the simulation stops, even in the middle of a leg; without it, every game is played to its end */
  until?: number;
};

const second = 1000;
type Written = { event: GameEventInput; at: number };

/** Every event of a game with its time: 40 to 140 seconds to reach the board, 14 to 26 seconds for a visit, 20 seconds between legs. */
function timeline(game: GameSummary, called: number): Written[] {
  const random = createRandom(numberOf(`${game.parent?.name} ${game.stage.role} ${game.key}`));
  let at = called + (40 + random() * 100) * second;
  const newId = idsOf(random, () => Math.round(at));
  const throwing = { sigmas: game.sides.map(({ name }) => sigmaOf(name)), random, newId };
  const sides = game.sides.map(({ id, players }) => ({ id: id!, players: players.map((player) => player.id) }));
  const written: Written[] = [];
  const write = (event: NewEvent) => {
    written.push({ event: newEvent(event.id, event.kind, event.payload, Math.round(at)), at });
    return event;
  };
  let state = play([], write({ id: newId(), v: 1, kind: 'start', payload: { format: game.format, sides, rules: 1 } }));
  while (state.ok) {
    const leg = state.value.legs.length;
    const event = nextTyped(state.value, throwing);
    if (!event) return written;
    at += (event.kind === 'visit' ? 14 + random() * 12 : 8) * second;
    state = applyEvent(state.value, write(event));
    if (state.ok && state.value.legs.length > leg) at += 20 * second;
  }
  throw new Error(`Game ${game.key}: the rules reject the marker's event: ${state.code}.`);
}

/**
 * Splits a game into requests of its tablet. The first has the events up to the first visit, so that the game starts on time. Then comes
 * one request per leg, or, if `byLeg` is false, one with all other events. The second is faster, for evenings that nobody sees half played.
 */
function portions(written: readonly Written[], byLeg: boolean): Written[][] {
  const begun = 1 + written.findIndex(({ event }) => event.kind === 'visit');
  const chunks = [written.slice(0, begun)];
  let [chunk, left]: [Written[], number[]] = [[], []];
  const count = ({ event: { kind, payload } }: Written): boolean => {
    if (kind !== 'visit') return false;
    const { side, total = 0 } = payload as { side: number; total?: number };
    left[side] = (left[side] ?? 0) + total;
    return left[side] === 501;
  };
  for (const [index, one] of written.entries()) {
    if (index >= begun) chunk.push(one);
    if (!count(one)) continue;
    left = [];
    if (!byLeg) continue;
    chunks.push(chunk);
    chunk = [];
  }
  return [...chunks, chunk].filter(({ length }) => length > 0);
}

type OnBoard = { token: string; game: GameSummary; length: number; epoch: number; waiting: Written[][] };

/**
 * Plays a running tournament on the demo's clock. Every board has a tablet, games take a realistic time, and a game is called when another
 * ends. The same draw number gives the same evening.
 */
export async function simulate({ client, clock, token, boards, tournament, until = Infinity }: Hall): Promise<void> {
  const busy = new Map<string, OnBoard>();
  const lookAtBoards = async () => {
    for (const board of boards.filter(({ id }) => !busy.has(id))) {
      const { game } = await client.call('getBoard', {}, { token: board.token });
      if (game)
        busy.set(board.id, {
          token: board.token,
          game,
          length: 0,
          epoch: 0,
          waiting: portions(timeline(game, clock.now), until < Infinity),
        });
    }
  };
  const send = async (on: OnBoard, chunk: Written[]) => {
    const { length, scorerEpoch } = await client.call(
      'recordEvents',
      { id: on.game.id, after: on.length, scorerEpoch: on.epoch, events: chunk.map(({ event }) => event) },
      { token: on.token },
    );
    Object.assign(on, { length, epoch: scorerEpoch });
  };
  const endOf = (chunk: readonly Written[]) => chunk.at(-1)!.at;

  await lookAtBoards();
  for (;;) {
    const [next] = [...busy].sort(([, a], [, b]) => endOf(a.waiting[0]!) - endOf(b.waiting[0]!));
    if (!next) {
      clock.now += 60 * second;
      if (clock.now > until || (await settleTies(client, token, tournament)).lots === 0) break;
      await lookAtBoards();
      continue;
    }
    const [board, on] = next;
    const chunk = on.waiting.shift()!;
    if (endOf(chunk) > until) {
      on.waiting.unshift(chunk);
      break;
    }
    clock.now = Math.max(clock.now, endOf(chunk));
    await send(on, chunk);
    if (on.waiting.length > 0) continue;
    busy.delete(board);
    await lookAtBoards();
  }
  if (until === Infinity) return;
  clock.now = until;
  for (const on of busy.values()) {
    const begun = on.waiting[0]!.filter(({ at }) => at <= until);
    if (begun.length > 0) await send(on, begun);
  }
}
