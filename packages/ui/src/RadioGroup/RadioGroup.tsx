import { RadioGroup as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { FieldMessage, hasError } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';

export type RadioOption<V extends string = string> = {
  value: V;
  label: ReactNode;
  /** One line of help. */
  hint?: ReactNode;
  /** A small drawing at the end of a card. */
  picture?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<V extends string = string> = {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  options: RadioOption<V>[];
  value?: V;
  defaultValue?: V;
  onValueChange?: (value: V) => void;
  /** The error, and what to do about it. */
  error?: ReactNode;
  /** `cards` for choices that each need a line of help. */
  look?: 'plain' | 'cards';
  orientation?: 'vertical' | 'horizontal';
  /** The name under which a form submits the choice. */
  name?: string;
  required?: boolean;
  /** Disables all options. */
  disabled?: boolean;
  className?: string;
};

/** Two to six options, of which one can be selected. The arrow keys move the focus and select. */
export function RadioGroup<V extends string = string>({
  label,
  labelHidden = false,
  options,
  value,
  defaultValue,
  onValueChange,
  error,
  look = 'plain',
  className,
  orientation = 'vertical',
  ...props
}: RadioGroupProps<V>) {
  const id = useId();
  const isInvalid = hasError({ error });
  return (
    <Radix.Root
      aria-labelledby={id}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? `${id}-error` : undefined}
      className={className}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      onValueChange={(next) => onValueChange?.(next as V)}
      {...props}
    >
      <div id={id} className={labelHidden ? 'sr-only' : 'mb-1.5 text-label'}>
        {label}
      </div>
      <div className={cx('flex', orientation === 'vertical' ? 'flex-col' : 'flex-wrap', look === 'cards' ? 'gap-2' : 'gap-x-6')}>
        {options.map((option) => (
          <label
            key={option.value}
            aria-disabled={props.disabled || option.disabled || undefined}
            className={cx(
              'relative flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-[:disabled]:cursor-default has-[:disabled]:text-ink-off',
              look === 'cards' && orientation === 'horizontal' && (option.picture === undefined ? 'basis-44' : 'basis-72'),
              look === 'cards' &&
                'flex-auto rounded-control px-3.5 inset-ring-[1.5px] inset-ring-line-2 transition-colors hover:bg-pressed has-[:disabled]:bg-transparent has-[[data-state=checked]]:inset-ring-2 has-[[data-state=checked]]:inset-ring-ink',
            )}
          >
            <Radix.Item
              value={option.value}
              disabled={option.disabled ?? false}
              className="mt-px size-5.5 shrink-0 rounded-ring bg-raised inset-ring-[1.5px] inset-ring-line-2 data-[state=checked]:inset-ring-[6px] enabled:data-[state=checked]:inset-ring-ink disabled:bg-transparent disabled:inset-ring-line"
            />
            <span className="min-w-0">
              <span className={cx('block', look === 'cards' && 'font-[600]')}>{option.label}</span>
              {option.hint !== undefined && <span className="block text-body-small text-ink-3">{option.hint}</span>}
            </span>
            {option.picture !== undefined && <span className="ml-auto shrink-0 self-center">{option.picture}</span>}
          </label>
        ))}
      </div>
      {isInvalid && (
        <div className="mt-1">
          <FieldMessage id={`${id}-error`} kind="error">
            {error}
          </FieldMessage>
        </div>
      )}
    </Radix.Root>
  );
}
