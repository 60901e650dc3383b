import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ErrorCode } from '@oche/api/errors';
import type { Message } from '@oche/i18n/messages';
import { Button } from '@oche/ui/Button';
import { FormError } from '../../parts/forms/FormError.tsx';
import type { Submit } from '../../parts/forms/useSubmit.ts';

export type SettingFormProps = {
  form: Submit;
  submit: string;
  submitting: string;
  /** text shown after saving */
  done: string;
  /** texts of this form for error codes, instead of the shared ones */
  errorTexts?: Partial<Record<ErrorCode, Message>>;
  /** the fields */
  children?: ReactNode;
};

/** The form of a setting: an error, the fields, a button, and a confirmation after saving. */
export function SettingForm({ form: { state, error, onSubmit }, submit, submitting, done, errorTexts, children }: SettingFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {error !== undefined && <FormError error={error} {...(errorTexts && { errorTexts })} />}
      {children}
      <Button type="submit" className="justify-self-start" state={state === 'saving' ? 'busy' : 'ready'} busyLabel={submitting}>
        {submit}
      </Button>
      <p role="status" className="flex items-start gap-1.5 text-success empty:hidden">
        {state === 'saved' && (
          <>
            <Check aria-hidden className="mt-1 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{done}</span>
          </>
        )}
      </p>
    </form>
  );
}
