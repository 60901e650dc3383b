import { Switch as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldMessage, hasError, pressRow } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';

export type SwitchProps = Omit<ComponentProps<typeof Radix.Root>, 'children' | 'asChild'> & {
  label: ReactNode;
  /** Keeps the label for screen readers only, for example in a table. */
  labelHidden?: boolean;
  /** Whether a response of the server is pending. Until then, a controlled switch ignores presses. */
  pending?: boolean;
  /** The reason why the change did not take effect. */
  error?: ReactNode;
};

/**
 * A setting that takes effect immediately. A press anywhere in its row, or Space, toggles it; a form submits it like a checkbox. The root gets `className`, and the button gets
 * all other props.
 */
export function Switch({
  label,
  labelHidden = false,
  pending = false,
  error,
  className,
  id: givenId,
  onCheckedChange,
  ...props
}: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const isInvalid = hasError({ error });
  return (
    <div className={cx('inline-flex min-h-11 flex-wrap items-center gap-x-2.5 text-body-small', pressRow.row, className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : cx('min-w-0 flex-1 text-ink-2', pressRow.label)}>
        {label}
      </label>
      <span className="relative h-6 w-11 shrink-0">
        <Radix.Root
          id={id}
          aria-busy={pending || undefined}
          aria-disabled={pending || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          className="block size-full rounded-control bg-raised inset-ring-[1.5px] inset-ring-line-2 transition-colors after:absolute after:inset-x-0 after:-inset-y-2.5 hover:bg-pressed disabled:bg-transparent disabled:inset-ring-line aria-busy:cursor-progress enabled:data-[state=checked]:bg-ink enabled:data-[state=checked]:inset-ring-ink enabled:data-[state=checked]:hover:bg-ink-2 enabled:data-[state=checked]:aria-busy:bg-ink-3 enabled:data-[state=checked]:aria-busy:inset-ring-ink-3"
          {...(!pending && onCheckedChange && { onCheckedChange })}
          {...props}
        >
          <Radix.Thumb className="pointer-events-none absolute top-0.75 left-0.75 size-4.5 rounded-mark bg-ink-2 transition-transform data-[state=checked]:translate-x-5 not-data-disabled:data-[state=checked]:bg-page data-disabled:bg-ink-off" />
        </Radix.Root>
      </span>
      {isInvalid && (
        <div className="w-full pb-2">
          <FieldMessage id={`${id}-error`} kind="error">
            {error}
          </FieldMessage>
        </div>
      )}
    </div>
  );
}
