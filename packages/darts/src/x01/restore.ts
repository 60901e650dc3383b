import type { GameEvent, NewEvent } from './event.ts';
import { versionOf } from './event.ts';
import { standingEvents, type StandingEvent } from './log.ts';

/** JSON with sorted keys, so that equal values have equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );

/** What each event says, without ids. A correction names its target by its place. */
const contents = (standing: readonly StandingEvent[]): string[] => {
  const placeOf = new Map(standing.map(({ id }, place) => [id, place]));
  return standing.map(({ kind, payload }) =>
    canonical([kind, 'target' in payload ? { ...payload, target: placeOf.get(payload.target) } : payload]),
  );
};

/** The events that stood when a log had `length` events. The `start` of a log always stands. */
const standingAt = (log: readonly GameEvent[], length: number): StandingEvent[] => standingEvents(log.slice(0, Math.max(1, length)));

/** Whether the same events stand in a log as when it had `length` events, perhaps because later ones have been undone. */
export const standsAsAt = (log: readonly GameEvent[], length: number): boolean =>
  canonical(contents(standingAt(log, length))) === canonical(contents(standingEvents(log)));

/**
 * The events that restore what stood when a log had `length` events: undos of what was added since, and copies of what was undone since.
 * `newId` gives the ids of new events.
 */
export const restoringEvents = (log: readonly GameEvent[], length: number, newId: () => string): NewEvent[] => {
  const [then, now] = [standingAt(log, length), standingEvents(log)];
  const [old, current] = [contents(then), contents(now)];
  const different = old.findIndex((content, place) => content !== current[place]);
  const kept = different < 0 ? then.length : different;
  const undos = now.slice(kept).map(({ id }): NewEvent => ({ id: newId(), v: versionOf('undo'), kind: 'undo', payload: { target: id } }));
  const ids = new Map(then.map(({ id }, place) => [id, place < kept ? now[place]!.id : newId()]));
  const copies = then.slice(kept).map(({ id, kind, payload }) => ({
    ...{ id: ids.get(id)!, v: versionOf(kind), kind },
    payload: 'target' in payload ? { ...payload, target: ids.get(payload.target)! } : payload,
  }));
  return [...undos.reverse(), ...(copies as NewEvent[])];
};
