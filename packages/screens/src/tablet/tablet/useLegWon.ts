import type { GameState } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { scoreWords } from '../../shell/scoreWords.ts';

/** Before the first visit of a leg: who won the one before, and with how many darts. Null at any other time. */
export function useLegWon(game: GameState | null, names: readonly string[]): string | null {
  const { formatMessage } = useIntl();
  const before = game?.legs.at(-1)?.visits.length === 0 ? game.legs.at(-2) : undefined;
  if (!before) return null;
  const name = names[before.winner ?? -1] ?? '';
  if (before.won === 'tiebreak') return formatMessage(scoreWords.legToTiebreak, { leg: before.number, name });
  const darts = before.visits.reduce((sum, visit) => sum + (visit.side === before.winner ? visit.darts : 0), 0);
  return formatMessage(scoreWords.legTo, { leg: before.number, name, darts });
}
