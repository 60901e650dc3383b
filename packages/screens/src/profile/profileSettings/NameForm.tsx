import { useState } from 'react';
import type { User } from '@oche/api/contract/account';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { TextField } from '@oche/ui/TextField';
import { accountMessages } from '../../parts/people/accountMessages.ts';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { Setting } from './Setting.tsx';
import { SettingForm } from './SettingForm.tsx';

/** Sends an e-mail with a link that confirms the new name. */
export function NameForm({ user }: { user: User }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync: requestChange } = useWrite('askNameChange');
  const [name, setName] = useState(user.name);
  const form = useSubmit({
    check: () => ({
      ...(!name.trim() && { name: 'too_small' }),
      ...(name.trim() === user.name && { name: 'same' }),
    }),
    send: () => requestChange({ name }),
  });
  return (
    <Setting title={formatMessage(words.name)} text={formatMessage(messages.nameText)}>
      <SettingForm
        form={form}
        submit={formatMessage(messages.nameSubmit)}
        submitting={formatMessage(messages.sending)}
        done={formatMessage(messages.nameSent, { email: user.email })}
        errorTexts={{ 'too-many-requests': messages.tooManyMails }}
      >
        <TextField
          label={formatMessage(words.name)}
          name="name"
          autoComplete="name"
          maxLength={120}
          value={name}
          onValueChange={(value) => (setName(value), form.touch('name'))}
          hint={formatMessage(accountMessages.nameHint)}
          error={fieldMessage(intl, form.fieldErrors['name'], { too_small: accountMessages.nameMissing, same: messages.nameSame })}
        />
      </SettingForm>
    </Setting>
  );
}
