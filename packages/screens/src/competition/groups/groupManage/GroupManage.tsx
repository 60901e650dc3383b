import type { SeasonGroup } from '@oche/api/contract/group';
import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { SubscribeCalendar } from '../../../parts/calendar/SubscribeCalendar.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { GroupFrame } from '../../parts/GroupFrame.tsx';
import { PlayerRankings } from '../../../parts/league/players/PlayerRankings.tsx';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { LeagueTable } from '../../../parts/league/standings/LeagueTable.tsx';
import { Cup } from './Cup.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { Ties } from './Ties.tsx';

/** The table of a division or the rounds of a cup, or the rankings of its players. */
export function GroupManage() {
  const { managed, search } = usePage(page);
  return (
    <GroupFrame managed={managed} actions={({ state }, { id }) => state !== 'draft' && <SubscribeCalendar kind="group" id={id} />}>
      {(season, group) =>
        group.teams.length === 0 ? (
          <NoTeams />
        ) : search.get('show') === 'players' ? (
          <Players season={season} group={group} search={search} />
        ) : group.kind === 'cup' ? (
          <Cup season={season} group={group} />
        ) : (
          <Standings season={season} group={group} />
        )
      }
    </GroupFrame>
  );
}

function NoTeams() {
  const { formatMessage } = useIntl();
  return <EmptyState className="mt-7 border-t-2 border-rule">{formatMessage(messages.noTeams)}</EmptyState>;
}

function Players({ season, group, search }: { season: SeasonOfPage; group: SeasonGroup; search: URLSearchParams }) {
  const href = useHref();
  const { matchdays } = useRead('getStandings', { id: group.id });
  return (
    <PlayerRankings
      season={season}
      group={group}
      matchdays={matchdays}
      search={search}
      pageHref={(query) => href('groupManage', { ...season.params, group_slug: group.slug }, { show: 'players', ...query })}
      matchHref={({ slug }) => href('matchManage', { ...season.params, match_slug: slug })}
    />
  );
}

function Standings({ season, group }: { season: SeasonOfPage; group: SeasonGroup }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const standings = useRead('getStandings', { id: group.id });
  return (
    <Section title={formatMessage(words.standings)} className="pt-7">
      {season.isOrganiser && !season.isOver && <Ties group={group} standings={standings} />}
      <LeagueTable group={group} standings={standings} hrefOf={({ slug }) => href('teamManage', { ...season.params, team_slug: slug })} />
    </Section>
  );
}
