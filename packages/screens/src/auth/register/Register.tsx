import { useState } from 'react';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { errorMessage, fieldErrors, fieldMessage } from '../../shell/errorMessage.ts';
import { useHost } from '../../shell/host.tsx';
import { isEmail } from '../../parts/forms/isEmail.ts';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { AuthPage } from '../AuthPage.tsx';
import { accountMessages, passwordLength } from '../../parts/people/accountMessages.ts';
import { PasswordField } from '../../parts/people/PasswordField.tsx';
import { useAfterLogin } from '../useAfterLogin.ts';
import { messages } from './messages.ts';

type Values = { name: string; email: string; password: string };

/** Error codes by field, without a request. The codes are those of the server. */
function validate({ name, email, password }: Values): Record<string, string> {
  return {
    ...(!name.trim() && { name: 'too_small' }),
    ...(!isEmail(email) && { email: 'invalid_format' }),
    ...(password.length < passwordLength && { password: 'too_small' }),
  };
}

/** The registration form, with name, e-mail address and password. It also logs the user in. */
export function Register() {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const { search } = useHost();
  const finishLogin = useAfterLogin();
  const { mutateAsync: register, reset } = useWrite('register');
  const [values, setValues] = useState<Values>({ name: '', email: '', password: '' });
  const [state, setState] = useState<{ busy: boolean; fieldCodes: Readonly<Record<string, string>>; error?: unknown }>({
    busy: false,
    fieldCodes: {},
  });
  const change = (field: keyof Values) => (value: string) => {
    setValues((previous) => ({ ...previous, [field]: value }));
    setState(({ fieldCodes: { [field]: _changed, ...others }, ...previous }) => ({ ...previous, fieldCodes: others }));
  };
  const submit = async () => {
    if (state.busy) return;
    const invalid = validate(values);
    if (Object.keys(invalid).length > 0) return setState({ busy: false, fieldCodes: invalid });
    setState({ busy: true, fieldCodes: {} });
    try {
      const { token } = await register({ ...values, langcode: locale });
      await finishLogin(token);
    } catch (error) {
      reset();
      const fields = fieldErrors(error);
      setState({ busy: false, fieldCodes: fields, ...(Object.keys(fields).length === 0 && { error }) });
    }
  };
  const { fieldCodes } = state;
  return (
    <AuthPage
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      error={state.error === undefined ? undefined : errorMessage(intl, state.error)}
      onSubmit={submit}
      links={
        <>
          <LoneLink href={href('login', {}, { next: search.get('next') ?? undefined })}>{formatMessage(messages.known)}</LoneLink>
          <LoneLink href={href('privacyPolicy')}>{formatMessage(words.privacyPolicy)}</LoneLink>
          <LoneLink href={href('termsOfService')}>{formatMessage(words.termsOfService)}</LoneLink>
        </>
      }
    >
      <TextField
        size="lg"
        label={formatMessage(words.name)}
        name="name"
        autoComplete="name"
        maxLength={120}
        value={values.name}
        onValueChange={change('name')}
        hint={formatMessage(accountMessages.nameHint)}
        error={fieldMessage(intl, fieldCodes['name'], { too_small: accountMessages.nameMissing })}
      />
      <TextField
        size="lg"
        label={formatMessage(words.email)}
        name="email"
        type="email"
        autoComplete="username"
        value={values.email}
        onValueChange={change('email')}
        error={fieldMessage(intl, fieldCodes['email'], { invalid_format: accountMessages.emailInvalid, taken: messages.emailTaken })}
      />
      <PasswordField
        autoComplete="new-password"
        maxLength={200}
        value={values.password}
        onValueChange={change('password')}
        hint={formatMessage(accountMessages.passwordHint)}
        error={fieldMessage(intl, fieldCodes['password'], { too_small: accountMessages.passwordShort })}
      />
      <Button type="submit" kind="primary" size="lg" full state={state.busy ? 'busy' : 'ready'} className="mt-1.5">
        {formatMessage(state.busy ? messages.busy : accountMessages.create)}
      </Button>
    </AuthPage>
  );
}
