import type { CompetitionContext, Season } from '@oche/api/contract/competition';
import type { Match } from '@oche/api/contract/fixture';
import { useRead, useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { messages as matchMessages } from '../../parts/match/messages.ts';
import { useFollowedTeam } from '../../parts/site/useFollowedTeam.ts';
import { useMatchHref } from '../../parts/site/useMatchHref.ts';
import { useToday } from '../../parts/site/useToday.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { divisionsOf, readCalendar, shownDivision } from './frontReads.ts';
import { MatchRows, TopMatch, type OfMatches } from '../frame/MatchRows.tsx';
import { messages } from './messages.ts';
import { momentOf, type MatchdayPart, type Moment } from './moment.ts';

type OfSeason = { context: CompetitionContext; season: Season; params: { season?: string } };

/** Matches beside the lit one, and in a list at the side. An evening shows all its matches. */
const [besideTop, atTheSide] = [5, 6];

const inColumns = 'grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-2 lg:grid-cols-3';

/** What is on in the season today. */
function useMoment({ context, season }: OfSeason): Moment {
  const calendar = useRead('getSeasonCalendar', readCalendar(season).input);
  return momentOf(calendar, useToday(context.organisation.timeZone));
}

function useMatches({ context, params }: OfSeason): OfMatches & { calendarHref: string } {
  const href = useHref();
  const divisions = divisionsOf(context);
  return {
    divisionOf: ({ groupId }) => (divisions.length > 1 ? (divisions.find(({ id }) => id === groupId)?.name ?? '') : ''),
    hrefOf: useMatchHref(params),
    today: useToday(context.organisation.timeZone),
    calendarHref: href('competitionCalendar', params),
  };
}

/**
 * The evening, otherwise the last results, otherwise the next matches: the match of the followed team or between the best teams on the lit bed, the others beside it. In a
 * finished season, the champions have the lit bed, and all matches are rows.
 */
export function Lead(props: OfSeason & { search: URLSearchParams }) {
  const { context, search } = props;
  const moment = useMoment(props);
  const { formatMessage } = useIntl();
  const of = useMatches(props);
  const places = usePlaces(context, search);
  const [followed] = useFollowedTeam();
  const part = moment.evening ?? moment.results ?? moment.next;
  if (!part) return null;
  const top = topOf(part.matches, places, followed);
  const others = part.matches.filter((match) => match !== top.match);
  const isLive = part.matches.some(({ state }) => state === 'playing');
  const title = moment.evening ? (isLive ? words.now : messages.today) : moment.results ? words.results : messages.next;
  return (
    <Section
      title={
        <>
          {formatMessage(title)} <PartNote part={part} />
        </>
      }
      link={{ href: of.calendarHref, label: formatMessage(matchMessages.allMatchesOfSeason) }}
    >
      {context.isFinished ? (
        <MatchRows matches={part.matches} of={of} className={`border-t-2 border-rule ${inColumns}`} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <TopMatch match={top.match} why={top.places && formatMessage(messages.places, top.places)} of={of} />
          <MatchRows matches={others.slice(0, besideTop)} of={of} className="border-line lg:border-t-2 lg:border-t-rule" />
        </div>
      )}
      {moment.evening && !context.isFinished && others.length > besideTop && (
        <MatchRows matches={others.slice(besideTop)} of={of} className={`lg:pt-4 ${inColumns}`} />
      )}
    </Section>
  );
}

/** The next matches, if the page leads with others. */
export function NextMatches(props: OfSeason) {
  const { evening, results, next } = useMoment(props);
  const { formatMessage } = useIntl();
  const of = useMatches(props);
  if (!next || !(evening ?? results)) return null;
  return (
    <Section
      title={next.matchday === null ? formatMessage(messages.next) : formatMessage(matchMessages.matchday, { number: next.matchday })}
      link={{ href: of.calendarHref, label: formatMessage(words.calendar) }}
      rule
    >
      <MatchRows matches={next.matches.slice(0, atTheSide)} of={of} />
    </Section>
  );
}

/** The matchday and the days of matches, beside their title. */
function PartNote({ part: { matchday, matches } }: { part: MatchdayPart }) {
  const { formatMessage, locale } = useIntl();
  const days = matches.map(({ startsAt }) => startsAt!.slice(0, 10)).sort();
  const [from, to] = [days[0]!, days.at(-1)!].map((day) => formatPlanned(locale, day, 'day')) as [string, string];
  return (
    <span className="ml-2 text-body-small font-[400] tracking-normal text-ink-3">
      {[
        ...(matchday === null ? [] : [formatMessage(matchMessages.matchday, { number: matchday })]),
        from === to ? from : formatMessage(messages.days, { from, to }),
      ].join(', ')}
    </span>
  );
}

/** The positions of the teams of the shown division that have played, by season team. */
function usePlaces(context: CompetitionContext, search: URLSearchParams): ReadonlyMap<string, number> {
  const division = shownDivision(context, search);
  const { table } = useReads({ ...(division && { table: read('getStandings', { id: division.id }) }) });
  const rows = table?.rows ?? [];
  return new Map(rows.flatMap(({ team, position, played }) => (position !== null && played > 0 ? [[team.id, position]] : [])));
}

type Top = { match: Match; places: { first: string; second: string } | null };

/** The match of the followed team, otherwise that between the best teams, of those that are played now if there are any. `matches` has at least one. */
function topOf(matches: readonly Match[], places: ReadonlyMap<string, number>, followed: string | null): Top {
  const live = matches.filter(({ state }) => state === 'playing');
  const sumOf = ({ home, away }: Match) => (places.get(home.id) ?? Infinity) + (places.get(away.id) ?? Infinity);
  const own = matches.find(({ home, away }) => [home.slug, away.slug].includes(followed ?? ''));
  const match = own ?? (live.length > 0 ? live : matches).reduce((best, each) => (sumOf(each) < sumOf(best) ? each : best));
  const [first, second] = [places.get(match.home.id), places.get(match.away.id)];
  return { match, places: first === undefined || second === undefined ? null : { first: String(first), second: String(second) } };
}
