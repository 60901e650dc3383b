import { useId, useState } from 'react';
import type { Player } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { accountMessages } from '../../../parts/people/accountMessages.ts';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { isEmail } from '../../../parts/forms/isEmail.ts';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

/** Sends an e-mail that asks a participant to link their account. */
export function LinkDialog({ player: { id, name, invitation }, onClose }: { player: Player; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const form = useId();
  const { mutateAsync: invite } = useWrite('invitePlayer');
  const [email, setEmail] = useState(invitation?.email ?? '');
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...(!isEmail(email) && { email: 'invalid_format' }) }),
    send: async () => {
      await invite({ id, email });
      toast.success(formatMessage(messages.asked, { name, email: email.trim() }));
      onClose();
    },
  });
  const busy = state === 'saving';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      state={busy ? 'busy' : 'ready'}
      title={formatMessage(messages.linkTitle, { name })}
      close={formatMessage(words.close)}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(words.cancel)}</Button>
          <Button type="submit" form={form} kind="primary" state={busy ? 'busy' : 'ready'} busyLabel={formatMessage(messages.linking)}>
            {formatMessage(messages.linkButton)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormError error={error} errorTexts={{ taken: messages.linkedAlready, 'too-many-requests': messages.tooMany }} />
        <p className="text-ink-2 wrap-anywhere">{formatMessage(messages.linkText, { name })}</p>
        <TextField
          label={formatMessage(words.email)}
          type="email"
          autoComplete="off"
          value={email}
          onValueChange={(value) => (setEmail(value), touch('email'))}
          error={fieldMessage(intl, fieldErrors['email'], { invalid_format: accountMessages.emailInvalid })}
        />
      </form>
    </Dialog>
  );
}
