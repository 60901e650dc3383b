import type { SeasonGroup } from '@oche/api/contract/group';
import type { LeagueStandings } from '@oche/api/contract/standings';
import { useRead } from '@oche/api/query';
import { read } from '@oche/api/read';
import type { Query } from '@oche/routes/href';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { FixtureList } from '@oche/ui/FixtureList';
import { Link } from '@oche/ui/Link';
import { PlacesChart } from '@oche/ui/PlacesChart';
import { Section } from '@oche/ui/Section';
import { SegmentedControl } from '@oche/ui/SegmentedControl';
import { Select } from '@oche/ui/Select';
import { Skeleton } from '@oche/ui/Skeleton';
import { Switch } from '@oche/ui/Switch';
import { LeagueTable } from '../../../parts/league/standings/LeagueTable.tsx';
import { ShareMenu } from '../../../parts/site/ShareMenu.tsx';
import { matchdayText } from '../../../parts/match/matchTexts.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { useFixtures } from '../../../parts/match/useFixtures.ts';
import { useFollowedTeam } from '../../../parts/site/useFollowedTeam.ts';
import { useMatchHref } from '../../../parts/site/useMatchHref.ts';
import { useToday } from '../../../parts/site/useToday.ts';
import { useHost } from '../../../shell/host.tsx';
import { ReadBoundary } from '../../../shell/ReadBoundary.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { DivisionFrame } from '../DivisionFrame.tsx';
import { readCourse, readMatches } from '../divisionReads.ts';
import { messages as groupMessages } from '../messages.ts';
import { matchdaysAround } from './matchdaysAround.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { imageQuery, queryOf, viewOf, type TableView } from './tableView.ts';

type Params = { season?: string; group: string };

/** The table of a division with the reason of each place, and its last and next matchday. */
export function CompetitionStandings() {
  const { context, params, search } = usePage(page);
  return (
    <DivisionFrame context={context} params={params}>
      {(group) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 pt-7 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-10">
            <Standings group={group} params={params} view={viewOf(search)} />
            <ReadBoundary reads={{ course: readCourse(group) }} skeleton={<Skeleton shape="table" />}>
              <Course group={group} />
            </ReadBoundary>
          </div>
          <Matchdays group={group} params={params} timeZone={context.organisation.timeZone} />
        </div>
      )}
    </DivisionFrame>
  );
}

type StandingsProps = { group: SeasonGroup; params: Params; view: TableView };

function Standings({ group, params, view }: StandingsProps) {
  const { formatMessage } = useIntl();
  const standings = useRead('getStandings', { id: group.id });
  const { items } = useRead('listMatches', readMatches(group).input);
  const hasLive = items.some(({ state }) => state === 'playing' || state === 'to-confirm' || state === 'disputed');
  const hasBegun = standings.rows.some(({ played }) => played > 0);
  return (
    <Section
      title={formatMessage(words.standings)}
      actions={<ShareMenu title={group.name} image={{ kind: 'standings', id: group.id, query: imageQuery(view) }} />}
    >
      {(hasBegun || hasLive) && <Choices params={params} view={view} matchdays={standings.matchdays} hasLive={hasLive} />}
      {hasBegun || view.live ? (
        <ReadBoundary
          reads={{ table: read('getStandings', { id: group.id, ...view }) }}
          skeleton={<Skeleton shape="table" count={group.teams.length} />}
        >
          <Table group={group} params={params} view={view} />
        </ReadBoundary>
      ) : (
        <TeamsByName group={group} params={params} />
      )}
    </Section>
  );
}

type ChoicesProps = { params: Params; view: TableView; matchdays: LeagueStandings['matchdays']; hasLive: boolean };

