import type { Match } from '@oche/api/contract/fixture';
import type { BoardScreen } from '@oche/api/contract/place';
import { formatNumber, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { useNow } from '../../shell/device.ts';
import { expectedTime } from '../../parts/game/expectedTime.ts';
import { versusText } from '../../parts/game/slotText.ts';
import { words } from '../../shell/words.ts';
import { BoardRing } from '../../parts/scoring/BoardRing.tsx';
import { messages as scoring } from '../../parts/scoring/messages.ts';
import { messages } from './messages.ts';

/** A board without a game: its number, readable from the oche, and the next game. */
export function WaitingBoard({ screen: { board, location, next, autoAssign, tonight } }: { screen: BoardScreen }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const now = useNow();
  const time = next?.expectedAt ? expectedTime(locale, next.expectedAt, location.timeZone, now) : null;
  const assignmentText = formatMessage(
    tonight ? messages.calledByCaptains : autoAssign ? messages.assignedAutomatically : messages.isCalled,
  );
  return (
    <section className="grid h-full bg-page content-center justify-items-center gap-8 overflow-auto p-8 text-center sideways:grid-cols-[auto_minmax(0,1fr)] sideways:justify-items-start sideways:gap-x-10 sideways:gap-y-4 sideways:py-3 sideways:text-left">
      <div className={next || tonight ? 'sideways:row-span-2' : undefined}>
        <BoardRing number={board.number} size={tonight ? 180 : 280} label={formatMessage(words.boardNumber, { number: board.number })} />
      </div>
      <div className="sideways:self-center">
        <h1 className="text-title-2">{formatMessage(board.outOfOrder ? messages.outOfOrder : messages.noGame)}</h1>
        <p className="mt-1 text-body text-ink-2">{board.outOfOrder ? location.name : assignmentText}</p>
      </div>
      {next && (
        <div className="w-full max-w-measure border-t-2 border-rule pt-4">
          <p className="text-body text-ink-2">{time ? formatMessage(messages.nextHereAt, { time }) : formatMessage(scoring.nextHere)}</p>
          <p className="mt-1 text-title-3">{versusText(intl, next)}</p>
        </div>
      )}
      {tonight && <Tonight matches={tonight} />}
    </section>
  );
}

/** The matches between two teams that are played at the location, with their time or their score. */
function Tonight({ matches }: { matches: readonly Match[] }) {
  const { formatMessage, locale } = useIntl();
  return (
    <section className="w-full max-w-measure">
      <h2 className="border-b-2 border-rule pb-2 text-left text-heading">{formatMessage(messages.tonight)}</h2>
      <ul>
        {matches.map(({ id, home, away, startsAt, points, state }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-3">
            <span className="text-left text-name wrap-break-word hyphens-auto">{home.name}</span>
            <span className="grid justify-items-center">
              {points ? (
                <span className="score-sm whitespace-nowrap">
                  {formatNumber(locale, points[0])} – {formatNumber(locale, points[1])}
                </span>
              ) : (
                <span className="text-heading tabular">{startsAt === null ? '–' : formatPlanned(locale, startsAt, 'time')}</span>
              )}
              {state === 'playing' && <LiveBadge state="live">{formatMessage(words.live)}</LiveBadge>}
            </span>
            <span className="text-right text-name wrap-break-word hyphens-auto">{away.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
