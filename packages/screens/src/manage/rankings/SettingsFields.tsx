import type { ManagedRanking } from '@oche/api/contract/ranking';
import { useIntl } from '@oche/i18n/provider';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import type { FieldErrors } from '../../parts/forms/useSubmit.ts';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { messages as organiser } from '../parts/messages.ts';
import { messages } from './messages.ts';

export type SettingsValues = Pick<ManagedRanking, 'name' | 'description' | 'visibility'>;

export const checkSettings = ({ name }: Pick<SettingsValues, 'name'>): FieldErrors => (name.trim() === '' ? { name: 'too_small' } : {});

type SettingsFieldsProps = {
  values: SettingsValues;
  fieldErrors: FieldErrors;
  onChange: <K extends keyof SettingsValues>(field: K, value: SettingsValues[K]) => void;
};

/** The fields that a new ranking and its settings share. */
export function SettingsFields({ values, fieldErrors, onChange }: SettingsFieldsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <>
      <TextField
        label={formatMessage(words.name)}
        maxLength={120}
        value={values.name}
        onValueChange={(name) => onChange('name', name)}
        error={fieldMessage(intl, fieldErrors['name'], { too_small: organiser.nameMissing })}
      />
      <TextField
        label={formatMessage(messages.description)}
        hint={formatMessage(messages.descriptionHint)}
        rows={3}
        maxLength={2000}
        value={values.description}
        onValueChange={(description) => onChange('description', description)}
        error={fieldMessage(intl, fieldErrors['description'])}
      />
      <Select<SettingsValues['visibility']>
        label={formatMessage(messages.visibility)}
        value={values.visibility}
        onValueChange={(visibility) => onChange('visibility', visibility)}
        options={(['public', 'unlisted', 'private'] as const).map((visibility) => ({
          value: visibility,
          label: formatMessage(messages.visibleMeans, { visibility }),
        }))}
        error={fieldMessage(intl, fieldErrors['visibility'])}
      />
    </>
  );
}
