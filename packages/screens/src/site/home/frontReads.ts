import type { CompetitionContext, GroupRef, Season } from '@oche/api/contract/competition';
import { boardNames, type BoardName } from '@oche/api/contract/leaderboard';
import { read, type Read } from '@oche/api/read';

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

/** The table of the shown division; those of all divisions once the season is finished, for their champions. */
export const readTables = (context: CompetitionContext, search: URLSearchParams): Read<'getStandings'>[] => {
  const shown = shownDivision(context, search);
  return (context.isFinished ? divisionsOf(context) : shown ? [shown] : []).map(({ id }) => read('getStandings', { id }));
};

/** The leaders of each leaderboard. Three are enough to say that several players lead. */
export const readLeaders = ({ id }: Pick<Season, 'id'>): Record<BoardName, Read<'getLeaderboard'>> =>
  Object.fromEntries(boardNames.map((board) => [board, read('getLeaderboard', { seasonId: id, board, perPage: 3 })])) as Record<
    BoardName,
    Read<'getLeaderboard'>
  >;

/** The pinned and the newest news. */
export const readTopNews = ({ id }: Pick<Season, 'id'>): Read<'listSiteNews'> => read('listSiteNews', { seasonId: id, perPage: 4 });

/** What the home page reads besides its context. */
export function frontReads(context: CompetitionContext, search: URLSearchParams): Read[] {
  const { season, groups, pages } = context;
  if (!season) return [];
  return [
    readCalendar(season),
    ...(pages.includes('news') ? [readTopNews(season)] : []),
    ...(groups.length > 0 ? [read('listSeasonGroups', { seasonId: season.id }), ...Object.values(readLeaders(season))] : []),
    ...readTables(context, search),
    ...cupsOf(context).map(({ id }) => read('getCupBracket', { id })),
  ];
}
