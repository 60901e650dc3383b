import type { GameEvent, GameEventInput, GameLog } from '@oche/api/contract/game';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { eventVersion, type EventKind, type GameEvent as LogEvent, type NewEvent, type Payloads } from '@oche/darts/x01/event';
import { foldGame } from '@oche/darts/x01/game';
import { standingEvents } from '@oche/darts/x01/log';

/** What an organiser writes into a game by hand. `reason` is needed where the game is over. */
export type Decision =
  | { kind: 'result'; result: Payloads['result']; reason: string }
  | { kind: 'walkover'; winner: number; reason: string }
  | { kind: 'retire'; side: number; reason: string }
  | { kind: 'reopen'; reason: string };

/** A contract's log as the rules read it. */
const logOf = (events: readonly GameEvent[]): LogEvent[] =>
  events.map(({ id, seq, v, kind, payload }) => ({ id, seq, v, kind, payload }) as LogEvent);

/**
 * The events that write a decision into a log, whatever it says so far. A result that was typed in is corrected; anything else that
 * ended the game is reopened with the reason and taken back first. The log keeps all of it.
 */
export function decisionEvents({ events }: Pick<GameLog, 'events'>, decision: Decision): GameEventInput[] {
  const log = logOf(events);
  const written: GameEventInput[] = [];
  const add = <K extends EventKind>(kind: K, payload: Payloads[K]) => {
    const event = { id: uuidv7(Date.now(), randomBytes()), v: eventVersion, kind, payload };
    log.push({ ...(event as NewEvent), seq: log.length + 1 });
    written.push({ ...event, deviceTime: new Date().toISOString() });
  };
  const isOver = () => log.length > 0 && foldGame(log).next.kind === 'over';

  if (isOver()) {
    const result = standingEvents(log).findLast(({ kind }) => kind === 'result');
    if (decision.kind === 'result' && result) {
      add('correct', { target: result.id, replacement: decision.result, reason: decision.reason });
      return written;
    }
    add('reopen', { reason: decision.reason });
    // a correction may stand on top of what ended the game
    while (isOver()) {
      const { undoable } = foldGame(log);
      if (undoable === null) break;
      add('undo', { target: undoable });
    }
  }
  const reason = decision.reason === '' ? {} : { reason: decision.reason };
  if (decision.kind === 'result') add('result', decision.result);
  if (decision.kind === 'walkover') add('walkover', { winner: decision.winner, ...reason });
  if (decision.kind === 'retire') add('retire', { side: decision.side });
  return written;
}
