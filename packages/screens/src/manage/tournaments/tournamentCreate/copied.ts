import type { Input } from '@oche/api/contract/endpoints';
import type { EventSummary, Location } from '@oche/api/contract/place';
import type { Entry, Tournament } from '@oche/api/contract/tournament';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { addDays } from '@oche/darts/days';
import { isPast } from '../../parts/isComing.ts';
import { newEvent, valuesOf, type EventValues } from '../../parts/eventValues.ts';

/** A tournament to copy. */
export type Source = { tournament: Tournament; entries: readonly Entry[] };

/** The next evening of the same weekday and time, as `2026-11-27T19:30`. */
export function weekLater(startsAt: string, timeZone: string): string {
  const next = `${addDays(startsAt.slice(0, 10), 7)}${startsAt.slice(10)}`;
  return isPast(next, timeZone) ? weekLater(next, timeZone) : next;
}

/** The initial values of the event of a copy: like that of the source, in a later week. */
export function eventOfCopy(
  { tournament: { event, startsAt, timeZone } }: Source,
  events: readonly EventSummary[],
  locations: readonly Location[],
): EventValues {
  const former = events.find(({ id }) => id === event.id);
  const isKept = former && locations.some(({ id }) => id === former.location?.id);
  const values = isKept ? { ...valuesOf(former, []), boardIds: null } : newEvent(locations, timeZone);
  return { ...values, startsAt: weekLater(startsAt, timeZone) };
}

/** The settings that the form does not show. A copy counts for the same rankings, in the same category. */
export const settingsOfCopy = ({ tournament: { id, description, visibility, restMinutes, autoAssign, rankings } }: Source) => ({
  ...{ description, visibility, restMinutes, autoAssign },
  rankingIds: rankings.map((ranking) => ranking.id),
  copyOf: id,
});

/** New entries for the players of the source, also for those who withdrew or were on the waiting list. Pairs stay pairs, and nobody is seeded. */
export const entriesOfCopy = ({ entries }: Source): Input<'addEntries'>['entries'] =>
  entries.map(({ players: [player, partner] }) => ({
    id: uuidv7(Date.now(), randomBytes()),
    playerId: player!.id,
    ...(partner && { partner: { playerId: partner.id } }),
  }));
