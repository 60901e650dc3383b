import type { Matchday } from '@oche/api/contract/calendar';
import { addDays } from '@oche/darts/days';
import type { Match, SeasonCalendar } from '@oche/api/contract/fixture';

/** Weeks around the time of the world, in which each pair of the four teams meets once. */
export const matchdays: Matchday[] = [
  { groupId: null, number: 1, from: '2026-11-16', to: '2026-11-22', kind: 'league' },
  { groupId: null, number: 2, from: '2026-11-23', to: '2026-11-29', kind: 'league' },
  { groupId: null, number: 3, from: '2026-11-30', to: '2026-12-06', kind: 'league' },
];

type Filter = { month?: string | undefined; groupId?: string | undefined; teamId?: string | undefined; locationId?: string | undefined };

/** The days of a month, and the first days of those before and after it. */
const monthOf = (month: string): Pick<SeasonCalendar, 'from' | 'to' | 'earlier' | 'later'> => {
  const firstOf = (day: string) => `${day.slice(0, 7)}-01`;
  const from = `${month}-01`;
  const later = firstOf(addDays(from, 31));
  return { from, to: addDays(later, -1), earlier: firstOf(addDays(from, -1)), later };
};

/** The calendar of these matches, with a week without matches after them. The months before and after a month have matches too. */
export function seasonCalendarOf(matches: readonly Match[], { month, groupId, teamId, locationId }: Filter): SeasonCalendar {
  const shown = matches.filter(
    (match) =>
      (month === undefined || match.startsAt === null || match.startsAt.startsWith(month)) &&
      (groupId === undefined || match.groupId === groupId) &&
      (teamId === undefined || [match.home.id, match.away.id].includes(teamId)) &&
      (locationId === undefined || match.location.id === locationId),
  );
  return {
    ...{ from: '2026-11-16', to: '2026-12-20', matchdays: matchdays.slice(0, 3), earlier: '2026-10-26', later: '2026-12-21' },
    ...(month !== undefined && monthOf(month)),
    locations: [...new Map(matches.map(({ location }) => [location.id, { ...location, hasFeed: true }])).values()],
    matches: shown.filter(({ startsAt }) => startsAt !== null),
    undated: shown.filter(({ startsAt }) => startsAt === null),
    blockedDates: [{ from: '2026-12-14', to: '2026-12-20', reason: 'Bekerweek' }],
  };
}
