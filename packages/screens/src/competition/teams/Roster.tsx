import type { SeasonMember } from '@oche/api/contract/seasonMember';
import type { SeasonTeam } from '@oche/api/contract/team';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { Table } from '@oche/ui/Table';
import { useHref } from '../../shell/useHref.ts';
import { MemberStateBadge } from '../parts/MemberStateBadge.tsx';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { messages as teamMessages } from '../../parts/league/teamMessages.ts';
import { mayAddMembers, mayChangeMembers } from './mayAddMembers.ts';
import { messages } from './messages.ts';

type Entry = SeasonMember['roster'][number];
type Request = SeasonMember['requests'][number];
/** A player of the team or, with a `request`, one who waits for approval. */
type Row = { member: SeasonMember; entry?: Entry; request?: Request; hasLeft: boolean };
type RosterProps = {
  season: SeasonOfPage;
  team: SeasonTeam;
  /** the members of the team, and those that it has asked for */
  members: readonly SeasonMember[];
  /** the day: `2026-11-27` */
  today: string;
};

/** The latest roster entry of a member in a team. */
const entryOf = ({ roster }: SeasonMember, { id }: SeasonTeam): Entry | undefined => roster.findLast((entry) => entry.team.id === id);

/** An open request of a team for a member who does not play in it. */
const requestOf = ({ requests }: SeasonMember, { id }: SeasonTeam): Request | undefined => requests.find(({ to }) => to.id === id);

/** The players of a team, then those that it has asked for, and those who have left at the end. */
export function Roster({ season, team, members, today }: RosterProps) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const params = { ...season.params, team_slug: team.team.slug };
  const mayEdit = mayChangeMembers(season);
  const mayAdd = mayAddMembers(season) && team.state === 'accepted';
  const day = (local: string) => formatPlanned(locale, local, 'date');
  const rows = members.flatMap((member) => {
    const entry = entryOf(member, team);
    return entry ? [{ member, entry, hasLeft: entry.to !== null && entry.to < today }] : [];
  });
  const present = rows.filter(({ hasLeft }) => !hasLeft);
  const waiting = members.flatMap((member): Row[] => {
    const request = requestOf(member, team);
    return request && !present.some((row) => row.member.id === member.id) ? [{ member, request, hasLeft: false }] : [];
  });
  const left = rows.filter(({ member, hasLeft }) => hasLeft && !waiting.some((row) => row.member.id === member.id));
  const all: Row[] = [...present, ...waiting, ...left];
  return (
    <Section
      title={formatMessage(messages.roster)}
      actions={
        <span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
          <span className="text-body-small text-ink-3">
            {formatMessage(messages.places, { count: present.length, most: season.rules.mostPlayers })}
          </span>
          {mayAdd && (
            <Button asChild>
              <Link href={href('memberCreate', params)}>{formatMessage(messages.addPlayer)}</Link>
            </Button>
          )}
        </span>
      }
    >
      <Table
        caption={formatMessage(messages.roster)}
        rows={all}
        rowKey={({ member }) => member.id}
        columns={[
          {
            key: 'number',
            head: formatMessage(teamMessages.number),
            as: 'figure',
            from: 'sm',
            className: 'w-16 text-ink-3',
            cell: ({ member }) => member.number ?? '–',
          },
          {
            key: 'name',
            head: formatMessage(teamMessages.member),
            as: 'name',
            cell: ({ member: { id, name }, entry }) => (
              <span className="block py-1 wrap-anywhere">
                {mayEdit ? (
                  <Link href={href('memberEdit', { ...params, member_id: id })} className="hover:underline">
                    {name}
                  </Link>
                ) : (
                  name
                )}
                {team.captains[0]?.name === name && (
                  <span className="ml-2 text-body-small font-[400] text-ink-3">{formatMessage(teamMessages.captain)}</span>
                )}
                {entry && entry.kind !== 'fixed' && (
                  <span className="ml-2 text-body-small font-[400] text-ink-3">{formatMessage(messages.roles, { kind: entry.kind })}</span>
                )}
              </span>
            ),
          },
          {
            key: 'state',
            head: formatMessage(teamMessages.memberStateHead),
            cell: ({ member, request, hasLeft }) =>
              request ? (
                <Badge meaning="warning">
                  {formatMessage(messages.waitsFor, {
                    who: request.from && request.state === 'asked' ? 'team' : 'organiser',
                    team: request.from?.name ?? '',
                  })}
                </Badge>
              ) : hasLeft ? (
                <span className="text-body-small text-ink-3">{formatMessage(teamMessages.memberState, { state: 'ended' })}</span>
              ) : (
                <MemberStateBadge member={member} today={today} />
              ),
          },
          {
            key: 'since',
            head: formatMessage(messages.since),
            from: 'sm',
            className: 'text-body-small text-ink-2 whitespace-nowrap',
            cell: ({ entry, request }) => {
              if (!entry) return request && formatMessage(teamMessages.playsFrom, { day: day(request.on) });
              const { from, to } = entry;
              return to === null ? day(from) : formatMessage(messages.until, { from: day(from), to: day(to) });
            },
          },
        ]}
        empty={<EmptyState>{formatMessage(messages.noPlayers)}</EmptyState>}
      />
    </Section>
  );
}
