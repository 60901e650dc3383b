import type { Moment } from '@oche/darts/league/matchFigures';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { messages as gameMessages } from '../../../parts/game/gameMessages.ts';
import { messages as leaderMessages } from '../../../parts/league/players/messages.ts';
import type { ShownMatch } from '../../../parts/match/useMatch.ts';
import { useHref } from '../../../shell/useHref.ts';
import { messages } from './messages.ts';
import type { UsedFigures } from './useMatchFigures.tsx';

/** The highlights that are shown at once. */
const most = 8;

type MomentsProps = { match: ShownMatch; figures: UsedFigures; className: string };

/** The 180s, 171s, high checkouts and short legs of a match, the latest first. Each leads to its game. */
export function Moments({ match, figures: { moments }, className }: MomentsProps) {
  const { formatMessage } = useIntl();
  if (moments.length === 0) return null;
  const [first, others] = moments.length > most + 1 ? [moments.slice(0, most), moments.slice(most)] : [moments, []];
  return (
    <Section title={formatMessage(messages.moments)} rule className={className}>
      <Rows match={match} moments={first} />
      {others.length > 0 && (
        <details className="print:hidden">
          <summary className="min-h-11 cursor-pointer content-center text-label text-ink-2 hover:text-ink">
            {formatMessage(messages.moreMoments, { count: others.length })}
          </summary>
          <Rows match={match} moments={others} />
        </details>
      )}
    </Section>
  );
}

function Rows({ match: { nameOf, gameOf }, moments }: { match: ShownMatch; moments: readonly Moment[] }) {
  const intl = useIntl();
  const href = useHref();
  return (
    <ul>
      {moments.map((moment, at) => {
        const summary = moment.leg === null || moment.game === undefined ? undefined : gameOf(moment.game);
        const name = nameOf(moment.player);
        return (
          <li
            key={at}
            className="relative grid min-h-12 grid-cols-[8rem_minmax(0,1fr)] items-center tiny:grid-cols-[minmax(0,1fr)] gap-x-3 border-b border-line py-1.5 [@media(hover:hover)]:hover:bg-pressed"
          >
            <span className="score-xs wrap-anywhere">{momentText(intl, moment)}</span>
            <span className="min-w-0">
              <span className="block text-name wrap-anywhere">
                {summary ? (
                  <Link href={href('live', { id: summary.id })} className="after:absolute after:inset-0">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <span className="block text-caption text-ink-3 empty:hidden">{placeText(intl, moment)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** "180", "2 × 180", "121 finished", "18 darts". */
function momentText({ formatMessage, locale }: IntlShape, { kind, value }: Moment): string {
  if (kind === 'checkout') return formatMessage(leaderMessages.checkoutOf, { value: formatNumber(locale, value) });
  if (kind === 'short-leg') return formatMessage(leaderMessages.legDarts, { count: value });
  // The paper has visits only.
  if (kind === 'short-leg-visits') return formatMessage(leaderMessages.legAtMost, { count: value * 3 });
  return value === 1 ? kind : formatMessage(leaderMessages.scoresOf, { count: formatNumber(locale, value), score: kind });
}

/** "Game 7, leg 3", as far as it is known. */
function placeText({ formatMessage }: IntlShape, { game, leg }: Moment): string {
  if (game === undefined) return '';
  const number = Number(game.slice(1));
  return leg === null ? formatMessage(gameMessages.ofMatch, { number }) : formatMessage(messages.gameLeg, { game: number, leg });
}
