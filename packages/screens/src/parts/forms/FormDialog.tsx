import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { ErrorCode } from '@oche/api/errors';
import type { Message } from '@oche/i18n/messages';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { words } from '../../shell/words.ts';
import { FormError } from './FormError.tsx';

export type FormDialogProps = {
  title: string;
  description?: string | undefined;
  /** the text of the button that sends the form; without it the form cannot be sent */
  verb: string | undefined;
  /** whether the form does something that is hard to undo */
  danger?: boolean;
  isBusy: boolean;
  /** why the server has refused the form */
  error?: unknown;
  errorTexts?: Partial<Record<ErrorCode, Message>>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
};

/** An open dialog with a form. The caller checks and sends it, and closes the dialog. If it finds errors, the first invalid field gets the focus. */
export function FormDialog({
  title,
  description,
  verb,
  danger = false,
  isBusy,
  error,
  errorTexts = {},
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const { formatMessage } = useIntl();
  const form = useId();
  const element = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  // Runs after the fields have rendered the errors of an attempt.
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form of a dialog is not inside the page's form in the DOM, but its React events bubble there.
    event.stopPropagation();
    onSubmit(event);
    setAttempts(attempts + 1);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      close={formatMessage(words.close)}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(words.cancel)}</Button>
          {verb !== undefined && (
            <Button kind={danger ? 'danger' : 'primary'} type="submit" form={form} state={isBusy ? 'busy' : 'ready'}>
              {verb}
            </Button>
          )}
        </>
      }
    >
      <form ref={element} id={form} noValidate onSubmit={submit} className="grid gap-5">
        <FormError error={error ?? undefined} errorTexts={errorTexts} />
        {children}
      </form>
    </Dialog>
  );
}
