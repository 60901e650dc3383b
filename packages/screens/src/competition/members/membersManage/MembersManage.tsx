import { EllipsisVertical } from 'lucide-react';
import { Suspense, useState } from 'react';
import { foldName } from '@oche/darts/names/foldName';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Menu } from '@oche/ui/Menu';
import { Table } from '@oche/ui/Table';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { SearchForm } from '../../../parts/forms/SearchForm.tsx';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { ImportButton } from '../../parts/import/ImportDialog.tsx';
import { MemberStateBadge } from '../../parts/MemberStateBadge.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { Requests } from '../../parts/Requests.tsx';
import { SeasonFrame, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { canBeSuspended, suspensionAction, SuspensionDialog } from '../../parts/SuspensionDialog.tsx';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { MergedPlayers } from './MergedPlayers.tsx';
import { messages as mergeMessages } from './mergeMessages.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The members of a season, with the requests that wait for an organiser. */
export function MembersManage() {
  const { managed, search } = usePage(page);
  return (
    <SeasonFrame managed={managed} tab="membersManage">
      {(season) => <Members season={season} search={search.get('search') ?? undefined} />}
    </SeasonFrame>
  );
}

const teamsOf = ({ roster }: SeasonMember, today: string): string[] =>
  roster.filter(({ to }) => to === null || to >= today).map(({ team }) => team.name);

/** The team that has left the season, of a member who is in no other one. */
const leftTeamOf = ({ roster }: SeasonMember, teams: ReadonlyMap<string, SeasonTeam>): SeasonTeam | undefined => {
  const own = roster.flatMap(({ to, team }) => (to === null ? (teams.get(team.id) ?? []) : []));
  return own.some(({ state }) => state === 'accepted') ? undefined : own.find(({ state }) => state === 'withdrawn' || state === 'excluded');
};

function Members({ season, search }: { season: SeasonOfPage; search: string | undefined }) {
  const { formatMessage, locale } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const { members, teams } = useReads({
    members: read('listSeasonMembers', { seasonId: season.id }),
    teams: read('listTeams', { seasonId: season.id }),
  });
  const [merging, setMerging] = useState<SeasonMember | null>(null);
  const [suspending, setSuspending] = useState<SeasonMember | null>(null);
  const teamOf = new Map(teams.map((team) => [team.id, team]));
  const today = localNow(season.organisation.timeZone).slice(0, 10);
  const wanted = foldName(search ?? '');
  const found = members.filter((member) =>
    [member.name, String(member.number ?? ''), ...teamsOf(member, today)].some((text) => foldName(text).includes(wanted)),
  );
  // Like the number of the tab, without requests and players of teams that have left. A search counts its rows.
  const counted = found.filter((member) => member.activeFrom !== null && !leftTeamOf(member, teamOf));
  const count = search === undefined ? counted.length : found.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 pt-7">
      {!season.isOver && <Requests season={season} members={members} mayAnswer={() => true} className="max-w-[40rem]" />}
      {!season.isOver && (
        <div>
          <ImportButton season={season} kind="members" />
        </div>
      )}
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
          <p role="status" className="text-body-small text-ink-3">
            {formatMessage(messages.found, { count })}
          </p>
          <SearchForm
            label={formatMessage(messages.search)}
            text={search}
            onSearch={(typed) => navigate(href('membersManage', season.params, { search: typed }))}
          />
        </div>
        <Table
          caption={formatMessage(shared.members)}
          rows={found}
          rowKey={({ id }) => id}
          defaultSort={{ key: 'name', direction: 'ascending' }}
          columns={[
            {
              key: 'number',
              head: formatMessage(teamMessages.number),
              as: 'figure',
              from: 'sm',
              className: 'w-16 text-ink-3',
              cell: ({ number }) => number ?? '–',
              compare: (a, b) => (a.number ?? 0) - (b.number ?? 0),
            },
            {
              key: 'name',
              head: formatMessage(teamMessages.member),
              as: 'name',
              compare: (a, b) => a.name.localeCompare(b.name, locale),
              cell: (member) => (
                <span className="block py-1 wrap-anywhere">
                  <MemberName season={season} member={member} teams={teamOf} />
                  <span className="block text-body-small font-[400] text-ink-3 sm:hidden">
                    {[member.number ?? [], teamsOf(member, today)].flat().join(' · ')}
                  </span>
                </span>
              ),
            },
            {
              key: 'team',
              head: formatMessage(teamMessages.team),
              from: 'sm',
              className: 'text-ink-2 wrap-anywhere',
              compare: (a, b) => (teamsOf(a, today)[0] ?? '').localeCompare(teamsOf(b, today)[0] ?? '', locale),
              cell: (member) => teamsOf(member, today).join(', ') || '–',
            },
            {
              key: 'state',
              head: formatMessage(teamMessages.memberStateHead),
              cell: (member) =>
                leftTeamOf(member, teamOf) ? (
                  <Badge meaning="neutral">{formatMessage(messages.teamLeft)}</Badge>
                ) : (
                  <MemberStateBadge member={member} today={today > season.startsOn ? today : season.startsOn} />
                ),
            },
            {
              key: 'account',
              head: formatMessage(messages.account),
              from: 'md',
              className: 'text-body-small text-ink-2',
              cell: ({ hasAccount }) => (hasAccount ? formatMessage(messages.hasAccount) : '–'),
            },
            ...(season.isOver
              ? []
              : [
                  {
                    key: 'more',
                    head: <span className="sr-only">{formatMessage(mergeMessages.actions)}</span>,
                    align: 'right' as const,
                    className: 'w-11',
                    cell: (member: SeasonMember) => (
                      <MemberMenu member={member} onMerge={() => setMerging(member)} onSuspend={() => setSuspending(member)} />
                    ),
                  },
                ]),
          ]}
          empty={
            search === undefined ? (
              <EmptyState>{formatMessage(messages.none)}</EmptyState>
            ) : (
              <EmptyState
                action={
                  <Button asChild>
                    <Link href={href('membersManage', season.params)}>{formatMessage(messages.showAll)}</Link>
                  </Button>
                }
              >
                {formatMessage(messages.noneFound)}
              </EmptyState>
            )
          }
        />
      </div>
      {!season.isOver && (
        <Suspense fallback={null}>
          <MergedPlayers organisation={season.organisation} />
        </Suspense>
      )}
      {suspending && (
        <Suspense fallback={null}>
          <SuspensionDialog season={season} member={suspending} onClose={() => setSuspending(null)} />
        </Suspense>
      )}
      {merging && <MergeDialog season={season} member={merging} onClose={() => setMerging(null)} />}
    </div>
  );
}

/** What an organiser can do with a member besides opening their page. */
function MemberMenu({ member, onMerge, onSuspend }: { member: SeasonMember; onMerge: () => void; onSuspend: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Menu
      items={[
        ...(canBeSuspended(member) ? [{ label: formatMessage(suspensionAction(member)), onSelect: onSuspend }] : []),
        { label: formatMessage(mergeMessages.samePerson), onSelect: onMerge },
      ]}
    >
      <Button kind="quiet" icon={<EllipsisVertical aria-hidden />} aria-label={formatMessage(mergeMessages.more, { name: member.name })} />
    </Menu>
  );
}

type MemberNameProps = { season: SeasonOfPage; member: SeasonMember; teams: ReadonlyMap<string, SeasonTeam> };

/** The name of a member, as a link to their page in their latest team if there is one. */
function MemberName({ season, member: { id, name, roster }, teams }: MemberNameProps) {
  const href = useHref();
  const team = teams.get(roster.at(-1)?.team.id ?? '');
  if (season.isOver || !team) return name;
  return (
    <Link href={href('memberEdit', { ...season.params, team_slug: team.team.slug, member_id: id })} className="hover:underline">
      {name}
    </Link>
  );
}
