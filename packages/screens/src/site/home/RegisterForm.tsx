import { useId } from 'react';
import type { CompetitionContext, Season } from '@oche/api/contract/competition';
import { useWrite } from '@oche/api/query';
import type { Message } from '@oche/i18n/messages';
import { useIntl } from '@oche/i18n/provider';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { weekdayName, weekdays } from '../../parts/league/evening.ts';
import { fieldMessages } from '../../parts/forms/fieldMessages.ts';
import { teamFieldMessages } from '../../parts/league/teamFieldMessages.ts';
import { registerMessages as messages } from './registerMessages.ts';
import {
  elsewhere,
  noRegistration,
  notChosen,
  registrationErrors,
  registrationInput,
  type RegistrationValues,
} from './registrationValues.ts';
import { useSuggestions } from './useSuggestions.ts';

type RegisterFormProps = {
  context: CompetitionContext;
  season: Season;
  /** the values of a form that was closed; null for a new one */
  draft: RegistrationValues | null;
  onDraft: (values: RegistrationValues) => void;
  onSent: (values: RegistrationValues) => void;
  onClose: () => void;
};

/** The form with which anybody registers a team for a season. */
export function RegisterForm({ context, season, draft, onDraft, onSent, onClose }: RegisterFormProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const clubs = useId();
  const values = draft ?? noRegistration;
  const { mutateAsync: registerTeam } = useWrite('registerTeam');
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => registrationErrors(values),
    send: async () => {
      await registerTeam({ seasonId: season.id, ...registrationInput(values), langcode: locale });
      onSent(values);
    },
  });
  const onChange = (change: Partial<RegistrationValues>, ...fields: string[]) => {
    onDraft({ ...values, ...change });
    touch(...fields);
  };
  /** A field of text. `invalid`: what is wrong with its value, if it can be wrong */
  const text = (field: 'name' | 'club' | 'time' | 'newLocation' | 'captain' | 'email' | 'remark', wire: string, invalid?: Message) => ({
    value: values[field],
    onValueChange: (value: string) => onChange({ [field]: value }, wire),
    error: fieldMessage(intl, fieldErrors[wire], invalid && { too_small: invalid, invalid_format: invalid }),
  });
  const suggested = useSuggestions(context, season);
  return (
    <FormDialog
      title={formatMessage(messages.title)}
      description={formatMessage(messages.means)}
      verb={formatMessage(messages.send)}
      isBusy={state === 'saving'}
      error={error}
      errorTexts={{ 'wrong-state': messages.closed, 'not-found': messages.closed, 'limit-reached': messages.full }}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField label={formatMessage(messages.name)} maxLength={120} {...text('name', 'name', messages.nameMissing)} />
      <TextField
        label={formatMessage(teamFieldMessages.club)}
        hint={formatMessage(messages.clubHint)}
        maxLength={120}
        list={clubs}
        {...text('club', 'club')}
      />
      <datalist id={clubs}>
        {suggested.clubs.map((club) => (
          <option key={club} value={club} />
        ))}
      </datalist>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={formatMessage(messages.weekday)}
          value={values.weekday}
          onValueChange={(weekday) => onChange({ weekday }, 'home_weekday')}
          options={[
            { value: notChosen, label: formatMessage(teamFieldMessages.notKnown) },
            ...weekdays.map((day) => ({ value: String(day), label: weekdayName(locale, day) })),
          ]}
        />
        {values.weekday !== notChosen && (
          <TextField type="time" label={formatMessage(messages.time)} {...text('time', 'home_time', fieldMessages.timeInvalid)} />
        )}
      </div>
      <Select
        label={formatMessage(messages.location)}
        value={values.location}
        onValueChange={(location) => onChange({ location }, 'location_id')}
        error={fieldMessage(intl, fieldErrors['location_id'])}
        options={[
          { value: notChosen, label: formatMessage(teamFieldMessages.notKnown) },
          ...suggested.locations,
          { value: elsewhere, label: formatMessage(messages.elsewhere) },
        ]}
      />
      {values.location === elsewhere && (
        <TextField label={formatMessage(messages.newLocation)} maxLength={150} {...text('newLocation', 'new_location')} />
      )}
      <TextField
        label={formatMessage(messages.captain)}
        maxLength={120}
        autoComplete="name"
        {...text('captain', 'captain', messages.captainMissing)}
      />
      <TextField
        type="email"
        label={formatMessage(messages.email)}
        hint={formatMessage(messages.emailHint)}
        autoComplete="email"
        {...text('email', 'email', fieldMessages.emailInvalid)}
      />
      <TextField
        rows={3}
        label={formatMessage(messages.remark)}
        hint={formatMessage(messages.remarkHint)}
        maxLength={300}
        {...text('remark', 'remark')}
      />
    </FormDialog>
  );
}
