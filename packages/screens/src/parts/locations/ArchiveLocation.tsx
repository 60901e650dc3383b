import { useState } from 'react';
import type { Location } from '@oche/api/contract/place';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

/** The button that archives a location, after a confirmation. */
export function ArchiveLocation({ location: { id, name }, onArchived }: { location: Location; onArchived: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useWrite('updateLocation');
  return (
    <ConfirmDialog
      open={confirming}
      onOpenChange={setConfirming}
      trigger={
        <Button kind="quiet" className="mr-auto">
          {formatMessage(messages.archive)}
        </Button>
      }
      title={formatMessage(messages.archiveTitle, { name })}
      description={formatMessage(messages.archiveText)}
      confirm={formatMessage(messages.archive)}
      cancel={formatMessage(words.cancel)}
      busy={isPending}
      onConfirm={() =>
        mutate(
          { id, archived: true },
          {
            onSuccess: onArchived,
            onError: (error) => toast.error(errorMessage(intl, error)),
          },
        )
      }
    />
  );
}
