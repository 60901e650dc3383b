import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';

export type LiveBadgeProps = ComponentProps<'span'> & {
  state: 'live' | 'paused' | 'finished';
};

/** A dot and a label. The dot is not animated. It is hollow if the game is paused, and absent if the game is finished. */
export function LiveBadge({ state, className, children, ...props }: LiveBadgeProps) {
  return (
    <span
      className={cx('inline-flex items-center gap-1.5 text-caption font-[700]', state === 'live' ? 'text-live' : 'text-ink-3', className)}
      {...props}
    >
      {state !== 'finished' && (
        <span aria-hidden className={cx('size-2.25 rounded-ring', state === 'live' ? 'bg-current' : 'inset-ring-2 inset-ring-current')} />
      )}
      {children}
    </span>
  );
}
