import type { CompetitionContext } from '@oche/api/contract/competition';
import type { SeasonGroup } from '@oche/api/contract/group';
import type { LeagueStandingsRow } from '@oche/api/contract/standings';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useReads } from '@oche/api/query';
import type { Responses } from '@oche/api/read';
import { formatNumber, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Banner } from '@oche/ui/Banner';
import { Section } from '@oche/ui/Section';
import { StatTile } from '@oche/ui/StatTile';
import { SubscribeCalendar } from '../../../parts/calendar/SubscribeCalendar.tsx';
import { eveningOf } from '../../../parts/league/evening.ts';
import { adjustmentText } from '../../../parts/league/standings/adjustmentText.ts';
import { Form } from '../../../parts/league/standings/Form.tsx';
import { messages as standingsMessages } from '../../../parts/league/standingsMessages.ts';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { useFollowSeason } from '../../../parts/league/useFollowSeason.ts';
import { LocationAddress } from '../../../parts/site/LocationAddress.tsx';
import { teamData } from '../../../parts/site/schemaOrg.ts';
import { StructuredData } from '../../../parts/site/StructuredData.tsx';
import { useToday } from '../../../parts/site/useToday.ts';
import { SitePage } from '../../frame/SitePage.tsx';
import { NotFound } from '../../../shell/NotFound.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { Colours } from '../TeamName.tsx';
import { FollowTeam } from './FollowTeam.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { TeamMatches } from './TeamMatches.tsx';
import { TeamPlayers } from './TeamPlayers.tsx';
import { teamReads } from './teamReads.ts';
import { whatBecame } from './whatBecame.ts';

type Params = { season?: string; group: string };

/** A team in its division: its place and form, its matches and players, and where it plays. */
export function CompetitionTeam() {
  const { context, params } = usePage(page);
  const { group, team } = context;
  if (!group || !team || !group.teams.some(({ id }) => id === team.id)) return <NotFound />;
  return <Team context={context} group={group} team={team} params={params} />;
}

type TeamProps = { context: CompetitionContext; group: SeasonGroup; team: SeasonTeam; params: Params };

function Team({ context, group, team, params }: TeamProps) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  useFollowSeason(team.seasonId, false);
  const data = useReads(teamReads(group, team));
  const today = useToday(context.organisation.timeZone);
  // Before the season begins, the roster of its first day.
  const day = context.season && context.season.startsOn > today ? context.season.startsOn : today;
  const row = data.standings.rows.find((each) => each.team.id === team.id);
  const evening = team.homeWeekday === null ? null : eveningOf(locale, team);
  const description = [team.team.club, evening].filter(Boolean).join(' · ');
  return (
    <SitePage
      context={context}
      header={{
        title: (
          <span className="flex min-w-0 items-center gap-3">
            <Colours colours={team.colours} />
            <span className="min-w-0 wrap-anywhere hyphens-auto">{team.name}</span>
          </span>
        ),
        ...(team.state !== 'accepted' && {
          badge: <Badge meaning="danger">{formatMessage(teamMessages.state, { state: team.state })}</Badge>,
        }),
        ...(description !== '' && { description }),
        back: { href: href('competitionStandings', { season: params.season, group: params.group }), label: group.name },
        actions: (
          <>
            {team.state === 'accepted' && <FollowTeam slug={team.team.slug} />}
            <SubscribeCalendar kind="team" id={team.team.id} />
          </>
        ),
      }}
    >
      {() => (
        <>
          <StructuredData data={teamData(context, team, context.baseUrl + href('competitionTeam', { ...params, team: team.team.slug }))} />
          <Left team={team} matches={data.matches.items} />
          {/* A cup has no table. */}
          {group.kind === 'league' && row && row.position !== null && row.played > 0 && <Place row={row} />}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 pt-7 lg:grid-cols-[minmax(0,1fr)_24rem] print:block print:space-y-7">
            {/* On phones, the next match comes before the players. */}
            <div className="lg:order-2">
              <TeamMatches
                matches={data.matches.items}
                params={params}
                today={today}
                calendarHref={href('competitionCalendar', { season: params.season }, { team: team.team.slug })}
              />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 print:block print:space-y-7">
              <TeamPlayers team={team} day={day} {...data} />
              <Location team={team} />
              <Penalties adjustments={row?.adjustments ?? []} />
            </div>
          </div>
        </>
      )}
    </SitePage>
  );
}

/** Since when a team no longer plays, and what became of its matches. */
function Left({ team: { id, state, withdrawnOn }, matches }: { team: SeasonTeam; matches: TeamData['matches']['items'] }) {
  const { formatMessage, locale } = useIntl();
  if (state !== 'withdrawn' && state !== 'excluded') return null;
  const { isAnnulled, awarded } = whatBecame(matches, id);
  const day = withdrawnOn === null ? '' : formatPlanned(locale, withdrawnOn, 'date');
  return (
    <Banner
      kind="warning"
      className="mt-4"
      title={formatMessage(messages.left, { state, dated: withdrawnOn === null ? 'no' : 'yes', day })}
    >
      {isAnnulled ? formatMessage(messages.annulled) : awarded > 0 && formatMessage(messages.awarded, { count: awarded })}
    </Banner>
  );
}

function Place({ row: { position, points, form } }: { row: LeagueStandingsRow }) {
  const { formatMessage, locale } = useIntl();
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-3 pt-5 lg:gap-x-11">
      <StatTile label={formatMessage(messages.place)} value={position} />
      <StatTile label={formatMessage(words.points)} value={formatNumber(locale, points)} />
      <div className="[&>ul]:min-w-0">
        <p className="pb-2 text-caption text-ink-3">{formatMessage(standingsMessages.form)}</p>
        <Form results={form} />
      </div>
    </div>
  );
}

function Location({ team: { location } }: { team: SeasonTeam }) {
  const { formatMessage } = useIntl();
  return (
    <Section title={formatMessage(messages.location)} rule>
      {location ? (
        <LocationAddress name={location.name} address={location.address} />
      ) : (
        <p className="py-3 text-ink-2">{formatMessage(messages.noLocation)}</p>
      )}
    </Section>
  );
}

function Penalties({ adjustments }: { adjustments: LeagueStandingsRow['adjustments'] }) {
  const intl = useIntl();
  if (adjustments.length === 0) return null;
  return (
    <Section title={intl.formatMessage(messages.penalties)} rule>
      <ul>
        {adjustments.map((adjustment, at) => (
          <li key={at} className="border-b border-line py-2.5 wrap-anywhere">
            {adjustmentText(intl, adjustment)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type TeamData = Responses<ReturnType<typeof teamReads>>;
