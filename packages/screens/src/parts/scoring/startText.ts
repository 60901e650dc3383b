import type { GameSummary } from '@oche/api/contract/game';
import type { IntlShape } from '@oche/i18n/createIntl';
import { sideName } from '../game/gameName.ts';
import { messages } from './messages.ts';

/** Who throws first in a game: a side, or the winner of the bull-up. */
export function startText(intl: IntlShape, { format: { starter }, sides }: Pick<GameSummary, 'format' | 'sides'>): string {
  if (starter !== 'first' && starter !== 'second') return intl.formatMessage(messages.bullUp);
  return intl.formatMessage(messages.sideThrowsFirst, { name: sideName(intl, sides[starter === 'first' ? 0 : 1]) });
}
