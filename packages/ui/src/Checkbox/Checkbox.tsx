import { Check, Minus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { describedBy, FieldMessage, isWrong } from '../internal/Field.tsx';
import { Tick, type TickProps } from '../internal/Tick.tsx';
import { cx } from '../internal/cx.ts';

export type CheckboxProps = TickProps & {
  label: ReactNode;
  /** One line of help under the label. */
  hint?: ReactNode;
  /** What is wrong and what to do; replaces the hint. */
  error?: ReactNode;
  /** Keeps the label for screen readers only, e.g. in a table. */
  labelHidden?: boolean;
};

const mark = 'pointer-events-none absolute inset-0 m-auto size-4 text-on-ink peer-disabled:text-ink-off';

/**
 * One yes or no; `checked="indeterminate"` above a list of which some are chosen. Space turns it, a form sends it. `className` reaches the
 * root, everything else the input.
 */
export function Checkbox({ label, hint, error, labelHidden = false, className, id: givenId, ...props }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const wrong = isWrong({ error });
  return (
    <div className={cx('flex items-start', className)}>
      <span className="-ml-3 grid size-11 shrink-0 place-items-center">
        <span className="relative size-5.5">
          <Tick
            id={id}
            aria-invalid={wrong || undefined}
            aria-describedby={describedBy(id, { hint, error })}
            className={cx(
              'peer block size-full appearance-none rounded-mark bg-raised transition-colors after:absolute after:-inset-2.75 hover:bg-pressed disabled:bg-transparent disabled:inset-ring-line',
              // On paper the mark is black, and so is what it would stand on.
              'not-print:enabled:checked:bg-ink enabled:checked:inset-ring-ink not-print:enabled:indeterminate:bg-ink enabled:indeterminate:inset-ring-ink',
              wrong ? 'inset-ring-2 inset-ring-danger' : 'inset-ring-[1.5px] inset-ring-line-2',
            )}
            {...props}
          />
          <Check aria-hidden strokeWidth={3} className={cx(mark, 'hidden peer-checked:block')} />
          <Minus aria-hidden strokeWidth={3} className={cx(mark, 'hidden peer-indeterminate:block')} />
        </span>
      </span>
      <div className={labelHidden ? 'sr-only' : 'min-w-0 py-2.5'}>
        <label htmlFor={id} className="block">
          {label}
        </label>
        {wrong ? (
          <FieldMessage id={`${id}-error`} kind="error">
            {error}
          </FieldMessage>
        ) : (
          hint !== undefined && (
            <p id={`${id}-hint`} className="text-body-small text-ink-3">
              {hint}
            </p>
          )
        )}
      </div>
    </div>
  );
}
