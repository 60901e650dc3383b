import { broken, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { GameEvent, NewEvent } from './event.ts';
import { play } from './game.ts';
import type { RuleCode } from './ruleCode.ts';

/**
 * Appends a device's unsent events to the server's log. They keep their ids and get the next sequence numbers. Events that the server
 * already has are left out, so rebasing is idempotent. Returns the appended events. If one breaks a rule, the result is this rule, with
 * the id of the event in `events`, and none is appended.
 */
export function rebaseLog(server: readonly GameEvent[], pending: readonly NewEvent[]): Result<GameEvent[], RuleCode> {
  const known = new Set(server.map((event) => event.id));
  const log = [...server];
  for (const { id, v, kind, payload } of pending) {
    if (known.has(id)) continue;
    const event = { id, v, kind, payload } as NewEvent;
    const played = play(log, event);
    if (!played.ok) return broken(played.code, [id]);
    log.push({ ...event, seq: log.length + 1 });
  }
  return ok(log.slice(server.length));
}
