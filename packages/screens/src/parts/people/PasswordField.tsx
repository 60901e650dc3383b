import { useIntl } from '@oche/i18n/provider';
import { TextField, type TextFieldProps } from '@oche/ui/TextField';
import { words } from '../../shell/words.ts';
import { accountMessages } from './accountMessages.ts';

/** A password that can be looked at; `label` and `name` where there are two in a form. */
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
