import type { EventSummary } from '@oche/api/contract/place';
import { localNow } from '../../parts/forms/timeZones.ts';

/** Whether an event is upcoming or began at most 16 hours ago, since an evening may end after midnight. */
export const isComing = ({ startsAt, timeZone }: Pick<EventSummary, 'startsAt' | 'timeZone'>): boolean =>
  startsAt >= localNow(timeZone, Date.now() - 16 * 3_600_000);

/** Whether a local date-time (`2026-11-27T19:30`) of a time zone is in the past. False for incomplete input. */
export const isPast = (local: string, timeZone: string): boolean => local.length === 16 && local < localNow(timeZone);
