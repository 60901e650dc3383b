import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** Classes of every control with a value. A read-only control has no border. Autofill of the browser does not change the colours. */
export const controlClass = (hasError: boolean) =>
  cx(
    'min-h-11 w-full rounded-control bg-raised px-3 text-body text-ink disabled:text-ink-off',
    'autofill:shadow-[inset_0_0_0_100px_var(--color-you-wash)] autofill:[-webkit-text-fill-color:var(--color-ink)]',
    '[&[readonly]]:bg-transparent [&[readonly]]:px-0 [&[readonly]]:inset-ring-0',
    hasError ? 'inset-ring-2 inset-ring-danger' : 'inset-ring-[1.5px] inset-ring-line-2',
  );

/** Classes of a row that presses its control anywhere, and of the `label` in it. Links and buttons in the row stay above the label. */
export const pressRow = {
  row: 'relative isolate [&_:is(a,button)]:relative [&_:is(a,button)]:z-1',
  label: 'after:absolute after:inset-0',
};

/** Classes that make a native `progress` element a thin line. */
export const progressBar =
  'mt-1.5 block h-1 w-full appearance-none overflow-hidden rounded-mark border-0 bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink indeterminate:[&::-moz-progress-bar]:bg-line-2 indeterminate:[&::-webkit-progress-bar]:bg-line-2';

export type FieldText = {
  label: ReactNode;
  /** One line of help below the field. */
  hint?: ReactNode;
  /** The error of the form or the server, and what to do about it. Replaces the hint. */
  error?: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
};

type Texts = Pick<FieldText, 'hint' | 'error'> & {
  /** Information that is not an error, e.g. that caps lock is on. */
  notice?: ReactNode;
};

const isShown = (text: ReactNode) => text !== undefined && text !== null && text !== '' && text !== false;

/** Whether there is an error to show. */
export const hasError = ({ error }: Texts) => isShown(error);

/** The ids of the texts that describe a field, for `aria-describedby`. */
export const describedBy = (id: string, texts: Texts) =>
  cx(isShown(texts.error) ? `${id}-error` : isShown(texts.hint) && `${id}-hint`, isShown(texts.notice) && `${id}-notice`) || undefined;

type MessageProps = { id: string; kind: 'error' | 'notice'; children: ReactNode };

/** An error or a notice about a field, with its icon. */
export function FieldMessage({ id, kind, children }: MessageProps) {
  const Icon = kind === 'error' ? CircleAlert : TriangleAlert;
  return (
    <p
      id={id}
      aria-live={kind === 'notice' ? 'polite' : undefined}
      className={cx('flex items-start gap-1.5 text-body-small', kind === 'error' ? 'text-danger' : 'text-warning')}
    >
      <Icon aria-hidden className="mt-0.75 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

type FieldProps = FieldText & {
  id: string;
  notice?: ReactNode;
  className?: string | undefined;
  /** At the end of the line below the field, e.g. the number of characters in use. */
  aside?: ReactNode;
  /** For a control that a `label` element cannot name. The control gets its name from the id `${id}-label`. */
  group?: boolean;
  children: ReactNode;
};

/** A control with its label above, and the hint or error below. */
export function Field({ id, label, labelHidden = false, hint, error, notice, aside, group = false, className, children }: FieldProps) {
  const look = labelHidden ? 'sr-only' : 'mb-1.5 text-label';
  return (
    <div className={cx('flex min-w-0 flex-col', className)}>
      {group ? (
        <div id={`${id}-label`} className={look}>
          {label}
        </div>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className={look}>
          {label}
        </label>
      )}
      {children}
      {(isShown(error) || isShown(hint) || isShown(notice) || isShown(aside)) && (
        <div className="mt-1 flex justify-between gap-3 text-body-small text-ink-3">
          <div className="min-w-0">
            {isShown(error) ? (
              <FieldMessage id={`${id}-error`} kind="error">
                {error}
              </FieldMessage>
            ) : (
              isShown(hint) && <p id={`${id}-hint`}>{hint}</p>
            )}
            {isShown(notice) && (
              <FieldMessage id={`${id}-notice`} kind="notice">
                {notice}
              </FieldMessage>
            )}
          </div>
          {aside}
        </div>
      )}
    </div>
  );
}
