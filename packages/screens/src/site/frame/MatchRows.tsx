import type { Match } from '@oche/api/contract/fixture';
import { cupText } from '@oche/i18n/cupRoundText';
import { formatNumber, formatPlanned } from '@oche/i18n/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { stateText, statusInList } from '../../parts/match/matchTexts.ts';
import { words } from '../../shell/words.ts';

/** What rows of matches need to know of their season. */
export type OfMatches = {
  /** the name of a division; empty if the season has only one */
  divisionOf: (match: Match) => string;
  hrefOf: (match: Match) => string;
  /** such as `2026-11-27`; a match of this day shows only its time */
  today: string;
};

/** The division of a match, or the cup and its round. */
const placeText = (intl: IntlShape, match: Match, { divisionOf }: OfMatches): string =>
  match.cup ? cupText(intl, match.cup) : divisionOf(match);

/** What is unusual about a match, and where it is played in the season. */
function Note({ match, of }: { match: Match; of: OfMatches }) {
  const intl = useIntl();
  const state = statusInList(match);
  const isUnusual = state === 'walkover' || state === 'disputed' || state === 'to-confirm' || state === 'postponed';
  const text = [placeText(intl, match, of), ...(isUnusual ? [stateText(intl, { state })] : [])].filter((part) => part !== '').join(' · ');
  if (state !== 'playing' && text === '') return null;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-caption text-ink-3">
      {state === 'playing' && <LiveBadge state="live">{intl.formatMessage(words.live)}</LiveBadge>}
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </span>
  );
}

/** Whether a side of a decided match has lost. */
const hasLost = ({ points, state }: Match, side: 0 | 1): boolean =>
  points !== null && state !== 'playing' && points[side] < points[(1 - side) as 0 | 1];

/** A match: its teams one below the other with their points, or with day and time while it has none. */
function MatchRow({ match, of }: { match: Match; of: OfMatches }) {
  const { locale } = useIntl();
  const { points, startsAt } = match;
  const styles = startsAt?.startsWith(of.today) ? (['time'] as const) : (['day', 'time'] as const);
  const when = styles.map((style) => (startsAt === null ? null : formatPlanned(locale, startsAt, style)));
  const side = (at: 0 | 1) => {
    const lost = hasLost(match, at);
    return (
      <span className="flex items-baseline gap-3">
        <span className={`min-w-0 flex-1 text-name wrap-anywhere hyphens-auto ${lost ? 'font-[500] text-ink-2' : ''}`}>
          {[match.home, match.away][at]!.name}
        </span>
        {points ? (
          <span className={`score-xs tabular ${lost ? 'font-[550] text-ink-3' : ''}`}>{formatNumber(locale, points[at])}</span>
        ) : (
          <span className="shrink-0 text-caption text-ink-3 tabular">{when[at]}</span>
        )}
      </span>
    );
  };
  return (
    <li className="relative border-b border-line hover:bg-pressed break-inside-avoid">
      <Link href={of.hrefOf(match)} className="grid min-h-11 gap-0.5 py-2.5 after:absolute after:inset-0">
        {side(0)}
        {side(1)}
        <Note match={match} of={of} />
      </Link>
    </li>
  );
}

/** Matches one below the other. */
export function MatchRows({ matches, of, className = '' }: { matches: readonly Match[]; of: OfMatches; className?: string }) {
  return (
    <ul className={`print:columns-2 print:gap-8 ${className}`}>
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} of={of} />
      ))}
    </ul>
  );
}

/** The most important match of the page, on the lit bed. `why`: "Number 1 against number 2". */
export function TopMatch({ match, why, of }: { match: Match; why: string | null; of: OfMatches }) {
  const intl = useIntl();
  const { points, startsAt, location } = match;
  const text = [placeText(intl, match, of), ...(why === null ? [] : [why])].filter((part) => part !== '').join(', ');
  const side = (at: 0 | 1) => (
    <span className={`flex items-center gap-4 py-3 ${at === 0 ? '' : 'border-t border-line'}`}>
      <span
        className={`min-w-0 flex-1 text-title-3 wrap-anywhere hyphens-auto tiny:text-[1.125rem] tiny:leading-6 tiny:font-stretch-[76%] ${hasLost(match, at) ? 'font-[550] text-ink-2' : ''}`}
      >
        {[match.home, match.away][at]!.name}
      </span>
      {points && (
        <span className="font-score text-[4rem] leading-none tabular sm:text-[5.5rem]">{formatNumber(intl.locale, points[at])}</span>
      )}
    </span>
  );
  return (
    <Link href={of.hrefOf(match)} className="lit flex h-full flex-col p-4 tiny:p-3 outline-offset-2 break-inside-avoid sm:p-6">
      <span className="flex min-h-5 flex-wrap items-center gap-x-3 text-caption text-ink-2">
        {match.state === 'playing' && <LiveBadge state="live">{intl.formatMessage(words.live)}</LiveBadge>}
        <span className="inline-block min-w-0 wrap-anywhere first-letter:uppercase">{text}</span>
      </span>
      <span className="my-auto grid pt-1">
        {side(0)}
        {side(1)}
      </span>
      <span className="border-t border-line pt-3 text-body-small text-ink-2 wrap-anywhere">
        {[...(points || startsAt === null ? [] : [formatPlanned(intl.locale, startsAt, 'appointment')]), location.name].join(' · ')}
      </span>
    </Link>
  );
}
