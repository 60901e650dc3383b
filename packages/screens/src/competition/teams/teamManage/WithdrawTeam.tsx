import { useState } from 'react';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

/** The buttons that withdraw or exclude a team, each after a confirmation. */
export function WithdrawTeam({ team: { id, name } }: { team: SeasonTeam }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Confirm id={id} excluded={false} label={formatMessage(messages.withdraw)} title={formatMessage(messages.withdrawTitle, { name })} />
      <Confirm id={id} excluded label={formatMessage(messages.exclude)} title={formatMessage(messages.excludeTitle, { name })} />
    </>
  );
}

function Confirm({ id, excluded, label, title }: { id: string; excluded: boolean; label: string; title: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useWrite('withdrawTeam');
  return (
    <ConfirmDialog
      open={confirming}
      onOpenChange={setConfirming}
      trigger={<Button kind="quiet">{label}</Button>}
      title={title}
      description={formatMessage(messages.consequence)}
      confirm={label}
      cancel={formatMessage(words.cancel)}
      danger
      busy={isPending}
      onConfirm={() =>
        mutate({ id, excluded }, { onSuccess: () => setConfirming(false), onError: (error) => toast.error(errorMessage(intl, error)) })
      }
    />
  );
}
