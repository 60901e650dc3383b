import { ApiError } from '@oche/api/errors';
import { useIntl } from '@oche/i18n/provider';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { FormError } from '../forms/FormError.tsx';
import { TimeZoneField } from '../forms/TimeZoneField.tsx';
import type { Submit } from '../forms/useSubmit.ts';
import type { LocationValues } from './locationValues.ts';
import { messages } from './messages.ts';

type LocationFieldsProps = Pick<Submit, 'fieldErrors' | 'error'> & {
  values: LocationValues;
  onChange: (change: Partial<LocationValues>, field: string) => void;
  /** whether the location exists already. Its time zone cannot be changed */
  exists: boolean;
};

/** Name, address, boards and time zone of a location, with the errors of its form. */
export function LocationFields({ values, onChange, exists, fieldErrors, error }: LocationFieldsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const isInUse = error instanceof ApiError && error.code === 'taken';
  return (
    <>
      {!isInUse && <FormError error={error} />}
      <TextField
        label={formatMessage(words.name)}
        maxLength={120}
        value={values.name}
        onValueChange={(name) => onChange({ name }, 'name')}
        error={fieldMessage(intl, fieldErrors['name'], { too_small: messages.nameMissing })}
      />
      <TextField
        label={formatMessage(messages.address)}
        hint={formatMessage(messages.addressHint)}
        autoComplete="street-address"
        maxLength={200}
        value={values.address}
        onValueChange={(address) => onChange({ address }, 'address')}
        error={fieldMessage(intl, fieldErrors['address'])}
      />
      <TextField
        label={formatMessage(words.boards)}
        hint={formatMessage(messages.boardsHint)}
        type="number"
        inputMode="numeric"
        min={1}
        max={64}
        value={values.boards}
        onValueChange={(boards) => onChange({ boards }, 'boards')}
        error={
          isInUse
            ? formatMessage(messages.boardInUse)
            : fieldMessage(intl, fieldErrors['boards'], { too_big: messages.boardsInvalid, too_small: messages.boardsInvalid })
        }
      />
      {!exists && (
        <TimeZoneField
          value={values.timeZone}
          onValueChange={(timeZone) => onChange({ timeZone }, 'time_zone')}
          error={fieldMessage(intl, fieldErrors['time_zone'])}
        />
      )}
    </>
  );
}
