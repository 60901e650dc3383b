import type { GameEvent, GameEventInput } from './contract/game.ts';
import { newEvent } from './gameLedger.ts';
import { randomBytes, uuidv7 } from './uuid.ts';
import type { EventKind, GameEvent as LogEvent, Payloads } from '@oche/darts/x01/event';
import { foldGame } from '@oche/darts/x01/game';
import { standingEvents } from '@oche/darts/x01/log';

/** A decision of the organiser about a game. A finished game needs a `reason`. */
export type Decision =
  | { kind: 'result'; result: Payloads['result']; reason: string }
  | { kind: 'walkover'; winner: number; reason: string }
  | { kind: 'retire'; side: number; reason: string }
  | { kind: 'reopen'; reason: string };

/**
 * The events that record a decision in a log. A new result corrects an entered result. Any other finished game is first reopened with
 * the reason, and its ending is undone. The log keeps every event.
 */
export function decisionEvents({ events }: { events: readonly GameEvent[] }, decision: Decision): GameEventInput[] {
  const log: LogEvent[] = [...events];
  const added: GameEventInput[] = [];
  const add = <K extends EventKind>(kind: K, payload: Payloads[K]) => {
    const now = Date.now();
    const event = newEvent(uuidv7(now, randomBytes()), kind, payload, now);
    log.push({ ...event, seq: log.length + 1 });
    added.push(event);
  };
  const isOver = () => log.length > 0 && foldGame(log).next.kind === 'over';

  if (isOver()) {
    const result = standingEvents(log).findLast(({ kind }) => kind === 'result');
    if (decision.kind === 'result' && result) {
      add('correct', { target: result.id, replacement: decision.result, reason: decision.reason });
      return added;
    }
    add('reopen', { reason: decision.reason });
    // Corrections may follow the event that ended the game. Undo them too.
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
  return added;
}
