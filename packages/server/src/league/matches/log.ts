import type { NewMatchEvent } from '@oche/darts/match/event';
import { matchPayloadSchemas, type MatchEvent, type SentMatchEvent } from '@oche/api/contract/match';
import { snake } from '@oche/api/wire';
import { db } from '../../platform/db/current.ts';
import { invalid } from '../../platform/refusal.ts';

/** The log of a match. */
export const readMatchLog = async (matchId: string): Promise<MatchEvent[]> => {
  const rows = await db().selectFrom('matchEvents').selectAll().where('matchId', '=', matchId).orderBy('seq').execute();
  // The payload was checked against the kind before the row was written.
  return rows.map(
    ({ matchId: _, deviceTime, serverTime, ...row }) =>
      ({ ...row, deviceTime: deviceTime.toISOString(), serverTime: serverTime.toISOString() }) as MatchEvent,
  );
};

/** An event with its payload parsed by its kind. @throws Refusal 400 with the fields */
export const parseMatchEvent = ({ id, v, kind, payload }: SentMatchEvent, author: string, index: number): NewMatchEvent => {
  const parsed = matchPayloadSchemas[kind].safeParse(payload);
  if (parsed.success) return { id, v, kind, payload: parsed.data, author } as NewMatchEvent;
  const paths = parsed.error.issues.map(({ path }) => ['events', index, 'payload', ...path].map((part) => snake(String(part))).join('.'));
  throw invalid(Object.fromEntries(paths.map((path) => [path, 'invalid_type'])));
};

/** Appends events to the log of a locked match that has `length` events. */
export const insertMatchEvents = async (matchId: string, events: readonly MatchEvent[]): Promise<void> => {
  const rows = events.map(({ payload, deviceTime, serverTime, ...event }) => ({
    ...event,
    matchId,
    payload: JSON.stringify(payload),
    deviceTime: new Date(deviceTime),
    serverTime: new Date(serverTime),
  }));
  await db().insertInto('matchEvents').values(rows).execute();
};

/**
 * A log as everybody may read it. Users have numbers in the order in which they appear, so that it still shows whether one person acted for both
 * sides. Most of what captains write is for organisers and captains: notes, disputes and protests have no words, and changes of players no reasons. Why
 * a match was stopped is for everybody.
 */
export const withoutPeople = (events: readonly MatchEvent[]): MatchEvent[] => {
  const users = [...new Set(events.flatMap(({ author }) => (author.startsWith('user:') ? [author] : [])))];
  return events.map((event) => {
    const author = event.author.startsWith('user:') ? `user:${users.indexOf(event.author) + 1}` : event.author;
    if (event.kind === 'note') return { ...event, author, payload: { ...event.payload, text: '' } };
    if (event.kind === 'dispute') return { ...event, author, payload: { ...event.payload, reason: '' } };
    if (event.kind === 'protest') return { ...event, author, payload: { side: event.payload.side, about: '', text: '' } };
    if (event.kind === 'decide') return { ...event, author, payload: { protest: event.payload.protest, reason: '' } };
    if (event.kind !== 'handed-in' && event.kind !== 'slot' && event.kind !== 'substitute') return { ...event, author };
    const { reason: _, ...payload } = event.payload;
    return { ...event, author, payload } as MatchEvent;
  });
};
