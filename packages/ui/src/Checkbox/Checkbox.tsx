import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type CheckboxProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Keeps the label for screen readers only, e.g. in a table. */
  labelHidden?: boolean;
};

/** One yes or no; `checked="indeterminate"` above a list of which some are chosen. Remaining props reach the box. */
export function Checkbox({ label, hint, error, labelHidden = false, className, id: givenId, ...props }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const help = error ?? hint;
  return (
    <div className={cx('flex items-start', className)}>
      <span className="grid size-11 shrink-0 -ml-3 place-items-center">
        <Radix.Root
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          className={cx(
            'relative grid size-5.5 place-items-center rounded-mark after:absolute after:-inset-2.75 bg-raised inset-ring-[1.5px] data-[state=checked]:bg-ink data-[state=checked]:text-on-ink data-[state=checked]:inset-ring-ink data-[state=indeterminate]:bg-ink data-[state=indeterminate]:text-on-ink disabled:opacity-40',
            error === undefined ? 'inset-ring-line-2' : 'inset-ring-danger',
          )}
          {...props}
        >
          <Radix.Indicator>
            {props.checked === 'indeterminate' ? (
              <Minus aria-hidden strokeWidth={3} className="size-4" />
            ) : (
              <Check aria-hidden strokeWidth={3} className="size-4" />
            )}
          </Radix.Indicator>
        </Radix.Root>
      </span>
      <div className={labelHidden ? 'sr-only' : 'py-2.5'}>
        <label htmlFor={id} className="block">
          {label}
        </label>
        {help !== undefined && (
          <p id={`${id}-help`} className={cx('text-body-small', error === undefined ? 'text-ink-3' : 'text-danger')}>
            {help}
          </p>
        )}
      </div>
    </div>
  );
}
