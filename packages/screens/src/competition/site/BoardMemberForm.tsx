import { useState } from 'react';
import type { BoardMember } from '@oche/api/contract/boardMember';
import { pictureBytes } from '@oche/api/contract/picture';
import { useWrite } from '@oche/api/query';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { FormActions } from '@oche/ui/FormActions';
import { TextField } from '@oche/ui/TextField';
import { FormError } from '../../parts/forms/FormError.tsx';
import { PictureField } from '../../parts/forms/PictureField.tsx';
import { uploadMessages } from '../../parts/forms/uploadMessages.ts';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { messages as shared } from '../parts/messages.ts';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { fieldMessages } from '../../parts/forms/fieldMessages.ts';
import { boardMessages as messages } from './boardMessages.ts';

export type BoardMemberValues = { name: string; office: string; email: string; phone: string; picture: string | null };

export const newBoardMember: BoardMemberValues = { name: '', office: '', email: '', phone: '', picture: null };

export const valuesOf = ({ name, office, email, phone, picture }: BoardMember): BoardMemberValues => ({
  ...{ name, office, email: email ?? '', phone: phone ?? '', picture },
});

/** The values as input of `createBoardMember`. */
export const boardMemberInput = ({ email, phone, ...values }: BoardMemberValues) => ({
  ...values,
  ...{ email: email.trim() || null, phone: phone.trim() || null },
});

type BoardMemberFormProps = {
  season: SeasonOfPage;
  initial: BoardMemberValues;
  submit: string;
  onSend: (values: BoardMemberValues) => Promise<unknown>;
};

/** The form of a board member. */
export function BoardMemberForm({ season, initial, submit, onSend }: BoardMemberFormProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const organisationId = season.organisation.id;
  const { mutateAsync: addPicture } = useWrite('addPicture');
  const [values, setValues] = useState(initial);
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({
      ...(!values.name.trim() && { name: 'too_small' }),
      ...(!values.office.trim() && { office: 'too_small' }),
    }),
    send: () => onSend(values),
  });
  const field = (name: Exclude<keyof BoardMemberValues, 'picture'>) => ({
    value: values[name],
    onValueChange: (value: string) => {
      setValues((previous) => ({ ...previous, [name]: value }));
      touch(name);
    },
  });
  const message = { clean: '', saving: '', dirty: formatMessage(shared.notSaved), saved: formatMessage(words.saved), failed: '' }[state];
  return (
    <form noValidate onSubmit={onSubmit} className="mt-6 grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-6">
      <FormError error={error} />
      <TextField
        label={formatMessage(words.name)}
        maxLength={120}
        autoComplete="off"
        {...field('name')}
        error={fieldMessage(intl, fieldErrors['name'], { too_small: messages.nameMissing })}
      />
      <TextField
        label={formatMessage(messages.office)}
        hint={formatMessage(messages.officeHint)}
        maxLength={80}
        {...field('office')}
        error={fieldMessage(intl, fieldErrors['office'], { too_small: messages.officeMissing })}
      />
      <TextField
        type="email"
        label={formatMessage(words.email)}
        hint={formatMessage(messages.contactHint)}
        autoComplete="off"
        {...field('email')}
        error={fieldMessage(intl, fieldErrors['email'])}
      />
      <TextField
        type="tel"
        label={formatMessage(fieldMessages.phone)}
        maxLength={30}
        autoComplete="off"
        {...field('phone')}
        error={fieldMessage(intl, fieldErrors['phone'], { invalid_format: messages.phoneInvalid })}
      />
      <PictureField
        label={formatMessage(messages.picture)}
        hint={formatMessage(uploadMessages.pictureHint, { megabytes: formatNumber(locale, pictureBytes / 1_000_000) })}
        picture={values.picture}
        maxBytes={pictureBytes}
        onSend={async (file) => {
          const picture = file === null ? null : (await addPicture({ organisationId, file })).picture;
          setValues((previous) => ({ ...previous, picture }));
          touch('picture');
        }}
      />
      <FormActions state={state} submit={submit} submitting={formatMessage(words.saving)} message={message} />
    </form>
  );
}
