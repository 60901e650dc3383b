import type { GameState, Leg } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { scoreWords } from '../../parts/game/scoreWords.ts';

/** The previous leg until the first visit of the current leg; then undefined. */
export const legBefore = (game: GameState | null): Leg | undefined =>
  game?.legs.at(-1)?.visits.length === 0 ? game.legs.at(-2) : undefined;

/** A text with the winner of the leg `before` and the number of darts; null without such a leg. */
export function useLegWon(before: Leg | undefined, names: readonly string[]): string | null {
  const { formatMessage } = useIntl();
  if (!before) return null;
  const name = names[before.winner ?? -1] ?? '';
  if (before.won === 'tiebreak') return formatMessage(scoreWords.legToTiebreak, { leg: before.number, name });
  const darts = before.visits.reduce((sum, visit) => sum + (visit.side === before.winner ? visit.darts : 0), 0);
  return formatMessage(scoreWords.legTo, { leg: before.number, name, darts });
}
