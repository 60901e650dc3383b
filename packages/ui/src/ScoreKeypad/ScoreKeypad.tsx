import { Undo2 } from 'lucide-react';
import { memo, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { cx } from '../internal/cx.ts';
import { HotkeyDialog } from '../internal/HotkeyDialog.tsx';
import { Key } from '../internal/Key.tsx';
import { useHotkeys } from '../internal/useHotkeys.ts';
import { useLatest } from '../internal/useLatest.ts';
import { renderEntryLine } from './EntryLine.tsx';
import { commandOf, type KeyCommand } from './keyCommands.ts';
import { KeyGrid } from './KeyGrid.tsx';
import { useEntry } from './useEntry.ts';

export type ScoreKeypadLabels = {
  /** Name of the keypad for screen readers. */
  keypad: string;
  /** Above the remaining score after the typed total. */
  leaves: ReactNode;
  /** Above the score of the visit, while the user types the remaining score. */
  scores: ReactNode;
  bust: ReactNode;
  undo: ReactNode;
  enter: ReactNode;
  checkedOut: ReactNode;
  /** "Type what’s left" */
  whatsLeft: ReactNode;
  deleteDigit: string;
  /** Name of the entry line: "60 typed". */
  typed: (value: number | null) => string;
  /** Texts of the dialog that `?` opens; without them, there is no dialog. The dialog describes the other keys with their labels. */
  hotkeys?: { title: string; close: string; digits: ReactNode; clear: ReactNode; quick: ReactNode };
};

export type ScoreKeypadProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The thrower's remaining score. Null while there is no thrower: the keys keep their places, and a tap shows `why`. */
  remaining: number | null;
  /** The reason why keys have no effect now; shown after a tap: "Choose who throws first". */
  why?: string;
  /** Eight totals beside the digits; the first four are on the left. */
  quick: readonly number[];
  /** The reason why a total cannot be scored; null if it can. */
  impossible: (total: number) => string | null;
  /** The remaining score after a possible total. */
  leaves: (total: number) => number | 'bust';
  /** Whether the thrower can check out now. */
  canCheckOut: boolean;
  canUndo: boolean;
  canBust?: boolean;
  /** `left` is present if the user typed the remaining score; `total` is then calculated from it. */
  onScore: (total: number, left?: number) => void;
  onBust: () => void;
  onCheckOut: () => void;
  onUndo: () => void;
  /** Called with the typed total whenever it changes; null while nothing is typed. */
  onTypedChange?: (total: number | null) => void;
  labels: ScoreKeypadLabels;
  /** Above the entry line: the choice of the input method. */
  children?: ReactNode;
  /** False while another part of the page handles the keyboard. */
  keyboard?: boolean;
};

// The same element for all renders, so that React skips it.
const undoIcon = <Undo2 aria-hidden className="size-5" />;

/* The keys below the digits are plain functions: components would cause more renders for each digit. */

const renderUndoKey = (label: ReactNode, isEnabled: boolean, onPress: () => void) => (
  <Key
    look="word"
    off={!isEnabled}
    onPress={onPress}
    className="flex! flex-col items-center justify-center gap-1 @min-[40rem]/pad:flex-row @min-[40rem]/pad:gap-2.5 sideways:flex-col sideways:gap-1"
  >
    {undoIcon}
    {label}
  </Key>
);

/** Hidden on phones, which have no space for it. Users then type the total of a checkout. */
const renderFinishKey = (label: ReactNode, remaining: number | null, isEnabled: boolean, onPress: () => void) => (
  <Key
    look="finish"
    once
    off={!isEnabled}
    onPress={onPress}
    className="hidden items-center justify-center gap-2.5 @min-[26rem]/pad:flex! sideways:hidden!"
  >
    {label}
    {isEnabled && <b className="font-narrow text-[1.875rem] font-[800] font-stretch-[70%]">{remaining}</b>}
  </Key>
);

const renderEnterKey = (
  label: ReactNode,
  total: number | null,
  isEnabled: boolean,
  onPress: () => void,
  ref: RefObject<HTMLButtonElement | null>,
) => (
  <div className="@max-[16rem]/pad:col-span-2 @min-[26rem]/pad:col-span-3 sideways:col-span-1">
    <Key
      ref={ref}
      look="enter"
      off={!isEnabled}
      onPress={onPress}
      className="flex! size-full items-center justify-center gap-2.5 contain-strict @max-[16rem]/pad:[contain:none] sideways:flex-col"
    >
      {label}
      <b className="font-narrow text-[1.6875rem] font-[800] font-stretch-[70%] empty:hidden @min-[26rem]/pad:text-[1.875rem]">{total}</b>
    </Key>
  </div>
);

