import { useState } from 'react';
import type { TeamRegistration } from '@oche/api/contract/teamRegistration';
import { useRead, useWrite } from '@oche/api/query';
import { foldName } from '@oche/darts/names/foldName';
import { formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { messages as shared } from '../parts/messages.ts';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { teamFieldMessages } from '../../parts/league/teamFieldMessages.ts';
import { messages as formMessages } from './formMessages.ts';
import { messages as teamMessages } from '../../parts/league/teamMessages.ts';
import { registrationMessages as messages } from './registrationMessages.ts';
import { notChosen } from './teamValues.ts';

/** The value of a location that is created with the team. */
const newOne = 'new';

type AcceptTeamProps = { season: SeasonOfPage; asked: TeamRegistration; onClose: () => void };

/** Asks an organiser under which name and where a team will play, and accepts it. A location that nobody knows can be created on the way. */
export function AcceptTeam({ season, asked, onClose }: AcceptTeamProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { sameName } = asked;
  const organisationId = season.organisation.id;
  const { items: locations } = useRead('listLocations', { organisationId, perPage: 200 });
  const { mutateAsync: answer } = useWrite('answerRegistration');
  const [values, setValues] = useState({
    ...{ name: asked.name, short: asked.short, location: asked.location?.id ?? notChosen, withRoster: sameName?.isKnownAddress === true },
    ...{ locationName: asked.newLocation?.slice(0, 120) ?? '', boards: '1' },
  });
  const { name, short, location, withRoster, locationName, boards } = values;
  const isSameName = foldName(name) === foldName(asked.name);
  const isFormer = sameName?.isEntered === false && isSameName;
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({
      ...(!name.trim() && { name: 'too_small' }),
      ...(sameName?.isEntered && isSameName && { name: 'taken' }),
      ...((short.trim().length < 2 || short.trim().length > 12) && { short: 'too_small' }),
      ...(location === newOne && !locationName.trim() && { 'new_location.name': 'too_small' }),
      ...(location === newOne && !(Number(boards) >= 1 && Number(boards) <= 64) && { 'new_location.boards': 'invalid' }),
    }),
    send: async () => {
      const at =
        location === newOne
          ? { newLocation: { name: locationName, boards: Number(boards) } }
          : { locationId: location === notChosen ? null : location };
      await answer({ id: asked.id, accept: true, name, short, ...at, withRoster: isFormer && withRoster });
      toast.success(formatMessage(messages.accepted, { name }));
      onClose();
    },
  });
  const onChange = (change: Partial<typeof values>, ...fields: string[]) => {
    setValues((previous) => ({ ...previous, ...change }));
    touch(...fields);
  };
  return (
    <FormDialog
      title={formatMessage(messages.acceptTitle, { name: asked.name })}
      description={formatMessage(messages.acceptMeans)}
      verb={formatMessage(teamMessages.accept)}
      isBusy={state === 'saving'}
      error={error}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {sameName && isSameName && (
        <p className="border-l-4 border-warning-fill pl-3 wrap-anywhere">
          {formatMessage(isFormer ? messages.formerMeans : messages.enteredMeans, { name: asked.name })}
          {isFormer && !sameName.isKnownAddress && (
            <>
              {' '}
              {sameName.captains.length > 0
                ? formatMessage(messages.otherAddress, { captains: formatList(intl.locale, sameName.captains) })
                : formatMessage(messages.noAddress)}
            </>
          )}
        </p>
      )}
      <TextField
        label={formatMessage(words.name)}
        maxLength={120}
        value={name}
        onValueChange={(value) => onChange({ name: value }, 'name')}
        error={fieldMessage(intl, fieldErrors['name'], { too_small: shared.nameMissing, taken: formMessages.nameTaken })}
      />
      <TextField
        label={formatMessage(formMessages.short)}
        hint={formatMessage(formMessages.shortHint)}
        maxLength={12}
        value={short}
        onValueChange={(value) => onChange({ short: value }, 'short')}
        error={fieldMessage(intl, fieldErrors['short'], { too_small: formMessages.shortInvalid })}
      />
      {isFormer && (
        <Checkbox
          label={formatMessage(messages.withRoster)}
          hint={formatMessage(messages.withRosterHint)}
          checked={withRoster}
          onCheckedChange={(value) => onChange({ withRoster: value })}
        />
      )}
      <Select
        label={formatMessage(formMessages.location)}
        hint={asked.newLocation === null ? undefined : formatMessage(messages.asksFor, { location: asked.newLocation })}
        value={location}
        onValueChange={(value) => onChange({ location: value }, 'location_id')}
        error={fieldMessage(intl, fieldErrors['location_id'])}
        options={[
          { value: notChosen, label: formatMessage(teamFieldMessages.notKnown) },
          { value: newOne, label: formatMessage(messages.createLocation) },
          ...locations.filter(({ archived }) => !archived).map(({ id, name: label }) => ({ value: id, label })),
        ]}
      />
      {location === newOne && (
        <>
          <TextField
            label={formatMessage(messages.locationName)}
            maxLength={120}
            value={locationName}
            onValueChange={(value) => onChange({ locationName: value }, 'new_location.name')}
            error={fieldMessage(intl, fieldErrors['new_location.name'], { too_small: shared.nameMissing })}
          />
          <TextField
            type="number"
            min={1}
            max={64}
            label={formatMessage(messages.locationBoards)}
            value={boards}
            onValueChange={(value) => onChange({ boards: value }, 'new_location.boards')}
            error={fieldMessage(intl, fieldErrors['new_location.boards'])}
          />
        </>
      )}
    </FormDialog>
  );
}