/** What the table counts. The address keeps the choice. */
function Choices({ params, view, matchdays, hasLive }: ChoicesProps) {
  const { formatMessage, locale } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const { after, where, live } = view;
  const choose = (change: Query) =>
    navigate(href('competitionStandings', params, { ...queryOf(view), ...change }), { replace: true, inPlace: true });
  const latest = 'latest';
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 pb-4 noscript:hidden print:hidden">
      <Select
        label={formatMessage(messages.after)}
        className="w-40"
        value={after === undefined ? latest : String(after)}
        options={[
          { value: latest, label: formatMessage(messages.latest) },
          ...matchdays.map((matchday) => ({ value: String(matchday), label: formatNumber(locale, matchday) })),
        ]}
        onValueChange={(value) => choose({ after: value === latest ? undefined : value })}
      />
      <SegmentedControl
        label={formatMessage(messages.matches)}
        value={where ?? 'all'}
        segments={[
          { value: 'all', label: formatMessage(messages.all) },
          { value: 'home', label: formatMessage(matchMessages.home) },
          { value: 'away', label: formatMessage(matchMessages.away) },
        ]}
        onValueChange={(value) => choose({ where: value === 'all' ? undefined : value })}
      />
      {(hasLive || live) && (
        <Switch
          label={formatMessage(messages.live)}
          checked={live ?? false}
          onCheckedChange={(isOn) => choose({ live: isOn ? '1' : undefined })}
        />
      )}
    </div>
  );
}

function Table({ group, params, view }: StandingsProps) {
  const href = useHref();
  const standings = useRead('getStandings', { id: group.id, ...view });
  const [followed] = useFollowedTeam();
  // The table says after which matchday it is. The response has all of them.
  const matchdays = standings.matchdays.filter((matchday) => view.after === undefined || matchday <= view.after);
  return (
    <LeagueTable
      group={group}
      standings={{ ...standings, matchdays }}
      followed={followed}
      hrefOf={({ slug }) => href('competitionTeam', { ...params, team: slug })}
    />
  );
}

/** The places of the teams after each matchday, as soon as there are two. */
function Course({ group }: { group: SeasonGroup }) {
  const { formatMessage, locale } = useIntl();
  const { matchdays, teams } = useRead('getCourseOfPlaces', readCourse(group).input);
  if (matchdays.length < 2 || teams.length === 0) return null;
  return (
    <Section title={formatMessage(messages.course)}>
      <PlacesChart
        columns={matchdays.map((matchday) => formatNumber(locale, matchday))}
        lines={teams.map(({ team: { id, name, short }, places }) => ({
          ...{ key: id, name, short, places },
          description: formatMessage(messages.courseOfTeam, {
            ...{ team: name, place: places.at(-1)!, best: Math.min(...places), lowest: Math.max(...places) },
          }),
        }))}
        labels={{
          chart: formatMessage(messages.courseChart, { group: group.name, first: matchdays[0]!, last: matchdays.at(-1)! }),
          hint: formatMessage(messages.courseHint),
        }}
      />
    </Section>
  );
}

/** The teams before their first result, when no place means anything. */
function TeamsByName({ group, params }: Omit<StandingsProps, 'view'>) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  return (
    <div className="border-t-2 border-rule">
      <ul>
        {group.teams
          .toSorted((a, b) => a.name.localeCompare(b.name, locale))
          .map(({ id, slug, name }) => (
            <li key={id} className="border-b border-line">
              <Link
                href={href('competitionTeam', { ...params, team: slug })}
                className="flex min-h-11 items-center text-name wrap-anywhere hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
      </ul>
      <p className="pt-3 text-body-small text-ink-3">{formatMessage(groupMessages.before)}</p>
    </div>
  );
}

function Matchdays({ group, params, timeZone }: { group: SeasonGroup; params: Params; timeZone: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { items } = useRead('listMatches', readMatches(group).input);
  const { fixtureOf, labels } = useFixtures(useMatchHref(params));
  const { last, next } = matchdaysAround(items, useToday(timeZone));
  const days = [
    { id: 'last', note: formatMessage(messages.last), matches: last },
    { id: 'next', note: formatMessage(messages.next), matches: next },
  ].flatMap(({ matches, ...day }) =>
    matches[0] ? [{ ...day, title: matchdayText(intl, matches[0]), fixtures: matches.map((match) => fixtureOf(match)) }] : [],
  );
  if (days.length === 0) return null;
  return (
    <div>
      <h2 className="sr-only">{formatMessage(messages.matches)}</h2>
      <FixtureList matchdays={days} labels={labels} />
    </div>
  );
}
