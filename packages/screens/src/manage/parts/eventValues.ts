import type { EventSummary, Location } from '@oche/api/contract/place';
import { isPast } from './isComing.ts';
import { localNow } from '../../parts/forms/timeZones.ts';
import type { FieldErrors } from '../../parts/forms/useSubmit.ts';

/** The `location` of an event that has its own boards instead. */
export const noLocation = 'none';

/** The values of the event form. */
export type EventValues = {
  name: string;
  startsAt: string;
  /** id of the location, or `noLocation` */
  location: string;
  /** ids of the chosen boards of the location; null for all of them */
  boardIds: string[] | null;
  /** number of boards of an event without a location */
  boards: string;
};

const evening = '19:30';

/** Today at 19:30, or tomorrow at 19:30 if that is past, as a local date-time. */
export function nextEvening(timeZone: string, now = Date.now()): string {
  const tonight = `${localNow(timeZone, now).slice(0, 10)}T${evening}`;
  return isPast(tonight, timeZone) ? `${localNow(timeZone, now + 86_400_000).slice(0, 10)}T${evening}` : tonight;
}

/** The initial values of a new event: the next evening at the first location. */
export function newEvent(locations: readonly Location[], timeZone: string): EventValues {
  const [first] = locations;
  return { name: '', startsAt: nextEvening(first?.timeZone ?? timeZone), location: first?.id ?? noLocation, boardIds: null, boards: '4' };
}

export const valuesOf = ({ name, startsAt, location, boards }: EventSummary, boardIds: string[]): EventValues => ({
  ...{ name, startsAt, boardIds, boards: String(boards) },
  location: location?.id ?? noLocation,
});

/** Error codes of invalid values, by wire name. */
export function eventErrors({ name, startsAt, location, boardIds, boards }: EventValues): FieldErrors {
  const count = Number(boards);
  return {
    ...(!name.trim() && { name: 'too_small' }),
    ...(startsAt.length !== 16 && { starts_at: 'too_small' }),
    ...(location === noLocation && !(Number.isInteger(count) && count >= 1 && count <= 64) && { boards: 'too_big' }),
    ...(location !== noLocation && boardIds?.length === 0 && { board_ids: 'too_small' }),
  };
}

/** The number of boards of an event that exists, or of a planned one; 0 if it is not known. */
export function boardsOf(
  existing: EventSummary | undefined,
  { location, boardIds, boards }: EventValues,
  locations: readonly Location[],
): number {
  if (existing) return existing.boards;
  if (location === noLocation) return Number.isInteger(Number(boards)) ? Math.min(Number(boards), 64) : 0;
  return boardIds?.length ?? locations.find(({ id }) => id === location)?.boards.length ?? 0;
}

/** The values as input of `createEvent`. */
export const eventInput = ({ name, startsAt, location, boardIds, boards }: EventValues) => ({
  ...{ name, startsAt },
  ...(location === noLocation
    ? { locationId: null, boards: Number(boards) }
    : { locationId: location, ...(boardIds !== null && { boardIds }) }),
});
