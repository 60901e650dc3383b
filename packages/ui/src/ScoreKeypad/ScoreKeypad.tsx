import { Undo2 } from 'lucide-react';
import { memo, useCallback, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { HotkeyDialog } from '../internal/HotkeyDialog.tsx';
import { Key } from '../internal/Key.tsx';
import { useHotkeys } from '../internal/useHotkeys.ts';
import { useLatest } from '../internal/useLatest.ts';
import { KeyGrid } from './KeyGrid.tsx';

export type ScoreKeypadLabels = {
  /** Name of the keypad for screen readers. */
  keypad: string;
  /** Over what a total leaves. */
  leaves: ReactNode;
  /** Over the score, while what is left is typed. */
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
  /** What `?` shows; without it the dialog is not there. The keys that have a label of their own are named by it. */
  hotkeys?: { title: string; close: string; digits: ReactNode; clear: ReactNode; quick: ReactNode };
};

export type ScoreKeypadProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Points to go for who throws; null while nobody does: keys stay where they are, and `why` says what is missing. */
  remaining: number | null;
  why?: string;
  /** Eight totals at the sides, the left four first. */
  quick: readonly number[];
  /** A reason where this total cannot be scored, else null. */
  impossible: (total: number) => string | null;
  /** What a total leaves. */
  leaves: (total: number) => number | 'bust';
  /** Whether the thrower can check out now. */
  canCheckOut: boolean;
  canUndo: boolean;
  canBust?: boolean;
  /** `left` where that was typed: the total is what leaves it. */
  onScore: (total: number, left?: number) => void;
  onBust: () => void;
  onCheckOut: () => void;
  onUndo: () => void;
  /** The typed total, as soon as it changes; null when empty. */
  onTypedChange?: (total: number | null) => void;
  labels: ScoreKeypadLabels;
  /** Over the entry line: how to enter. */
  children?: ReactNode;
  /** False while something else takes the keys. */
  keyboard?: boolean;
};

// One element for good, so that a digit does not draw it again.
const undoIcon = <Undo2 aria-hidden className="size-5" />;

