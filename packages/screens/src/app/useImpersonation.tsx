import type { ReactNode } from 'react';
import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { messages } from '../shell/messages.ts';

/** If a super admin impersonates a user on this device: a sentence that names the user, and a button to stop. Otherwise null. */
export function useImpersonation(): { message: string; stop: ReactNode } | null {
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
