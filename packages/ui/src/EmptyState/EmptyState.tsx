import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type EmptyStateProps = ComponentProps<'div'> & {
  /** The button for the next step; absent if the user may not take it. */
  action?: ReactNode;
};

/** Shown instead of an empty list: one sentence and the next action. */
export function EmptyState({ action, className, children, ...props }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-start gap-4 py-6', className)} {...props}>
      <p className="max-w-measure text-ink-2">{children}</p>
      {action}
    </div>
  );
}
