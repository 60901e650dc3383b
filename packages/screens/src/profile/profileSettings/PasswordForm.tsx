import { useState } from 'react';
import type { User } from '@oche/api/contract/account';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { accountMessages, passwordLength } from '../../parts/people/accountMessages.ts';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { PasswordField } from '../../parts/people/PasswordField.tsx';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { words } from '../../shell/words.ts';
import { AccountName } from './AccountName.tsx';
import { messages } from './messages.ts';
import { Setting } from './Setting.tsx';
import { SettingForm } from './SettingForm.tsx';

/** Changes the password. The form also asks for the current one. */
export function PasswordForm({ user }: { user: User }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync: change } = useWrite('changePassword');
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const form = useSubmit({
    check: () => ({
      ...(!password && { password: 'missing' }),
      ...(newPassword.length < passwordLength && { new_password: 'too_small' }),
    }),
    send: async () => {
      await change({ password, newPassword });
      setPassword('');
      setNewPassword('');
    },
  });
  return (
    <Setting title={formatMessage(words.password)} text={formatMessage(messages.passwordText)}>
      <SettingForm
        form={form}
        submit={formatMessage(messages.passwordSubmit)}
        submitting={formatMessage(words.saving)}
        done={formatMessage(messages.passwordDone)}
      >
        <AccountName email={user.email} />
        <PasswordField
          size="md"
          label={formatMessage(messages.presentPassword)}
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onValueChange={(value) => (setPassword(value), form.touch('password'))}
          error={fieldMessage(intl, form.fieldErrors['password'], {
            missing: accountMessages.passwordMissing,
            wrong: messages.passwordIncorrect,
          })}
        />
        <PasswordField
          size="md"
          label={formatMessage(messages.newPassword)}
          name="new-password"
          autoComplete="new-password"
          maxLength={200}
          value={newPassword}
          onValueChange={(value) => (setNewPassword(value), form.touch('new_password'))}
          hint={formatMessage(accountMessages.passwordHint)}
          error={fieldMessage(intl, form.fieldErrors['new_password'], { too_small: accountMessages.passwordShort })}
        />
      </SettingForm>
    </Setting>
  );
}
