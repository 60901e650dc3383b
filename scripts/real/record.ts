import type { GameEvent, NewEvent, VisitPayload } from '@oche/darts/x01/event';
import type { Format, Mode } from '@oche/darts/x01/format';
import { applyEvent, foldGame, play } from '@oche/darts/x01/game';
import type { GameState } from '@oche/darts/x01/state';
import type { JsonObject } from './report.ts';

/** Writes the log of a recorded game like a tablet. Throws if the rules reject an event. */
export class Recorder {
  readonly log: GameEvent[] = [];
  state: GameState;

  constructor(format: Format, players: readonly number[]) {
    const sides = players.map((count, side) => ({
      id: `side-${side}`,
      players: Array.from({ length: count }, (_, player) => `${side}.${player}`),
    }));
    const start: NewEvent = { id: 'start', v: 1, kind: 'start', payload: { format, sides, rules: 1 } };
    const played = play([], start);
    if (!played.ok) throw new Error(`This format cannot be started: ${played.code}`);
    this.state = played.value;
    this.log.push({ ...start, seq: 1 });
  }

  /** Enters the side that throws first in the leg, if a bull-up decides about it. */
  begin(side: number): void {
    const { next } = this.state;
    if (next.kind === 'throwFirst')
      this.write({ id: this.newId(), v: 1, kind: 'throwFirst', payload: { leg: next.leg, side, how: next.how } });
  }

  visit(payload: VisitPayload): void {
    this.write({ id: this.newId(), v: 1, kind: 'visit', payload });
  }

  private newId(): string {
    return `e${this.log.length + 1}`;
  }

  private write(event: NewEvent): void {
    const played = applyEvent(this.state, event);
    if (!played.ok) throw new Error(`leg ${this.state.legs.length}, ${JSON.stringify(event.payload)}: ${played.code}`);
    this.state = played.value;
    this.log.push({ ...event, seq: this.log.length + 1 });
  }

  /** The state from folding the whole log at once. Servers and pages compute it in this way. */
  folded(): GameState {
    return foldGame(this.log);
  }
}

/** Whether a bull-up decided about the last leg. This is so if the same side threw first in the last two legs. */
export function hadReBull(legs: readonly JsonObject[]): boolean {
  const [previous, last] = legs.slice(-2);
  return previous !== undefined && last !== undefined && previous.set === last.set && previous.first === last.first;
}

/** Parses a source's term for the start or the finish of a leg. */
export function modeOf(term: unknown, fallback: Mode): Mode {
  if (term === 'straight' || term === 'double' || term === 'master') return term;
  return term === 'open' || term === 'single' || term === 'any' ? 'straight' : fallback;
}
