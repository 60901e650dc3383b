import { isBeforeDay } from '@oche/darts/match/deadlines';
import { localNow } from '../forms/timeZones.ts';
import type { UsedMatch } from './useMatch.ts';

/** Whether the user comes before the day of the match. Organisers never do. */
export const isTooEarly = ({ rights, sheet: { match } }: UsedMatch): boolean =>
  !rights.isEditor && isBeforeDay(match.startsAt, localNow(match.timeZone).slice(0, 10));
