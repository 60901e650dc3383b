import { useIntl } from '@oche/i18n/provider';
import { TextField, type TextFieldProps } from '@oche/ui/TextField';
import { words } from '../../shell/words.ts';
import { accountMessages } from './accountMessages.ts';

/** A password field with a button that shows the password. A form with two of them sets `label` and `name`. */
export function PasswordField(props: Omit<TextFieldProps, 'label' | 'password'> & Partial<Pick<TextFieldProps, 'label'>>) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      size="lg"
      name="password"
      label={formatMessage(words.password)}
      password={{
        show: formatMessage(accountMessages.showPassword),
        hide: formatMessage(accountMessages.hidePassword),
        capsLock: formatMessage(accountMessages.capsLock),
      }}
      {...props}
    />
  );
}
