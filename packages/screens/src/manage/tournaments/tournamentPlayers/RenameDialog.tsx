import { useId, useState } from 'react';
import type { Entry } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from './messages.ts';

/** Corrects the name of a singles player. The new name appears on boards and tablets, and in every past and future tournament. */
export function RenameDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const form = useId();
  const [name, setName] = useState(entry.name);
  const { mutateAsync } = useWrite('updatePlayer');
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...(!name.trim() && { name: 'too_small' }) }),
    send: async () => {
      await mutateAsync({ id: entry.players[0]!.id, name: name.trim() });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={formatMessage(messages.renameTitle, { name: entry.name })}
      description={formatMessage(messages.renameMeans)}
      close={formatMessage(words.close)}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(words.cancel)}</Button>
          <Button type="submit" form={form} kind="primary" state={state === 'saving' ? 'busy' : 'ready'}>
            {formatMessage(words.save)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-4">
        <FormError error={error} />
        <TextField
          label={formatMessage(words.name)}
          name="name"
          maxLength={120}
          autoComplete="off"
          value={name}
          onValueChange={(value) => (setName(value), touch('name'))}
          error={fieldMessage(intl, fieldErrors['name'], { too_small: shared.nameMissing })}
        />
      </form>
    </Dialog>
  );
}
