import type { Player } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { messages } from './messages.ts';

/** Confirms that a participant is unlinked from their account. They become a guest again. */
export function UnlinkDialog({ player: { id, name, account }, onClose }: { player: Player; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutate, isPending } = useWrite('unlinkPlayer');
  const confirm = () =>
    mutate(
      { id },
      {
        onSuccess: () => {
          toast(formatMessage(messages.unlinked, { name }));
          onClose();
        },
        onError: (error) => toast.error(errorMessage(intl, error)),
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      busy={isPending}
      onOpenChange={(open) => !open && onClose()}
      title={formatMessage(messages.unlinkTitle, { name })}
      description={formatMessage(messages.unlinkText, { name, account: account ?? '' })}
      confirm={formatMessage(messages.unlinkButton)}
      cancel={formatMessage(messages.keep)}
      onConfirm={confirm}
    />
  );
}
