import { useState } from 'react';
import { ApiError } from '@oche/api/errors';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { errorMessage } from '../../shell/errorMessage.ts';
import { usePage } from '../../shell/usePage.tsx';
import { words } from '../../shell/words.ts';
import { AuthPage } from '../AuthPage.tsx';
import { useAfterLogin } from '../useAfterLogin.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** Logs in with any account by its e-mail address, without a password. */
export function TestLogin() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { users } = usePage(page);
  const finishLogin = useAfterLogin();
  const { mutateAsync: login, reset } = useWrite('testLogin');
  const [email, setEmail] = useState('');
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const logIn = async (userEmail: string) => {
    if (state.busy) return;
    setState({ busy: true });
    try {
      const { token } = await login({ email: userEmail });
      await finishLogin(token);
    } catch (error) {
      reset();
      setState({ busy: false, error });
    }
  };
  const isUnknown = state.error instanceof ApiError && (state.error.status === 404 || state.error.status === 400);
  return (
    <AuthPage
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      error={state.error === undefined || isUnknown ? undefined : errorMessage(intl, state.error)}
      onSubmit={() => logIn(email)}
      links={
        <section className="w-full">
          <h2 className="border-b-2 border-rule pb-2 text-heading">{formatMessage(messages.first)}</h2>
          {users.length === 0 && <p className="py-3 text-ink-2">{formatMessage(messages.none)}</p>}
          <ul>
            {users.map((user) => (
              <li key={user.id} className="border-b border-line">
                <button
                  type="button"
                  className="flex min-h-14 w-full flex-col justify-center py-2 text-left hover:bg-pressed"
                  onClick={() => void logIn(user.email)}
                >
                  <span className="font-[600] wrap-anywhere">{user.name}</span>
                  <span className="text-body-small wrap-anywhere text-ink-2">{user.email}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      }
    >
      <TextField
        size="lg"
        label={formatMessage(words.email)}
        name="email"
        type="email"
        autoComplete="off"
        value={email}
        onValueChange={setEmail}
        error={isUnknown ? formatMessage(messages.unknown) : undefined}
      />
      <Button type="submit" kind="primary" size="lg" full state={state.busy ? 'busy' : 'ready'} className="mt-1.5">
        {formatMessage(words.logIn)}
      </Button>
    </AuthPage>
  );
}
