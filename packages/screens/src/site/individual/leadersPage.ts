import type { Input } from '@oche/api/contract/endpoints';
import type { BoardName } from '@oche/api/contract/boardNames';
import type { CompetitionContext, Season } from '@oche/api/contract/competition';
import type { ShareImage } from '@oche/api/contract/shareImage';
import { read, type Read } from '@oche/api/read';
import { snake } from '@oche/api/wire';
import type { IntlShape } from '@oche/i18n/createIntl';
import { boardLabel } from '../../parts/league/players/boardLabel.ts';
import { filtersIn, type LeaderFilter } from '../../parts/league/players/leadersQuery.ts';
import { messages } from './messages.ts';

type Chosen = { id: string; slug: string };

/** The leaderboard that filters choose. A group or team that does not exist chooses everything. */
export function boardInput(
  board: BoardName,
  { id: seasonId }: Pick<Season, 'id'>,
  { group, team, ...filters }: LeaderFilter,
  { groups, teams }: { groups: readonly Chosen[]; teams: readonly Chosen[] },
): Input<'getLeaderboard'> {
  const groupId = groups.find(({ slug }) => slug === group)?.id;
  const teamId = teams.find(({ slug }) => slug === team)?.id;
  return { seasonId, board, ...filters, ...(groupId !== undefined && { groupId }), ...(teamId !== undefined && { teamId }) };
}

/** An image of a leaderboard with its filters. */
export const boardImage = ({ board, seasonId, page: _page, perPage: _perPage, ...filters }: Input<'getLeaderboard'>): ShareImage => ({
  ...{ kind: board, id: seasonId },
  query: Object.fromEntries(Object.entries(filters).map(([key, value]) => [snake(key), String(value)])),
});

/** The matches that are played, and that a leaderboard does not count yet. Only their number is shown. */
export const openInput = ({ id: seasonId }: Pick<Season, 'id'>): Input<'listMatches'> => ({ seasonId, state: 'to-confirm', perPage: 1 });

/** What the page of a leaderboard reads besides its context. */
export function readsOfBoard(board: BoardName, { season, groups }: CompetitionContext, search: URLSearchParams): Read[] {
  if (!season || groups.length === 0) return [];
  const filters = filtersIn(search);
  return [
    read('listSeasonGroups', { seasonId: season.id }),
    read('listMatchdays', { seasonId: season.id }),
    read('listMatches', openInput(season)),
    // The id of a team is not known before the groups are.
    ...(filters.team === undefined ? [read('getLeaderboard', boardInput(board, season, filters, { groups, teams: [] }))] : []),
  ];
}

/** The description of a leaderboard for search engines. */
export const describeBoard = (intl: IntlShape, board: BoardName, { organisation }: CompetitionContext): string =>
  intl.formatMessage(messages.description, { board: boardLabel(intl, board), name: organisation.name });
