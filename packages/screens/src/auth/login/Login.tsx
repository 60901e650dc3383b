import { useState } from 'react';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { errorMessage } from '../../shell/errorMessage.ts';
import { useHost } from '../../shell/host.tsx';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { AuthPage } from '../AuthPage.tsx';
import { accountMessages } from '../../parts/people/accountMessages.ts';
import { PasswordField } from '../../parts/people/PasswordField.tsx';
import { useAfterLogin } from '../useAfterLogin.ts';
import { messages } from './messages.ts';

/** The log-in form, with e-mail address and password. */
export function Login() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const { search } = useHost();
  const finishLogin = useAfterLogin();
  const { mutateAsync: login, reset } = useWrite('login');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [state, setState] = useState<{ busy: boolean; missing: boolean; error?: unknown }>({ busy: false, missing: false });
  const submit = async () => {
    if (state.busy) return;
    if (!email.trim() || !password) return setState({ busy: false, missing: true });
    setState({ busy: true, missing: false });
    try {
      const { token } = await login({ email, password });
      await finishLogin(token);
    } catch (error) {
      reset();
      setState({ busy: false, missing: false, error });
    }
  };
  const next = search.get('next') ?? undefined;
  return (
    <AuthPage
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      error={state.error === undefined ? undefined : errorMessage(intl, state.error)}
      onSubmit={submit}
      links={
        <>
          <LoneLink href={href('register', {}, { next })}>{formatMessage(accountMessages.create)}</LoneLink>
          <LoneLink href={href('resetPassword')}>{formatMessage(messages.forgotten)}</LoneLink>
        </>
      }
    >
      <TextField
        size="lg"
        label={formatMessage(words.email)}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onValueChange={setEmail}
        error={state.missing && !email.trim() ? formatMessage(messages.emailMissing) : undefined}
      />
      <PasswordField
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        error={state.missing && !password ? formatMessage(accountMessages.passwordMissing) : undefined}
      />
      <Button type="submit" kind="primary" size="lg" full state={state.busy ? 'busy' : 'ready'} className="mt-1.5">
        {formatMessage(state.busy ? messages.busy : words.logIn)}
      </Button>
    </AuthPage>
  );
}
