import { CircleAlert, CloudOff, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type BannerProps = Omit<ComponentProps<'div'>, 'title'> & {
  kind: 'info' | 'warning' | 'danger' | 'offline';
  /** The state, in two or three words. */
  title: ReactNode;
  action?: ReactNode;
};

const look = {
  info: 'bg-sunken text-ink',
  warning: 'bg-warning-wash text-warning',
  offline: 'bg-warning-wash text-warning',
  danger: 'bg-bust-wash text-danger',
};
const icons = { info: Info, warning: TriangleAlert, offline: CloudOff, danger: CircleAlert };

/** The state of the whole page. The children explain what happens next. */
export function Banner({ kind, title, action, className, children, ...props }: BannerProps) {
  const Icon = icons[kind];
  return (
    <div
      role="status"
      className={cx('flex min-h-9 items-center gap-x-2 px-3 py-1 text-[0.875rem] leading-5 font-stretch-[88%]', look[kind], className)}
      {...props}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      <p className="min-w-0 flex-1">
        <span className="mr-1.5 font-[600]">{title}</span> <span className="font-[500] text-ink-2">{children}</span>
      </p>
      {action}
    </div>
  );
}
