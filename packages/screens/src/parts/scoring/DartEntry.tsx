import type { ReactNode, Ref } from 'react';
import { checkoutRoutes, hint } from '@oche/darts/x01/checkout';
import type { DartCode } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';
import { openAnswers } from '@oche/darts/x01/visit';
import { DartboardInput } from '@oche/ui/DartboardInput';
import { DartPad } from '@oche/ui/DartPad';
import { useDartWords } from './useDartWords.ts';
import type { Scoring } from './useScoring.ts';

type Props = {
  look: 'darts' | 'board';
  game: GameState;
  scoring: Scoring;
  /** darts of the visit that is being entered */
  thrown: DartCode[];
  onThrownChange: (darts: DartCode[]) => void;
  /** whether another control handles the keyboard */
  busy: boolean;
  /** shown above the darts: the choice of the entry mode */
  children: ReactNode;
  ref: Ref<HTMLElement>;
};

/** Enters a visit dart by dart, with keys or on a drawn board. It is recorded as soon as it is complete by the rules. */
export function DartEntry({ look, game, scoring, thrown, onThrownChange, busy, children, ref }: Props) {
  const { turn } = scoring;
  const labels = useDartWords();
  const currentHint = hint(game, thrown);
  const aim = currentHint?.route?.[0];
  const onThrow = (dart: DartCode) => {
    const darts = [...thrown, dart];
    if (scoring.ends(darts)) scoring.throws(darts);
    else onThrownChange(darts);
  };
  const sharedProps = {
    ref,
    tabIndex: -1,
    className: '-outline-offset-3',
    darts: thrown,
    leaves: thrown.length > 0 ? (currentHint?.remaining ?? null) : null,
    ...(thrown.length > 0 && turn && currentHint ? { scored: turn.remaining - currentHint.remaining } : {}),
    ...(aim ? { aim } : {}),
    onThrow,
    onUndo: () => (thrown.length > 0 ? onThrownChange(thrown.slice(0, -1)) : scoring.undo()),
    canUndo: game.undoable !== null || thrown.length > 0,
    enabled: turn !== null,
    keyboard: !busy,
  };
  if (look === 'darts') {
    return (
      <DartPad {...sharedProps} labels={labels.keys}>
        {children}
      </DartPad>
    );
  }
  const canBust = turn !== null && openAnswers(turn.remaining, 'bust', turn.situation).length > 0;
  // If only one dart can check out, that dart is recorded. Otherwise the total is recorded, and a question asks for the darts.
  const checkOut = () => {
    if (!turn || !currentHint) return;
    const [last, other] = thrown.length === 2 ? checkoutRoutes(currentHint.remaining, 1, turn.situation.out) : [];
    if (last && !other) scoring.throws([...thrown, ...last]);
    else scoring.leave(0);
  };
  return (
    <DartboardInput
      {...sharedProps}
      onBust={scoring.bust}
      canBust={canBust}
      onCheckOut={checkOut}
      canCheckOut={currentHint?.route != null}
      labels={labels.board}
    >
      {children}
    </DartboardInput>
  );
}
