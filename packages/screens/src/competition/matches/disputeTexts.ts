import type { MatchState } from '@oche/darts/match/state';
import { formatList } from '@oche/i18n/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import { messages as gameMessages } from '../../parts/game/gameMessages.ts';
import { messages } from './confirmMessages.ts';

/** A subject of a dispute, or a difference between two sheets, in words: a game, a figure of a player, or the score. */
function subjectText({ formatMessage }: IntlShape, { games }: MatchState, subject: string): string {
  const game = games.find(({ key }) => key === subject);
  if (game) return formatMessage(gameMessages.ofMatch, { number: game.number });
  return formatMessage(subject === 'score' ? messages.theScore : messages.aFigure);
}

/** Subjects of a dispute, or differences between two sheets, in words: "game 4 and the score". */
export const subjectsText = (intl: IntlShape, state: MatchState, subjects: readonly string[]): string =>
  formatList(intl.locale, [...new Set(subjects.map((subject) => subjectText(intl, state, subject)))]);

/** The dispute that a walkover or an annulment would end: "The dispute about game 4 ends with it." Empty without one. */
export function endedDisputeText(intl: IntlShape, state: MatchState): string {
  const dispute = state.status === 'disputed' && !state.isAnnulled && state.events.findLast(({ kind }) => kind === 'dispute');
  if (!dispute || dispute.kind !== 'dispute') return '';
  return intl.formatMessage(messages.disputeEnds, { subjects: subjectsText(intl, state, dispute.payload.about) });
}
