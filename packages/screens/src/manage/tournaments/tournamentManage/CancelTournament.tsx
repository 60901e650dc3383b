import { useState } from 'react';
import type { Tournament } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { messages } from './messages.ts';

/** Cancels a tournament. The user has to type its name, because play cannot continue. Renders nothing for a finished or cancelled one. */
export function CancelTournament({ tournament: { id, name, status } }: { tournament: Tournament }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [open, setOpen] = useState(false);
  const { mutateAsync, isPending } = useWrite('setTournamentStatus');
  if (status === 'finished' || status === 'cancelled') return null;
  const cancel = async () => {
    try {
      await mutateAsync({ id, status: 'cancelled' });
      setOpen(false);
    } catch (error) {
      toast.error(errorMessage(intl, error));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button kind="quiet" className="text-danger">
          {formatMessage(messages.cancelIt)}
        </Button>
      }
      title={formatMessage(messages.cancelTitle, { name })}
      description={formatMessage(messages.cancelMeans)}
      confirm={formatMessage(messages.cancelIt)}
      cancel={formatMessage(messages.keep)}
      danger
      busy={isPending}
      typeToConfirm={{ label: formatMessage(messages.cancelTyped), name }}
      onConfirm={() => void cancel()}
    />
  );
}
