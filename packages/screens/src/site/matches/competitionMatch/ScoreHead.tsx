import type { Match } from '@oche/api/contract/fixture';
import { useKnown } from '@oche/api/query';
import type { LeagueStandings } from '@oche/api/contract/standings';
import { totalPoints } from '@oche/darts/match/games';
import { isSettled } from '@oche/darts/match/results';
import { decidingScore } from '@oche/darts/match/state';
import type { Side } from '@oche/darts/match/structure';
import { formatNumber, formatPlanned, formatScore } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import type { ShownMatch } from '../../../parts/match/useMatch.ts';
import { presentTable } from './matchReads.ts';
import { messages } from './messages.ts';
import { isScored, isStruck, Status } from './Status.tsx';

/** The state is below the score, on phones below everything. With very large text, everything is one below the other. */
const areas =
  "[grid-template-areas:'home'_'score'_'away'_'status'] @2xs:[grid-template-areas:'home_score_away'_'status_status_status'] @xl:[grid-template-areas:'home_score_away'_'home_status_away']";

type ScoreHeadProps = { match: ShownMatch; planned: Match; teamHref: (team: { slug: string }) => string | undefined };

/** The teams of a match with its score, or with its time before it begins. A match that is not played has neither. */
export function ScoreHead({ match, planned, teamHref }: ScoreHeadProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { state, sheet } = match;
  const { home, away, startsAt } = planned;
  const score = decidingScore(state);
  const hasScore = isScored(state);
  const lost = (side: Side) => hasScore && state.status !== 'playing' && state.leader !== null && state.leader !== side;
  const time = startsAt === null || isStruck(planned, state) ? '–' : formatPlanned(locale, startsAt, 'time');
  // A dash, in German a colon.
  const between = formatScore(locale, [0, 0]).slice(1, -1);
  const digits = (side: Side) => <span className={lost(side) ? 'font-[600] text-ink-3' : ''}>{formatNumber(locale, score[side])}</span>;
  return (
    <div className="@container border-t-4 border-b border-rule border-b-ink-3 bg-raised">
      <div
        className={`grid grid-cols-1 items-center @2xs:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] @xl:grid-cols-[minmax(0,1fr)_minmax(14rem,auto)_minmax(0,1fr)] ${areas}`}
      >
        <Team team={home} match={planned} href={teamHref(home)} className="[grid-area:home] @xl:text-right" />
        <p className="flex items-baseline justify-center gap-2 self-end px-1 pt-5 pb-3 font-score text-[3.5rem] leading-[0.8] [grid-area:score] sm:gap-4 sm:px-8 sm:pt-7 sm:text-[6.5rem]">
          {hasScore ? (
            <>
              <span className="sr-only">{formatScore(locale, score)}</span>
              <span aria-hidden className="contents">
                {digits(0)}
                <span className="self-center text-[0.5em] text-ink-3">{between}</span>
                {digits(1)}
              </span>
            </>
          ) : (
            <span className="text-[0.7em]">{time}</span>
          )}
        </p>
        <Team team={away} match={planned} href={teamHref(away)} className="[grid-area:away] @2xs:@max-xl:text-right" />
        <div className="self-start px-4 pb-4 text-center [grid-area:status] empty:hidden sm:pb-6">
          <Status match={match} planned={planned} />
        </div>
      </div>
      <p className="border-t border-line px-4 py-2 text-center text-body-small text-ink-2 empty:hidden">{left()}</p>
    </div>
  );

  /** How many games are left, and what wins the match. */
  function left(): string {
    const open = state.games.filter((game) => !isSettled(game) && !game.block.onlyIf).length;
    if (!hasScore || state.status !== 'playing' || open === 0 || sheet.structure.score === 'legs') return '';
    const points = formatNumber(locale, Math.floor(totalPoints(state.structure) / 2) + 1);
    return formatMessage(matchMessages.toWin, { games: open, points });
  }
}

type TeamProps = { team: Match['home']; match: Match; href: string | undefined; className: string };

/** The name of a team, which leads to its page, with its place in the present table if that is known. */
function Team({ team, match, href, className }: TeamProps) {
  const { formatMessage } = useIntl();
  const known = useKnown(presentTable(match));
  const row = (known['present'] as LeagueStandings | undefined)?.rows.find((each) => each.team.id === team.id);
  const longest = Math.max(...team.name.split(/[\s-]/).map(({ length }) => length));
  const name = (
    <span
      className={`wrap-anywhere hyphens-auto ${longest > 11 ? 'max-sm:text-[0.875rem] max-sm:leading-4.5 max-sm:font-stretch-[72%]' : ''}`}
    >
      {team.name}
    </span>
  );
  return (
    <div className={`min-w-0 px-2.5 py-4 sm:px-7 ${className}`}>
      <p className="text-[1.0625rem] leading-5.5 font-[720] sm:text-title-2">
        {href === undefined ? (
          name
        ) : (
          <Link href={href} className="hover:underline">
            {name}
          </Link>
        )}
      </p>
      {row && row.position !== null && row.played > 0 && (
        <p className="pt-1 text-caption text-ink-3 sm:text-body-small">
          {formatMessage(messages.place, { position: String(row.position), points: row.points })}
        </p>
      )}
    </div>
  );
}
