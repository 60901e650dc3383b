import type { CompetitionContext, Season } from '@oche/api/contract/competition';
import { boardNames, type BoardName } from '@oche/api/contract/boardNames';
import { useRead } from '@oche/api/query';
import { read } from '@oche/api/read';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { Skeleton } from '@oche/ui/Skeleton';
import { TabNav } from '@oche/ui/TabNav';
import { boardLabel } from '../../parts/league/players/boardLabel.ts';
import { LeaderFilters } from '../../parts/league/players/LeaderFilters.tsx';
import { filterQuery, filtersIn, isFiltered, monthsBetween, type LeaderFilter } from '../../parts/league/players/leadersQuery.ts';
import { messages as leaderMessages } from '../../parts/league/players/messages.ts';
import { SeasonLeaderboard } from '../../parts/league/players/SeasonLeaderboard.tsx';
import { teamsOfGroups } from '../../parts/league/teamsOfGroups.ts';
import { useFollowSeason } from '../../parts/league/useFollowSeason.ts';
import { SitePage } from '../frame/SitePage.tsx';
import { ShareMenu } from '../../parts/site/ShareMenu.tsx';
import { siteMessages } from '../../parts/site/siteMessages.ts';
import { usePersonHref } from '../../parts/people/usePersonHref.ts';
import { useMatchHref } from '../../parts/site/useMatchHref.ts';
import { useHost } from '../../shell/host.tsx';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { ReadBoundary } from '../../shell/ReadBoundary.tsx';
import { useHref } from '../../shell/useHref.ts';
import { boardRoutes } from '../../parts/site/boardRoutes.ts';
import { boardImage, boardInput, openInput } from './leadersPage.ts';
import { messages } from './messages.ts';

type SeasonLeadersProps = { board: BoardName; context: CompetitionContext; params: { season?: string }; search: URLSearchParams };

/** A leaderboard of a season, with tabs to the others. The address keeps its filters, and the tabs keep them too. */
export function SeasonLeaders({ board, context, params, search }: SeasonLeadersProps) {
  const intl = useIntl();
  const href = useHref();
  const hrefOf = (name: BoardName, filters: LeaderFilter) => href(boardRoutes[name], params, filterQuery(filters));
  const filters = filtersIn(search);
  const tabs = (
    <TabNav
      label={intl.formatMessage(leaderMessages.boards)}
      items={boardNames.map((name) => ({
        href: hrefOf(name, { ...filters, page: 1 }),
        label: boardLabel(intl, name),
        current: name === board,
      }))}
    />
  );
  return (
    <SitePage context={context} header={{ title: boardLabel(intl, board), tabs }}>
      {(season) =>
        context.groups.length === 0 ? (
          <EmptyState>{intl.formatMessage(context.isFinished ? siteMessages.notKept : leaderMessages.none)}</EmptyState>
        ) : (
          <>
            <Board {...{ board, season, filters, params }} hrefOf={(next) => hrefOf(board, next)} />
            <GroupLinks groups={context.groups} params={params} />
          </>
        )
      }
    </SitePage>
  );
}

type BoardProps = {
  board: BoardName;
  season: Season;
  filters: LeaderFilter;
  params: { season?: string };
  hrefOf: (filters: LeaderFilter) => string;
};

function Board({ board, season, filters, params, hrefOf }: BoardProps) {
  const intl = useIntl();
  const { locale } = intl;
  const { navigate } = useHost();
  const matchHref = useMatchHref(params);
  const playerHref = usePersonHref();
  useFollowSeason(season.id, false);
  const groups = useRead('listSeasonGroups', { seasonId: season.id });
  const matchdays = useRead('listMatchdays', { seasonId: season.id });
  const chosen = groups.filter(({ slug }) => slug === filters.group);
  const teams = teamsOfGroups(chosen.length > 0 ? chosen : groups, locale);
  const input = boardInput(board, season, filters, { groups, teams });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-5">
      <LeaderFilters
        filters={filters}
        choices={{
          ...{ groups, teams, months: monthsBetween(season.startsOn, season.endsOn) },
          matchdays: [...new Set(matchdays.map(({ number }) => number))].sort((a, b) => a - b),
        }}
        onChange={(next) => navigate(hrefOf(next), { replace: true, inPlace: true })}
      />
      <div className="flex max-w-160 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Counted season={season} />
        <ShareMenu title={boardLabel(intl, board)} image={boardImage(input)} />
      </div>
      <ReadBoundary reads={{ board: read('getLeaderboard', input) }} skeleton={<Skeleton shape="table" count={8} />}>
        <SeasonLeaderboard
          input={input}
          matchHref={matchHref}
          playerHref={playerHref}
          pageHref={(page) => hrefOf({ ...filters, page })}
          {...(isFiltered(filters) && { unfilteredHref: hrefOf({ page: 1 }) })}
        />
      </ReadBoundary>
    </div>
  );
}

/** What the leaderboard counts, and how many played matches it does not count yet. */
function Counted({ season }: { season: Season }) {
  const { formatMessage } = useIntl();
  const { total } = useRead('listMatches', openInput(season));
  return (
    <p className="text-body-small text-ink-3">
      {[formatMessage(messages.counted), ...(total > 0 ? [formatMessage(messages.open, { count: total })] : [])].join(' ')}
    </p>
  );
}

/** Links to the individual standings of the divisions and cups. */
function GroupLinks({ groups, params }: { groups: CompetitionContext['groups']; params: { season?: string } }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <Section title={formatMessage(leaderMessages.individual)} rule className="mt-10 max-w-160 print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {groups.map(({ id, slug, name, kind }) => (
          <li key={id} className="flex min-h-11 min-w-0 items-center">
            <LoneLink
              href={href(kind === 'cup' ? 'competitionCupPlayers' : 'competitionGroupPlayers', { ...params, group: slug })}
              className="min-w-0 wrap-anywhere"
            >
              {name}
            </LoneLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
