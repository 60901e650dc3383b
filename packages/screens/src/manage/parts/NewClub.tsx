import { useState } from 'react';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { FormError } from '../../parts/forms/FormError.tsx';
import { messages, newClubMessages } from './messages.ts';
import { TimeZoneField } from '../../parts/forms/TimeZoneField.tsx';
import { messages as zoneMessages } from '../../parts/forms/timeZoneMessages.ts';
import { knownZone, useDeviceZone } from '../../shell/device.ts';
import { useSubmit } from '../../parts/forms/useSubmit.ts';

/** Creates a club. Everything that an organiser manages belongs to one, so this form comes first. */
export function NewClub() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync: createOrganisation } = useWrite('createOrganisation');
  // The id makes the request idempotent: sent twice, it creates one club.
  const [id] = useState(() => uuidv7(Date.now(), randomBytes()));
  const [name, setName] = useState('');
  const deviceZone = useDeviceZone();
  const [chosenZone, setTimeZone] = useState<string | null>(null);
  const timeZone = chosenZone ?? knownZone(deviceZone) ?? '';
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...(!name.trim() && { name: 'too_small' }), ...(timeZone === '' && { time_zone: 'required' }) }),
    send: () => createOrganisation({ id, name, timeZone }),
  });
  const busy = state === 'saving';
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 grid max-w-[28rem] gap-5 border-t-8 border-you-fill pt-7">
      <div>
        <h2 className="text-title-2">{formatMessage(newClubMessages.title)}</h2>
        <p className="mt-2 text-ink-2">{formatMessage(newClubMessages.lead)}</p>
      </div>
      <FormError error={error} />
      <TextField
        size="lg"
        label={formatMessage(newClubMessages.name)}
        name="name"
        autoComplete="organization"
        maxLength={120}
        value={name}
        onValueChange={(value) => (setName(value), touch('name'))}
        error={fieldMessage(intl, fieldErrors['name'], { too_small: messages.nameMissing })}
      />
      <TimeZoneField
        value={timeZone}
        onValueChange={(value) => (setTimeZone(value), touch('time_zone'))}
        error={fieldMessage(intl, fieldErrors['time_zone'], { required: zoneMessages.zoneMissing })}
      />
      <Button type="submit" kind="primary" size="lg" full state={busy ? 'busy' : 'ready'} className="mt-1.5">
        {formatMessage(busy ? newClubMessages.creating : newClubMessages.create)}
      </Button>
    </form>
  );
}
