import { Undo2 } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { DartCode } from '@oche/darts/x01/event';
import { cx } from '../internal/cx.ts';
import { DartSlots } from '../internal/DartSlots.tsx';
import { HotkeyDialog } from '../internal/HotkeyDialog.tsx';
import { Key } from '../internal/Key.tsx';
import { useHotkeys } from '../internal/useHotkeys.ts';
import type { Heat } from './Beds.tsx';
import { DrawnBoard } from './DrawnBoard.tsx';

export type DartboardInputLabels = {
  /** Name of the component for screen readers. */
  pad: string;
  /** Name of the board: "Dartboard". */
  board: string;
  /** Names a bed and its points: "Treble 20, 60". Pass a stable function, so that the memoised board does not render again. */
  bed: (bed: DartCode) => string;
  /** Shown in the magnifier near a wire: "or 20". */
  near: (neighbour: DartCode) => string;
  /** Name of a dart of the visit: "Dart 2". */
  slot: (n: number) => string;
  leaves: ReactNode;
  /** Above `scored`. */
  scored?: ReactNode;
  miss: ReactNode;
  bust: ReactNode;
  checkedOut: ReactNode;
  undo: string;
  /** Texts of the dialog that `?` opens; without them there is no dialog. */
  hotkeys?: { title: string; close: string; move: ReactNode; set: ReactNode };
};

export type DartboardInputProps = Omit<ComponentProps<'section'>, 'children' | 'onThrow'> & {
  /** Darts of this visit so far. The screen enters the visit after the third dart, a bust or a checkout. */
  darts: DartCode[];
  /** The remaining score after the darts so far. */
  leaves: number | 'bust' | null;
  /** The points of the darts so far. Shown instead of `leaves` if a scoreboard beside the board shows the remaining score. */
  scored?: number;
  /** The bed to aim for, outlined on the board and shown in the next slot. */
  aim?: DartCode;
  onThrow: (dart: DartCode) => void;
  /** Undoes the last dart, or the last visit if this one has no darts yet. */
  onUndo: () => void;
  /** Enters the visit as a bust, regardless of the darts so far. */
  onBust: () => void;
  /** Enters a checkout of the remaining score. */
  onCheckOut: () => void;
  canUndo: boolean;
  /** Whether three darts can bust from the remaining score. */
  canBust?: boolean;
  canCheckOut: boolean;
  /** False while no side may throw. */
  enabled?: boolean;
  /** The hand that taps. The magnifier appears on the opposite side, where the hand does not cover it. */
  hand?: 'left' | 'right';
  /** Shades the beds by their number of attempts, instead of the colours of a board. */
  heat?: Heat;
  labels: DartboardInputLabels;
  /** The choice of the input method, above the darts. */
  children?: ReactNode;
  /** False while another part of the page handles the keyboard. */
  keyboard?: boolean;
};

/**
 * A board to tap. Its order and angles are those of a real board, but its rings are wider. A magnifier shows the area under the finger. When
 * the finger is lifted, the bed at the cross of the magnifier counts. Near a wire, the magnifier has a coloured border and names the
 * neighbouring bed. Keyboard: arrow keys move by bed and ring, Enter enters the dart, M a miss, Backspace or Z undoes, B bust, C checked out.
 */
export function DartboardInput({
  darts,
  leaves,
  scored,
  aim,
  onThrow,
  onUndo,
  onBust,
  onCheckOut,
  canUndo,
  canBust = true,
  canCheckOut,
  enabled = true,
  hand = 'right',
  heat,
  labels,
  children,
  keyboard = true,
  className,
  ...props
}: DartboardInputProps) {
  const [help, setHelp] = useState(false);
  const open = enabled && darts.length < 3 && leaves !== 'bust' && leaves !== 0;
  const dart = (code: DartCode) => open && onThrow(code);
  const undo = () => canUndo && onUndo();
  const bust = () => enabled && canBust && onBust();
  const checkOut = () => canCheckOut && onCheckOut();
  useHotkeys(keyboard, (key) => {
    const letter = key.toLowerCase();
    if (letter === 'm') dart('0');
    else if (key === 'Backspace' || letter === 'z') undo();
    else if (letter === 'b') bust();
    else if (letter === 'c') checkOut();
    else if (key === '?' && labels.hotkeys) setHelp(true);
    else return false;
    return true;
  });
  return (
    <section aria-label={labels.pad} className={cx('@container/pad h-full bg-sunken', className)} {...props}>
      <div className="flex h-full flex-col gap-2 px-2.5 pt-2 pb-3 @min-[26rem]/pad:gap-3 @min-[26rem]/pad:px-4 @min-[26rem]/pad:pt-3.5 @min-[26rem]/pad:pb-4 sideways:grid sideways:grid-cols-[minmax(0,1fr)_5.5rem] sideways:grid-rows-[auto_auto_minmax(0,1fr)] sideways:gap-1.5 sideways:p-1.5">
        <div className="contents sideways:col-span-full sideways:block">{children}</div>
        <DartSlots darts={darts} aim={open ? aim : undefined} leaves={leaves} scored={scored} labels={labels} />
        <DrawnBoard darts={darts} aim={open ? aim : undefined} open={open} hand={hand} heat={heat} labels={labels} onThrow={dart} />
        <div className="grid auto-rows-[4rem] grid-cols-[minmax(2.75rem,0.7fr)_1fr_1.15fr_1.2fr] gap-1.5 @max-[16rem]/pad:grid-cols-2 @min-[26rem]/pad:auto-rows-[4.5rem] @min-[26rem]/pad:gap-2 sideways:auto-rows-fr sideways:grid-cols-1">
          <Key look="word" off={!canUndo} aria-label={labels.undo} onPress={undo}>
            <Undo2 aria-hidden className="size-5" />
          </Key>
          <Key look="word" off={!open} onPress={() => dart('0')} className="@min-[26rem]/pad:text-[1.125rem]">
            {labels.miss}
          </Key>
          <Key look="bust" once off={!enabled || !canBust} onPress={bust} className="@min-[26rem]/pad:font-stretch-[80%]!">
            {labels.bust}
          </Key>
          <Key
            look="finish"
            once
            off={!canCheckOut}
            onPress={checkOut}
            className="text-[1rem]! @max-[26rem]/pad:font-stretch-[84%]! @min-[26rem]/pad:text-[1.125rem]!"
          >
            {labels.checkedOut}
          </Key>
        </div>
      </div>
      {labels.hotkeys && (
        <HotkeyDialog
          open={help}
          onOpenChange={setHelp}
          words={labels.hotkeys}
          hotkeys={[
            { keys: ['←', '→', '↑', '↓'], does: labels.hotkeys.move },
            { keys: ['↵'], does: labels.hotkeys.set },
            { keys: ['M'], does: labels.miss },
            { keys: ['⌫', 'Z'], does: labels.undo },
            { keys: ['B'], does: labels.bust },
            { keys: ['C'], does: labels.checkedOut },
            { keys: ['?'], does: labels.hotkeys.title },
          ]}
        />
      )}
    </section>
  );
}
