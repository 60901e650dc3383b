import type { ReactNode } from 'react';
import type { ManagedCompetition } from '@oche/api/contract/managedCompetition';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { TabNav } from '@oche/ui/TabNav';
import { useHref } from '../../shell/useHref.ts';
import { useRoute } from '../../shell/useRoute.ts';
import { words } from '../../shell/words.ts';
import { eveningOf } from '../../parts/league/evening.ts';
import { messages as shared } from '../parts/messages.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { messages as teamMessages } from '../../parts/league/teamMessages.ts';
import { messages } from './messages.ts';

type TeamFrameProps = {
  managed: ManagedCompetition;
  actions?: (season: SeasonOfPage, team: SeasonTeam) => ReactNode;
  children: (season: SeasonOfPage, team: SeasonTeam) => ReactNode;
};

/** The frame of every page of a team: the season's frame, then the name of the team, its evening and its pages. */
export function TeamFrame({ managed, actions, children }: TeamFrameProps) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const season = seasonOfPage(managed);
  const team = managed.team!;
  const evening = [team.location?.name, team.homeWeekday === null ? undefined : eveningOf(locale, team)].filter(Boolean).join(', ');
  return (
    <SeasonFrame
      managed={managed}
      tab="teamsManage"
      teams={[team.team.slug]}
      header={{
        title: <span className="wrap-anywhere">{team.name}</span>,
        ...(team.state !== 'accepted' && {
          badge: <Badge meaning="danger">{formatMessage(teamMessages.state, { state: team.state })}</Badge>,
        }),
        ...(evening !== '' && { description: evening }),
        ...(season.isOrganiser && { back: { href: href('teamsManage', season.params), label: formatMessage(shared.teams) } }),
        ...(actions && { actions: actions(season, team) }),
        tabs: <Tabs season={season} team={team} />,
      }}
    >
      {() => children(season, team)}
    </SeasonFrame>
  );
}

function Tabs({ season, team }: { season: SeasonOfPage; team: SeasonTeam }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const current = useRoute()?.name;
  const items = [
    { name: 'teamManage', label: words.overview },
    { name: 'teamMembers', label: shared.roster },
    { name: 'teamStatistics', label: messages.statistics },
    ...(season.isOver ? [] : [{ name: 'teamEdit', label: words.edit } as const]),
  ] as const;
  return (
    <TabNav
      label={formatMessage(messages.pages)}
      className="-mx-4 px-4 md:-mx-6 md:px-6"
      items={items.map(({ name, label }) => ({
        href: href(name, { ...season.params, team_slug: team.team.slug }),
        label: formatMessage(label),
        current: name === current,
      }))}
    />
  );
}
