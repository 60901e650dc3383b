import type { GameSummary } from '@oche/api/contract/game';
import { useIntl } from '@oche/i18n/provider';
import { sideText } from '../../../parts/game/slotText.ts';
import { words } from '../../../shell/words.ts';
import { messages } from '../../parts/gameMessages.ts';

/** The legs or sets that a side has won; null before the game and for a walkover. */
export const scoreOf = ({ phase, live, ending, sides }: GameSummary, side: number): number | null => {
  if (phase === 'playing' && live) return (live.sets.some((sets) => sets > 0) ? live.sets : live.legs)[side] ?? 0;
  return phase === 'finished' && ending !== 'walkover' ? (sides[side]?.score ?? 0) : null;
};

/** Both sides with their scores, and the board and marker of the game. */
export function GameScore({ game }: { game: GameSummary }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const details = [
    ...(game.board ? [formatMessage(messages.onBoard, { number: game.board.number })] : []),
    ...(game.marker ? [formatMessage(messages.markedBy, { name: game.marker.name })] : []),
  ];
  return (
    <>
      <ul className="border-t-2 border-rule">
        {game.sides.map((side, index) => {
          const won = game.winner === index;
          return (
            <li key={side.id ?? index} className="flex min-h-14 items-center justify-between gap-3 border-b border-line">
              <span className={`min-w-0 text-name break-words ${won ? '' : game.winner === null ? '' : 'text-ink-2'}`}>
                {sideText(intl, game, side)}
              </span>
              <span className={`score-sm whitespace-nowrap ${won ? 'text-win' : ''}`}>
                {game.ending === 'walkover' && won ? (
                  <span className="text-label">{formatMessage(words.walkover)}</span>
                ) : (
                  (scoreOf(game, index) ?? '–')
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {details.length > 0 && <p className="pt-2 text-body-small text-ink-2">{details.join(' · ')}</p>}
    </>
  );
}
