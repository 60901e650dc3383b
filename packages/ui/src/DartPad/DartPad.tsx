import { Undo2 } from 'lucide-react';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { DartCode } from '@oche/darts/x01/event';
import { cx } from '../internal/cx.ts';
import { DartSlots } from '../internal/DartSlots.tsx';
import { HotkeyDialog } from '../internal/HotkeyDialog.tsx';
import { Key } from '../internal/Key.tsx';
import { useHotkeys } from '../internal/useHotkeys.ts';

export type DartPadLabels = {
  pad: string;
  double: ReactNode;
  treble: ReactNode;
  miss: ReactNode;
  bull: ReactNode;
  undo: ReactNode;
  bust: ReactNode;
  /** Name of a dart still to come: "Dart 2". */
  slot: (n: number) => string;
  leaves: ReactNode;
  /** Above `scored`. */
  scored?: ReactNode;
  /** Texts of the dialog that `?` opens; without them there is no dialog. */
  hotkeys?: { title: string; close: string; digits: ReactNode };
};

export type DartPadProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Darts of this visit so far. The screen enters the visit after the third dart, a bust or a checkout. */
  darts: DartCode[];
  /** The remaining score after the darts so far. */
  leaves: number | 'bust' | null;
  /** The points of the darts so far. Shown instead of `leaves` if a scoreboard beside the pad shows the remaining score. */
  scored?: number;
  /** The bed to aim for, shown in the next slot. */
  aim?: DartCode;
  onThrow: (dart: DartCode) => void;
  /** Undoes the last dart, or the last visit if this one has no darts yet. */
  onUndo: () => void;
  canUndo: boolean;
  /** False while no side may throw. */
  enabled?: boolean;
  labels: DartPadLabels;
  children?: ReactNode;
  keyboard?: boolean;
};

/**
 * Enters a visit dart by dart. Treble and double apply to one dart.
 * Keyboard: T or D before the number, digits (Enter ends a single digit), M for a miss, Backspace or Z undoes, ? lists the keys.
 */
