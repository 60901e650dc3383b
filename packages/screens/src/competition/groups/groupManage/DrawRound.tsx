import { useState } from 'react';
import { longestRound, type CupBracket } from '@oche/api/contract/cup';
import { isPublished } from '@oche/api/contract/season';
import { homeRules } from '@oche/darts/cup/roundRules';
import { useRead, useWrite } from '@oche/api/query';
import { cupRoundText } from '@oche/i18n/cupRoundText';
import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { FormDialog } from '../../../parts/forms/FormDialog.tsx';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { useSubmit, type FieldErrors } from '../../../parts/forms/useSubmit.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages as shared } from '../../../parts/league/cupMessages.ts';
import { drawMessages as messages } from '../cupMessages.ts';
import {
  enteringOf,
  errorsOf,
  firstValues,
  isPowerOfTwo,
  preliminaryOf,
  rulesOf,
  sizeOf,
  type DrawValues,
  type NextRound,
} from './cupValues.ts';

type DrawRoundProps = { season: SeasonOfPage; bracket: CupBracket; next: NextRound; onClose: () => void };

/** Draws the next round of a cup: who enters and plays, who is kept apart, and where and when it is played. */
export function DrawRound({ season, bracket, next, onClose }: DrawRoundProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const today = localNow(season.organisation.timeZone).slice(0, 10);
  const [values, setValues] = useState(() => firstValues(bracket, next, season, today));
  const draw = useWrite('drawCupRound');
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => errorsOf(values, next, season),
    send: async () => {
      const { round } = next;
      const { rounds } = await draw.mutateAsync({ id: bracket.groupId, round, entering: enteringOf(next, values), rules: rulesOf(values) });
      toast.success(formatMessage(shared.drawn, { round: cupRoundText(intl, rounds.at(-1)!.name) }));
      onClose();
    },
  });
  const change = (changed: Partial<DrawValues>, ...fields: string[]) => {
    setValues((now) => ({ ...now, ...changed }));
    touch(...fields);
  };
  const fields: FieldsProps = { values, next, fieldErrors, onChange: change };
  return (
    <FormDialog
      title={formatMessage(shared.draw)}
      description={isPublished(season) ? formatMessage(messages.announced) : undefined}
      verb={formatMessage(shared.draw)}
      isBusy={state === 'saving'}
      error={error}
      errorTexts={{ 'not-ready': messages.notReady, changed: messages.changed }}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Teams {...fields} />
      <Rules {...fields} />
      <Evenings {...fields} organisationId={season.organisation.id} />
    </FormDialog>
  );
}

type FieldsProps = {
  values: DrawValues;
  next: NextRound;
  fieldErrors: FieldErrors;
  onChange: (changed: Partial<DrawValues>, ...fields: string[]) => void;
};

/** Who enters and who plays, and what that comes to. */
function Teams({ values, next, fieldErrors, onChange }: FieldsProps) {
  const { formatMessage } = useIntl();
  const { waiting } = next;
  const { entersAll, entering, plays } = values;
  const count = next.teams.length + enteringOf(next, values).length;
  const toggle = (id: string, isOn: boolean) => {
    const others = [...entering].filter((each) => each !== id);
    onChange({ entering: new Set(isOn ? [...others, id] : others) }, 'entering');
  };
  return (
    <>
      {waiting.length > 0 && (
        <div>
          <Checkbox
            label={formatMessage(messages.enterAll, { count: waiting.length })}
            checked={entersAll}
            onCheckedChange={(all) => onChange({ entersAll: all }, 'entering')}
          />
          {!entersAll && (
            <fieldset className="mt-2">
              <legend className="font-[600]">{formatMessage(messages.entering)}</legend>
              <div className="grid gap-x-6 sm:grid-cols-2">
                {waiting.map(({ id, name }) => (
                  <Checkbox key={id} label={name} checked={entering.has(id)} onCheckedChange={(isOn) => toggle(id, isOn)} />
                ))}
              </div>
            </fieldset>
          )}
        </div>
      )}
      {count > 2 && !isPowerOfTwo(count) && (
        <RadioGroup
          label={formatMessage(messages.plays)}
          value={plays}
          onValueChange={(value) => onChange({ plays: value })}
          options={[
            { value: 'all', label: formatMessage(messages.all), hint: formatMessage(messages.allHint, { byes: count % 2 }) },
            {
              value: 'power-of-two',
              label: formatMessage(messages.preliminary),
              hint: formatMessage(messages.preliminaryHint, preliminaryOf(count)),
            },
          ]}
        />
      )}
      {fieldErrors['entering'] ? (
        <p role="alert" className="text-danger">
          {formatMessage(fieldErrors['entering'] === 'unknown' ? messages.changed : messages.fewer)}
        </p>
      ) : (
        <p className="text-ink-2 tabular">{formatMessage(messages.result, sizeOf(count, plays))}</p>
      )}
    </>
  );
}

