import type { BlockedDate, Matchday } from '@oche/api/contract/calendar';
import { addDays, dayNumber, isoDay, weekdayOf } from '@oche/darts/days';

export type CalendarPlan = {
  /** the first day on which a match may be */
  first: string;
  /** the weekday on which most teams play: 1 is Monday */
  weekday: number;
  /** matchdays of the league */
  count: number;
  /** weeks from one matchday to the next */
  every: number;
  /** weeks after the last matchday for matches that could not be played */
  catchUp: number;
};

/** A week that has no matchday, and why. */
export type SkippedWeek = { from: string; reason: string };

/** More weeks than a season has. The first day or the rhythm are wrong then. */
const mostWeeks = 200;

const isForAll = ({ groupId, locationId, teamId }: BlockedDate): boolean => groupId === null && locationId === null && teamId === null;

/**
 * The matchdays of a season: weeks from Monday to Sunday in the rhythm, of which the first begins on the first day. A week on whose evening nobody plays
 * is skipped, and the matchdays after it follow a week later. A season that ends on another weekday has a short last week.
 */
export function weeksOf(
  { first, weekday, count, every, catchUp }: CalendarPlan,
  blocked: readonly BlockedDate[],
  { endsOn }: { endsOn: string },
): { matchdays: Matchday[]; skipped: SkippedWeek[] } {
  const matchdays: Matchday[] = [];
  const skipped: SkippedWeek[] = [];
  const monday = isoDay(dayNumber(first) - weekdayOf(dayNumber(first)) + 1);
  let week = 0;
  while (matchdays.length < count + catchUp && week < mostWeeks) {
    const usual = addDays(monday, 7 * week + weekday - 1);
    const evening = usual < first ? first : usual;
    const block = blocked.find((each) => isForAll(each) && each.from <= evening && evening <= each.to);
    const start = addDays(monday, 7 * week);
    const from = start < first ? first : start;
    const to = addDays(start, 6);
    if (block) skipped.push({ from, reason: block.reason });
    else {
      const kind = matchdays.length < count ? 'league' : 'catch-up';
      matchdays.push({ groupId: null, number: matchdays.length + 1, from, to: to > endsOn && evening <= endsOn ? endsOn : to, kind });
    }
    week += block || matchdays.length >= count ? 1 : every;
  }
  return { matchdays, skipped };
}

/** How many matchdays a division needs: each team plays each other, and one team of an odd number rests. */
export const neededMatchdays = (teams: number, twice: boolean): number =>
  teams < 2 ? 0 : (teams % 2 === 0 ? teams - 1 : teams) * (twice ? 2 : 1);
