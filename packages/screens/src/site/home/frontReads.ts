import type { CompetitionContext, GroupRef, Season } from '@oche/api/contract/competition';
import { read, type Read, type Reads } from '@oche/api/read';

/** The divisions of a season by level. */
export const divisionsOf = ({ groups }: Pick<CompetitionContext, 'groups'>): GroupRef[] => groups.filter(({ kind }) => kind === 'league');
export const cupsOf = ({ groups }: Pick<CompetitionContext, 'groups'>): GroupRef[] => groups.filter(({ kind }) => kind === 'cup');

/** The division whose table is shown: the one in the address, otherwise the highest. Undefined in a season of cups. */
export const shownDivision = (context: CompetitionContext, search: URLSearchParams): GroupRef | undefined => {
  const divisions = divisionsOf(context);
  return divisions.find(({ slug }) => slug === search.get('group')) ?? divisions[0];
};

/** The part of the calendar around today. */
export const readCalendar = ({ id }: Pick<Season, 'id'>): Read<'getSeasonCalendar'> => read('getSeasonCalendar', { seasonId: id });

const readTable = ({ id }: Pick<GroupRef, 'id'>): Read<'getStandings'> => read('getStandings', { id });

const byId = <R extends Read>(groups: readonly GroupRef[], readOf: (group: GroupRef) => R): Record<string, R> =>
  Object.fromEntries(groups.map((group) => [group.id, readOf(group)]));

/** The pinned and the newest news. */
export const readTopNews = ({ id }: Pick<Season, 'id'>): Read<'listSiteNews'> => read('listSiteNews', { seasonId: id, perPage: 4 });

/** What each part of the home page of a season reads. */
export function partReads(context: CompetitionContext, season: Season, search: URLSearchParams) {
  const calendar = readCalendar(season);
  const shown = shownDivision(context, search);
  const table: Reads = shown ? { table: readTable(shown) } : {};
  const cups = byId(cupsOf(context), ({ id }) => read('getCupBracket', { id }));
  return {
    ...{ lead: { calendar, ...table }, next: { calendar }, leaders: { leaders: read('getLeaders', { seasonId: season.id }) }, cups },
    table: { groups: read('listSeasonGroups', { seasonId: season.id }), ...table },
    honours: { ...byId(divisionsOf(context), readTable), ...cups },
    news: { news: readTopNews(season) },
  } satisfies Record<string, Reads>;
}

/** What the home page reads besides its context, each once. */
export function frontReads(context: CompetitionContext, search: URLSearchParams): Read[] {
  const { season, groups, pages, isFinished } = context;
  if (!season) return [];
  const { lead, leaders, table, cups, honours, news } = partReads(context, season, search);
  const played: Reads = { ...lead, ...table, ...leaders, ...cups, ...(isFinished && honours) };
  const parts: Reads = { ...(groups.length > 0 ? played : { calendar: lead.calendar }), ...(pages.includes('news') && news) };
  return [...new Map(Object.values(parts).map((each) => [JSON.stringify([each.name, each.input]), each])).values()];
}
