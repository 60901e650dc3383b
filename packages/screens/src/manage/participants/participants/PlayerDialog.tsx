import { useId, useState } from 'react';
import type { Player } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { messages } from './messages.ts';

type PlayerDialogProps = { organisationId: string; player?: Player; onClose: () => void };

/** Adds or edits a participant. A new name appears in every tournament of the participant. */
export function PlayerDialog({ organisationId, player, onClose }: PlayerDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const form = useId();
  const create = useWrite('createPlayer');
  const update = useWrite('updatePlayer');
  const [id] = useState(() => player?.id ?? uuidv7(Date.now(), randomBytes()));
  const [values, setValues] = useState({ name: player?.name ?? '', nickname: player?.nickname ?? '', club: player?.club ?? '' });
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...(!values.name.trim() && { name: 'too_small' }) }),
    send: async () => {
      if (player) await update.mutateAsync({ id, ...values });
      else {
        await create.mutateAsync({ id, organisationId, ...values });
        toast.success(formatMessage(messages.added, { name: values.name.trim() }));
      }
      onClose();
    },
  });
  const busy = state === 'saving';
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onValueChange: (value: string) => {
      setValues((previous) => ({ ...previous, [name]: value }));
      touch(name);
    },
    error: fieldMessage(intl, fieldErrors[name], { ...(name === 'name' && { too_small: shared.nameMissing }) }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={player ? formatMessage(messages.editTitle, { name: player.name }) : formatMessage(messages.addTitle)}
      close={formatMessage(words.close)}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(words.cancel)}</Button>
          <Button type="submit" form={form} kind="primary" state={busy ? 'busy' : 'ready'}>
            {formatMessage(busy ? words.saving : player ? words.save : messages.addButton)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormError error={error} />
        <TextField label={formatMessage(words.name)} maxLength={120} autoComplete="off" {...field('name')} />
        <TextField
          label={formatMessage(messages.nickname)}
          hint={formatMessage(messages.nicknameHint)}
          maxLength={80}
          {...field('nickname')}
        />
        <TextField label={formatMessage(messages.club)} hint={formatMessage(messages.clubHint)} maxLength={80} {...field('club')} />
      </form>
    </Dialog>
  );
}