/**
 * Total by digits, quick totals at the sides, Enter. No key ever moves.
 * Keyboard: 0–9, Enter, Backspace, Delete clears, + quick totals, Z (− on the numpad) undo, B bust, C checked out, L what's left,
 * ? lists them. + goes to the quick totals, ↑ ↓ through them, Enter takes one.
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
  const [entry, setEntry] = useState({ text: '', left: false });
  const [said, setSaid] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  // Two taps can come before the next render.
  const current = useRef(entry);
  const toQuick = useRef<(() => void) | null>(null);
  const enterKey = useRef<HTMLButtonElement>(null);

  const totalOf = ({ text, left }: typeof entry) => (text === '' ? null : left ? (remaining ?? 0) - Number(text) : Number(text));
  const total = totalOf(entry);
  const change = (next: typeof entry) => {
    current.current = next;
    setEntry(next);
    setSaid(null);
    onTypedChange?.(totalOf(next));
  };
  const clear = () => change({ text: '', left: false });
  const digit = (d: string) => {
    const text = `${current.current.text}${d}`.replace(/^0+(?=\d)/, '');
    if (text.length <= (current.current.left ? 4 : 3)) change({ ...current.current, text });
  };
  const backspace = () => change({ ...current.current, text: current.current.text.slice(0, -1) });
  const whatsLeft = () => change({ text: '', left: !current.current.left });
  const refused = useCallback((points: number) => (remaining === null ? (why ?? '') : impossible(points)), [remaining, why, impossible]);
  const score = (points: number, left?: number) => {
    const reason = points < 0 ? (refused(points) ?? '') : refused(points);
    if (reason !== null) return setSaid(reason);
    clear();
    if (left === undefined) onScore(points);
    else onScore(points, left);
  };
  const enter = () => {
    const { text, left } = current.current;
    const typed = totalOf(current.current);
    if (typed !== null) score(typed, left ? Number(text) : undefined);
  };
  const act = (allowed: boolean, go: () => void) => () => {
    if (!allowed) return setSaid(why ?? null);
    clear();
    go();
  };
  const bust = act(remaining !== null && canBust, onBust);
  const checkOut = act(canCheckOut, onCheckOut);
  const undo = () => {
    // A half-typed total is taken back first.
    if (current.current.text !== '') return clear();
    if (canUndo) onUndo();
  };
  useHotkeys(keyboard, (key, event) => {
    if (/^\d$/.test(key)) {
      digit(key);
      // Enter belongs to what has the focus: from a visit that was just corrected it would open that again.
      if (document.activeElement !== document.body) enterKey.current?.focus();
    } else if (key === 'Enter') enter();
    else if (key === 'Backspace') backspace();
    else if (key === 'Delete') clear();
    else if (key === '+') toQuick.current?.();
    else if (key === 'z' || key === 'Z' || (key === '-' && event.code === 'NumpadSubtract')) undo();
    else if (key === 'b' || key === 'B') bust();
    else if (key === 'c' || key === 'C') checkOut();
    else if (key === 'l' || key === 'L') whatsLeft();
    else if (key === '?' && labels.hotkeys) setHelp(true);
    else return false;
    return true;
  });

  const wrong = total !== null && remaining !== null ? impossible(total) : null;
  const rest = total === null || wrong !== null || remaining === null ? null : leaves(total);
  const on = useLatest({ digit, score, backspace, whatsLeft, undo, bust, checkOut, enter });
  return (
    <section aria-label={labels.keypad} className={cx('@container/pad h-full bg-sunken', className)} {...props}>
      <div className="flex h-full flex-col gap-2 px-2.5 pt-2 pb-3 @min-[26rem]/pad:gap-2.5 @min-[26rem]/pad:px-4 @min-[26rem]/pad:pt-3.5 @min-[26rem]/pad:pb-4 sideways:grid sideways:grid-cols-[minmax(0,1fr)_5.5rem] sideways:grid-rows-[auto_auto_minmax(0,1fr)] sideways:gap-1.5 sideways:p-1.5">
        <div className="contents sideways:col-span-full sideways:block">{children}</div>
        <div className="shrink-0">
          <div
            role="group"
            aria-label={labels.typed(total)}
            // Its size is fixed, and it is not itself an item of the column: only so a digit lays out this line and nothing else.
            // Where letters are large, the reason beside it needs lines.
            className="flex h-15.5 items-end justify-between gap-2 border-b-[3px] border-you-fill contain-strict px-1 pb-1.5 @max-[16rem]/pad:h-auto @max-[16rem]/pad:min-h-15.5 @max-[16rem]/pad:flex-wrap @max-[16rem]/pad:[contain:none] @min-[26rem]/pad:h-23 @min-[26rem]/pad:border-b-4 @min-[26rem]/pad:px-1.5 @min-[26rem]/pad:pb-2.5 sideways:h-12 sideways:pb-1"
          >
            <span className="flex items-end gap-2 font-score text-[3.875rem] leading-[0.74] tracking-[-0.005em] @min-[26rem]/pad:text-[6.125rem] sideways:text-[3rem]">
              {entry.text}
              <span aria-hidden className="h-11 w-[3px] bg-you-fill @min-[26rem]/pad:h-17.5 @min-[26rem]/pad:w-1 sideways:h-9" />
            </span>
            <span
              role="status"
              className="ml-auto min-w-0 text-right sideways:flex sideways:items-baseline sideways:justify-end sideways:gap-2"
            >
              {(said ?? wrong) !== null && (said ?? wrong) !== '' ? (
                <span className="text-body-small font-[600] text-warning">{said ?? wrong}</span>
              ) : entry.left ? (
                <>
                  <span className="block text-caption text-ink-3">{labels.scores}</span>
                  <span className="font-score text-[1.875rem] leading-[0.85] text-ink-2 @min-[26rem]/pad:text-[2.875rem] sideways:text-[1.75rem]">
                    {total ?? '–'}
                  </span>
                </>
              ) : (
                // They stay when there is nothing to say: what is taken away costs the frame of Enter more than what is emptied.
                <>
                  {/* A bust leaves nothing; its word stands where a number would. */}
                  <span className="block min-h-[1lh] text-caption text-ink-3">{rest !== null && rest !== 'bust' && labels.leaves}</span>
                  <span
                    className={cx(
                      'font-score text-[1.875rem] leading-[0.85] @min-[26rem]/pad:text-[2.875rem] sideways:text-[1.75rem]',
                      rest === 'bust' ? 'text-bust' : rest === 0 ? 'text-checkout' : 'text-ink-2',
                    )}
                  >
                    {rest === 'bust' ? labels.bust : rest}
                  </span>
                </>
              )}
            </span>
          </div>
        </div>
        <KeyGrid
          quick={quick}
          refused={refused}
          left={entry.left}
          labels={labels}
          onDigit={on.digit}
          onQuick={on.score}
          onBackspace={on.backspace}
          onWhatsLeft={on.whatsLeft}
          toQuick={toQuick}
        />
        <div className="grid auto-rows-[4rem] grid-cols-[4.125rem_4.125rem_1fr] gap-1.5 @max-[16rem]/pad:auto-rows-[minmax(4rem,auto)] @max-[16rem]/pad:grid-cols-2 @min-[26rem]/pad:auto-rows-[4.5rem] @min-[26rem]/pad:grid-cols-[1fr_1fr_2fr] @min-[26rem]/pad:gap-2 sideways:col-start-2 sideways:row-span-2 sideways:row-start-2 sideways:auto-rows-auto sideways:grid-cols-1 sideways:grid-rows-[1fr_1fr_2fr]">
          <Key
            look="word"
            off={!canUndo && entry.text === ''}
            onPress={on.undo}
            className="flex! flex-col items-center justify-center gap-1 @min-[40rem]/pad:flex-row @min-[40rem]/pad:gap-2.5 sideways:flex-col sideways:gap-1"
          >
            {undoIcon}
            {labels.undo}
          </Key>
          <Key look="bust" once off={remaining === null || !canBust} onPress={on.bust}>
            {labels.bust}
          </Key>
          <Key
            look="finish"
            once
            off={!canCheckOut}
            onPress={on.checkOut}
            className="hidden items-center justify-center gap-2.5 @min-[26rem]/pad:flex! sideways:hidden!"
          >
            {labels.checkedOut}
            {canCheckOut && <b className="font-narrow text-[1.875rem] font-[800] font-stretch-[70%]">{remaining}</b>}
          </Key>
          <div className="@max-[16rem]/pad:col-span-2 @min-[26rem]/pad:col-span-3 sideways:col-span-1">
            <Key
              ref={enterKey}
              look="enter"
              off={total === null || wrong !== null || remaining === null}
              onPress={on.enter}
              className="flex! size-full items-center justify-center gap-2.5 contain-strict @max-[16rem]/pad:[contain:none] sideways:flex-col"
            >
              {labels.enter}
              <b className="font-narrow text-[1.6875rem] font-[800] font-stretch-[70%] empty:hidden @min-[26rem]/pad:text-[1.875rem]">
                {total}
              </b>
            </Key>
          </div>
        </div>
      </div>
      <Help open={help} onOpenChange={setHelp} labels={labels} />
    </section>
  );
}

type HelpProps = { open: boolean; onOpenChange: (open: boolean) => void; labels: ScoreKeypadLabels };

/** What the keys of a keyboard do. A digit draws nothing of it. */
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
