import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type EmptyStateProps = ComponentProps<'div'> & {
  /** The next thing to do; absent where the reader may not. */
  action?: ReactNode;
};

/** One sentence and the next action. No picture. */
export function EmptyState({ action, className, children, ...props }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-start gap-4 py-6', className)} {...props}>
      <p className="max-w-measure text-ink-2">{children}</p>
      {action}
    </div>
  );
}
