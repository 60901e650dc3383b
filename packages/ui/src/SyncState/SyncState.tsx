import { Check, CircleAlert, CloudOff, CloudUpload } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type SyncStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** `late`: visits could not be sent for minutes. `conflict`: the user has to decide. */
  state: 'saved' | 'sending' | 'offline' | 'late' | 'conflict';
  /** "All saved", "No network" */
  title: ReactNode;
  /** "4 visits kept on this tablet" */
  children?: ReactNode;
  /** `bar`: in the app bar of a tablet. `strip`: below the app bar of a phone. The height is the same in every state. */
  look?: 'bar' | 'strip';
  /** Opens the details. */
  onOpen?: () => void;
};

const icons = { saved: Check, sending: CloudUpload, offline: CloudOff, late: CloudOff, conflict: CircleAlert };

/** Whether the visits of a device have reached the server. Scoring works in every state. */
export function SyncState({ state, title, children, look = 'bar', onOpen, className, ...props }: SyncStateProps) {
  const Icon = icons[state];
  const isNormal = state === 'saved' || state === 'sending';
  const text = (
    <>
      <Icon aria-hidden strokeWidth={2.25} className={cx('size-4.5 shrink-0', state === 'saved' && 'text-success')} />
      <span className={cx(isNormal ? 'font-[500]' : 'font-[600]')}>{title}</span>
      {children !== undefined && <span className="font-[500] text-ink-2">{children}</span>}
    </>
  );
  const classes = 'flex min-w-0 flex-wrap items-center gap-x-2 text-left';
  return (
    <div
      role="status"
      className={cx(
        'text-[0.875rem] leading-5 font-stretch-[88%]',
        look === 'strip' &&
          (isNormal ? 'min-h-8.5 bg-sunken px-3' : state === 'conflict' ? 'min-h-8.5 bg-bust-wash px-3' : 'min-h-8.5 bg-warning-wash px-3'),
        isNormal ? 'text-ink-2' : state === 'conflict' ? 'text-danger' : 'text-warning',
        className,
      )}
      {...props}
    >
      {onOpen ? (
        <button
          type="button"
          // Extends the touch area beyond the low strip.
          className={cx(
            classes,
            'relative h-full min-h-8.5 w-full outline-offset-[-3px] after:absolute after:inset-x-0 after:-inset-y-1.25',
          )}
          onClick={onOpen}
        >
          {text}
        </button>
      ) : (
        <div className={cx(classes, 'h-full min-h-8.5')}>{text}</div>
      )}
    </div>
  );
}
