import { CircleAlert } from 'lucide-react';
import { useIntl } from '@oche/i18n/provider';
import { errorMessage } from '../shell/errorMessage.ts';

/** What is wrong with a form as a whole; nothing where nothing is. */
export function FormError({ error }: { error: unknown }) {
  const intl = useIntl();
  if (error === undefined) return null;
  return (
    <p role="alert" className="flex items-start gap-2 border-t-2 border-danger pt-3 text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {errorMessage(intl, error)}
    </p>
  );
}
