import { boardNames, boardSizes, type BoardName } from '@oche/api/contract/boardNames';
import { pageIn } from '../../../shell/pageIn.ts';

/** The tabs: the individual standings of a group and the leaderboards. */
export const leaderTabs = ['individual', ...boardNames] as const;
export type LeaderTab = 'individual' | BoardName;

/** The keys of an address that filter a leaderboard and choose its page. */
export const filterKeys = ['team', 'from', 'to', 'month', 'size', 'page'] as const;

/** What filters a leaderboard, and its page. `group`, `team`: slugs. */
export type LeaderFilter = {
  group?: string;
  team?: string;
  from?: number;
  to?: number;
  month?: string;
  size?: (typeof boardSizes)[number];
  page: number;
};

/** What an address chooses on a page with all tabs. */
export type LeadersQuery = LeaderFilter & { board: LeaderTab };

/** The number of a matchday in an address. */
export const matchdayIn = (text: string | null): number | undefined => (/^\d{1,3}$/.test(text ?? '') ? Number(text) : undefined);

/** The filters in an address. Values that do not exist are left out. */
export function filtersIn(search: URLSearchParams): LeaderFilter {
  const month = /^\d{4}-\d{2}$/.exec(search.get('month') ?? '')?.[0];
  const size = boardSizes.find((each) => each === search.get('size'));
  const [group, team] = [search.get('group'), search.get('team')];
  const [from, to] = [matchdayIn(search.get('from')), matchdayIn(search.get('to'))];
  return {
    ...(group !== null && { group }),
    ...(team !== null && { team }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(month !== undefined && { month }),
    ...(size !== undefined && { size }),
    page: pageIn(search).page ?? 1,
  };
}

/** The tab and the filters in an address. */
export const leadersQuery = (search: URLSearchParams): LeadersQuery => ({
  board: leaderTabs.find((each) => each === search.get('board')) ?? 'individual',
  ...filtersIn(search),
});

/** Whether filters narrow the leaderboard. */
export const isFiltered = ({ page: _page, ...filters }: LeaderFilter): boolean => Object.keys(filters).length > 0;

/** The query of an address with these filters. The first page is not in it. */
export const filterQuery = ({ page, ...filters }: LeaderFilter) => ({ ...filters, ...(page > 1 && { page }) });

/** The query of an address with this tab and these filters. The first tab is not in it. */
export const queryOf = ({ board, ...filters }: LeadersQuery) => ({ ...(board !== 'individual' && { board }), ...filterQuery(filters) });

/** The months of a season, such as `2026-09`. */
export function monthsBetween(startsOn: string, endsOn: string): string[] {
  const months: string[] = [];
  for (
    let [year, month] = [Number(startsOn.slice(0, 4)), Number(startsOn.slice(5, 7))];
    ;
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1]
  ) {
    const text = `${year}-${String(month).padStart(2, '0')}`;
    if (text > endsOn.slice(0, 7)) return months;
    months.push(text);
  }
}
