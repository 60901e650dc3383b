import type { Client } from '@oche/api/client';
import type { GameEventInput, GameSummary } from '@oche/api/contract/game';
import { newEvent } from '@oche/api/gameLedger';
import { createRandom } from '@oche/darts/draw/random';
import { applyEvent, play } from '@oche/darts/x01/game';
import type { NewEvent } from '@oche/darts/x01/event';
import { idsOf, numberOf, sigmaOf } from '../rehearse/chance.ts';
import { nextTyped } from '../rehearse/marker.ts';
import { settleTies } from '../rehearse/organiser.ts';

/** The clock of the demo in milliseconds since 1970. The server reads it, the simulation advances it. */
export type DemoClock = { now: number };

type Hall = {
  client: Client;
  clock: DemoClock;
  /** the organiser's token */
  token: string;
  boards: readonly { id: string; token: string }[];
  tournament: { id: string; slug: string };
  /** the time at which the simulation stops, even in the middle of a leg; without it, every game is played to its end */
  until?: number;
};

const second = 1000;
/** An event and its time in milliseconds since 1970. */
type TimedEvent = { event: GameEventInput; at: number };

/**
 * Every event of a game with its time: 40 to 140 seconds to reach the board, 14 to 26 seconds for a visit, 20 seconds between legs. `calledAt`:
 * the time of the call.
 */
function timeline(game: GameSummary, calledAt: number): TimedEvent[] {
  const random = createRandom(numberOf(`${game.parent?.name} ${game.stage.role} ${game.key}`));
  let at = calledAt + (40 + random() * 100) * second;
  const newId = idsOf(random, () => Math.round(at));
  const throwing = { sigmas: game.sides.map(({ name }) => sigmaOf(name)), random, newId };
  const sides = game.sides.map(({ id, players }) => ({ id: id!, players: players.map((player) => player.id) }));
  const events: TimedEvent[] = [];
  const write = (event: NewEvent) => {
    events.push({ event: newEvent(event.id, event.kind, event.payload, Math.round(at)), at });
    return event;
  };
  let state = play([], write({ id: newId(), v: 1, kind: 'start', payload: { format: game.format, sides, rules: 1 } }));
  while (state.ok) {
    const leg = state.value.legs.length;
    const event = nextTyped(state.value, throwing);
    if (!event) return events;
    at += (event.kind === 'visit' ? 14 + random() * 12 : 8) * second;
    state = applyEvent(state.value, write(event));
    if (state.ok && state.value.legs.length > leg) at += 20 * second;
  }
  throw new Error(`Game ${game.key}: the rules reject the marker's event: ${state.code}.`);
}

/**
 * Splits a game into requests of its tablet. The first request contains the events up to the first visit, so that the game starts on time. With
 * `byLeg`, one request for each leg follows. Otherwise a single request with all other events follows, which is faster. Use this for evenings
 * that are played to their end.
 */
function requestsOf(events: readonly TimedEvent[], byLeg: boolean): TimedEvent[][] {
  const firstLength = 1 + events.findIndex(({ event }) => event.kind === 'visit');
  const chunks = [events.slice(0, firstLength)];
  let [chunk, scored]: [TimedEvent[], number[]] = [[], []];
  const endsLeg = ({ event: { kind, payload } }: TimedEvent): boolean => {
    if (kind !== 'visit') return false;
    const { side, total = 0 } = payload as { side: number; total?: number };
    scored[side] = (scored[side] ?? 0) + total;
    return scored[side] === 501;
  };
  for (const [index, event] of events.entries()) {
    if (index >= firstLength) chunk.push(event);
    if (!endsLeg(event)) continue;
    scored = [];
    if (!byLeg) continue;
    chunks.push(chunk);
    chunk = [];
  }
  return [...chunks, chunk].filter(({ length }) => length > 0);
}

type BoardGame = { token: string; game: GameSummary; length: number; epoch: number; requests: TimedEvent[][] };

/**
 * Plays a running tournament on the demo's clock. Every board has a tablet, games take a realistic time, and a game is called when another
 * ends. The same draw number results in the same evening.
 */
export async function simulate({ client, clock, token, boards, tournament, until = Infinity }: Hall): Promise<void> {
  const busy = new Map<string, BoardGame>();
  const startCalledGames = async () => {
    for (const board of boards.filter(({ id }) => !busy.has(id))) {
      const { game } = await client.call('getBoard', {}, { token: board.token });
      if (game)
        busy.set(board.id, {
          token: board.token,
          game,
          length: 0,
          epoch: 0,
          requests: requestsOf(timeline(game, clock.now), until < Infinity),
        });
    }
  };
  const send = async (boardGame: BoardGame, chunk: TimedEvent[]) => {
    const { length, scorerEpoch } = await client.call(
      'recordEvents',
      { id: boardGame.game.id, after: boardGame.length, scorerEpoch: boardGame.epoch, events: chunk.map(({ event }) => event) },
      { token: boardGame.token },
    );
    Object.assign(boardGame, { length, epoch: scorerEpoch });
  };
  const endOf = (chunk: readonly TimedEvent[]) => chunk.at(-1)!.at;

  await startCalledGames();
  for (;;) {
    const [next] = [...busy].sort(([, a], [, b]) => endOf(a.requests[0]!) - endOf(b.requests[0]!));
    if (!next) {
      clock.now += 60 * second;
      if (clock.now > until || (await settleTies(client, token, tournament)).lots === 0) break;
      await startCalledGames();
      continue;
    }
    const [board, boardGame] = next;
    const chunk = boardGame.requests.shift()!;
    if (endOf(chunk) > until) {
      boardGame.requests.unshift(chunk);
      break;
    }
    clock.now = Math.max(clock.now, endOf(chunk));
    await send(boardGame, chunk);
    if (boardGame.requests.length > 0) continue;
    busy.delete(board);
    await startCalledGames();
  }
  if (until === Infinity) return;
  clock.now = until;
  for (const boardGame of busy.values()) {
    const pastEvents = boardGame.requests[0]!.filter(({ at }) => at <= until);
    if (pastEvents.length > 0) await send(boardGame, pastEvents);
  }
}
