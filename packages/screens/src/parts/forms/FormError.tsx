import { CircleAlert } from 'lucide-react';
import type { ErrorCode } from '@oche/api/errors';
import type { Message } from '@oche/i18n/messages';
import { useIntl } from '@oche/i18n/provider';
import { errorMessage } from '../../shell/errorMessage.ts';

/** An error of the whole form. Renders nothing without an error. `errorTexts` replaces general messages by error code. */
export function FormError({ error, errorTexts }: { error: unknown; errorTexts?: Partial<Record<ErrorCode, Message>> }) {
  const intl = useIntl();
  if (error === undefined) return null;
  return (
    <p role="alert" className="flex items-start gap-2 border-t-2 border-danger pt-3 text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {errorMessage(intl, error, errorTexts)}
    </p>
  );
}
