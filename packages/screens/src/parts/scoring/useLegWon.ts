import type { GameState, Leg } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { scoreWords } from '../game/scoreWords.ts';

/** The previous leg until the first visit of the current leg; then undefined. */
export const legBefore = (game: GameState | null): Leg | undefined =>
  game?.legs.at(-1)?.visits.length === 0 ? game.legs.at(-2) : undefined;

/** A text with the winner of a leg and the number of darts; null without a leg. */
export function useLegWon(leg: Leg | undefined, names: readonly string[]): string | null {
  const { formatMessage } = useIntl();
  if (!leg) return null;
  const name = names[leg.winner ?? -1] ?? '';
  if (leg.won === 'tiebreak') return formatMessage(scoreWords.legToTiebreak, { leg: leg.number, name });
  const darts = leg.visits.reduce((sum, visit) => sum + (visit.side === leg.winner ? visit.darts : 0), 0);
  return formatMessage(scoreWords.legTo, { leg: leg.number, name, darts });
}
