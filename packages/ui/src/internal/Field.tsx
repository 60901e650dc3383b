import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** The edge, fill and focus of every control that holds a value. */
export const controlClass = (error: boolean) =>
  cx(
    'min-h-11 w-full rounded-control bg-raised px-3 text-body text-ink inset-ring-[1.5px] [&[readonly]]:bg-transparent [&[readonly]]:px-0 [&[readonly]]:inset-ring-0 disabled:text-ink-off',
    error ? 'inset-ring-danger' : 'inset-ring-line-2',
  );

export type FieldText = {
  label: ReactNode;
  /** One line of help under the field. */
  hint?: ReactNode;
  /** What is wrong and what to do; replaces the hint. */
  error?: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
};

type FieldProps = FieldText & { id: string; className?: string | undefined; aside?: ReactNode; children: ReactNode };

/** ids of the texts that describe a field */
export const describedBy = (id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) =>
  error !== undefined && error !== null ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined;

/** Label above, help or error below. */
export function Field({ id, label, labelHidden = false, hint, error, aside, className, children }: FieldProps) {
  const wrong = error !== undefined && error !== null && error !== '';
  return (
    <div className={cx('flex min-w-0 flex-col', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-1.5 text-label'}>
        {label}
      </label>
      {children}
      {(wrong || hint !== undefined || Boolean(aside)) && (
        <div className="mt-1 flex justify-between gap-3 text-body-small text-ink-3">
          {wrong ? (
            <p id={`${id}-error`} className="flex items-start gap-1.5 text-danger">
              <CircleAlert aria-hidden className="mt-0.75 size-4" />
              <span>{error}</span>
            </p>
          ) : (
            <p id={`${id}-hint`}>{hint}</p>
          )}
          {aside}
        </div>
      )}
    </div>
  );
}
