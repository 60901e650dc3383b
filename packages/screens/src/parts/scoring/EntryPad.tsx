import { useMemo, useRef } from 'react';
import type { DartCode } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';
import { ScoreKeypad } from '@oche/ui/ScoreKeypad';
import { DartEntry } from './DartEntry.tsx';
import { EntryModes } from './EntryModes.tsx';
import type { EntryMode } from './useEntryMode.ts';
import { useKeypadWords } from './useKeypadWords.ts';
import type { Scoring } from './useScoring.ts';

const quick = [26, 41, 45, 60, 85, 100, 140, 180];

type Props = {
  mode: EntryMode;
  onModeChange: (mode: EntryMode) => void;
  game: GameState;
  scoring: Scoring;
  /** darts of the visit that is being entered one by one */
  thrown: DartCode[];
  onThrownChange: (darts: DartCode[]) => void;
  onTypedChange: (total: number | null) => void;
  /** whether another control handles the keyboard */
  busy: boolean;
};

/** The controls to enter a visit: as a total, dart by dart, or on a drawn board. */
export function EntryPad({ mode, onModeChange, game, scoring, thrown, onThrownChange, onTypedChange, busy }: Props) {
  const { turn } = scoring;
  const keypad = useKeypadWords(turn);
  const modes = useRef<HTMLDivElement>(null);
  const isKeyboardChoice = useRef(false);
  // After a choice by keyboard, the focus moves to the new pad: to the keys, or to the drawn board, which the arrow keys control.
  const focusPad = (pad: HTMLElement | null) => {
    if (!pad || !isKeyboardChoice.current) return;
    isKeyboardChoice.current = false;
    (pad.querySelector<SVGElement>('svg[role=listbox]') ?? pad).focus();
  };
  // Memoised, because a visit does not change it.
  const switchMode = useMemo(() => {
    const change = (next: EntryMode) => {
      isKeyboardChoice.current = modes.current?.querySelector(':focus-visible') != null;
      onThrownChange([]);
      onTypedChange(null);
      onModeChange(next);
    };
    return <EntryModes ref={modes} mode={mode} onModeChange={change} />;
  }, [mode, onModeChange, onThrownChange, onTypedChange]);
  if (mode !== 'total') {
    return (
      <DartEntry
        key={mode}
        ref={focusPad}
        look={mode}
        game={game}
        scoring={scoring}
        thrown={thrown}
        onThrownChange={onThrownChange}
        busy={busy}
      >
        {switchMode}
      </DartEntry>
    );
  }
  return (
    <ScoreKeypad
      {...keypad}
      ref={focusPad}
      tabIndex={-1}
      className="-outline-offset-3 @min-[60rem]/game:[@media(height>=40rem)]:contain-size @min-[60rem]/game:[@media(height>=40rem)]:contain-layout"
      quick={quick}
      canUndo={game.undoable !== null}
      keyboard={!busy}
      onScore={(total, left) => (left === undefined ? scoring.score(total) : scoring.leave(left))}
      onBust={scoring.bust}
      onCheckOut={() => scoring.leave(0)}
      onUndo={scoring.undo}
      onTypedChange={onTypedChange}
    >
      {switchMode}
    </ScoreKeypad>
  );
}
