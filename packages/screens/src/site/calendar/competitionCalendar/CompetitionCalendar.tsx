import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight, Star } from 'lucide-react';
import type { CompetitionContext } from '@oche/api/contract/competition';
import { calendarPath } from '@oche/api/contract/calendarPath';
import type { SeasonCalendar } from '@oche/api/contract/fixture';
import { mostInCalendar } from '@oche/api/contract/mostInCalendar';
import { useRead } from '@oche/api/query';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { Button } from '@oche/ui/Button';
import { NativeSelect } from '@oche/ui/NativeSelect';
import { CalendarAddress } from '../../../parts/calendar/CalendarAddress.tsx';
import { teamsOfGroups } from '../../../parts/league/teamsOfGroups.ts';
import { useFollowSeason } from '../../../parts/league/useFollowSeason.ts';
import { SitePage } from '../../frame/SitePage.tsx';
import { useFollowedTeam } from '../../../parts/site/useFollowedTeam.ts';
import { useMatchHref } from '../../../parts/site/useMatchHref.ts';
import { useToday } from '../../../parts/site/useToday.ts';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { calendarInput, calendarQuery, type CalendarQuery } from './calendarQuery.ts';
import { anchorOf, Days, headingsOf } from './Days.tsx';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages } from './messages.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { page } from './page.ts';

/** The matches of a season by day, in parts of three matchdays or by month. The address keeps the filters. */
export function CompetitionCalendar() {
  const { context, params, search } = usePage(page);
  const { formatMessage } = useIntl();
  return (
    <SitePage context={context} header={{ title: formatMessage(words.calendar) }}>
      {({ id }) => <Calendar context={context} seasonId={id} params={params} query={calendarQuery(search)} />}
    </SitePage>
  );
}

type CalendarProps = { context: CompetitionContext; seasonId: string; params: { season?: string }; query: CalendarQuery };

function Calendar(props: CalendarProps) {
  const { context, seasonId, params, query } = props;
  const { formatMessage } = useIntl();
  const href = useHref();
  useFollowSeason(seasonId, false);
  const calendar = useRead('getSeasonCalendar', calendarInput(seasonId, context, query));
  const hrefOf = (change: CalendarQuery) => href('competitionCalendar', params, { ...query, ...change });
  const today = useToday(context.organisation.timeZone);
  // The part around today begins before it. Other parts do not have the day.
  const next =
    query.from === undefined &&
    query.month === undefined &&
    calendar.matches.find(({ startsAt }) => startsAt !== null && startsAt.slice(0, 10) >= today);
  const anchor = next ? `#${anchorOf(next.startsAt!.slice(0, 10))}` : '';
  const todayHref = query.month === undefined ? hrefOf({ from: undefined }) + anchor : hrefOf({ month: today.slice(0, 7) });
  if (context.groups.length === 0)
    return context.isFinished ? <EmptyState>{formatMessage(messages.noFixtures)}</EmptyState> : <Planned calendar={calendar} />;
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 pt-2 ${query.month === undefined ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
        <div className="grid gap-3">
          <Filters {...props} locations={calendar.locations} />
          <Part
            {...{ calendar, hrefOf, todayHref, today, query, seasonId }}
            isCup={context.groups.some(({ slug, kind }) => slug === query.group && kind === 'cup')}
          />
        </div>
        <Matches {...{ calendar, params, today, query, hrefOf }} />
      </div>
      <div className="grid content-start gap-10">
        <Subscription {...props} locations={calendar.locations} />
        {calendar.blockedDates.length > 0 && (
          <Section title={formatMessage(messages.blocked)} rule>
            <Blocked days={calendar.blockedDates} />
          </Section>
        )}
      </div>
    </div>
  );
}

/** Before the fixtures are published, the matchdays have dates. */
function Planned({ calendar: { matchdays, blockedDates } }: { calendar: SeasonCalendar }) {
  const { formatMessage } = useIntl();
  if (matchdays.length === 0) return <EmptyState>{formatMessage(messages.nothing)}</EmptyState>;
  return (
    <div className="grid max-w-160 gap-4 pt-2">
      <p className="text-ink-2">{formatMessage(messages.notPublished)}</p>
      <Blocked
        days={matchdays.map(({ number, from, to }) => ({
          ...{ from, to },
          reason: formatMessage(messages.matchdays, { first: 'same', last: String(number) }),
        }))}
      />
      <Blocked days={blockedDates} />
    </div>
  );
}

type MatchesProps = {
  calendar: SeasonCalendar;
  params: { season?: string };
  today: string;
  query: CalendarQuery;
  hrefOf: (change: CalendarQuery) => string;
};

