import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import type { FieldErrors } from '../../parts/forms/useSubmit.ts';
import { messages as shared } from '../parts/messages.ts';
import { fieldMessages } from '../../parts/forms/fieldMessages.ts';
import { messages } from './memberMessages.ts';
import type { MemberValues } from './memberValues.ts';

type MemberFieldsProps = {
  values: MemberValues;
  onChange: (change: Partial<MemberValues>, field: string) => void;
  fieldErrors: FieldErrors;
  /** `organiser`: all fields; `captain`: name and e-mail address; `email`: only the e-mail address */
  fields: 'organiser' | 'captain' | 'email';
};

/** The fields of a player. The server names the fields of a new person with the prefix `person.`. */
export function MemberFields({ values, onChange, fieldErrors, fields }: MemberFieldsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const errorOf = (field: string) => fieldErrors[field] ?? fieldErrors[`person.${field}`];
  return (
    <>
      {fields !== 'email' && (
        <TextField
          label={formatMessage(words.name)}
          maxLength={120}
          autoComplete="off"
          value={values.name}
          onValueChange={(name) => onChange({ name }, 'name')}
          error={fieldMessage(intl, errorOf('name'), {
            ...{ too_small: shared.nameMissing, namesake: messages.chooseNamesake, taken: messages.requestOpen },
          })}
        />
      )}
      <TextField
        type="email"
        label={formatMessage(words.email)}
        autoComplete="off"
        value={values.email}
        onValueChange={(email) => onChange({ email }, 'email')}
        error={fieldMessage(intl, errorOf('email'), { invalid_format: fieldMessages.emailInvalid })}
      />
      {fields === 'organiser' && (
        <>
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              label={formatMessage(messages.number)}
              hint={formatMessage(messages.numberHint)}
              inputMode="numeric"
              maxLength={6}
              value={values.number}
              onValueChange={(number) => onChange({ number }, 'number')}
              error={fieldMessage(intl, errorOf('number'), { too_big: messages.numberInvalid })}
            />
            <TextField
              label={formatMessage(messages.class)}
              hint={formatMessage(messages.classHint)}
              maxLength={12}
              value={values.class}
              onValueChange={(value) => onChange({ class: value }, 'class')}
              error={fieldMessage(intl, errorOf('class'))}
            />
          </div>
          <TextField
            type="date"
            label={formatMessage(messages.bornOn)}
            hint={formatMessage(messages.bornOnHint)}
            value={values.bornOn}
            onValueChange={(bornOn) => onChange({ bornOn }, 'born_on')}
            error={fieldMessage(intl, errorOf('born_on'))}
          />
          <Checkbox
            label={formatMessage(messages.consent)}
            checked={values.hasConsent}
            onCheckedChange={(hasConsent) => onChange({ hasConsent }, 'has_consent')}
          />
        </>
      )}
    </>
  );
}
