import { versionOf } from './event.ts';
import type { EventKind, GameEvent, NewEvent, Payloads, VisitPayload } from './event.ts';
import type { Format } from './format.ts';
import { foldGame, play } from './game.ts';
import type { RuleCode } from './ruleCode.ts';
import type { GameState } from './state.ts';

/** For tests: first to one leg of 501, double out, the first named side throws first. */
export const oneLeg: Format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 1 }, starter: 'first' };

/** For tests: a log to which legal events can be added. Illegal events return or throw the code of the broken rule. */
export class TestLog {
  events: GameEvent[] = [];

  /** `players`: per side, the number of its players or their ids. */
  constructor(format: Partial<Format> = {}, players: (number | string[])[] = [1, 1]) {
    const sides = players.map((given, side) => ({
      id: `s${side}`,
      players: typeof given === 'number' ? Array.from({ length: given }, (_, player) => `p${side}${player}`) : given,
    }));
    this.add('start', { format: { ...oneLeg, ...format }, sides, rules: 1 });
  }

  get state(): GameState {
    return foldGame(this.events);
  }

  get lastId(): string {
    return (this.events.at(-1) as GameEvent).id;
  }

  /** Adds an event and returns null, or returns the code of the rule that it breaks and does not change the log. */
  try<K extends EventKind>(kind: K, payload: Payloads[K]): RuleCode | null {
    const event = { id: `e${this.events.length + 1}`, v: versionOf(kind), kind, payload } as NewEvent;
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

  /** Adds visits of the side whose turn it is: a total, `bust`, or darts as `T20 T20 D12`. Returns the id of the last event. */
  throw(...visits: (number | string)[]): string {
    for (const visit of visits) this.add('visit', this.payload(visit));
    return this.lastId;
  }

  payload(visit: number | string, answers: { darts?: number; doubles?: number } = {}): VisitPayload {
    const { next } = this.state;
    const { side = 0 } = next as { side?: number };
    if (typeof visit === 'number') return { side, total: visit, ...answers };
    return visit === 'bust' ? { side, bust: true, ...answers } : { side, throws: visit.split(' ') };
  }

  undo(): string {
    return this.add('undo', { target: String(this.state.undoable) });
  }
}
