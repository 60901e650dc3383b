import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { QrCode } from '../QrCode/QrCode.tsx';

export type PairingCodeProps = Omit<ComponentProps<'section'>, 'title'> & {
  state: 'waiting' | 'expired' | 'paired';
  title: ReactNode;
  /** What to do, or what happened. */
  children?: ReactNode;
  /** Letters and digits, four to eight. */
  code: string;
  /** The code letter by letter: "K 7 Q 4". */
  spoken: string;
  /** Link of the organiser's page that accepts it. */
  qr?: { value: string; label: string };
  action?: ReactNode;
};

/** The code and QR by which the organiser gives this tablet its board. */
export function PairingCode({ state, title, children, code, spoken, qr, action, className, ...props }: PairingCodeProps) {
  return (
    <section
      aria-label={typeof title === 'string' ? title : undefined}
      className={cx('grid items-center gap-8 md:grid-cols-[minmax(0,1fr)_300px]', className)}
      {...props}
    >
      <div>
        <h1 className="text-title-1">{title}</h1>
        {children !== undefined && <div className="mt-3 text-ink-2">{children}</div>}
        {state !== 'paired' && (
          <p
            role="status"
            className={cx('mt-6 border-t-2 border-rule pt-5', state === 'expired' && 'text-ink-3 line-through decoration-4')}
          >
            <span className="sr-only">{spoken}</span>
            <span aria-hidden className="flex flex-wrap gap-x-[0.12em] font-score text-[clamp(4.5rem,14vw,9.25rem)]">
              {[...code].map((letter, i) => (
                <span key={i}>{letter}</span>
              ))}
            </span>
          </p>
        )}
        {action !== undefined && <div className="mt-6">{action}</div>}
      </div>
      {state === 'waiting' && qr && <QrCode {...qr} />}
    </section>
  );
}
