import { useState } from 'react';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { errorMessage } from '../../shell/errorMessage.ts';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { isEmail } from '../../parts/forms/isEmail.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { AuthPage } from '../AuthPage.tsx';
import { messages } from './messages.ts';

type State = { kind: 'initial' | 'busy' | 'invalid' | 'sent' } | { kind: 'failed'; error: unknown };

/** Asks for the e-mail address of the account. The response does not reveal whether the account exists. */
export function RequestLink() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const { mutateAsync: requestReset, reset } = useWrite('askPasswordReset');
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>({ kind: 'initial' });
  const toLogin = <LoneLink href={href('login')}>{formatMessage(messages.toLogin)}</LoneLink>;
  const submit = async () => {
    if (state.kind === 'busy') return;
    if (state.kind === 'sent') return setState({ kind: 'initial' });
    if (!isEmail(email)) return setState({ kind: 'invalid' });
    setState({ kind: 'busy' });
    try {
      await requestReset({ email });
      setState({ kind: 'sent' });
    } catch (error) {
      reset();
      setState({ kind: 'failed', error });
    }
  };
  if (state.kind === 'sent') {
    return (
      <AuthPage
        title={formatMessage(messages.sentTitle)}
        lead={<span role="status">{formatMessage(messages.sent, { email: email.trim() })}</span>}
        onSubmit={submit}
        links={toLogin}
      >
        <Button type="submit" size="lg" full>
          {formatMessage(messages.again)}
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      error={state.kind === 'failed' ? errorMessage(intl, state.error) : undefined}
      onSubmit={submit}
      links={toLogin}
    >
      <TextField
        size="lg"
        label={formatMessage(words.email)}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onValueChange={setEmail}
        error={state.kind === 'invalid' ? formatMessage(messages.emailInvalid) : undefined}
      />
      <Button type="submit" kind="primary" size="lg" full state={state.kind === 'busy' ? 'busy' : 'ready'} className="mt-1.5">
        {formatMessage(state.kind === 'busy' ? messages.sending : messages.send)}
      </Button>
    </AuthPage>
  );
}
