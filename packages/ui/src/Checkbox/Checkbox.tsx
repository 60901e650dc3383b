import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { describedBy, FieldMessage, hasError, pressRow } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';

export type CheckboxProps = Omit<ComponentProps<typeof Radix.Root>, 'onCheckedChange' | 'children' | 'asChild'> & {
  onCheckedChange?: (checked: boolean) => void;
  label: ReactNode;
  /** One line of help under the label. */
  hint?: ReactNode;
  /** The error, and what to do about it. It replaces the hint. */
  error?: ReactNode;
  /** Keeps the label, and the hint or error, for screen readers only, for example in a table. */
  labelHidden?: boolean;
};

/**
 * A choice between yes and no. `checked="indeterminate"` is for a checkbox above a list with some items selected. Space toggles it; a form
 * submits it.
 * A press anywhere in its row counts. The root gets `className`, and the button gets all other props.
 */
export function Checkbox({ label, hint, error, labelHidden = false, className, id: givenId, onCheckedChange, ...props }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const isInvalid = hasError({ error });
  return (
    <div className={cx('flex items-start', pressRow.row, className)}>
      <span className="-ml-3 grid size-11 shrink-0 place-items-center">
        <span className="relative size-5.5">
          <Radix.Root
            id={id}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy(id, { hint, error })}
            className={cx(
              'group block size-full rounded-mark bg-raised transition-colors after:absolute after:-inset-2.75 hover:bg-pressed disabled:bg-transparent disabled:inset-ring-line',
              // In print the tick is black, so its background must not be black.
              'not-print:enabled:data-[state=checked]:bg-ink enabled:data-[state=checked]:inset-ring-ink not-print:enabled:data-[state=indeterminate]:bg-ink enabled:data-[state=indeterminate]:inset-ring-ink',
              isInvalid ? 'inset-ring-2 inset-ring-danger' : 'inset-ring-[1.5px] inset-ring-line-2',
            )}
            onCheckedChange={(next) => onCheckedChange?.(next === true)}
            {...props}
          >
            <Radix.Indicator className="text-on-ink data-disabled:text-ink-off [&>svg]:absolute [&>svg]:inset-0 [&>svg]:m-auto [&>svg]:size-4">
              <Check aria-hidden strokeWidth={3} className="group-data-[state=indeterminate]:hidden" />
              <Minus aria-hidden strokeWidth={3} className="group-data-[state=checked]:hidden" />
            </Radix.Indicator>
          </Radix.Root>
        </span>
      </span>
      <div className={labelHidden ? 'sr-only' : 'min-w-0 py-2.5'}>
        <label htmlFor={id} className={cx('block', pressRow.label)}>
          {label}
        </label>
        {isInvalid ? (
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
