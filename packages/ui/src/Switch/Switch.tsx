import { useId, type ReactNode } from 'react';
import { FieldMessage, isWrong } from '../internal/Field.tsx';
import { Tick, type TickProps } from '../internal/Tick.tsx';
import { cx } from '../internal/cx.ts';

export type SwitchProps = Omit<TickProps, 'checked'> & {
  checked?: boolean;
  label: ReactNode;
  /** Keeps the label for screen readers only, e.g. in a table. */
  labelHidden?: boolean;
  /** Said to the server and not yet answered: with `checked`, it takes no second press. */
  pending?: boolean;
  /** Why it did not take effect. */
  error?: ReactNode;
};

/** Takes effect at once. Space turns it; a form sends it as a check box. `className` reaches the root, everything else the input. */
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
  const wrong = isWrong({ error });
  return (
    <div className={cx('inline-flex min-h-11 flex-wrap items-center gap-x-2.5 text-body-small', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'min-w-0 flex-1 text-ink-2'}>
        {label}
      </label>
      <span className="relative h-6 w-11 shrink-0">
        <Tick
          role="switch"
          id={id}
          aria-busy={pending || undefined}
          aria-disabled={pending || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          className="peer block size-full appearance-none rounded-control bg-raised inset-ring-[1.5px] inset-ring-line-2 transition-colors after:absolute after:inset-x-0 after:-inset-y-2.5 hover:bg-pressed disabled:bg-transparent disabled:inset-ring-line aria-busy:cursor-progress enabled:checked:bg-ink enabled:checked:inset-ring-ink enabled:checked:hover:bg-ink-2 enabled:checked:aria-busy:bg-ink-3 enabled:checked:aria-busy:inset-ring-ink-3"
          {...(!pending && onCheckedChange && { onCheckedChange })}
          {...props}
        />
        <span className="pointer-events-none absolute top-0.75 left-0.75 size-4.5 rounded-mark bg-ink-2 transition-transform peer-checked:translate-x-5 peer-enabled:peer-checked:bg-page peer-disabled:bg-ink-off" />
      </span>
      {wrong && (
        <div className="w-full pb-2">
          <FieldMessage id={`${id}-error`} kind="error">
            {error}
          </FieldMessage>
        </div>
      )}
    </div>
  );
}
