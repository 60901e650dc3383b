import { useState } from 'react';
import { longestNews } from '@oche/api/contract/news';
import { pictureBytes } from '@oche/api/contract/picture';
import { useWrite } from '@oche/api/query';
import { formatNumber } from '@oche/i18n/format';
import { localeCodes, locales } from '@oche/i18n/locales';
import { useIntl } from '@oche/i18n/provider';
import { FormActions } from '@oche/ui/FormActions';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { FormError } from '../../parts/forms/FormError.tsx';
import { PictureField } from '../../parts/forms/PictureField.tsx';
import { uploadMessages } from '../../parts/forms/uploadMessages.ts';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { MarkdownInput } from '../../parts/markdown/MarkdownInput.tsx';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { messages as shared } from '../parts/messages.ts';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { newsMessages as messages } from './newsMessages.ts';
import { mainLanguage, newsErrors, type NewsValues } from './newsValues.ts';

type NewsFormProps = {
  season: SeasonOfPage;
  initial: NewsValues;
  submit: string;
  onSend: (values: NewsValues) => Promise<unknown>;
};

/** The form of a news item. It never publishes: the page of the item does. */
export function NewsForm({ season, initial, submit, onSend }: NewsFormProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const organisationId = season.organisation.id;
  const { mutateAsync: addPicture } = useWrite('addPicture');
  const [values, setValues] = useState(initial);
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({ check: () => newsErrors(values), send: () => onSend(values) });
  const onChange = (change: Partial<NewsValues>, field: string) => {
    setValues((previous) => ({ ...previous, ...change }));
    touch(field);
  };
  const message = { clean: '', saving: '', dirty: formatMessage(shared.notSaved), saved: formatMessage(words.saved), failed: '' }[state];
  return (
    <form noValidate onSubmit={onSubmit} className="mt-6 grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-6">
      <FormError error={error} />
      <TextField
        label={formatMessage(messages.headline)}
        maxLength={120}
        value={values.title}
        onValueChange={(title) => onChange({ title }, 'title')}
        error={fieldMessage(intl, fieldErrors['title'], { too_small: messages.headlineMissing })}
      />
      {values.slug !== null && (
        <TextField
          label={formatMessage(messages.slug)}
          hint={formatMessage(messages.slugHint)}
          maxLength={60}
          autoCapitalize="none"
          spellCheck={false}
          value={values.slug}
          onValueChange={(slug) => onChange({ slug }, 'slug')}
          error={fieldMessage(intl, fieldErrors['slug'], { invalid_format: messages.slugInvalid, taken: messages.slugTaken })}
        />
      )}
      <TextField
        rows={2}
        label={formatMessage(messages.lead)}
        hint={formatMessage(messages.leadHint)}
        maxLength={300}
        value={values.lead}
        onValueChange={(lead) => onChange({ lead }, 'lead')}
        error={fieldMessage(intl, fieldErrors['lead'])}
      />
      <MarkdownInput
        label={formatMessage(messages.body)}
        organisationId={organisationId}
        maxLength={longestNews}
        rows={12}
        value={values.body}
        onValueChange={(body) => onChange({ body }, 'body')}
        error={fieldMessage(intl, fieldErrors['body'])}
      />
      <PictureField
        label={formatMessage(messages.picture)}
        hint={formatMessage(uploadMessages.pictureHint, { megabytes: formatNumber(locale, pictureBytes / 1_000_000) })}
        picture={values.picture}
        maxBytes={pictureBytes}
        onSend={async (file) =>
          onChange({ picture: file === null ? null : (await addPicture({ organisationId, file })).picture }, 'picture')
        }
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          label={formatMessage(messages.language)}
          value={values.language}
          onValueChange={(language: NewsValues['language']) => onChange({ language }, 'language')}
          options={[
            { value: mainLanguage, label: formatMessage(messages.mainLanguage) },
            ...localeCodes.map((code) => ({ value: code, label: locales[code].name })),
          ]}
        />
        <TextField
          type="date"
          label={formatMessage(messages.pinnedUntil)}
          hint={formatMessage(messages.pinnedUntilHint)}
          value={values.pinnedUntil}
          onValueChange={(pinnedUntil) => onChange({ pinnedUntil }, 'pinned_until')}
          error={fieldMessage(intl, fieldErrors['pinned_until'])}
        />
      </div>
      <FormActions state={state} submit={submit} submitting={formatMessage(words.saving)} message={message} />
    </form>
  );
}
