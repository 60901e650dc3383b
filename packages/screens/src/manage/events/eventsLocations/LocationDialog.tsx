import { useId, useState } from 'react';
import type { Location } from '@oche/api/contract/place';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { words } from '../../../shell/words.ts';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { ArchiveLocation } from '../../../parts/locations/ArchiveLocation.tsx';
import { LocationFields } from '../../../parts/locations/LocationFields.tsx';
import { locationErrors, locationInput, locationValuesOf, newLocation } from '../../../parts/locations/locationValues.ts';
import { messages as locationMessages } from '../../../parts/locations/messages.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from './messages.ts';

type LocationDialogProps = {
  organisationId: string;
  timeZone: string;
  /** the location to edit; without it the dialog creates one */
  location?: Location;
  onClose: () => void;
};

/** Creates or edits a location. The time zone is chosen on creation and cannot be changed. */
export function LocationDialog({ organisationId, timeZone, location, onClose }: LocationDialogProps) {
  const { formatMessage } = useIntl();
  const form = useId();
  const create = useWrite('createLocation');
  const update = useWrite('updateLocation');
  const [id] = useState(() => location?.id ?? uuidv7(Date.now(), randomBytes()));
  const [values, setValues] = useState(() => (location ? locationValuesOf(location) : newLocation(timeZone)));
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => locationErrors(values),
    send: async () => {
      if (location) await update.mutateAsync({ id, ...locationInput(values) });
      else await create.mutateAsync({ id, organisationId, timeZone: values.timeZone, ...locationInput(values) });
      onClose();
    },
  });
  const busy = state === 'saving';
  const submit = location ? words.save : locationMessages.add;
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
        <LocationFields
          {...{ values, fieldErrors, error }}
          exists={location !== undefined}
          onChange={(change, field) => {
            setValues((previous) => ({ ...previous, ...change }));
            touch(field);
          }}
        />
      </form>
    </Dialog>
  );
}
