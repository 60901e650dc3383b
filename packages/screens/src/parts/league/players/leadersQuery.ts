import { boardNames, boardSizes, type BoardName } from '@oche/api/contract/leaderboard';

/** The tabs: the individual standings of a group and the leaderboards. */
export const leaderTabs = ['individual', ...boardNames] as const;
export type LeaderTab = 'individual' | BoardName;

/** The keys of an address that choose the tab, the filters and the page. */
export const leaderKeys = ['board', 'team', 'from', 'to', 'month', 'size', 'page'] as const;

/** What the address chooses. `team`: the slug of a team. */
export type LeadersQuery = {
  board: LeaderTab;
  team?: string;
  from?: number;
  to?: number;
  month?: string;
  size?: (typeof boardSizes)[number];
  page: number;
};

const numberIn = (text: string | null): number | undefined => (/^\d{1,3}$/.test(text ?? '') ? Number(text) : undefined);

/** The tab and the filters in an address. Values that do not exist are left out. */
export function leadersQuery(search: URLSearchParams): LeadersQuery {
  const month = /^\d{4}-\d{2}$/.exec(search.get('month') ?? '')?.[0];
  const size = boardSizes.find((each) => each === search.get('size'));
  const [team, from, to] = [search.get('team'), numberIn(search.get('from')), numberIn(search.get('to'))];
  return {
    board: leaderTabs.find((each) => each === search.get('board')) ?? 'individual',
    ...(team !== null && { team }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(month !== undefined && { month }),
    ...(size !== undefined && { size }),
    page: Math.max(1, numberIn(search.get('page')) ?? 1),
  };
}

/** Whether filters narrow the leaderboard. */
export const isFiltered = ({ board: _board, page: _page, ...filters }: LeadersQuery): boolean => Object.keys(filters).length > 0;

/** The query of an address with these values. The first tab and the first page are not in it. */
export const queryOf = ({ board, page, ...filters }: LeadersQuery) => ({
  ...(board !== 'individual' && { board }),
  ...filters,
  ...(page > 1 && { page }),
});

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
