import { useState } from 'react';
import type { User } from '@oche/api/contract/account';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { TextField } from '@oche/ui/TextField';
import { accountMessages } from '../../parts/people/accountMessages.ts';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { isEmail } from '../../parts/forms/isEmail.ts';
import { PasswordField } from '../../parts/people/PasswordField.tsx';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { Setting } from './Setting.tsx';
import { SettingForm } from './SettingForm.tsx';

/** Sends an e-mail with a link that confirms the new e-mail address. */
export function EmailForm({ user }: { user: User }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync: requestChange } = useWrite('askEmailChange');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useSubmit({
    check: () => ({
      ...(!isEmail(email) && { email: 'invalid_format' }),
      ...(email.trim().toLowerCase() === user.email && { email: 'same' }),
      ...(!password && { password: 'missing' }),
    }),
    send: async () => {
      await requestChange({ email, password });
      setPassword('');
    },
  });
  return (
    <Setting title={formatMessage(words.email)} text={formatMessage(messages.emailText, { email: user.email })}>
      <SettingForm
        form={form}
        submit={formatMessage(messages.emailSubmit)}
        submitting={formatMessage(messages.sending)}
        done={formatMessage(messages.emailSent, { email: email.trim(), before: user.email })}
        errorTexts={{ 'too-many-requests': messages.tooManyMails }}
      >
        <TextField
          label={formatMessage(messages.newEmail)}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onValueChange={(value) => (setEmail(value), form.touch('email'))}
          error={fieldMessage(intl, form.fieldErrors['email'], {
            invalid_format: accountMessages.emailInvalid,
            same: messages.emailSame,
            taken: messages.emailTaken,
          })}
        />
        <PasswordField
          size="md"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onValueChange={(value) => (setPassword(value), form.touch('password'))}
          error={fieldMessage(intl, form.fieldErrors['password'], {
            missing: accountMessages.passwordMissing,
            wrong: messages.passwordIncorrect,
          })}
        />
      </SettingForm>
    </Setting>
  );
}
