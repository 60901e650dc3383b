import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';

type SheetNumberProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: number | null;
  /** the largest that is taken */
  most: number;
  /** beside what decides */
  quiet?: boolean;
  onValueChange: (value: number | null, field: HTMLInputElement) => void;
  onRefuse?: () => void;
};

/** A small number of a sheet. A digit replaces what stands there; what cannot be is not taken. */
export function SheetNumber({ value, most, quiet = false, onValueChange, onRefuse, className, ...props }: SheetNumberProps) {
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
        // What stood there and a digit after it: the digit is meant, unless both together can be.
        const next = whole <= most ? whole : Number(typed.at(-1));
        if (next > most) return onRefuse?.();
        onValueChange(next, event.currentTarget);
      }}
      {...props}
    />
  );
}
