import type { CupBracket, CupRound, CupTie } from '@oche/api/contract/cup';
import { cupRoundText } from '@oche/i18n/cupRoundText';
import { formatList, formatNumber, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { messages as cupMessages } from '../../parts/league/cupMessages.ts';
import { startText, stateText, statusInList } from '../../parts/match/matchTexts.ts';
import { messages as matchMessages } from '../../parts/match/messages.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

/** A round that has been drawn: its ties, the teams with a bye, and the number of the draw. */
export function Round({
  round: { name, ties, drawNumber },
  matchHref,
}: {
  round: CupRound;
  matchHref: (match: { slug: string }) => string;
}) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const byes = ties.flatMap(({ teams: [team], match }) => (match ? [] : [team.name]));
  return (
    <section aria-label={cupRoundText(intl, name)} className="pt-6">
      <Progress ties={ties} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {ties.map((tie) => tie.match && <Tie key={tie.key} tie={tie} match={tie.match} href={matchHref(tie.match)} />)}
      </ul>
      {byes.length > 0 && (
        <p className="pt-4 text-body-small text-ink-2">
          {formatMessage(cupMessages.byes, { count: byes.length, teams: formatList(locale, byes) })}
        </p>
      )}
      <p className="pt-4 text-caption text-ink-3">{formatMessage(cupMessages.drawNumber, { number: String(drawNumber) })}</p>
    </section>
  );
}

/** When a round is played, and how many of its matches are over. Nothing before its matches have days. */
function Progress({ ties }: { ties: readonly CupTie[] }) {
  const { formatMessage, locale } = useIntl();
  const matches = ties.flatMap(({ match }) => match ?? []);
  const days = matches.flatMap(({ startsAt }) => startsAt?.slice(0, 10) ?? []).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return null;
  return (
    <p className="pb-4 text-body-small text-ink-2">
      {formatMessage(messages.progress, {
        days: from === to ? 'one' : 'several',
        ...{ from: formatPlanned(locale, from, 'day'), to: formatPlanned(locale, to, 'day') },
        played: formatNumber(locale, ties.filter(({ match, winnerId }) => match && winnerId !== null).length),
        total: formatNumber(locale, matches.length),
      })}
    </p>
  );
}

type TieProps = { tie: CupTie; match: NonNullable<CupTie['match']>; href: string };

/** A tie: both teams with their score, the winner heavier, and when and where it is played. It leads to its match. */
function Tie({ tie: { winnerId }, match, href }: TieProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { home, away, points, location } = match;
  const state = statusInList(match);
  const isLive = state === 'playing';
  const team = ({ id, name }: typeof home, at: 0 | 1) => {
    const isOut = winnerId !== null && winnerId !== id;
    return (
      <p className="flex items-baseline gap-3 border-b border-line px-4 py-2.5">
        <span className={`min-w-0 flex-1 text-name wrap-anywhere hyphens-auto ${isOut ? 'font-[500] text-ink-2' : ''}`}>
          {at === 0 ? (
            <Link
              href={href}
              aria-label={formatMessage(matchMessages.title, { home: home.name, away: away.name })}
              className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
            >
              {name}
            </Link>
          ) : (
            name
          )}
          {winnerId === id && <span className="sr-only"> ({formatMessage(messages.through)})</span>}
        </span>
        {points && <span className={`score-xs tabular ${isOut ? 'font-[550] text-ink-3' : ''}`}>{formatNumber(locale, points[at])}</span>}
      </p>
    );
  };
  const isUnusual = state !== 'planned' && state !== 'confirmed' && state !== 'lineups' && !isLive;
  return (
    <li
      className={`relative break-inside-avoid rounded-control bg-raised inset-ring [@media(hover:hover)]:hover:bg-pressed ${isLive ? 'inset-ring-2 inset-ring-live' : 'inset-ring-line'}`}
    >
      {team(home, 0)}
      {team(away, 1)}
      <p className="flex flex-wrap items-center gap-x-2 px-4 py-2 text-caption text-ink-3">
        {isLive && <LiveBadge state="live">{formatMessage(words.live)}</LiveBadge>}
        <span className="min-w-0 wrap-anywhere">
          {[startText(intl, match), ...(points ? [] : [location.name])].join(', ')}
          {isUnusual && ` · ${state === 'walkover' ? formatMessage(messages.walkover) : stateText(intl, { state })}`}
        </span>
      </p>
    </li>
  );
}

/** What the next round of a cup waits for. Nothing once all rounds are drawn. */
export function Next({ bracket: { next } }: { bracket: CupBracket }) {
  const { formatMessage, locale } = useIntl();
  if (!next) return null;
  const facts = [
    ...(next.teams.length > 0 ? [formatMessage(cupMessages.stillIn, { count: next.teams.length })] : []),
    ...(next.waiting.length > 0 ? [formatMessage(cupMessages.waiting, { count: next.waiting.length })] : []),
  ];
  return (
    <p className="pt-4 text-ink-2">
      {formatList(locale, facts, 'unit')}
      {facts.length > 0 && '. '}
      {next.open > 0 && formatMessage(cupMessages.open, { count: next.open })}
    </p>
  );
}

/** The teams of a cup before its first draw. */
export function Undrawn({ teams }: { teams: readonly { id: string; name: string }[] }) {
  const { formatMessage } = useIntl();
  return (
    <div className="max-w-160 pt-6">
      <p className="pb-4 text-ink-2">{formatMessage(messages.toBeDrawn)}</p>
      <h2 className="border-b-2 border-rule pb-1.5 text-heading">{formatMessage(messages.teams)}</h2>
      <ul>
        {teams.map(({ id, name }) => (
          <li key={id} className="min-h-11 border-b border-line py-2.5 text-name wrap-anywhere hyphens-auto">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
