import type { EventKind, GameEvent, NewEvent, Payloads, VisitPayload } from './event.ts';
import type { Format } from './format.ts';
import { foldGame, play } from './game.ts';
import type { RuleCode } from './ruleCode.ts';
import type { GameState } from './state.ts';

/** For tests: first to one leg of 501, double out, first named side throws first. */
export const oneLeg: Format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 1 }, starter: 'first' };

/** For tests: a log that grows by legal events and says which rule an illegal one breaks. */
export class TestLog {
  events: GameEvent[] = [];

  constructor(format: Partial<Format> = {}, players: number[] = [1, 1]) {
    const sides = players.map((count, side) => ({
      id: `s${side}`,
      players: Array.from({ length: count }, (_, player) => `p${side}${player}`),
    }));
    this.add('start', { format: { ...oneLeg, ...format }, sides, rules: 1 });
  }

  get state(): GameState {
    return foldGame(this.events);
  }

  get lastId(): string {
    return (this.events.at(-1) as GameEvent).id;
  }

  /** Adds an event, or returns the code of the rule that it breaks and leaves the log as it was. */
  try<K extends EventKind>(kind: K, payload: Payloads[K]): RuleCode | null {
    const event = { id: `e${this.events.length + 1}`, v: 1, kind, payload } as NewEvent;
    const played = play(this.events, event);
    if (!played.ok) return played.code;
    this.events = [...this.events, { ...event, seq: this.events.length + 1 }];
    return null;
  }

  add<K extends EventKind>(kind: K, payload: Payloads[K]): string {
    const code = this.try(kind, payload);
    if (code) throw new Error(`${kind} breaks the rule ${code}`);
    return this.lastId;
  }

  /** What the side whose turn it is scores: a total, `bust`, or darts as `T20 T20 D12`. Returns the id of the last event. */
  throw(...visits: (number | string)[]): string {
    for (const visit of visits) this.add('visit', this.payload(visit));
    return this.lastId;
  }

  payload(visit: number | string, said: { darts?: number; doubles?: number } = {}): VisitPayload {
    const { next } = this.state;
    const { side = 0 } = next as { side?: number };
    if (typeof visit === 'number') return { side, total: visit, ...said };
    return visit === 'bust' ? { side, bust: true, ...said } : { side, throws: visit.split(' ') };
  }

  undo(): string {
    return this.add('undo', { target: String(this.state.undoable) });
  }
}
