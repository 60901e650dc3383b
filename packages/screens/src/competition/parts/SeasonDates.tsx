import type { SeasonDetails } from '@oche/api/contract/season';
import { foldName } from '@oche/darts/names/foldName';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import type { FieldErrors } from '../../parts/forms/useSubmit.ts';
import { messages as shared } from './messages.ts';
import { messages } from './newSeasonMessages.ts';

export type SeasonDatesValues = { name: string; startsOn: string; endsOn: string };

type SeasonDatesProps = {
  values: SeasonDatesValues;
  onChange: (change: Partial<SeasonDatesValues>, field: string) => void;
  fieldErrors: FieldErrors;
  /** the seasons of the competition, to say which one has the same name */
  seasons: readonly SeasonDetails[];
  readOnly?: boolean;
};

/** Error codes of invalid values, by wire name. The server checks the length of the season. */
export const datesErrors = ({ name, startsOn, endsOn }: SeasonDatesValues): FieldErrors => ({
  ...(!name.trim() && { name: 'too_small' }),
  ...(!startsOn && { starts_on: 'too_small' }),
  ...(!endsOn && { ends_on: 'too_small' }),
});

/** Name, first and last day of a season. */
export function SeasonDates({ values, onChange, fieldErrors, seasons, readOnly = false }: SeasonDatesProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dayErrors = {
    ...{ too_small: messages.dayMissing, invalid_format: messages.dayMissing },
    ...{ 'before-start': messages.beforeStart, 'too-short': messages.tooShort, 'too-long': messages.tooLong },
  };
  return (
    <>
      <TextField
        label={formatMessage(words.name)}
        hint={formatMessage(messages.nameHint)}
        maxLength={120}
        readOnly={readOnly}
        value={values.name}
        onValueChange={(name) => onChange({ name }, 'name')}
        error={
          fieldErrors['name'] === 'taken'
            ? nameTaken(intl, seasons, values.name)
            : fieldMessage(intl, fieldErrors['name'], { too_small: shared.nameMissing })
        }
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          type="date"
          label={formatMessage(messages.startsOn)}
          readOnly={readOnly}
          value={values.startsOn}
          onValueChange={(startsOn) => onChange({ startsOn }, 'starts_on')}
          error={fieldMessage(intl, fieldErrors['starts_on'], dayErrors)}
        />
        <TextField
          type="date"
          label={formatMessage(messages.endsOn)}
          readOnly={readOnly}
          value={values.endsOn}
          onValueChange={(endsOn) => onChange({ endsOn }, 'ends_on')}
          error={fieldMessage(intl, fieldErrors['ends_on'], dayErrors)}
        />
      </div>
    </>
  );
}

/** Why a name is refused: the season that has it, with its days, if it is known. */
function nameTaken({ formatMessage, locale }: IntlShape, seasons: readonly SeasonDetails[], name: string): string {
  const same = seasons.find((season) => foldName(season.name) === foldName(name));
  if (!same) return formatMessage(messages.nameTaken);
  const day = (of: string) => formatPlanned(locale, of, 'date');
  return formatMessage(messages.nameTakenBy, { name: same.name, from: day(same.startsOn), to: day(same.endsOn) });
}
