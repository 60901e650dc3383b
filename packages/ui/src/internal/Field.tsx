import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** The edge, fill and focus of every control that holds a value. Read-only it has no edge; what the browser filled in keeps our colours. */
export const controlClass = (error: boolean) =>
  cx(
    'min-h-11 w-full rounded-control bg-raised px-3 text-body text-ink disabled:text-ink-off',
    'autofill:shadow-[inset_0_0_0_100px_var(--color-you-wash)] autofill:[-webkit-text-fill-color:var(--color-ink)]',
    '[&[readonly]]:bg-transparent [&[readonly]]:px-0 [&[readonly]]:inset-ring-0',
    error ? 'inset-ring-2 inset-ring-danger' : 'inset-ring-[1.5px] inset-ring-line-2',
  );

/** A native `progress`: a thin line, ink on line. */
export const progressBar =
  'mt-1.5 block h-1 w-full appearance-none overflow-hidden rounded-mark border-0 bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink indeterminate:[&::-moz-progress-bar]:bg-line-2 indeterminate:[&::-webkit-progress-bar]:bg-line-2';

export type FieldText = {
  label: ReactNode;
  /** One line of help under the field. */
  hint?: ReactNode;
  /** What is wrong and what to do, said by the form or by the server; replaces the hint. */
  error?: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
};

type Texts = Pick<FieldText, 'hint' | 'error'> & { /** what the person should know and is no error, e.g. caps lock */ notice?: ReactNode };

const said = (text: ReactNode) => text !== undefined && text !== null && text !== '' && text !== false;

/** Whether an error is said. */
export const isWrong = ({ error }: Texts) => said(error);

/** ids of the texts that describe a field */
export const describedBy = (id: string, texts: Texts) =>
  cx(said(texts.error) ? `${id}-error` : said(texts.hint) && `${id}-hint`, said(texts.notice) && `${id}-notice`) || undefined;

type MessageProps = { id: string; kind: 'error' | 'notice'; children: ReactNode };

/** What is wrong with a field, or what to know about it: 15 px, with its icon. */
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
  /** At the end of the line under the field: how much of it is used. */
  aside?: ReactNode;
  /** The control is no element that a `label` can name: it names itself by `${id}-label`. */
  group?: boolean;
  children: ReactNode;
};

/** Label above, help or error below. */
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
      {(said(error) || said(hint) || said(notice) || said(aside)) && (
        <div className="mt-1 flex justify-between gap-3 text-body-small text-ink-3">
          <div className="min-w-0">
            {said(error) ? (
              <FieldMessage id={`${id}-error`} kind="error">
                {error}
              </FieldMessage>
            ) : (
              said(hint) && <p id={`${id}-hint`}>{hint}</p>
            )}
            {said(notice) && (
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
