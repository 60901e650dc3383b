import { useState } from 'react';
import { addDays } from '@oche/darts/days';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useRead, useWrite } from '@oche/api/query';
import { formatInstant, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { Table } from '@oche/ui/Table';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../shell/errorMessage.ts';
import { useHref } from '../../shell/useHref.ts';
import { MemberStateBadge } from '../parts/MemberStateBadge.tsx';
import { RefuseDialog } from '../parts/RequestDialogs.tsx';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { useKeptFocus } from '../parts/useKeptFocus.ts';
import { messages as teamMessages } from '../../parts/league/teamMessages.ts';
import { mayAddMembers, mayChangeMembers } from './mayAddMembers.ts';
import { messages as shared } from '../parts/messages.ts';
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
  // Nobody plays before the season begins, however early the team was entered.
  const begun = (from: string) => (from > season.startsOn ? from : season.startsOn);
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
  const { ref, keep } = useKeptFocus(all.length);
  const mayAnswer = mayAdd && !season.isOrganiser;
  return (
    <Section
      ref={ref}
      tabIndex={-1}
      title={formatMessage(shared.roster)}
      actions={
        <span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
          <span className="text-body-small text-ink-3">
            {formatMessage(messages.places, { count: present.length, most: season.rules.mostPlayers, waiting: waiting.length })}
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
        caption={formatMessage(shared.roster)}
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
            cell: ({ member, member: { id, name }, entry, request }) => (
              <span className="block py-1 wrap-anywhere">
                {mayEdit ? (
                  <Link href={href('memberEdit', { ...params, member_id: id })} className="hover:underline">
                    {name}
                  </Link>
                ) : (
                  name
                )}
                {team.captains[0]?.name === name && (
                  <span className="ml-2 inline-block text-body-small font-[400] text-ink-3">{formatMessage(teamMessages.captain)}</span>
                )}
                {entry && entry.kind !== 'fixed' && (
                  <span className="ml-2 text-body-small font-[400] text-ink-3">{formatMessage(messages.roles, { kind: entry.kind })}</span>
                )}
                {/* Below the name, because phones have no room beside it. */}
                {mayAnswer && request && <TakeBack name={name} request={request} onTakeBack={keep} />}
                {mayAnswer && entry && <Disagree team={team} member={member} />}
              </span>
            ),
          },
          {
            key: 'state',
            head: formatMessage(teamMessages.memberStateHead),
            cell: ({ member, entry, request, hasLeft }) =>
              request ? (
                <Waiting request={request} />
              ) : hasLeft ? (
                <span className="text-body-small text-ink-3">{formatMessage(teamMessages.memberState, { state: 'ended' })}</span>
              ) : (
                <span className="grid justify-items-start gap-1 py-1">
                  <MemberStateBadge member={member} today={begun(today)} joinsOn={entry?.from} />
                  {entry && <Leaves {...{ team, member, entry }} />}
                </span>
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
              return to === null ? day(begun(from)) : formatMessage(messages.until, { from: day(begun(from)), to: day(to) });
            },
          },
        ]}
        empty={<EmptyState>{formatMessage(messages.noPlayers)}</EmptyState>}
      />
      <RefusedRequests season={season} team={team} />
    </Section>
  );
}

/** The request of another team for a player to which the captain of this one has agreed. An organiser has not decided it yet. */
const agreedRequest = ({ requests }: SeasonMember, { id }: SeasonTeam): Request | undefined =>
  requests.find(({ from, state }) => from?.id === id && state === 'agreed');

type LeavesProps = { team: SeasonTeam; member: SeasonMember; entry: Entry };

