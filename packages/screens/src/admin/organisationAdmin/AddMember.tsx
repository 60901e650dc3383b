import { useState } from 'react';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { accountMessages } from '../../parts/people/accountMessages.ts';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { FormError } from '../../parts/forms/FormError.tsx';
import { roleWords } from '../../parts/people/roleWords.ts';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';
import { roles } from './roles.ts';

/** A form that adds an account to the members by its e-mail address. */
export function AddMember({ organisationId }: { organisationId: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync: set } = useWrite('setMember');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<(typeof roles)[number]>('admin');
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...(!email.trim() && { email: 'invalid_format' }) }),
    send: async () => {
      await set({ id: organisationId, email, role });
      setEmail('');
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="mt-8 grid max-w-[40rem] gap-4">
      <h3 className="text-heading">{formatMessage(messages.addMember)}</h3>
      <FormError error={error} />
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_12rem]">
        <TextField
          label={formatMessage(messages.email)}
          type="email"
          autoComplete="off"
          value={email}
          onValueChange={(value) => (setEmail(value), touch('email'))}
          error={fieldMessage(intl, fieldErrors['email'], { unknown: messages.emailUnknown, invalid_format: accountMessages.emailInvalid })}
        />
        <Select
          label={formatMessage(shared.role)}
          options={roles.map((value) => ({ value, label: formatMessage(roleWords[value]) }))}
          value={role}
          onValueChange={setRole}
        />
      </div>
      <Button type="submit" className="w-fit" state={state === 'saving' ? 'busy' : 'ready'} busyLabel={formatMessage(messages.adding)}>
        {formatMessage(messages.add)}
      </Button>
    </form>
  );
}
