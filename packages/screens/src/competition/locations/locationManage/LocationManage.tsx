import type { Output } from '@oche/api/contract/endpoints';
import type { LocationEvening, Match } from '@oche/api/contract/fixture';
import type { Evening, Location } from '@oche/api/contract/place';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { EmptyState } from '@oche/ui/EmptyState';
import { FixtureList } from '@oche/ui/FixtureList';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { BoardTable } from '../../../parts/boards/BoardTable.tsx';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { useRefresh } from '../../../shell/useRefresh.ts';
import { eveningOf, weekdayName } from '../../../parts/league/evening.ts';
import { matchdayText } from '../../../parts/match/matchTexts.ts';
import { useFixtures } from '../../../parts/match/useFixtures.ts';
import { messages as shared } from '../../parts/messages.ts';
import { locationReads } from '../../parts/reads.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { LocationFrame } from '../LocationFrame.tsx';
import { messages as locationMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** A location in a season: its next matches, how full its evenings are, its teams, its boards and their tablets. */
export function LocationManage() {
  const { managed, params } = usePage(page);
  // The state of tablets changes without a message.
  useRefresh(locationReads(params).managed);
  return <LocationFrame managed={managed}>{(season, location) => <Overview season={season} location={location} />}</LocationFrame>;
}

type LocationProps = { season: SeasonOfPage; location: Location };

/** Coming matches, and evenings in the list of loads. */
const mostMatches = 20;
const mostEvenings = 8;

function Overview({ season, location }: LocationProps) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const seasonId = season.id;
  const today = localNow(location.timeZone).slice(0, 10);
  const { matches, evenings, teams } = useReads({
    matches: read('listMatches', { seasonId, locationId: location.id, from: today, perPage: mostMatches }),
    evenings: read('listLocationEvenings', { seasonId }),
    teams: read('listTeams', { seasonId }),
  });
  const own = teams.filter((team) => team.state === 'accepted' && team.location?.id === location.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 pt-7 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
        <Matches season={season} matches={matches} today={today} />
        <Section title={formatMessage(messages.tablets)}>
          <BoardTable location={location} />
        </Section>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
        <Load evenings={evenings.filter((evening) => evening.location === location.id && evening.day >= today)} />
        <Section
          title={formatMessage(shared.teams)}
          rule
          link={{ href: href('locationTeams', { ...season.params, location_id: location.id }), label: formatMessage(words.manage) }}
        >
          <TeamLinks season={season} teams={own} />
        </Section>
        <Section title={formatMessage(locationMessages.evenings)} rule>
          <Evenings location={location} />
        </Section>
      </div>
    </div>
  );
}

type MatchesProps = { season: SeasonOfPage; matches: Output<'listMatches'>; today: string };

/** The matches of today, then the coming ones by matchday. */
function Matches({ season, matches: { items, total }, today }: MatchesProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const { fixtureOf, labels } = useFixtures(({ slug }) => href('matchManage', { ...season.params, match_slug: slug }));
  const isToday = ({ startsAt }: Match) => startsAt?.startsWith(today) === true;
  const coming = Map.groupBy(
    items.filter((match) => !isToday(match)),
    (match) => matchdayText(intl, match),
  );
  const lists = [
    { id: 'today', title: formatMessage(messages.tonight), fixtures: items.filter(isToday) },
    ...[...coming].map(([title, fixtures]) => ({ id: title, title, fixtures })),
  ].filter(({ fixtures }) => fixtures.length > 0);
  if (lists.length === 0)
    return (
      <Section title={formatMessage(messages.matches)} rule>
        <EmptyState>{formatMessage(messages.noMatches)}</EmptyState>
      </Section>
    );
  return (
    <div>
      <h2 className="sr-only">{formatMessage(messages.matches)}</h2>
      <FixtureList
        matchdays={lists.map(({ fixtures, ...list }) => ({
          ...list,
          // The page names the location already.
          fixtures: fixtures.map((match) => ({ ...fixtureOf(match), location: undefined })),
        }))}
        labels={labels}
      />
      {total > items.length && (
        <Link kind="underlined" href={href('matchesManage', season.params)} className="mt-4 inline-block">
          {formatMessage(messages.allMatches)}
        </Link>
      )}
    </div>
  );
}

/** The next evenings with matches. Those with more matches than boards come first, because they need a decision. */
function Load({ evenings }: { evenings: readonly LocationEvening[] }) {
  const { formatMessage, locale } = useIntl();
  const isFull = ({ needed, boards }: LocationEvening) => needed > boards;
  const shown = [...evenings.filter(isFull), ...evenings.filter((evening) => !isFull(evening))].slice(0, mostEvenings);
  if (shown.length === 0) return null;
  return (
    <Section title={formatMessage(messages.load)} rule>
      <ul>
        {shown.map((evening) => (
          <li
            key={evening.day}
            className={`flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 ${isFull(evening) ? 'border-l-4 border-l-warning-fill pl-3' : ''}`}
          >
            <span>{formatPlanned(locale, evening.day, 'day')}</span>
            <span className="text-body-small text-ink-2">
              {formatMessage(messages.loadOf, { matches: evening.matches, boards: evening.boards })}
            </span>
            {isFull(evening) && (
              <Badge meaning="warning" className="basis-full">
                {formatMessage(messages.full)}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TeamLinks({ season, teams }: { season: SeasonOfPage; teams: readonly SeasonTeam[] }) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  if (teams.length === 0) return <EmptyState>{formatMessage(messages.noTeams)}</EmptyState>;
  return (
    <ul>
      {teams.map((team) => (
        <li key={team.id} className="border-b border-line">
          <Link
            href={href('teamManage', { ...season.params, team_slug: team.team.slug })}
            className="flex min-h-11 items-center justify-between gap-4 py-2 hover:[&_.text-name]:underline"
          >
            <span className="min-w-0 text-name wrap-anywhere">{team.name}</span>
            <span className="shrink-0 text-body-small text-ink-3">{eveningOf(locale, team)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Evenings({ location: { evenings } }: { location: Location }) {
  const { formatMessage, locale } = useIntl();
  const hours = ({ from, to }: Evening): string => {
    if (from !== null && to !== null) return formatMessage(messages.hours, { from, to });
    if (from !== null) return formatMessage(messages.fromHour, { from });
    return to === null ? '' : formatMessage(messages.toHour, { to });
  };
  if (evenings.length === 0) return <p className="py-2.5 text-ink-2">{formatMessage(locationMessages.everyEvening)}</p>;
  return (
    <ul>
      {evenings.map((evening) => (
        <li key={evening.weekday} className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-2">
          <span>
            {formatMessage(locationMessages.eveningBoards, { weekday: weekdayName(locale, evening.weekday), count: evening.boards })}
          </span>
          <span className="text-body-small text-ink-2 tabular">{hours(evening)}</span>
        </li>
      ))}
    </ul>
  );
}
