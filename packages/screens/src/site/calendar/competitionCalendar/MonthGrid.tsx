import type { Match, SeasonCalendar } from '@oche/api/contract/fixture';
import type { TeamRef } from '@oche/api/contract/team';
import { dayNumber, isoDay, weekOf } from '@oche/darts/days';
import { formatNumber, formatPlanned, formatScore } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { weekdayName, weekdays } from '../../../parts/league/evening.ts';
import { isCancelledOrAnnulled } from '../../../parts/match/matchTexts.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { messages } from './messages.ts';
import { Note } from './Note.tsx';

type MonthGridProps = {
  calendar: SeasonCalendar;
  today: string;
  matchHref: (match: Match) => string;
  /** the list of matches at a day */
  dayHref: (day: string) => string;
  className: string;
};

/** The matches for which a day has space. Others are in the list. */
const mostInDay = 5;

/** The days of the weeks of a month, Monday first. Those of other months are null. */
const weeksOf = (from: string, to: string): (string | null)[][] => {
  const [first, last] = [weekOf(dayNumber(from)), weekOf(dayNumber(to))];
  return Array.from({ length: last - first + 1 }, (_, week) =>
    weekdays.map((weekday) => {
      // Week 0 begins three days before day 0, which was a Thursday.
      const day = isoDay((first + week) * 7 - 3 + weekday - 1);
      return day < from || day > to ? null : day;
    }),
  );
};

/** The short names of the teams of matches. A team has its whole name if another one has the same short name. */
const shortNames = (matches: readonly Match[]): ((team: TeamRef) => string) => {
  const teams = new Map(matches.flatMap(({ home, away }) => [home, away]).map((team) => [team.id, team]));
  const byShort = Map.groupBy(teams.values(), ({ short }) => short);
  return ({ name, short }) => (byShort.get(short)!.length > 1 ? name : short);
};

/** A month as a table of weeks: each day with its matches, their scores or times, and why nobody plays. */
export function MonthGrid({ calendar: { from, to, matches, blockedDates }, today, matchHref, dayHref, className }: MonthGridProps) {
  const { locale } = useIntl();
  const nameOf = shortNames(matches);
  const byDay = Map.groupBy(matches, ({ startsAt }) => startsAt!.slice(0, 10));
  return (
    <div className={className}>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{formatPlanned(locale, from, 'month')}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="border-b-2 border-rule px-1.5 pb-1.5 text-left text-caption text-ink-3">
                <abbr title={weekdayName(locale, weekday)} className="no-underline">
                  {weekdayName(locale, weekday, 'short')}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(from, to).map((week) => (
            <tr key={week.find((day) => day !== null)} className="h-26">
              {week.map((day, at) =>
                day === null ? (
                  <td key={at} className="border border-line bg-sunken" />
                ) : (
                  <td key={at} className="border border-line p-1.5 align-top">
                    <time
                      dateTime={day}
                      aria-current={day === today ? 'date' : undefined}
                      className="inline-grid size-6 place-items-center rounded-ring text-caption text-ink-3 tabular aria-[current]:bg-ink aria-[current]:font-[700] aria-[current]:text-page"
                    >
                      {formatNumber(locale, Number(day.slice(8)))}
                    </time>
                    {blockedDates
                      .filter((blocked) => blocked.from <= day && day <= blocked.to)
                      .map(({ reason }) => (
                        <p key={reason} className="text-caption text-ink-2 wrap-anywhere hyphens-auto">
                          {reason}
                        </p>
                      ))}
                    <Day matches={byDay.get(day) ?? []} nameOf={nameOf} matchHref={matchHref} moreHref={dayHref(day)} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = { matches: readonly Match[]; nameOf: (team: TeamRef) => string; matchHref: (match: Match) => string; moreHref: string };

function Day({ matches, nameOf, matchHref, moreHref }: DayProps) {
  const { formatMessage } = useIntl();
  if (matches.length === 0) return null;
  const shown = matches.length > mostInDay ? matches.slice(0, mostInDay - 1) : matches;
  const more = matches.length - shown.length;
  return (
    <ul className="grid gap-0.5">
      {shown.map((match) => (
        <li key={match.id}>
          <MatchOfDay match={match} names={[nameOf(match.home), nameOf(match.away)]} href={matchHref(match)} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link href={moreHref} className="block min-h-6 py-1 text-caption text-ink-2 underline hover:text-ink">
            {formatMessage(messages.more, { count: more })}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** A match in a line or two: its score in bold or its time, and the names of its teams. */
function MatchOfDay({ match, names: [home, away], href }: { match: Match; names: readonly [string, string]; href: string }) {
  const { formatMessage, locale } = useIntl();
  const { points, startsAt } = match;
  const title = formatMessage(matchMessages.title, { home: match.home.name, away: match.away.name });
  const text = (
    <>
      {points ? (
        <b className="font-[700] text-ink tabular">{formatScore(locale, points)}</b>
      ) : (
        <span className="tabular">{formatPlanned(locale, startsAt!, 'time')}</span>
      )}{' '}
      <span aria-hidden>
        {home} – {away}
      </span>
      <span className="sr-only">{title}</span>
    </>
  );
  return (
    <Link
      href={href}
      title={title}
      className="block min-h-6 rounded-mark py-0.5 text-caption text-ink-2 wrap-anywhere hover:bg-pressed hover:text-ink"
    >
      {isCancelledOrAnnulled(match) ? <s>{text}</s> : text}
      <span className="block empty:hidden">
        <Note match={match} />
      </span>
    </Link>
  );
}
