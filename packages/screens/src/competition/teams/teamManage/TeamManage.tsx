import type { SeasonMember } from '@oche/api/contract/seasonMember';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { SubscribeCalendar } from '../../../parts/calendar/SubscribeCalendar.tsx';
import { usePage } from '../../../shell/usePage.tsx';
import { Requests } from '../../parts/Requests.tsx';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { Roster } from '../Roster.tsx';
import { messages as frameMessages } from '../messages.ts';
import { TeamFrame } from '../TeamFrame.tsx';
import { useRoster } from '../useRoster.ts';
import { CaptainGuide } from './CaptainGuide.tsx';
import { Divisions } from './Divisions.tsx';
import { GuestHint } from './GuestHint.tsx';
import { messages as formMessages } from '../formMessages.ts';
import { messages } from './messages.ts';
import { CaptainsMatches, NextMatches } from './NextMatches.tsx';
import { page } from './page.ts';
import { Penalties } from './Penalties.tsx';
import { TeamAccess } from './TeamAccess.tsx';
import { TeamMenu, Withdraw } from './TeamMenu.tsx';

/** A team in a season: its requests, its roster and its captains. It is the home page of its captains. */
export function TeamManage() {
  const { managed } = usePage(page);
  return (
    <TeamFrame managed={managed} actions={(season, team) => <Actions season={season} team={team} />}>
      {(season, team) => <Overview season={season} team={team} ownTeams={managed.ownTeams} />}
    </TeamFrame>
  );
}

const isPlaying = ({ isOver }: SeasonOfPage, { state }: SeasonTeam): boolean => !isOver && state === 'accepted';

function Actions({ season, team }: { season: SeasonOfPage; team: SeasonTeam }) {
  return (
    <>
      {season.state !== 'draft' && <SubscribeCalendar kind="team" id={team.team.id} />}
      {isPlaying(season, team) && <TeamAccess team={team} />}
      {isPlaying(season, team) && season.isOrganiser && <TeamMenu team={team} />}
    </>
  );
}

type OverviewProps = { season: SeasonOfPage; team: SeasonTeam; ownTeams: readonly { id: string }[] };

function Overview({ season, team, ownTeams }: OverviewProps) {
  const isOwn = ownTeams.some(({ id }) => id === team.id);
  const { formatMessage } = useIntl();
  const { members, today, mayAnswer } = useRoster(season, team);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 pt-7 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
        {isOwn && !season.isOver && <CaptainsMatches season={season} team={team} />}
        <Requests {...{ season, members, mayAnswer }} className="max-w-[40rem]" />
        <Roster season={season} team={team} members={members} today={today} />
        {season.state !== 'open' && season.state !== 'draft' && <Divisions season={season} team={team} ownTeams={ownTeams} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
        {!season.isOver && <NextMatches season={season} team={team} />}
        {(isOwn || season.isOrganiser) && <Penalties season={season} team={team} />}
        <Captains team={team} members={members} />
        {team.wishes && (
          <Section title={formatMessage(formMessages.wishes)} rule>
            <p className="py-3 text-ink-2 wrap-anywhere">{team.wishes}</p>
          </Section>
        )}
        <GuestHint />
        {isOwn && !season.isOver && <CaptainGuide season={season} />}
        {isPlaying(season, team) && season.isOrganiser && <Withdraw team={team} />}
      </div>
    </div>
  );
}

function Captains({ team: { id, captains }, members }: { team: SeasonTeam; members: readonly SeasonMember[] }) {
  const { formatMessage } = useIntl();
  /** Whether a captain is a player who leaves the team, or has left it. */
  const leaves = (name: string) =>
    members.find((member) => member.name === name)?.roster.findLast(({ team }) => team.id === id)?.to != null;
  return (
    <Section title={formatMessage(formMessages.captains)} rule>
      {captains.length === 0 && <EmptyState>{formatMessage(messages.noCaptain)}</EmptyState>}
      <ul>
        {captains.map(({ name, email, phone, hasAccount }, at) => (
          <li key={at} className="border-b border-line py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="text-name wrap-anywhere">{name}</span>
              <span className="text-body-small text-ink-3">{formatMessage(at === 0 ? teamMessages.captain : messages.viceCaptain)}</span>
            </p>
            <p className="flex flex-wrap gap-x-4 text-body-small text-ink-2">
              {email && (
                <Link kind="underlined" href={`mailto:${email}`} className="wrap-anywhere">
                  {email}
                </Link>
              )}
              {phone && (
                <Link kind="underlined" href={`tel:${phone.replaceAll(' ', '')}`}>
                  {phone}
                </Link>
              )}
              {leaves(name) && <span className="text-ink-3">{formatMessage(frameMessages.hasLeft)}</span>}
              {hasAccount === false && <span className="text-ink-3">{formatMessage(messages.noAccount)}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
