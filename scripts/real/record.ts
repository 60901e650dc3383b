import type { GameEvent, NewEvent, VisitPayload } from '@oche/darts/x01/event';
import type { Format, Mode } from '@oche/darts/x01/format';
import { applyEvent, foldGame, play } from '@oche/darts/x01/game';
import type { GameState } from '@oche/darts/x01/state';

/** Writes the log of a recorded game, as a tablet would have. */
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

  visit(payload: VisitPayload): void {
    const event: NewEvent = { id: `e${this.log.length + 1}`, v: 1, kind: 'visit', payload };
    const played = applyEvent(this.state, event);
    if (!played.ok) throw new Error(`leg ${this.state.legs.length}, ${JSON.stringify(payload)}: ${played.code}`);
    this.state = played.value;
    this.log.push({ ...event, seq: this.log.length + 1 });
  }

  /** The whole log folded at once, as a server or a page would read it. */
  folded(): GameState {
    return foldGame(this.log);
  }
}

/** How sources call the ways in and out. */
export function modeOf(word: unknown, otherwise: Mode): Mode {
  if (word === 'straight' || word === 'double' || word === 'master') return word;
  return word === 'open' || word === 'single' || word === 'any' ? 'straight' : otherwise;
}
