import { useState } from 'react';
import { documentBytes } from '@oche/api/contract/document';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { FormActions } from '@oche/ui/FormActions';
import { TextField } from '@oche/ui/TextField';
import { FormError } from '../../parts/forms/FormError.tsx';
import { uploadMessages } from '../../parts/forms/uploadMessages.ts';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { messages as shared } from '../parts/messages.ts';
import { DocumentFile } from './DocumentFile.tsx';
import { documentMessages as messages } from './documentMessages.ts';

/** The values of the form of a document. `file` is undefined if the document exists: its page replaces the file. */
export type DocumentValues = { title: string; category: string; everySeason: boolean; file?: File | null };

type DocumentFormProps = { initial: DocumentValues; submit: string; onSend: (values: DocumentValues) => Promise<unknown> };

/** The form of a document. A new one also gets its file, and its season or every season. */
export function DocumentForm({ initial, submit, onSend }: DocumentFormProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const [values, setValues] = useState(initial);
  const { file } = values;
  const megabytes = formatNumber(locale, documentBytes / 1_000_000);
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...(!values.title.trim() && { title: 'too_small' }), ...(file === null && { file: 'missing' }) }),
    send: () => onSend(values),
  });
  const onChange = (change: Partial<DocumentValues>, field: string) => {
    setValues((previous) => ({ ...previous, ...change }));
    touch(field);
  };
  const message = { clean: '', saving: '', dirty: formatMessage(shared.notSaved), saved: formatMessage(words.saved), failed: '' }[state];
  return (
    <form noValidate onSubmit={onSubmit} className="mt-6 grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-6">
      <FormError error={error} />
      <TextField
        label={formatMessage(messages.title)}
        maxLength={120}
        value={values.title}
        onValueChange={(title) => onChange({ title }, 'title')}
        error={fieldMessage(intl, fieldErrors['title'], { too_small: messages.titleMissing })}
      />
      <TextField
        label={formatMessage(messages.category)}
        hint={formatMessage(messages.categoryHint)}
        maxLength={60}
        value={values.category}
        onValueChange={(category) => onChange({ category }, 'category')}
        error={fieldMessage(intl, fieldErrors['category'])}
      />
      {file !== undefined && (
        <>
          <DocumentFile
            label={formatMessage(messages.file)}
            hint={formatMessage(messages.fileHint, { megabytes })}
            file={file === null ? { state: 'empty' } : { state: 'done', name: file.name }}
            onChoose={(chosen) => onChange({ file: chosen }, 'file')}
            onRemove={() => onChange({ file: null }, 'file')}
            error={
              fieldErrors['file'] === 'too_big'
                ? formatMessage(uploadMessages.tooBig, { megabytes })
                : fieldMessage(intl, fieldErrors['file'], {
                    ...{ missing: messages.fileMissing, 'wrong-type': messages.wrongType, 'image-size': uploadMessages.imageSize },
                  })
            }
          />
          <Checkbox
            label={formatMessage(messages.everySeason)}
            checked={values.everySeason}
            onCheckedChange={(on) => onChange({ everySeason: on === true }, 'every_season')}
          />
        </>
      )}
      <FormActions state={state} submit={submit} submitting={formatMessage(words.saving)} message={message} />
    </form>
  );
}