export function DartPad({
  darts,
  leaves,
  scored,
  aim,
  onThrow,
  onUndo,
  canUndo,
  enabled = true,
  labels,
  children,
  keyboard = true,
  className,
  ...props
}: DartPadProps) {
  const [ring, setRing] = useState<'' | 'D' | 'T'>('');
  const [help, setHelp] = useState(false);
  const heldRing = useRef<'' | 'D' | 'T'>('');
  const digits = useRef('');
  const toggleRing = (next: '' | 'D' | 'T') => {
    heldRing.current = heldRing.current === next ? '' : next;
    setRing(heldRing.current);
  };
  const isOver = darts.length >= 3 || !enabled || leaves === 'bust' || leaves === 0;
  const dart = (code: DartCode) => {
    heldRing.current = '';
    digits.current = '';
    setRing('');
    if (!isOver) onThrow(code);
  };
  const number = (n: number) => {
    if (n >= 1 && n <= 20) dart(`${heldRing.current}${n}`);
    else if (n === 25 && heldRing.current !== 'T') dart(heldRing.current === 'D' ? '50' : '25');
    else if (n === 50 && heldRing.current === '') dart('50');
    else if (n === 0) dart('0');
  };
  const throwTyped = () => {
    number(Number(digits.current));
    digits.current = '';
  };
  const typeDigit = (digit: string) => {
    digits.current += digit;
    if (digits.current.length === 2) throwTyped();
  };
  const undo = canUndo && onUndo;
  useHotkeys(keyboard, (key) => {
    const hasDigits = digits.current !== '';
    const keys: Record<string, (() => void) | false | undefined> = {
      enter: hasDigits && throwTyped,
      t: () => toggleRing('T'),
      d: () => toggleRing('D'),
      m: () => dart('0'),
      backspace: hasDigits ? () => (digits.current = '') : undo,
      z: undo,
      '?': labels.hotkeys && (() => setHelp(true)),
    };
    const act = /^\d$/.test(key) ? () => typeDigit(key) : keys[key.toLowerCase()];
    if (!act) return false;
    act();
    return true;
  });
  return (
    <section aria-label={labels.pad} className={cx('@container/pad h-full bg-sunken', className)} {...props}>
      <div className="flex h-full flex-col gap-2 px-2.5 pt-2 pb-3 @min-[26rem]/pad:px-4 @min-[26rem]/pad:pt-3.5 @min-[26rem]/pad:pb-4 sideways:grid sideways:grid-cols-7 sideways:grid-rows-[auto_auto_repeat(4,minmax(2.75rem,1fr))] sideways:gap-1.5 sideways:p-1.5">
        <div className="contents sideways:col-span-full sideways:block">{children}</div>
        <DartSlots darts={darts} aim={isOver ? undefined : aim} leaves={leaves} scored={scored} labels={labels} />
        <div className="grid flex-1 grid-cols-5 grid-rows-[repeat(5,minmax(2.75rem,1fr))] gap-1.5 @max-[16rem]/pad:auto-rows-[minmax(2.75rem,auto)] @max-[16rem]/pad:grid-cols-4 @max-[16rem]/pad:grid-rows-none @min-[26rem]/pad:gap-2 sideways:contents">
          {Array.from({ length: 20 }, (_, i) => i + 1).map((n) => (
            <Key key={n} off={isOver} onPress={() => number(n)} className="text-[1.5rem]! @min-[26rem]/pad:text-[2rem]!">
              {ring}
              {n}
            </Key>
          ))}
          <Key look="quick" off={isOver || ring === 'T'} onPress={() => number(25)}>
            25
          </Key>
          <Key
            look="quick"
            className="col-span-2 @max-[16rem]/pad:col-span-3 sideways:col-span-1"
            off={isOver || ring === 'T'}
            onPress={() => dart('50')}
          >
            {labels.bull}
          </Key>
          <Key
            look="word"
            className="col-span-2 @max-[16rem]/pad:col-span-4 sideways:col-span-1 sideways:text-[0.875rem]!"
            off={isOver}
            onPress={() => dart('0')}
          >
            {labels.miss}
          </Key>
        </div>
        <div className="grid auto-rows-[4rem] grid-cols-3 gap-1.5 @max-[16rem]/pad:grid-cols-2 @max-[16rem]/pad:*:first:col-span-2 @min-[26rem]/pad:auto-rows-[4.5rem] @min-[26rem]/pad:gap-2 sideways:contents">
          <Key
            look="word"
            off={!canUndo}
            onPress={() => canUndo && onUndo()}
            className="flex! items-center justify-center gap-2 sideways:flex-col sideways:gap-1 sideways:text-[0.8125rem] sideways:font-stretch-[66%]"
          >
            <Undo2 aria-hidden className="size-5 shrink-0" />
            {labels.undo}
          </Key>
          <Key
            look={ring === 'D' ? 'on' : 'word'}
            className="sideways:col-span-2"
            aria-pressed={ring === 'D'}
            onPress={() => toggleRing('D')}
          >
            {labels.double}
          </Key>
          <Key
            look={ring === 'T' ? 'on' : 'word'}
            className="sideways:col-span-2"
            aria-pressed={ring === 'T'}
            onPress={() => toggleRing('T')}
          >
            {labels.treble}
          </Key>
        </div>
      </div>
      {labels.hotkeys && (
        <HotkeyDialog
          open={help}
          onOpenChange={setHelp}
          words={labels.hotkeys}
          hotkeys={[
            { keys: ['1', '…', '20', '25'], does: labels.hotkeys.digits },
            { keys: ['T'], does: labels.treble },
            { keys: ['D'], does: labels.double },
            { keys: ['M'], does: labels.miss },
            { keys: ['⌫', 'Z'], does: labels.undo },
            { keys: ['?'], does: labels.hotkeys.title },
          ]}
        />
      )}
    </section>
  );
}
