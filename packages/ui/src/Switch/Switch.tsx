import { Switch as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type SwitchProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> & {
  label: ReactNode;
  /** Said to the server and not yet answered. */
  pending?: boolean;
  /** Why it did not take effect. */
  error?: ReactNode;
};

/** Takes effect at once. Remaining props reach the switch. */
export function Switch({ label, pending = false, error, className, id: givenId, ...props }: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={cx('inline-flex min-h-11 flex-wrap items-center gap-x-2.5 text-body-small', className)}>
      <label htmlFor={id} className="text-ink-2">
        {label}
      </label>
      <Radix.Root
        id={id}
        aria-busy={pending || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className="group relative h-6 w-11 shrink-0 rounded-control bg-raised inset-ring-[1.5px] inset-ring-line-2 after:absolute after:inset-x-0 after:-inset-y-2.5 aria-busy:opacity-60 data-[state=checked]:bg-ink data-[state=checked]:inset-ring-ink"
        {...props}
      >
        <Radix.Thumb className="block size-4.5 translate-x-[3px] rounded-mark bg-ink-2 transition-transform data-[state=checked]:translate-x-[23px] data-[state=checked]:bg-page" />
      </Radix.Root>
      {error !== undefined && (
        <p id={`${id}-error`} className="w-full text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
