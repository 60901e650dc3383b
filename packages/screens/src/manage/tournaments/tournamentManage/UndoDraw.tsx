import { useState } from 'react';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

/** Undoes the draw, so that players and the format can change again. */
export function UndoDraw({ id, onUndone }: { id: string; onUndone: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [open, setOpen] = useState(false);
  const { mutateAsync, isPending } = useWrite('undoDraw');
  const undo = async () => {
    try {
      await mutateAsync({ id });
      setOpen(false);
      onUndone();
    } catch (error) {
      toast.error(errorMessage(intl, error));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button kind="quiet">{formatMessage(messages.undoDraw)}</Button>}
      title={formatMessage(messages.undoDrawTitle)}
      description={formatMessage(messages.undoDrawMeans)}
      confirm={formatMessage(messages.undoDraw)}
      cancel={formatMessage(words.cancel)}
      danger
      busy={isPending}
      onConfirm={() => void undo()}
    />
  );
}
