import { useState } from 'react';
import type { Input } from '@oche/api/contract/endpoints';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { accountMessages } from '../accountMessages.ts';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { FormError } from '../../forms/FormError.tsx';
import { roleWords } from '../roleWords.ts';
import { useSubmit } from '../../forms/useSubmit.ts';
import { words } from '../../../shell/words.ts';
import { isEmail } from '../../forms/isEmail.ts';
import { messages } from './messages.ts';

/** Invites a member by e-mail. */
export function InviteMember({ organisationId }: { organisationId: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync: invite } = useWrite('inviteMember');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Input<'inviteMember'>['role']>('editor');
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...(!isEmail(email) && { email: 'invalid_format' }) }),
    send: async () => {
      await invite({ organisationId, email, role });
      toast.success(formatMessage(messages.invited, { email: email.trim() }));
      setEmail('');
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="mt-6 grid max-w-[40rem] gap-4">
      <div>
        <h3 className="text-heading">{formatMessage(messages.inviteTitle)}</h3>
        <p className="mt-1 max-w-measure text-body-small text-ink-2">{formatMessage(messages.inviteText)}</p>
      </div>
      <FormError error={error} errorTexts={{ 'too-many-requests': messages.tooMany }} />
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_12rem]">
        <TextField
          label={formatMessage(words.email)}
          type="email"
          autoComplete="off"
          value={email}
          onValueChange={(value) => (setEmail(value), touch('email'))}
          error={fieldMessage(intl, fieldErrors['email'], { taken: messages.memberAlready, invalid_format: accountMessages.emailInvalid })}
        />
        <Select
          label={formatMessage(messages.role)}
          options={(['editor', 'admin'] as const).map((value) => ({ value, label: formatMessage(roleWords[value]) }))}
          value={role}
          onValueChange={setRole}
        />
      </div>
      <Button type="submit" className="w-fit" state={state === 'saving' ? 'busy' : 'ready'} busyLabel={formatMessage(messages.inviting)}>
        {formatMessage(messages.invite)}
      </Button>
    </form>
  );
}
