import { useIntl } from '@oche/i18n/provider';
import { TextField, type TextFieldProps } from '@oche/ui/TextField';
import { words } from '../shell/words.ts';
import { authMessages } from './messages.ts';

/** A password that can be looked at. */
export function PasswordField(props: Omit<TextFieldProps, 'label' | 'password' | 'name'>) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      size="lg"
      name="password"
      label={formatMessage(words.password)}
      password={{
        show: formatMessage(authMessages.showPassword),
        hide: formatMessage(authMessages.hidePassword),
        capsLock: formatMessage(authMessages.capsLock),
      }}
      {...props}
    />
  );
}
