import { useState } from 'react';
import { ApiError } from '@oche/api/errors';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { errorMessage, fieldErrors, fieldMessage } from '../../shell/errorMessage.ts';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { useHref } from '../../shell/useHref.ts';
import { AuthPage } from '../AuthPage.tsx';
import { accountMessages, passwordLength } from '../../parts/people/accountMessages.ts';
import { PasswordField } from '../../parts/people/PasswordField.tsx';
import { useAfterLogin } from '../useAfterLogin.ts';
import { messages } from './messages.ts';

/** Sets a new password with the token of a link, and logs the user in. */
export function SetPassword({ token }: { token: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const finishLogin = useAfterLogin();
  const { mutateAsync: resetPassword, reset } = useWrite('resetPassword');
  const [password, setPassword] = useState('');
  const [state, setState] = useState<{ busy: boolean; fieldCode?: string | undefined; error?: unknown }>({ busy: false });
  const submit = async () => {
    if (state.busy) return;
    if (password.length < passwordLength) return setState({ busy: false, fieldCode: 'too_small' });
    setState({ busy: true });
    try {
      const { token: user } = await resetPassword({ token, password });
      await finishLogin(user);
    } catch (error) {
      reset();
      const { password: fieldCode } = fieldErrors(error);
      setState({ busy: false, fieldCode, ...(fieldCode === undefined && { error }) });
    }
  };
  const isGone = state.error instanceof ApiError && state.error.code === 'gone';
  return (
    <AuthPage
      title={formatMessage(messages.setTitle)}
      lead={formatMessage(messages.setLead)}
      error={state.error === undefined ? undefined : errorMessage(intl, state.error)}
      onSubmit={submit}
      links={
        <LoneLink href={href(isGone ? 'resetPassword' : 'login')}>{formatMessage(isGone ? messages.newLink : messages.toLogin)}</LoneLink>
      }
    >
      <PasswordField
        autoComplete="new-password"
        maxLength={200}
        value={password}
        onValueChange={setPassword}
        hint={formatMessage(accountMessages.passwordHint)}
        error={fieldMessage(intl, state.fieldCode, { too_small: accountMessages.passwordShort })}
      />
      <Button type="submit" kind="primary" size="lg" full state={state.busy ? 'busy' : 'ready'} className="mt-1.5">
        {formatMessage(state.busy ? messages.setting : messages.set)}
      </Button>
    </AuthPage>
  );
}
