import { familyName } from '@oche/darts/names/shortName';
import type { ReactNode } from 'react';
import type { GameSync } from '@oche/api/gameSync';
import { useGamePart } from '@oche/api/useGame';
import type { GameState } from '@oche/darts/x01/state';
import type { IntlShape } from '@oche/i18n/createIntl';
import { useIntl } from '@oche/i18n/provider';
import { GameOver } from '@oche/ui/GameOver';
import { StatCompare } from '@oche/ui/StatCompare';
import { comparisons } from '../game/gameComparisons.ts';
import { scoreWords } from '../game/scoreWords.ts';
import { messages } from './messages.ts';

export type FinishedProps = {
  play: GameSync;
  game: GameState;
  gameId: string;
  names: string[];
  undo: () => void;
  /** the question about the darts of the last visit */
  question: ReactNode;
};

/** What the marker continues with. */
export type After = {
  /** the button */
  label: string;
  onNext: () => void;
  /** what follows, below the result */
  following?: { title: string; text: ReactNode };
};

/** The result of a game. The last visit can be undone until the marker continues. */
export function Finished({ play, game, names, undo, question, after }: FinishedProps & { after: After }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const offline = useGamePart(play, ({ sync }) => sync === 'offline');
  const notScorer = useGamePart(play, (state) => state.notScorer);
  const { winner } = game;
  const note = offline ? formatMessage(messages.keptHere) : endingText(intl, game, names);
  const rows = comparisons(intl, game).filter(({ key }) => ['average', 'first9', 'maximums', 'highCheckout', 'atDouble'].includes(key));
  const [a = '', b = ''] = names;
  const { following } = after;
  return (
    <div className="h-full bg-page px-6 pt-6">
      {question}
      <GameOver
        title={winner === null ? formatMessage(messages.drawn) : formatMessage(messages.wins, { name: names[winner] ?? '' })}
        {...(note ? { note } : {})}
        names={names}
        scores={game.format.sets ? game.setsWon : game.totalLegs}
        winner={winner}
        {...(following && {
          following: (
            <p className="text-body text-ink-2">
              {following.title}
              <strong className="block text-heading text-ink">{following.text}</strong>
            </p>
          ),
        })}
        next={{ label: after.label, onNext: after.onNext }}
        {...(game.undoable && !notScorer ? { undo: { label: formatMessage(messages.undoLast), onUndo: undo } } : {})}
      >
        <StatCompare caption={formatMessage(scoreWords.statistics)} names={[familyName(a), familyName(b)]} rows={rows} />
      </GameOver>
    </div>
  );
}

/** How the game ended; undefined if it was played to the end on a board. */
function endingText(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { winner, ending }: GameState,
  names: string[],
): string | undefined {
  if (ending === 'walkover') return formatMessage(messages.walkover);
  if (ending === 'retired') return formatMessage(messages.retired, { name: names[winner === 0 ? 1 : 0] ?? '' });
  return ending === 'result' ? formatMessage(messages.resultByHand) : undefined;
}
