import type { Match } from '@oche/api/contract/fixture';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatNumber, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { isCancelledOrAnnulled, matchdayText } from '../../../parts/match/matchTexts.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { messages } from './messages.ts';
import { Note } from './Note.tsx';

/** Matches with the same heading. `id`: the part of an address that leads there; only the first heading of a day has one. */
type Heading = { key: string; id?: string; title: string; matches: Match[] };

/** The part of an address that leads to a day of the calendar. */
export const anchorOf = (day: string): string => `day-${day}`;

/** Matches by day and matchday: "Friday 20 November 2026, matchday 9". */
export function headingsOf(intl: IntlShape, matches: readonly Match[]): Heading[] {
  const { formatMessage, locale } = intl;
  const byDay = Map.groupBy(matches, (match) => [match.startsAt?.slice(0, 10) ?? '', matchdayText(intl, match)].join(' '));
  return [...byDay].map(([key, own], index, all) => {
    const [first] = own as [Match];
    const of = first.startsAt?.slice(0, 10);
    const isFirst = all[index - 1]?.[1][0]?.startsAt?.slice(0, 10) !== of;
    const day = first.startsAt === null ? formatMessage(messages.undated) : formatPlanned(locale, first.startsAt, 'weekday');
    const matchday = matchdayText(intl, first);
    return {
      key,
      ...(of !== undefined && isFirst && { id: anchorOf(of) }),
      title: matchday === '' ? day : formatMessage(messages.onDay, { day, matchday }),
      matches: own,
    };
  });
}

type DaysProps = { headings: readonly Heading[]; matchHref: (match: Match) => string; className?: string };

/** Matches under their days: home on the left and away on the right of the score, on phones one below the other. */
export function Days({ headings, matchHref, className = '' }: DaysProps) {
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-7 ${className}`}>
      {headings.map(({ key, id, title, matches }) => (
        <section key={key} id={id} aria-label={title} className="scroll-mt-4 break-inside-avoid-page">
          <h2 className="border-b-2 border-rule pb-1.5 text-heading">{title}</h2>
          <ul>
            {matches.map((match) => (
              <Row key={match.id} match={match} href={matchHref(match)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/**
 * On a phone: time, home and its points, below it away and its points, then the note. On wider screens all in one row. With letters of double size,
 * the time has its own line.
 */
const areas =
  "[grid-template-areas:'time_home_hs'_'time_away_as'_'note_note_note'] sm:[grid-template-areas:'time_home_hs_dash_as_away_note'] grid-cols-[3.5rem_minmax(0,1fr)_auto] sm:grid-cols-[3.5rem_minmax(0,1fr)_2.25rem_0.75rem_2.25rem_minmax(0,1fr)_8.5rem] tiny:[grid-template-areas:'time_time'_'home_hs'_'away_as'_'note_note'] tiny:grid-cols-[minmax(0,1fr)_auto]";

/** The whole row leads to the match; its link names both teams. */
function Row({ match, href }: { match: Match; href: string }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { home, away, points, startsAt } = match;
  const [lostHome, lostAway] = points ? [points[0] < points[1], points[1] < points[0]] : [false, false];
  const name = (lost: boolean) => `min-w-0 text-name wrap-anywhere hyphens-auto ${lost ? 'font-[500] text-ink-2' : ''}`;
  const score = (lost: boolean) => `text-right score-xs tabular ${lost ? 'font-[550] text-ink-3' : ''}`;
  return (
    <li
      className={`relative grid min-h-11 items-baseline gap-x-2 border-b border-line py-2 [@media(hover:hover)]:hover:bg-pressed ${areas}`}
    >
      <span className="text-[0.875rem] text-ink-3 tabular [grid-area:time]">
        {startsAt !== null &&
          (isCancelledOrAnnulled(match) ? <s>{formatPlanned(locale, startsAt, 'time')}</s> : formatPlanned(locale, startsAt, 'time'))}
      </span>
      <span className={`${name(lostHome)} [grid-area:home] sm:text-right`}>
        <Link
          href={href}
          aria-label={formatMessage(matchMessages.title, { home: home.name, away: away.name })}
          className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
        >
          {home.name}
        </Link>
      </span>
      <span className={`${score(lostHome)} [grid-area:hs]`}>{points && formatNumber(locale, points[0])}</span>
      <span aria-hidden={points !== null} className="text-center text-ink-3 [grid-area:dash] max-sm:sr-only">
        {points ? '–' : formatMessage(messages.versus)}
      </span>
      <span className={`${score(lostAway)} [grid-area:as] sm:text-left`}>{points && formatNumber(locale, points[1])}</span>
      <span className={`${name(lostAway)} [grid-area:away]`}>{away.name}</span>
      <span className="text-caption text-ink-3 [grid-area:note] empty:hidden max-sm:pl-16 sm:text-right tiny:pl-0">
        <Note match={match} />
      </span>
    </li>
  );
}
