import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';

type SheetNumberProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: number | null;
  /** Larger numbers are rejected. */
  max: number;
  /** Less prominent, for 180s. */
  quiet?: boolean;
  onValueChange: (value: number | null, field: HTMLInputElement) => void;
  onReject?: () => void;
};

/** A field for a small number. A typed digit replaces the old value; a number above the maximum is rejected. */
export function SheetNumber({ value, max, quiet = false, onValueChange, onReject, className, ...props }: SheetNumberProps) {
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className={cx(
        'size-11 rounded-control bg-raised text-center tabular inset-ring-[1.5px] inset-ring-line-2 aria-invalid:inset-ring-danger print:size-5.5 print:rounded-none',
        quiet ? 'text-ink-2 inset-ring-line' : 'score-xs',
        className,
      )}
      value={value ?? ''}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const typed = event.currentTarget.value.replace(/\D/g, '');
        if (typed === '') return event.currentTarget.value.trim() === '' ? onValueChange(null, event.currentTarget) : undefined;
        const whole = Number(typed);
        // A digit typed after the old value. If both together exceed the maximum, the digit alone is the new value.
        const next = whole <= max ? whole : Number(typed.at(-1));
        if (next > max) return onReject?.();
        onValueChange(next, event.currentTarget);
      }}
      {...props}
    />
  );
}
