import { day, id, month as monthSchema } from '@oche/api/contract/define';
import type { CompetitionContext } from '@oche/api/contract/competition';
import type { Input } from '@oche/api/contract/endpoints';

/**
 * The filters of the calendar in its address. `group` and `team` are slugs, `location` is an id, and `from` is a day. With a `month`, such as
 * `2026-11`, its matches are shown.
 */
export type CalendarQuery = { from?: string; month?: string; group?: string; team?: string; location?: string };

/** The filters of an address. Others and invalid ones are ignored. */
export function calendarQuery(search: URLSearchParams): CalendarQuery {
  const [from, group, team] = [search.get('from'), search.get('group'), search.get('team')];
  const first = day.safeParse(from).data;
  const location = id.safeParse(search.get('location')).data;
  const month = monthSchema.safeParse(search.get('month')).data;
  return {
    ...(month !== undefined ? { month } : first !== undefined && { from: first }),
    ...(group && { group }),
    ...(team && { team }),
    ...(location !== undefined && { location }),
  };
}

/** The input of the calendar for these filters. */
export const calendarInput = (
  seasonId: string,
  { groups, team }: Pick<CompetitionContext, 'groups' | 'team'>,
  { from, month, group, location }: CalendarQuery,
): Input<'getSeasonCalendar'> => {
  const groupId = groups.find(({ slug }) => slug === group)?.id;
  return {
    seasonId,
    ...(from && { from }),
    ...(month && { month }),
    ...(groupId !== undefined && { groupId }),
    ...(team && { teamId: team.id }),
    ...(location && { locationId: location }),
  };
};
