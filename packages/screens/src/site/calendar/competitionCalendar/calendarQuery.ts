import { day } from '@oche/api/contract/define';
import type { CompetitionContext } from '@oche/api/contract/competition';
import type { Input } from '@oche/api/contract/endpoints';

/** The filters of the calendar in its address. `group` and `team` are slugs, `from` is a day. */
export type CalendarQuery = { from?: string; group?: string; team?: string };

/** The filters of an address. Others and invalid ones are ignored. */
export function calendarQuery(search: URLSearchParams): CalendarQuery {
  const [from, group, team] = [search.get('from'), search.get('group'), search.get('team')];
  const first = day.safeParse(from).data;
  return { ...(first !== undefined && { from: first }), ...(group && { group }), ...(team && { team }) };
}

/** The input of the calendar for these filters. */
export const calendarInput = (
  seasonId: string,
  { groups, team }: Pick<CompetitionContext, 'groups' | 'team'>,
  { from, group }: CalendarQuery,
): Input<'getSeasonCalendar'> => {
  const groupId = groups.find(({ slug }) => slug === group)?.id;
  return { seasonId, ...(from && { from }), ...(groupId !== undefined && { groupId }), ...(team && { teamId: team.id }) };
};
