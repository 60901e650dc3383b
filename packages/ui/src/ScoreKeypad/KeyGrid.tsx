import { Delete } from 'lucide-react';
import { memo, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Key } from '../internal/Key.tsx';
import { useLatest } from '../internal/useLatest.ts';
import type { ScoreKeypadLabels } from './ScoreKeypad.tsx';

type KeyGridProps = {
  quick: readonly number[];
  /** The reason why a total cannot be scored now; null if it can. */
  rejectionOf: (total: number) => string | null;
  /** Whether the user types the remaining score instead of the score of the visit. */
  left: boolean;
  labels: Pick<ScoreKeypadLabels, 'deleteDigit' | 'whatsLeft'>;
  onDigit: (digit: string) => void;
  onQuick: (total: number) => void;
  onBackspace: () => void;
  onWhatsLeft: () => void;
  /** Set by the grid: moves the focus to the first quick total. */
  toQuick: RefObject<(() => void) | null>;
};

const rows = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
];

const deleteIcon = <Delete aria-hidden strokeWidth={1.75} className="size-7" />;

/** Digits with four quick totals on each side. Nothing depends on the typed text, so that a digit does not render the grid again. */
export const KeyGrid = memo(function KeyGrid({
  quick,
  rejectionOf,
  left,
  labels,
  onDigit,
  onQuick,
  onBackspace,
  onWhatsLeft,
  toQuick,
}: KeyGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const quickKeys = () => quick.flatMap((_, place) => grid.current?.querySelector<HTMLElement>(`[data-quick="${place}"]`) ?? []);
  toQuick.current = () => quickKeys()[0]?.focus();
  const onArrow = (event: KeyboardEvent) => {
    const keys = quickKeys();
    const place = keys.indexOf(event.target as HTMLElement);
    if (place === -1 || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    keys[(place + (event.key === 'ArrowDown' ? 1 : -1) + keys.length) % keys.length]?.focus();
  };
  const { scoreQuickTotal } = useLatest({
    scoreQuickTotal(total: string) {
      // Removes the focus, so that the next Enter enters the next typed total.
      quickKeys()
        .find((key) => key === document.activeElement)
        ?.blur();
      onQuick(Number(total));
    },
  });
  const quickKey = (place: number) => {
    const total = quick[place];
    if (total === undefined) return <span />;
    return (
      <Key look="quick" once data-quick={place} value={String(total)} off={rejectionOf(total) !== null} onPress={scoreQuickTotal}>
        {total}
      </Key>
    );
  };
  const digitKey = (digit: string) => (
    <Key key={digit} value={digit} onPress={onDigit}>
      {digit}
    </Key>
  );
  return (
    <div
      ref={grid}
      onKeyDown={onArrow}
      // With large letters in a narrow keypad, the quick totals move below the digits.
      className="grid flex-1 grid-cols-[1fr_1.12fr_1.12fr_1.12fr_1fr] grid-rows-[repeat(4,minmax(2.75rem,1fr))] gap-1.5 @max-[16rem]/pad:auto-rows-[minmax(2.75rem,auto)] @max-[16rem]/pad:grid-cols-12 @max-[16rem]/pad:grid-rows-none @max-[16rem]/pad:[&>*]:col-span-4 @max-[16rem]/pad:[&>[data-quick]]:order-1 @max-[16rem]/pad:[&>[data-quick]]:col-span-3 @min-[26rem]/pad:gap-2"
    >
      {quickKey(0)}
      {rows[0]?.map(digitKey)}
      {quickKey(4)}
      {quickKey(1)}
      {rows[1]?.map(digitKey)}
      {quickKey(5)}
      {quickKey(2)}
      {rows[2]?.map(digitKey)}
      {quickKey(6)}
      {quickKey(3)}
      <Key look="word" aria-label={labels.deleteDigit} onPress={onBackspace}>
        {deleteIcon}
      </Key>
      {digitKey('0')}
      <Key look={left ? 'on' : 'word'} aria-pressed={left} onPress={onWhatsLeft} className="px-0.5">
        {labels.whatsLeft}
      </Key>
      {quickKey(7)}
    </div>
  );
});
