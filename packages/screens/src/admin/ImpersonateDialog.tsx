import { useState } from 'react';
import { useApi } from '@oche/api/provider';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../shell/errorMessage.ts';
import { actAsMessages } from './messages.ts';

type TargetAccount = { id: string; name: string; isSuperAdmin: boolean; locked: boolean };

/** The reason why an account cannot be impersonated; undefined if it can. */
export const impersonationObstacle = ({ isSuperAdmin, locked }: TargetAccount) =>
  isSuperAdmin ? actAsMessages.notSuperAdmin : locked ? actAsMessages.notLocked : undefined;

/** Asks a super admin to confirm the impersonation of another user, then reloads the page as that user. */
export function ImpersonateDialog({ account: { id, name }, onClose }: { account: TargetAccount; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { tokens, reload } = useApi();
  const { mutateAsync: impersonate } = useWrite('impersonate');
  const [busy, setBusy] = useState(false);
  const startImpersonation = async () => {
    setBusy(true);
    try {
      tokens.set('impersonation', await impersonate({ userId: id }));
      reload();
    } catch (error) {
      toast.error(errorMessage(intl, error, { forbidden: actAsMessages.notSuperAdmin, locked: actAsMessages.notLocked }));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={formatMessage(actAsMessages.title, { name })}
      description={formatMessage(actAsMessages.text)}
      confirm={formatMessage(actAsMessages.confirm, { name })}
      cancel={formatMessage(actAsMessages.cancel)}
      busy={busy}
      onConfirm={() => void startImpersonation()}
    />
  );
}