/** The matches below each other. A month is a table of weeks on wide screens, with the matches without a date below it. */
function Matches({ calendar, params, today, query, hrefOf }: MatchesProps) {
  const intl = useIntl();
  const matchHref = useMatchHref(params);
  const { matches, undated } = calendar;
  const isMonth = query.month !== undefined;
  const all = [...matches, ...undated];
  const list = isMonth ? 'md:not-print:hidden' : '';
  return (
    <>
      {isMonth && (
        <MonthGrid
          className="grid gap-7 max-md:hidden print:hidden"
          {...{ calendar, today, matchHref }}
          dayHref={(day) => `${hrefOf({ month: undefined, from: day })}#${anchorOf(day)}`}
        />
      )}
      {all.length === 0 ? (
        <EmptyState className={list}>{intl.formatMessage(messages.none)}</EmptyState>
      ) : (
        <Days className={list} headings={headingsOf(intl, all)} matchHref={matchHref} />
      )}
      {isMonth && all.length >= mostInCalendar && <p className="text-body-small text-ink-2">{intl.formatMessage(messages.tooMany)}</p>}
      {isMonth && undated.length > 0 && (
        <Days className="max-md:hidden print:hidden" headings={headingsOf(intl, undated)} matchHref={matchHref} />
      )}
    </>
  );
}

type PartProps = Omit<MatchesProps, 'params'> & { seasonId: string; todayHref: string; isCup: boolean };

/** The matchdays and days that are shown, and the ways to others. */
function Part({ calendar: { matchdays, matches, earlier, later, ...part }, hrefOf, todayHref, today, query, seasonId, isCup }: PartProps) {
  const { formatMessage, locale } = useIntl();
  // The rounds of a cup are played in weeks that have numbers of the league.
  const isMonth = query.month !== undefined;
  const numbers = isCup || isMonth ? [] : matchdays.map(({ number }) => number);
  const days = matches.flatMap(({ startsAt }) => (startsAt === null ? [] : [startsAt.slice(0, 10)]));
  const [from, to] = [days[0] ?? part.from, days.at(-1) ?? part.to];
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const hasToday = part.from <= today && today <= part.to;
  // The list begins around today, and the month with the day that is shown.
  const viewHref = isMonth
    ? hrefOf({ month: undefined, ...(!hasToday && { from: part.from }) })
    : hrefOf({ from: undefined, month: (query.from ?? today).slice(0, 7) });
  const step = (day: string | null, label: string, icon: ReactNode) =>
    day === null ? (
      <span className="size-11 shrink-0" />
    ) : (
      <Link
        href={isMonth ? hrefOf({ month: day.slice(0, 7) }) : hrefOf({ from: day })}
        aria-label={label}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-pressed"
      >
        {icon}
      </Link>
    );
  return (
    <nav aria-label={formatMessage(words.calendar)} className="flex flex-wrap items-center gap-x-2 print:hidden">
      {/* On a phone, the arrows stay beside the part that they leave. */}
      <div className="flex min-w-0 items-center max-md:w-full">
        {step(earlier, formatMessage(isMonth ? messages.earlierMonth : messages.earlier), <ChevronLeft aria-hidden className="size-5" />)}
        <p className="min-w-0 max-md:flex-1 max-md:text-center">
          {numbers.length > 0 && (
            <span className="mr-2 text-label">
              {formatMessage(messages.matchdays, { first: first === last ? 'same' : String(first), last: String(last) })}
            </span>
          )}
          {isMonth ? (
            <span className="text-label">{formatPlanned(locale, part.from, 'month')}</span>
          ) : (
            <span className="text-body-small text-ink-3">
              {formatMessage(messages.days, { from: formatPlanned(locale, from, 'day'), to: formatPlanned(locale, to, 'day') })}
            </span>
          )}
        </p>
        {step(later, formatMessage(isMonth ? messages.laterMonth : messages.later), <ChevronRight aria-hidden className="size-5" />)}
      </div>
      <MyTeam seasonId={seasonId} query={query} hrefOf={hrefOf} />
      <Link href={viewHref} className="mr-4 ml-auto inline-flex min-h-11 shrink-0 items-center text-label max-md:hidden">
        <span className="link">{formatMessage(isMonth ? messages.asList : messages.asMonth)}</span>
      </Link>
      <Link href={todayHref} className="inline-flex min-h-11 max-md:ml-auto shrink-0 items-center text-label">
        <span className="link">{formatMessage(messages.today)}</span>
      </Link>
    </nav>
  );
}

