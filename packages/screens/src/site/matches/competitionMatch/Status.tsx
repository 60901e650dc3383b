import type { Match } from '@oche/api/contract/fixture';
import { hasBegun, isSettled } from '@oche/darts/match/results';
import { decidingScore, type MatchState } from '@oche/darts/match/state';
import { useIntl } from '@oche/i18n/provider';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { sheetStatus, stateText, type SheetStatus } from '../../../parts/match/matchTexts.ts';
import type { ShownMatch } from '../../../parts/match/useMatch.ts';
import { messages } from './messages.ts';

/** Whether a match has a score to show instead of its time. */
export const isScored = (state: MatchState): boolean =>
  isUnderWay(state) || state.walkover !== null || decidingScore(state).some((points) => points > 0);

/** Whether the first game has begun. A match counts as playing as soon as boards are chosen for its first game. */
const isUnderWay = ({ games }: MatchState): boolean => games.some((game) => hasBegun(game) || isSettled(game));

/** The state of a match for spectators. */
export function statusOf(planned: Match, state: MatchState): SheetStatus {
  const status = sheetStatus(planned.state, state);
  return status === 'playing' && !isUnderWay(state) ? 'revealed' : status;
}

/** Whether a match is neither played nor counted, so that its time means nothing. */
export const isStruck = (planned: Match, state: MatchState): boolean => ['cancelled', 'annulled'].includes(statusOf(planned, state));

/** The live word, or the state of the match. Nothing before the match. */
export function Status({ match: { state }, planned }: { match: ShownMatch; planned: Match }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const status = statusOf(planned, state);
  if (status === 'playing') {
    const count = state.games.filter((game) => game.status === 'playing').length;
    return <LiveBadge state="live">{formatMessage(messages.playing, { count })}</LiveBadge>;
  }
  if (status === 'planned') return null;
  const isDrawn = status === 'confirmed' && state.leader === null;
  return (
    <span className="text-caption text-ink-3">
      {[...(isDrawn ? [formatMessage(messages.drawn)] : []), stateText(intl, { state: status })].join(', ')}
    </span>
  );
}
