import type { SeasonGroup } from '@oche/api/contract/group';
import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { EmptyState } from '@oche/ui/EmptyState';
import { Table } from '@oche/ui/Table';
import { eveningOf } from '../../../parts/league/evening.ts';
import { teamFieldMessages } from '../../../parts/league/teamFieldMessages.ts';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { DivisionFrame } from '../DivisionFrame.tsx';
import { messages as groupMessages } from '../messages.ts';
import { TeamName } from '../TeamName.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

type Params = { season?: string; group: string };

/** The teams of a division by name, with their captain, and where and when they play at home. */
export function CompetitionGroupTeams() {
  const { context, params } = usePage(page);
  return (
    <DivisionFrame context={context} params={params}>
      {(group) => <Teams group={group} params={params} />}
    </DivisionFrame>
  );
}

function Teams({ group, params }: { group: SeasonGroup; params: Params }) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const inGroup = new Set(group.teams.map(({ id }) => id));
  const teams = useRead('listTeams', { seasonId: group.seasonId }).filter(({ id }) => inGroup.has(id));
  if (teams.length === 0) return <EmptyState>{formatMessage(messages.none)}</EmptyState>;
  return (
    <div className="pt-7">
      <h2 className="sr-only">{formatMessage(groupMessages.teams)}</h2>
      <Table
        caption={formatMessage(groupMessages.teams)}
        rows={teams}
        rowKey={({ id }) => id}
        columns={[
          {
            ...{ key: 'team', head: formatMessage(teamMessages.team), as: 'name' },
            cell: (team) => (
              <div className="py-1">
                <TeamName name={team.name} colours={team.colours} href={href('competitionTeam', { ...params, team: team.team.slug })} />
                {team.state !== 'accepted' && <Badge meaning="danger">{formatMessage(teamMessages.state, { state: team.state })}</Badge>}
                {/* Phones have no space for the other columns. */}
                <p className="text-body-small text-ink-2 wrap-anywhere sm:hidden">
                  {[team.location?.name, team.homeWeekday === null ? null : eveningOf(locale, team), team.captains[0]?.name]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              </div>
            ),
            compare: (a, b) => a.name.localeCompare(b.name, locale),
          },
          {
            ...{ key: 'location', head: formatMessage(messages.location), as: 'text', from: 'sm' },
            cell: (team) => <span className="wrap-anywhere">{team.location?.name ?? '–'}</span>,
          },
          {
            ...{ key: 'evening', head: formatMessage(teamFieldMessages.evening), as: 'text', from: 'sm' },
            cell: (team) => eveningOf(locale, team),
          },
          {
            ...{ key: 'captain', head: formatMessage(teamMessages.captain), as: 'text', from: 'sm' },
            cell: (team) => <span className="wrap-anywhere">{team.captains[0]?.name ?? '–'}</span>,
          },
        ]}
      />
    </div>
  );
}
