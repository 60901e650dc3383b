import type { EventSummary } from '@oche/api/contract/place';
import { localNow } from '../../parts/forms/timeZones.ts';

/** Whether an event is still to come, on, or was last night: an evening ends after midnight. */
export const isComing = ({ startsAt, timeZone }: Pick<EventSummary, 'startsAt' | 'timeZone'>): boolean =>
  startsAt >= localNow(timeZone, Date.now() - 16 * 3_600_000);

/** Whether a local date-time of a zone is over. */
export const isPast = (local: string, timeZone: string): boolean => local.length === 16 && local < localNow(timeZone);
