import type { SeasonTeam } from '@oche/api/contract/team';
import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { Table } from '@oche/ui/Table';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { eveningOf } from '../../../parts/league/evening.ts';
import { ImportButton } from '../../parts/import/ImportDialog.tsx';
import { SeasonFrame, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { teamFieldMessages } from '../../../parts/league/teamFieldMessages.ts';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { messages as formMessages } from '../formMessages.ts';
import { Registrations } from '../Registrations.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The teams of a season, by division and cup. */
export function TeamsManage() {
  const { managed } = usePage(page);
  return (
    <SeasonFrame managed={managed} tab="teamsManage">
      {(season) => <Teams season={season} />}
    </SeasonFrame>
  );
}

function Teams({ season }: { season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const seasonId = season.id;
  const { teams, groups } = useReads({ teams: read('listTeams', { seasonId }), groups: read('listSeasonGroups', { seasonId }) });
  const grouped = new Set(groups.flatMap((group) => group.teams.map(({ id }) => id)));
  const withoutGroup = teams.filter(({ id }) => !grouped.has(id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-7">
      {!season.isOver && (
        <div className="flex flex-wrap gap-3">
          <Button asChild kind="primary">
            <Link href={href('teamCreate', season.params)}>{formatMessage(formMessages.createTitle)}</Link>
          </Button>
          <Button asChild>
            <Link href={href('teamCreateExisting', season.params)}>{formatMessage(formMessages.addFormer)}</Link>
          </Button>
          <ImportButton season={season} kind="teams" />
        </div>
      )}
      {!season.isOver && <Registrations season={season} />}
      {teams.length === 0 && <EmptyState className="border-t-2 border-rule">{formatMessage(messages.none)}</EmptyState>}
      {groups.map(({ id, name, teams: members }) => (
        <Section key={id} title={name}>
          <TeamTable season={season} caption={name} teams={members.flatMap((member) => teams.filter((team) => team.id === member.id))} />
        </Section>
      ))}
      {withoutGroup.length > 0 && (
        <Section title={formatMessage(messages.noGroup)}>
          <TeamTable season={season} caption={formatMessage(messages.noGroup)} teams={withoutGroup} />
        </Section>
      )}
    </div>
  );
}

function TeamTable({ season, caption, teams }: { season: SeasonOfPage; caption: string; teams: readonly SeasonTeam[] }) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  return (
    <Table
      caption={caption}
      rows={teams}
      rowKey={({ id }) => id}
      density="comfortable"
      columns={[
        {
          key: 'team',
          head: formatMessage(teamMessages.team),
          as: 'name',
          cell: (team) => (
            <Link
              href={href('teamManage', { ...season.params, team_slug: team.team.slug })}
              className="flex min-h-11 flex-col justify-center py-1.5 wrap-anywhere hover:underline"
            >
              {team.name}
              <span className="text-body-small font-[400] text-ink-3 md:hidden">
                {[team.location?.name, eveningOf(locale, team)].filter(Boolean).join(', ')}
              </span>
            </Link>
          ),
        },
        {
          key: 'captain',
          head: formatMessage(teamMessages.captain),
          from: 'sm',
          className: 'text-ink-2 wrap-anywhere',
          cell: ({ captains }) => captains[0]?.name ?? '–',
        },
        {
          key: 'location',
          head: formatMessage(words.location),
          from: 'md',
          className: 'text-ink-2 wrap-anywhere',
          cell: ({ location }) => location?.name ?? '–',
        },
        {
          key: 'evening',
          head: formatMessage(teamFieldMessages.evening),
          from: 'md',
          className: 'text-ink-2 whitespace-nowrap',
          cell: (team) => eveningOf(locale, team),
        },
        {
          key: 'state',
          head: <span className="sr-only">{formatMessage(teamMessages.team)}</span>,
          align: 'right',
          className: 'text-body-small text-ink-2',
          cell: ({ state }) => (state === 'accepted' ? null : formatMessage(teamMessages.state, { state })),
        },
      ]}
    />
  );
}
