import type { GameSummary } from '@oche/api/contract/game';
import type { IntlShape } from '@oche/i18n/createIntl';
import { gameTitle, stageName } from '../shell/gameName.ts';
import { withinSentence } from '../shell/slotText.ts';
import { messages } from './messages.ts';

/** "Winners’ knockout, quarter-final 2"; in a group its title says enough. */
export function gameLabel(intl: IntlShape, game: GameSummary): string {
  const title = gameTitle(intl, game);
  const stage = stageName(intl, game);
  if (stage === '') return title;
  return intl.formatMessage(messages.stageGame, { stage, game: withinSentence(intl, title) });
}

/** What a side of a game has won: sets where it is played in sets, else legs; null where nothing is known. */
export function scoreOf(game: GameSummary, side: number): number | null {
  if (game.live) return (game.format.sets ? game.live.sets : game.live.legs)[side] ?? 0;
  if (game.phase !== 'finished' || game.ending === 'walkover') return null;
  return game.sides[side]?.score ?? 0;
}
