import type { SeasonGroup } from '@oche/api/contract/group';
import type { Query } from '@oche/routes/href';
import { useIntl } from '@oche/i18n/provider';
import { Skeleton } from '@oche/ui/Skeleton';
import { TabNav } from '@oche/ui/TabNav';
import { Boundary } from '../../../shell/Boundary.tsx';
import { useHost } from '../../../shell/host.tsx';
import { boardLabel } from './boardLabel.ts';
import { IndividualStandings } from './IndividualStandings.tsx';
import { LeaderFilters } from './LeaderFilters.tsx';
import { isFiltered, leadersQuery, leaderTabs, monthsBetween, queryOf, type LeadersQuery } from './leadersQuery.ts';
import { messages } from './messages.ts';
import { SeasonLeaderboard } from './SeasonLeaderboard.tsx';
import { UntilMatchday } from './UntilMatchday.tsx';

type PlayerRankingsProps = {
  season: { id: string; startsOn: string; endsOn: string };
  group: Pick<SeasonGroup, 'id' | 'teams' | 'rules'>;
  /** the matchdays of the filters */
  matchdays: readonly number[];
  /** the query of the page */
  search: URLSearchParams;
  /** the page with this query */
  pageHref: (query: Query) => string;
  matchHref: (match: { slug: string }) => string;
};

const skeleton = <Skeleton shape="table" count={8} className="pt-5" />;

/** The individual standings and the leaderboards of a division or cup. The address keeps the choice and the filters. */
export function PlayerRankings({ season, group, matchdays, search, pageHref, matchHref }: PlayerRankingsProps) {
  const intl = useIntl();
  const { navigate } = useHost();
  const query = leadersQuery(search);
  const hrefOf = (next: LeadersQuery) => pageHref(queryOf(next));
  const { board, ...filters } = query;
  const { page, group: _group, team, ...period } = filters;
  const teamId = group.teams.find(({ slug }) => slug === team)?.id;
  const show = (next: LeadersQuery) => navigate(hrefOf(next), { replace: true, inPlace: true });
  return (
    <>
      <TabNav
        label={intl.formatMessage(messages.boards)}
        items={leaderTabs.map((tab) => ({
          href: hrefOf({ ...query, board: tab, page: 1 }),
          label: boardLabel(intl, tab),
          current: tab === board,
        }))}
      />
      <div className="grid gap-5 pt-5">
        {board === 'individual' ? (
          <UntilMatchday
            matchdays={matchdays}
            value={filters.to}
            onChange={(to) => {
              const { to: _former, ...others } = query;
              show({ ...others, ...(to !== undefined && { to }) });
            }}
          />
        ) : (
          <LeaderFilters
            filters={filters}
            choices={{ teams: group.teams, matchdays, months: monthsBetween(season.startsOn, season.endsOn) }}
            onChange={(next) => show({ board, ...next })}
          />
        )}
        <div>
          <h2 className="sr-only">{boardLabel(intl, board)}</h2>
          <Boundary key={hrefOf(query)} skeleton={skeleton}>
            {board === 'individual' ? (
              <IndividualStandings group={group} after={filters.to} />
            ) : (
              <SeasonLeaderboard
                input={{ seasonId: season.id, groupId: group.id, board, page, ...period, ...(teamId !== undefined && { teamId }) }}
                matchHref={matchHref}
                pageHref={(next) => hrefOf({ ...query, page: next })}
                {...(isFiltered(filters) && { unfilteredHref: hrefOf({ board, page: 1 }) })}
              />
            )}
          </Boundary>
        </div>
      </div>
    </>
  );
}
