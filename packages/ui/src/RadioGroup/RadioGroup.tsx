import { RadioGroup as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type RadioOption<V extends string = string> = { value: V; label: ReactNode; hint?: ReactNode; disabled?: boolean };

export type RadioGroupProps<V extends string = string> = Omit<
  ComponentProps<typeof Radix.Root>,
  'value' | 'defaultValue' | 'onValueChange' | 'children'
> & {
  label: ReactNode;
  labelHidden?: boolean;
  options: RadioOption<V>[];
  value?: V;
  defaultValue?: V;
  onValueChange?: (value: V) => void;
  error?: ReactNode;
  /** `cards` for choices that each need a line of help. */
  look?: 'plain' | 'cards';
};

/** Two to five choices that exclude one another. */
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
  return (
    <Radix.Root
      aria-labelledby={id}
      orientation={orientation}
      className={className}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      onValueChange={(next) => onValueChange?.(next as V)}
      {...props}
    >
      <div id={id} className={labelHidden ? 'sr-only' : 'mb-1.5 text-label'}>
        {label}
      </div>
      <div className={cx('flex', orientation === 'vertical' ? 'flex-col' : 'flex-wrap gap-x-6', look === 'cards' && 'gap-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex min-h-11 items-start gap-3 py-2.5 has-[:disabled]:text-ink-off',
              look === 'cards' &&
                'flex-1 rounded-control px-3.5 inset-ring-[1.5px] inset-ring-line-2 has-[[data-state=checked]]:inset-ring-2 has-[[data-state=checked]]:inset-ring-ink',
            )}
          >
            <Radix.Item
              value={option.value}
              disabled={option.disabled ?? false}
              className="mt-px grid size-5.5 shrink-0 place-items-center rounded-ring bg-raised inset-ring-[1.5px] inset-ring-line-2 data-[state=checked]:inset-ring-[6px] data-[state=checked]:inset-ring-ink"
            />
            <span>
              <span className="block">{option.label}</span>
              {option.hint !== undefined && <span className="block text-body-small text-ink-3">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <p className="text-body-small text-danger">{error}</p>}
    </Radix.Root>
  );
}
