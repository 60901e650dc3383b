import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { describedBy, FieldMessage, isWrong } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';

export type CheckboxProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> & {
  label: ReactNode;
  /** One line of help under the label. */
  hint?: ReactNode;
  /** What is wrong and what to do; replaces the hint. */
  error?: ReactNode;
  /** Keeps the label for screen readers only, e.g. in a table. */
  labelHidden?: boolean;
};

/** One yes or no; `checked="indeterminate"` above a list of which some are chosen. Space turns it. Remaining props reach the box. */
export function Checkbox({ label, hint, error, labelHidden = false, className, id: givenId, ...props }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const wrong = isWrong({ error });
  return (
    <div className={cx('flex items-start', className)}>
      <span className="-ml-3 grid size-11 shrink-0 place-items-center">
        <Radix.Root
          id={id}
          aria-invalid={wrong || undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={cx(
            'group relative grid size-5.5 place-items-center rounded-mark bg-raised transition-colors after:absolute after:-inset-2.75 hover:bg-pressed disabled:bg-transparent disabled:inset-ring-line',
            'enabled:data-[state=checked]:bg-ink enabled:data-[state=checked]:text-on-ink enabled:data-[state=checked]:inset-ring-ink enabled:data-[state=indeterminate]:bg-ink enabled:data-[state=indeterminate]:text-on-ink enabled:data-[state=indeterminate]:inset-ring-ink disabled:text-ink-off',
            wrong ? 'inset-ring-2 inset-ring-danger' : 'inset-ring-[1.5px] inset-ring-line-2',
          )}
          {...props}
        >
          <Radix.Indicator>
            <Check aria-hidden strokeWidth={3} className="size-4 group-data-[state=indeterminate]:hidden" />
            <Minus aria-hidden strokeWidth={3} className="hidden size-4 group-data-[state=indeterminate]:block" />
          </Radix.Indicator>
        </Radix.Root>
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
