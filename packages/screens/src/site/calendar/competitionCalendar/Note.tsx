import type { Match } from '@oche/api/contract/fixture';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { isCancelledOrAnnulled, stateText, statusInList } from '../../../parts/match/matchTexts.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

/** What is unusual about a match: that it is played now, was moved, or does not count. */
export function Note({ match }: { match: Match }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const state = statusInList(match);
  const former = match.movedFrom.find(({ startsAt }) => startsAt !== null)?.startsAt;
  if (state === 'playing') return <LiveBadge state="live">{formatMessage(words.live)}</LiveBadge>;
  if (isCancelledOrAnnulled(match) || state === 'postponed' || state === 'walkover' || state === 'disputed')
    return <span className={state === 'postponed' ? 'text-warning' : undefined}>{stateText(intl, { state })}</span>;
  if (match.points === null && former && former.slice(0, 10) !== match.startsAt?.slice(0, 10))
    return <span className="text-warning">{formatMessage(messages.movedFrom, { day: formatPlanned(locale, former, 'day') })}</span>;
  return null;
}
