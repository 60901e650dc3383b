import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { FieldMessage, isWrong } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';
import { useOwn } from '../internal/useOwn.ts';

export type RadioOption<V extends string = string> = {
  value: V;
  label: ReactNode;
  /** one line of help */ hint?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<V extends string = string> = Omit<ComponentProps<'div'>, 'defaultValue' | 'children' | 'ref'> & {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  options: RadioOption<V>[];
  value?: V;
  defaultValue?: V;
  onValueChange?: (value: V) => void;
  /** What is wrong and what to do. */
  error?: ReactNode;
  /** `cards` for choices that each need a line of help. */
  look?: 'plain' | 'cards';
  orientation?: 'vertical' | 'horizontal';
  /** What a form sends the choice as. */
  name?: string;
  required?: boolean;
  /** All of them. */
  disabled?: boolean;
};

/** Two to five choices that exclude one another: native radios. The arrows move and choose. Remaining props reach the group. */
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
  name,
  required,
  disabled = false,
  ...props
}: RadioGroupProps<V>) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useOwn<V | undefined>(value, defaultValue, (next) => next !== undefined && onValueChange?.(next));
  // What was chosen before the page had its script is kept, and told.
  useEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value as V | undefined;
    if (early !== undefined && early !== chosen) choose(early);
    // Once, when the page takes over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const wrong = isWrong({ error });
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? `${id}-error` : undefined}
      className={className}
      {...props}
    >
      <div id={id} className={labelHidden ? 'sr-only' : 'mb-1.5 text-label'}>
        {label}
      </div>
      <div className={cx('flex', orientation === 'vertical' ? 'flex-col' : 'flex-wrap gap-x-6', look === 'cards' && 'gap-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            aria-disabled={disabled || option.disabled || undefined}
            className={cx(
              'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-[:disabled]:cursor-default has-[:disabled]:text-ink-off',
              look === 'cards' && orientation === 'horizontal' && 'basis-44',
              look === 'cards' &&
                'flex-auto rounded-control px-3.5 inset-ring-[1.5px] inset-ring-line-2 transition-colors hover:bg-pressed has-[:disabled]:bg-transparent has-[:checked]:inset-ring-2 has-[:checked]:inset-ring-ink',
            )}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              required={required}
              disabled={disabled || option.disabled}
              checked={chosen === option.value}
              onChange={() => choose(option.value)}
              className="mt-px size-5.5 shrink-0 appearance-none rounded-ring bg-raised inset-ring-[1.5px] inset-ring-line-2 checked:inset-ring-[6px] enabled:checked:inset-ring-ink disabled:bg-transparent disabled:inset-ring-line"
            />
            <span className="min-w-0">
              <span className={cx('block', look === 'cards' && 'font-[600]')}>{option.label}</span>
              {option.hint !== undefined && <span className="block text-body-small text-ink-3">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {wrong && (
        <div className="mt-1">
          <FieldMessage id={`${id}-error`} kind="error">
            {error}
          </FieldMessage>
        </div>
      )}
    </div>
  );
}