/** When a player leaves the team, and for which one. Renders nothing for a player who stays. */
function Leaves({ team, member, entry: { to } }: LeavesProps) {
  const { formatMessage, locale } = useIntl();
  const day = (local: string) => formatPlanned(locale, local, 'date');
  const agreed = agreedRequest(member, team);
  if (agreed)
    return (
      <span className="text-body-small wrap-anywhere">
        {formatMessage(messages.leavesIfAccepted, { team: agreed.to.name, day: day(agreed.on) })}
      </span>
    );
  if (to === null) return null;
  const first = addDays(to, 1);
  const next = member.roster.find((entry) => entry.from === first && entry.team.id !== team.id);
  // Wider screens have a column with the last day.
  return next ? (
    <span className="text-body-small text-ink-2 wrap-anywhere">
      {formatMessage(messages.leavesFor, { team: next.team.name, day: day(first) })}
    </span>
  ) : (
    <span className="text-body-small text-ink-2 sm:hidden">{formatMessage(messages.lastDay, { day: day(to) })}</span>
  );
}

/** Until an organiser accepts, the captain who has agreed to a request can refuse it after all. Renders nothing without such a request. */
function Disagree({ team, member }: { team: SeasonTeam; member: SeasonMember }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync: answerRequest, isPending } = useWrite('answerRequest');
  const [isRefusing, setRefusing] = useState(false);
  const agreed = agreedRequest(member, team);
  if (!agreed) return null;
  const { name } = member;
  const refuse = async (reason: string) => {
    setRefusing(false);
    try {
      await answerRequest({ id: agreed.id, accept: false, ...(reason && { reason }) });
      toast.success(formatMessage(messages.disagreed, { name }));
    } catch (error) {
      toast.error(errorMessage(intl, error));
    }
  };
  return (
    <span className="block whitespace-nowrap">
      <Button kind="quiet" className="-ml-4" state={isPending ? 'busy' : 'ready'} onClick={() => setRefusing(true)}>
        {formatMessage(messages.disagree)} <span className="sr-only">{name}</span>
      </Button>
      {isRefusing && (
        <RefuseDialog
          name={name}
          team={agreed.to.name}
          hasAgreed
          onRefuse={(reason) => void refuse(reason)}
          onClose={() => setRefusing(false)}
        />
      )}
    </span>
  );
}

/** Who has to agree to a request. */
function Waiting({ request: { from, state } }: { request: Request }) {
  const { formatMessage } = useIntl();
  return (
    <Badge meaning="warning">
      {formatMessage(messages.waitsFor, { who: from && state === 'asked' ? 'team' : 'organiser', team: from?.name ?? '' })}
    </Badge>
  );
}

/** The captain who has asked for a player takes the request back. */
function TakeBack({ name, request: { id }, onTakeBack }: { name: string; request: Request; onTakeBack: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync, isPending } = useWrite('answerRequest');
  const takeBack = async () => {
    onTakeBack();
    try {
      await mutateAsync({ id, accept: false });
      toast.success(formatMessage(messages.takenBack, { name }));
    } catch (error) {
      toast.error(errorMessage(intl, error));
    }
  };
  return (
    <span className="block whitespace-nowrap">
      <Button kind="quiet" className="-ml-4" state={isPending ? 'busy' : 'ready'} onClick={() => void takeBack()}>
        {formatMessage(messages.takeBack)} <span className="sr-only">{name}</span>
      </Button>
    </span>
  );
}

/** The requests of the team that were refused lately, with the reasons. Renders nothing without one. */
function RefusedRequests({ season, team }: { season: SeasonOfPage; team: SeasonTeam }) {
  const { formatMessage, locale } = useIntl();
  const refused = useRead('listRefusedRequests', { seasonId: season.id }).filter(({ teamId }) => teamId === team.id);
  if (refused.length === 0) return null;
  return (
    <ul aria-label={formatMessage(messages.refusedRequests)} className="mt-4 grid gap-1.5 text-body-small text-ink-2">
      {refused.map(({ id, name, reason, joined, refusedAt }) => {
        const day = formatInstant(locale, refusedAt, season.organisation.timeZone, 'date');
        return (
          <li key={id} className="border-l-4 border-line pl-3 wrap-anywhere">
            {joined === null
              ? formatMessage(messages.refused, { name, day })
              : formatMessage(messages.overtaken, { name, day, team: joined })}
            {reason !== null && ` ${reason}`}
          </li>
        );
      })}
    </ul>
  );
}
