import { Switch as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldMessage, isWrong } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';

export type SwitchProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> & {
  label: ReactNode;
  /** Said to the server and not yet answered: it takes no second press. */
  pending?: boolean;
  /** Why it did not take effect. */
  error?: ReactNode;
};

/** Takes effect at once. Space turns it. Remaining props reach the switch. */
export function Switch({ label, pending = false, error, className, id: givenId, onClick, ...props }: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const wrong = isWrong({ error });
  return (
    <div className={cx('inline-flex min-h-11 flex-wrap items-center gap-x-2.5 text-body-small', className)}>
      <label htmlFor={id} className="min-w-0 flex-1 text-ink-2">
        {label}
      </label>
      <Radix.Root
        id={id}
        aria-busy={pending || undefined}
        aria-disabled={pending || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        className="group relative h-6 w-11 shrink-0 rounded-control bg-raised inset-ring-[1.5px] inset-ring-line-2 transition-colors after:absolute after:inset-x-0 after:-inset-y-2.5 hover:bg-pressed disabled:bg-transparent disabled:inset-ring-line aria-busy:cursor-progress enabled:data-[state=checked]:bg-ink enabled:data-[state=checked]:inset-ring-ink enabled:data-[state=checked]:hover:bg-ink-2 enabled:data-[state=checked]:aria-busy:bg-ink-3 enabled:data-[state=checked]:aria-busy:inset-ring-ink-3"
        onClick={(event) => {
          if (pending) event.preventDefault();
          else onClick?.(event);
        }}
        {...props}
      >
        <Radix.Thumb className="block size-4.5 translate-x-[3px] rounded-mark bg-ink-2 transition-transform group-disabled:bg-ink-off data-[state=checked]:translate-x-[23px] group-enabled:data-[state=checked]:bg-page" />
      </Radix.Root>
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
