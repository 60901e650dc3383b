import { Undo2 } from 'lucide-react';
import type { GameSync } from '@oche/api/gameSync';
import type { GameState } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ThrowOrder } from '@oche/ui/ThrowOrder';
import { messages } from './messages.ts';

type Props = { play: Pick<GameSync, 'record'>; game: GameState; names: string[]; undo: () => void };

/** Asks for facts that only people at the board know: who throws first, or who won a leg that reached its limit of rounds. */
export function Question({ play, game, names, undo }: Props) {
  const { formatMessage } = useIntl();
  const { next, format, undoable } = game;
  if (next.kind !== 'throwFirst' && next.kind !== 'tiebreak') return null;
  const { leg } = next;
  const questionProps =
    next.kind === 'throwFirst'
      ? {
          title: formatMessage(leg === 1 ? messages.throwsFirst : messages.throwsFirstInLeg, { leg }),
          help: formatMessage(next.how === 'bull-up' ? messages.bullUp : messages.chosen),
          onChoose: (side: number) => play.record('throwFirst', { leg, side, how: next.how }),
        }
      : {
          title: formatMessage(messages.tiebreak, { leg }),
          help: formatMessage(messages.tiebreakWhy, { rounds: format.roundLimit ?? 0 }),
          onChoose: (side: number) => play.record('tiebreak', { leg, side, how: 'bull' }),
        };
  return (
    <div className="flex h-full flex-col bg-sunken">
      <ThrowOrder {...questionProps} names={names} className="min-h-0 flex-1" />
      {undoable && (
        <div className="p-2">
          <Button size="lg" full icon={<Undo2 aria-hidden />} onClick={undo}>
            {formatMessage(messages.undo)}
          </Button>
        </div>
      )}
    </div>
  );
}
