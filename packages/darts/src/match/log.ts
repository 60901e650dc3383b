import type { MatchEventKind, MatchEventOf, NewMatchEvent } from './event.ts';

/** An event that has not been undone. */
export type StandingEvent = Exclude<NewMatchEvent, { kind: 'undo' }>;

/**
 * The events of a match that have not been undone, in order. An event can be undone even if later events are not. An undo of an
 * unknown event has no effect.
 */
export function standingEvents(events: readonly NewMatchEvent[]): StandingEvent[] {
  const undone = new Set(events.flatMap((event) => (event.kind === 'undo' ? [event.payload.target] : [])));
  return events.filter((event): event is StandingEvent => event.kind !== 'undo' && !undone.has(event.id));
}

/** The standing events of one kind. */
export const eventsOf = <K extends StandingEvent['kind']>(standing: readonly StandingEvent[], kind: K): MatchEventOf<K>[] =>
  standing.filter((event) => event.kind === kind) as MatchEventOf<K>[];

const subjects: Partial<Record<MatchEventKind, string>> = {
  toss: 'toss',
  boards: 'boards',
  score: 'score',
  stop: 'stop',
  resume: 'stop',
  dispute: 'decision',
  resolve: 'decision',
  walkover: 'decision',
  annul: 'decision',
};

/** The subject of an event, on which a later event with the same subject can decide differently; null if it has none. */
export function subjectOf(event: NewMatchEvent): string | null {
  switch (event.kind) {
    case 'handed-in':
      return `lineup ${event.payload.part} ${event.payload.side}`;
    case 'revealed':
      return `reveal ${event.payload.part}`;
    case 'slot':
      return `players ${event.payload.side} ${event.payload.game}`;
    case 'substitute':
      return `players ${event.payload.side} ${'game' in event.payload.at ? event.payload.at.game : `seat ${event.payload.at.seat}`}`;
    case 'confirm':
      return `confirm ${event.payload.side}`;
    case 'decide':
      return `protest ${event.payload.protest}`;
    default:
      return subjects[event.kind] ?? null;
  }
}

/**
 * The subjects on which two devices decide differently, each with the ids of the last events of both, so that a person can choose one of them.
 * `theirs` are events that the device of `ours` had not seen. Without conflicts, the events of both can be appended in any order that keeps the
 * order of each device.
 */
export function conflicts(
  theirs: readonly NewMatchEvent[],
  ours: readonly NewMatchEvent[],
): { subject: string; theirs: string; ours: string }[] {
  const known = new Set(theirs.map(({ id }) => id));
  const last = (events: readonly NewMatchEvent[]) =>
    new Map(standingEvents(events).flatMap((event) => [[subjectOf(event), event] as const].filter(([subject]) => subject !== null)));
  const here = last(theirs);
  return [...last(ours.filter(({ id }) => !known.has(id)))].flatMap(([subject, event]) => {
    const other = here.get(subject);
    const isSame = !other || (other.kind === event.kind && JSON.stringify(other.payload) === JSON.stringify(event.payload));
    return isSame ? [] : [{ subject: subject as string, theirs: other.id, ours: event.id }];
  });
}