/** Who is kept apart, and who is at home. */
function Rules({ values, next, fieldErrors, onChange }: FieldsProps) {
  const { formatMessage } = useIntl();
  const { by, meetFrom, home } = values;
  const homeText = { 'first-drawn': messages.firstDrawn, 'lower-level': messages.lowerLevel, 'away-last': messages.awayLast };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={formatMessage(messages.by)}
        hint={formatMessage(by === 'seeded' ? messages.seededHint : messages.clubs)}
        value={by}
        onValueChange={(value) => onChange({ by: value as DrawValues['by'] }, 'meet_from')}
        options={(['open', 'seeded', 'regional'] as const).map((value) => ({ value, label: formatMessage(messages[value]) }))}
      />
      {by === 'seeded' && (
        <TextField
          type="number"
          inputMode="numeric"
          min={next.round}
          max={20}
          label={formatMessage(messages.meetFrom)}
          value={meetFrom}
          onValueChange={(value) => onChange({ meetFrom: value }, 'meet_from')}
          error={fieldErrors['meet_from'] && formatMessage(messages.meetFromInvalid, { least: next.round })}
        />
      )}
      <Select
        label={formatMessage(messages.home)}
        value={home}
        onValueChange={(value) => onChange({ home: value as DrawValues['home'] })}
        options={homeRules.map((value) => ({ value, label: formatMessage(homeText[value]) }))}
      />
    </div>
  );
}

/** Where and when the round is played. */
function Evenings({ values, fieldErrors, onChange, organisationId }: FieldsProps & { organisationId: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { locationId, from, to } = values;
  const { items } = useRead('listLocations', { organisationId, perPage: 200 });
  const dayErrors = { missing: messages.dayMissing, 'outside-season': messages.outsideSeason, 'before-start': messages.beforeStart };
  const toError = fieldErrors['rules.to'];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        className="sm:col-span-2"
        label={formatMessage(messages.location)}
        value={locationId || homeLocation}
        onValueChange={(value) => onChange({ locationId: value === homeLocation ? '' : value })}
        options={[
          { value: homeLocation, label: formatMessage(messages.homeLocation) },
          ...items.filter(({ archived }) => !archived).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextField
        type="date"
        label={formatMessage(messages.from)}
        value={from}
        onValueChange={(value) => onChange({ from: value }, 'rules.from', 'rules.to')}
        error={fieldMessage(intl, fieldErrors['rules.from'], dayErrors)}
      />
      <TextField
        type="date"
        label={formatMessage(messages.to)}
        value={to}
        onValueChange={(value) => onChange({ to: value }, 'rules.to')}
        error={toError === 'too-long' ? formatMessage(messages.tooLong, { days: longestRound }) : fieldMessage(intl, toError, dayErrors)}
      />
      {locationId === '' && <p className="text-body-small text-ink-2 sm:col-span-2">{formatMessage(messages.daysHint)}</p>}
    </div>
  );
}

/** The value of the option for the location of the home team. */
const homeLocation = 'home';
