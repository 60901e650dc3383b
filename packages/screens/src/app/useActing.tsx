import type { ReactNode } from 'react';
import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { messages } from '../shell/messages.ts';

/** A sentence that names the user as whom a super admin acts on this device, and a button to stop; null if no super admin does. */
export function useActing(): { message: string; stop: ReactNode } | null {
  const { formatMessage } = useIntl();
  const { user, impersonating, stopImpersonating } = useSession();
  if (!impersonating || !user) return null;
  return {
    message: formatMessage(messages.impersonating, { name: user.name }),
    stop: (
      <button type="button" className="min-h-11 px-2 font-[650] underline" onClick={() => void stopImpersonating()}>
        {formatMessage(messages.stop)}
      </button>
    ),
  };
}
