import { broken, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { GameEvent, NewEvent } from './event.ts';
import { play } from './game.ts';
import type { RuleCode } from './ruleCode.ts';

/**
 * Puts a device's unsent events behind the server's log: they keep their ids and get the next places. Events that the
 * server already has are left out, so that sending twice is harmless. Broken: the rule that the first conflicting event
 * breaks, with its id in `events`; nothing is then rebased.
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