/** Leads to the matches of the team that the user follows, if it plays in the season and is not chosen. */
function MyTeam({ seasonId, query, hrefOf }: { seasonId: string; query: CalendarQuery; hrefOf: MatchesProps['hrefOf'] }) {
  const { formatMessage } = useIntl();
  const [followed] = useFollowedTeam();
  const groups = useRead('listSeasonGroups', { seasonId });
  if (followed === null || followed === query.team || groups.every(({ teams }) => teams.every(({ slug }) => slug !== followed)))
    return null;
  return (
    <Link
      href={hrefOf({ team: followed, group: undefined, location: undefined })}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 text-label"
    >
      <Star aria-hidden className="size-4 fill-current" />
      <span className="link">{formatMessage(siteMessages.myTeam)}</span>
    </Link>
  );
}

type FiltersProps = CalendarProps & { locations: SeasonCalendar['locations'] };

/** A form, so that a browser without JavaScript can filter too. A new filter begins with the present matches that it finds. */
function Filters({ context, seasonId, params, query, locations }: FiltersProps) {
  const { formatMessage, locale } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const groups = useRead('listSeasonGroups', { seasonId });
  const chosen = groups.filter(({ slug }) => slug === query.group);
  const teams = teamsOfGroups(chosen.length > 0 ? chosen : groups, locale);
  const go = (change: { [name in 'group' | 'team' | 'location']?: string | undefined }) =>
    navigate(href('competitionCalendar', params, { ...query, ...change }), { replace: true, inPlace: true });
  return (
    <form
      method="get"
      action={href('competitionCalendar', params)}
      className="grid max-w-220 grid-cols-2 gap-3 md:grid-cols-3 tiny:grid-cols-1 print:hidden"
    >
      {query.from !== undefined && <input type="hidden" name="from" value={query.from} />}
      {query.month !== undefined && <input type="hidden" name="month" value={query.month} />}
      <NativeSelect
        name="group"
        label={formatMessage(messages.group)}
        value={query.group ?? ''}
        options={[
          { value: '', label: formatMessage(messages.allGroups) },
          ...context.groups.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        // Another group has other teams.
        onValueChange={(group) => go({ group: group || undefined, team: undefined })}
      />
      <NativeSelect
        name="team"
        label={formatMessage(messages.team)}
        value={query.team ?? ''}
        options={[
          { value: '', label: formatMessage(messages.allTeams) },
          ...teams.map(({ slug, name }) => ({ value: slug, label: name })),
          // An address may name a team of another division.
          ...(context.team && teams.every(({ id }) => id !== context.team?.id)
            ? [{ value: context.team.team.slug, label: context.team.name }]
            : []),
        ]}
        onValueChange={(team) => go({ team: team || undefined })}
      />
      <NativeSelect
        className="max-md:col-span-full"
        name="location"
        label={formatMessage(words.location)}
        value={query.location ?? ''}
        options={[
          { value: '', label: formatMessage(messages.allLocations) },
          ...locations.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onValueChange={(location) => go({ location: location || undefined })}
      />
      <noscript className="col-span-full">
        <Button type="submit">{formatMessage(messages.show)}</Button>
      </noscript>
    </form>
  );
}

/** The calendar to subscribe to: of the team of the filter, otherwise of its location, its division, or the season. */
function Subscription({ context: { team, groups }, seasonId, query, locations }: FiltersProps) {
  const { formatMessage } = useIntl();
  const group = groups.find(({ slug }) => slug === query.group);
  const location = locations.find(({ id, hasFeed }) => id === query.location && hasFeed);
  const [path, what] = team
    ? [calendarPath('team', team.team.id), team.name]
    : location
      ? [calendarPath('location', location.id), location.name]
      : group
        ? [calendarPath('group', group.id), group.name]
        : [calendarPath('season', seasonId), formatMessage(messages.theSeason)];
  return (
    <Section title={formatMessage(messages.subscribe)} rule className="print:hidden">
      <div className="grid gap-4 pt-3">
        <p className="text-body-small text-ink-2">{formatMessage(messages.subscribeTo, { what })}</p>
        <CalendarAddress path={path} />
      </div>
    </Section>
  );
}

function Blocked({ days }: { days: SeasonCalendar['blockedDates'] }) {
  const { formatMessage, locale } = useIntl();
  return (
    <ul>
      {days.map(({ from, to, reason }) => (
        <li key={`${from}${reason}`} className="flex min-h-11 flex-wrap items-baseline gap-x-4 border-b border-line py-2.5">
          <span className="text-name">{reason}</span>
          <span className="text-body-small text-ink-3">
            {from === to
              ? formatPlanned(locale, from, 'day')
              : formatMessage(messages.days, { from: formatPlanned(locale, from, 'day'), to: formatPlanned(locale, to, 'day') })}
          </span>
        </li>
      ))}
    </ul>
  );
}
