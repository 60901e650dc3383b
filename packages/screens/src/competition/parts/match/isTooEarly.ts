import { localNow } from '../../../parts/forms/timeZones.ts';
import type { UsedMatch } from './useMatch.ts';

/** Whether the day of the match has not come yet at its location, so that captains enter nothing but lineups. Organisers may enter all. */
export const isTooEarly = ({ rights, sheet: { match } }: UsedMatch): boolean =>
  !rights.isEditor && match.startsAt !== null && localNow(match.timeZone).slice(0, 10) < match.startsAt.slice(0, 10);
