import type { BoardCall } from '@oche/api/contract/place';
import type { GameSummary } from '@oche/api/contract/game';
import type { IntlShape } from '@oche/i18n/createIntl';
import { callMessages } from './boardCallMessages.ts';
import { sideName } from './gameName.ts';

/** The reason why a board calls: "Wout Dubbeltop is absent", "Help needed". `game` is the game on the board. */
export function callText(intl: IntlShape, { reason, side }: Pick<BoardCall, 'reason' | 'side'>, game: GameSummary | null): string {
  const name = sideName(intl, side === null ? undefined : game?.sides[side]);
  return intl.formatMessage(callMessages[reason], { name });
}
