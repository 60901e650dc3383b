import { useState, type ReactNode } from 'react';
import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { FormActions } from '@oche/ui/FormActions';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { FormError } from '../../parts/forms/FormError.tsx';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { weekdayName, weekdays } from '../../parts/league/evening.ts';
import { messages as shared } from '../parts/messages.ts';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { CaptainFields } from './CaptainFields.tsx';
import { fieldMessages } from '../../parts/forms/fieldMessages.ts';
import { teamFieldMessages } from '../../parts/league/teamFieldMessages.ts';
import { messages } from './formMessages.ts';
import { notChosen, teamErrors, type TeamValues } from './teamValues.ts';

type TeamFormProps = {
  season: SeasonOfPage;
  initial: TeamValues;
  submit: string;
  onSend: (values: TeamValues) => Promise<unknown>;
  /** shown above the fields, for example another way to add the team */
  notice?: ReactNode;
};

/** The form of a team in a season. Captains only get the fields that they may change. */
export function TeamForm({ season, initial, submit, onSend, notice }: TeamFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [values, setValues] = useState(initial);
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({ check: () => teamErrors(values), send: () => onSend(values) });
  const onChange = (change: Partial<TeamValues>, ...fields: string[]) => {
    setValues((previous) => ({ ...previous, ...change }));
    touch(...fields);
  };
  const message = { clean: '', saving: '', dirty: formatMessage(shared.notSaved), saved: formatMessage(words.saved), failed: '' }[state];
  return (
    <form noValidate onSubmit={onSubmit} className="mt-6 grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-6">
      <FormError error={error} />
      {notice}
      {season.isOrganiser && (
        <>
          <TextField
            label={formatMessage(words.name)}
            maxLength={120}
            value={values.name}
            onValueChange={(name) => onChange({ name }, 'name')}
            error={fieldMessage(intl, fieldErrors['name'], { too_small: shared.nameMissing, taken: messages.nameTaken })}
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              label={formatMessage(messages.short)}
              hint={formatMessage(messages.shortHint)}
              maxLength={12}
              value={values.short}
              onValueChange={(short) => onChange({ short }, 'short')}
              error={fieldMessage(intl, fieldErrors['short'], { too_small: messages.shortInvalid })}
            />
            <TextField
              label={formatMessage(teamFieldMessages.club)}
              hint={formatMessage(messages.clubHint)}
              maxLength={120}
              value={values.club}
              onValueChange={(club) => onChange({ club }, 'club')}
              error={fieldMessage(intl, fieldErrors['club'])}
            />
          </div>
          <Location season={season} value={values.location} onChange={(location) => onChange({ location }, 'location_id')} />
        </>
      )}
      {(season.isOrganiser || season.state === 'open') && (
        <div className="grid gap-6 sm:grid-cols-2">
          <Select
            label={formatMessage(messages.weekday)}
            value={values.weekday}
            onValueChange={(weekday) => onChange({ weekday }, 'home_weekday')}
            error={fieldMessage(intl, fieldErrors['home_weekday'])}
            options={[
              { value: notChosen, label: formatMessage(teamFieldMessages.notKnown) },
              ...weekdays.map((day) => ({ value: String(day), label: weekdayName(intl.locale, day) })),
            ]}
          />
          <TextField
            type="time"
            label={formatMessage(messages.time)}
            value={values.time}
            onValueChange={(time) => onChange({ time }, 'home_time')}
            error={fieldMessage(intl, fieldErrors['home_time'], { invalid_format: fieldMessages.timeInvalid })}
          />
        </div>
      )}
      <TextField
        rows={3}
        label={formatMessage(messages.wishes)}
        hint={formatMessage(messages.wishesHint)}
        maxLength={500}
        value={values.wishes}
        onValueChange={(wishes) => onChange({ wishes }, 'wishes')}
        error={fieldMessage(intl, fieldErrors['wishes'])}
      />
      <CaptainFields
        captains={values.captains}
        onChange={(captains, ...fields) => onChange({ captains }, ...fields)}
        fieldErrors={fieldErrors}
      />
      <FormActions state={state} submit={submit} submitting={formatMessage(words.saving)} message={message} />
    </form>
  );
}

/** The locations of the competition. Only organisers may read them. */
function Location({ season, value, onChange }: { season: SeasonOfPage; value: string; onChange: (value: string) => void }) {
  const { formatMessage } = useIntl();
  const { items } = useRead('listLocations', { organisationId: season.organisation.id, perPage: 200 });
  return (
    <Select
      label={formatMessage(messages.location)}
      value={value}
      onValueChange={onChange}
      options={[
        { value: notChosen, label: formatMessage(teamFieldMessages.notKnown) },
        // A team keeps its location even if the location has been archived since.
        ...items.filter(({ id, archived }) => !archived || id === value).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
