import { CircleAlert } from 'lucide-react';
import type { ErrorCode } from '@oche/api/errors';
import type { Message } from '@oche/i18n/messages';
import { useIntl } from '@oche/i18n/provider';
import { errorMessage } from '../../shell/errorMessage.ts';

/** The error of a form as a whole. Renders nothing without an error. `own` replaces general messages by error code. */
export function FormError({ error, own }: { error: unknown; own?: Partial<Record<ErrorCode, Message>> }) {
  const intl = useIntl();
  if (error === undefined) return null;
  return (
    <p role="alert" className="flex items-start gap-2 border-t-2 border-danger pt-3 text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {errorMessage(intl, error, own)}
    </p>
  );
}
