import { useId, useState } from 'react';
import { ApiError } from '@oche/api/errors';
import type { Location } from '@oche/api/contract/place';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { TimeZoneField } from '../../../parts/forms/TimeZoneField.tsx';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { ArchiveLocation } from './ArchiveLocation.tsx';
import { messages } from './messages.ts';

type LocationDialogProps = {
  organisationId: string;
  timeZone: string;
  /** the location to edit; without it the dialog creates one */
  location?: Location;
  onClose: () => void;
};

/** Creates or edits a location. The time zone is chosen on creation and cannot be changed. */
export function LocationDialog({ organisationId, timeZone: zone, location, onClose }: LocationDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const form = useId();
  const create = useWrite('createLocation');
  const update = useWrite('updateLocation');
  const [id] = useState(() => location?.id ?? uuidv7(Date.now(), randomBytes()));
  const initial = location ? { ...location, boards: location.boards.length } : { name: '', address: '', boards: 4 };
  const [name, setName] = useState(initial.name);
  const [address, setAddress] = useState(initial.address);
  const [timeZone, setTimeZone] = useState(zone);
  const [boards, setBoards] = useState(String(initial.boards));
  const count = Number(boards);
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({
      ...(!name.trim() && { name: 'too_small' }),
      ...(!(Number.isInteger(count) && count >= 1 && count <= 64) && { boards: 'too_big' }),
    }),
    send: async () => {
      if (location) await update.mutateAsync({ id, name, address, boards: count });
      else await create.mutateAsync({ id, organisationId, name, address, timeZone, boards: count });
      onClose();
    },
  });
  const inUse = error instanceof ApiError && error.code === 'taken';
  const busy = state === 'saving';
  const submit = location ? words.save : messages.add;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={location ? formatMessage(messages.editTitle, { name: location.name }) : formatMessage(shared.newLocation)}
      close={formatMessage(words.close)}
      actions={
        <>
          {location && <ArchiveLocation location={location} onArchived={onClose} />}
          <Button onClick={onClose}>{formatMessage(words.cancel)}</Button>
          <Button type="submit" form={form} kind="primary" state={busy ? 'busy' : 'ready'}>
            {formatMessage(busy ? words.saving : submit)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-5">
        {!inUse && <FormError error={error} />}
        <TextField
          label={formatMessage(words.name)}
          maxLength={120}
          value={name}
          onValueChange={(value) => (setName(value), touch('name'))}
          error={fieldMessage(intl, fieldErrors['name'], { too_small: shared.nameMissing })}
        />
        <TextField
          label={formatMessage(messages.address)}
          hint={formatMessage(messages.addressHint)}
          autoComplete="street-address"
          maxLength={200}
          value={address}
          onValueChange={(value) => (setAddress(value), touch('address'))}
          error={fieldMessage(intl, fieldErrors['address'])}
        />
        <TextField
          label={formatMessage(words.boards)}
          hint={formatMessage(messages.boardsHint)}
          type="number"
          inputMode="numeric"
          min={1}
          max={64}
          value={boards}
          onValueChange={(value) => (setBoards(value), touch('boards'))}
          error={
            inUse
              ? formatMessage(messages.boardInUse)
              : fieldMessage(intl, fieldErrors['boards'], { too_big: messages.boardsInvalid, too_small: messages.boardsInvalid })
          }
        />
        {!location && (
          <TimeZoneField
            value={timeZone}
            onValueChange={(value) => (setTimeZone(value), touch('time_zone'))}
            error={fieldMessage(intl, fieldErrors['time_zone'])}
          />
        )}
      </form>
    </Dialog>
  );
}