/**
 * Enters a visit by its total, with digits and quick totals. No key ever moves.
 * Keyboard: 0–9, Enter, Backspace, Delete (clear), Z or − on the numpad (undo), B (bust), C (checked out), L (what's left), ? (list of keys).
 * + moves the focus to the quick totals, ↑ ↓ move between them, Enter scores the focused one.
 */
export function ScoreKeypad({
  remaining,
  why,
  quick,
  impossible,
  leaves,
  canCheckOut,
  canUndo,
  canBust = true,
  onScore,
  onBust,
  onCheckOut,
  onUndo,
  onTypedChange,
  labels,
  children,
  keyboard = true,
  className,
  ...props
}: ScoreKeypadProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const toQuick = useRef<(() => void) | null>(null);
  const enterKey = useRef<HTMLButtonElement>(null);
  const { status, canEnter, rejectionOf, actions } = useEntry(
    { remaining, why, impossible, leaves, canCheckOut, canUndo, canBust },
    { onScore, onBust, onCheckOut, onUndo, onTypedChange },
  );
  const { entry, total } = status;
  const commands: Record<KeyCommand, () => void> = {
    ...actions,
    quick: () => toQuick.current?.(),
    help: () => setIsHelpOpen(true),
  };
  useHotkeys(keyboard, (key, event) => {
    if (/^\d$/.test(key)) {
      actions.digit(key);
      // The next Enter must enter the total, not press the button that still has the focus, such as that of a corrected visit.
      if (document.activeElement !== document.body) enterKey.current?.focus();
      return true;
    }
    const command = commandOf(event);
    if (command === undefined || (command === 'help' && !labels.hotkeys)) return false;
    commands[command]();
    return true;
  });

  const on = useLatest(actions);
  return (
    <section aria-label={labels.keypad} className={cx('@container/pad h-full bg-sunken', className)} {...props}>
      <div className="flex h-full flex-col gap-2 px-2.5 pt-2 pb-3 @min-[26rem]/pad:gap-2.5 @min-[26rem]/pad:px-4 @min-[26rem]/pad:pt-3.5 @min-[26rem]/pad:pb-4 sideways:grid sideways:grid-cols-[minmax(0,1fr)_5.5rem] sideways:grid-rows-[auto_auto_minmax(0,1fr)] sideways:gap-1.5 sideways:p-1.5">
        <div className="contents sideways:col-span-full sideways:block">{children}</div>
        <div className="shrink-0">{renderEntryLine({ ...status, labels })}</div>
        <KeyGrid
          quick={quick}
          rejectionOf={rejectionOf}
          left={entry.isLeft}
          labels={labels}
          onDigit={on.digit}
          onQuick={on.score}
          onBackspace={on.backspace}
          onWhatsLeft={on.whatsLeft}
          toQuick={toQuick}
        />
        <div className="grid auto-rows-[4rem] grid-cols-[4.125rem_4.125rem_1fr] gap-1.5 @max-[16rem]/pad:auto-rows-[minmax(4rem,auto)] @max-[16rem]/pad:grid-cols-2 @min-[26rem]/pad:auto-rows-[4.5rem] @min-[26rem]/pad:grid-cols-[1fr_1fr_2fr] @min-[26rem]/pad:gap-2 sideways:col-start-2 sideways:row-span-2 sideways:row-start-2 sideways:auto-rows-auto sideways:grid-cols-1 sideways:grid-rows-[1fr_1fr_2fr]">
          {renderUndoKey(labels.undo, canUndo || entry.text !== '', on.undo)}
          <Key look="bust" once off={remaining === null || !canBust} onPress={on.bust}>
            {labels.bust}
          </Key>
          {renderFinishKey(labels.checkedOut, remaining, canCheckOut, on.checkOut)}
          {renderEnterKey(labels.enter, total, canEnter, on.enter, enterKey)}
        </div>
      </div>
      <Help open={isHelpOpen} onOpenChange={setIsHelpOpen} labels={labels} />
    </section>
  );
}

type HelpProps = { open: boolean; onOpenChange: (open: boolean) => void; labels: ScoreKeypadLabels };

/** The list of keys on a keyboard. Memoised, so that a digit does not render it. */
const Help = memo(function Help({ labels, ...dialog }: HelpProps) {
  const { hotkeys: words } = labels;
  if (!words) return null;
  return (
    <HotkeyDialog
      {...dialog}
      words={words}
      hotkeys={[
        { keys: ['0', '…', '9'], does: words.digits },
        { keys: ['↵'], does: labels.enter },
        { keys: ['⌫'], does: labels.deleteDigit },
        { keys: ['⌦'], does: words.clear },
        { keys: ['+', '↑', '↓'], does: words.quick },
        { keys: ['Z', '−'], does: labels.undo },
        { keys: ['B'], does: labels.bust },
        { keys: ['C'], does: labels.checkedOut },
        { keys: ['L'], does: labels.whatsLeft },
        { keys: ['?'], does: words.title },
      ]}
    />
  );
});
