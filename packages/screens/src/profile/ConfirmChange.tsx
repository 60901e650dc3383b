import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { PageHeader } from '@oche/ui/PageHeader';
import { errorMessage } from '../shell/errorMessage.ts';
import { HomeButton } from '../shell/NotFound.tsx';
import { useHost } from '../shell/host.tsx';
import { messages } from './messages.ts';

export type ConfirmChangeProps = {
  title: string;
  /** explains what the button will do */
  text: string;
  /** label of the button */
  confirm: string;
  /** label of the button while it waits for the server */
  busy: string;
  /** applies the change with the token of the link, and returns a sentence about the change */
  onConfirm: (token: string) => Promise<string>;
};

type State = { kind: 'initial' | 'busy' } | { kind: 'done'; text: string } | { kind: 'failed'; error: unknown };

/** A page opened by a link in an e-mail. It asks for confirmation, because programs that scan e-mails also open links. */
export function ConfirmChange({ title, text, confirm, busy, onConfirm }: ConfirmChangeProps) {
  const intl = useIntl();
  const token = useHost().search.get('token');
  const [state, setState] = useState<State>({ kind: 'initial' });
  const submit = async () => {
    if (token === null || state.kind === 'busy') return;
    setState({ kind: 'busy' });
    try {
      setState({ kind: 'done', text: await onConfirm(token) });
    } catch (error) {
      setState({ kind: 'failed', error });
    }
  };
  const problem =
    token === null
      ? intl.formatMessage(messages.noLink)
      : state.kind === 'failed'
        ? errorMessage(intl, state.error, { taken: messages.emailTaken })
        : null;
  return (
    <>
      <PageHeader title={title} size="quiet" />
      <div className="max-w-measure pt-4 pb-12">
        {state.kind === 'done' ? (
          <>
            <p role="status" className="text-body">
              {state.text}
            </p>
            <div className="mt-6">
              <HomeButton />
            </div>
          </>
        ) : (
          <>
            {problem !== null ? (
              <p role="alert" className="flex items-start gap-2 border-t-2 border-danger pt-3 text-danger">
                <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
                {problem}
              </p>
            ) : (
              <p className="text-body text-ink-2">{text}</p>
            )}
            {token !== null && (
              <Button
                kind="primary"
                size="lg"
                className="mt-6"
                state={state.kind === 'busy' ? 'busy' : 'ready'}
                onClick={() => void submit()}
              >
                {state.kind === 'busy' ? busy : confirm}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}
