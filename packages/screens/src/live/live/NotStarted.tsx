import type { GameSummary } from '@oche/api/contract/game';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { sideText } from '../../parts/game/slotText.ts';
import { messages } from './messages.ts';
import { useNow } from './useNow.ts';

/** A game that has not started: its sides, and the expected time if it is known. */
export function NotStarted({ summary }: { summary: GameSummary }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  // A server does not know the user's time zone.
  const inBrowser = useNow() !== null;
  const text = () => {
    if (summary.board && summary.phase === 'called') return formatMessage(messages.calledTo, { number: summary.board.number });
    if (!inBrowser || !summary.expectedAt) return formatMessage(messages.waits);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return formatMessage(messages.expected, { time: formatInstant(locale, summary.expectedAt, timeZone, 'time') });
  };
  return (
    <section className="border-t-4 border-rule pt-6">
      <h2 className="text-heading">{formatMessage(messages.notBegun)}</h2>
      <ul className="mt-4 grid gap-x-12 md:grid-cols-2">
        {summary.sides.map((side, index) => (
          <li key={side.id ?? index} className="border-t border-line py-4">
            <p className="text-title-2">{sideText(intl, summary, side)}</p>
            {side.club && <p className="text-body-small text-ink-3">{side.club}</p>}
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-4 text-body text-ink-2">{text()}</p>
    </section>
  );
}
