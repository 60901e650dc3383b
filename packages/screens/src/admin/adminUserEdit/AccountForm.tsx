import { useState } from 'react';
import type { Account } from '@oche/api/contract/admin';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { FormActions } from '@oche/ui/FormActions';
import { TextField } from '@oche/ui/TextField';
import { accountMessages } from '../../parts/people/accountMessages.ts';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { FormError } from '../../parts/forms/FormError.tsx';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { words } from '../../shell/words.ts';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';

/** The form of an account. Super admins cannot change the role and lock of their own account (`isOwn`). */
export function AccountForm({ account, isOwn }: { account: Account; isOwn: boolean }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync: update } = useWrite('updateAccount');
  const { name, email, isSuperAdmin, locked } = account;
  const [values, setValues] = useState({ name, email, isSuperAdmin, locked });
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...(!values.name.trim() && { name: 'too_small' }), ...(!values.email.trim() && { email: 'too_small' }) }),
    send: () =>
      update({
        userId: account.id,
        name: values.name,
        email: values.email,
        ...(!isOwn && { isSuperAdmin: values.isSuperAdmin, locked: values.locked }),
      }),
  });
  const change = (next: Partial<typeof values>, field: string) => {
    setValues((previous) => ({ ...previous, ...next }));
    touch(field);
  };
  const protectedProps = { disabled: isOwn, ...(isOwn && { hint: formatMessage(messages.own) }) };
  const message = { clean: '', saving: '', dirty: formatMessage(shared.notSaved), saved: formatMessage(words.saved), failed: '' }[state];
  return (
    <form noValidate onSubmit={onSubmit} className="mt-6 grid max-w-[40rem] gap-6">
      <FormError error={error} />
      <TextField
        label={formatMessage(words.name)}
        maxLength={120}
        autoComplete="off"
        value={values.name}
        onValueChange={(value) => change({ name: value }, 'name')}
        error={fieldMessage(intl, fieldErrors['name'])}
      />
      <TextField
        label={formatMessage(words.email)}
        type="email"
        autoComplete="off"
        hint={formatMessage(messages.emailHint)}
        value={values.email}
        onValueChange={(value) => change({ email: value }, 'email')}
        error={fieldMessage(intl, fieldErrors['email'], {
          ...{ taken: messages.emailTaken, invalid_format: accountMessages.emailInvalid, too_small: accountMessages.emailInvalid },
        })}
      />
      <Checkbox
        label={formatMessage(shared.superAdmin)}
        hint={formatMessage(messages.superAdminHint)}
        checked={values.isSuperAdmin}
        onCheckedChange={(checked) => change({ isSuperAdmin: checked }, 'is_super_admin')}
        error={fieldMessage(intl, fieldErrors['is_super_admin'], { own: messages.own })}
        {...protectedProps}
      />
      <Checkbox
        label={formatMessage(shared.locked)}
        hint={formatMessage(messages.lockedHint)}
        checked={values.locked}
        onCheckedChange={(checked) => change({ locked: checked }, 'locked')}
        error={fieldMessage(intl, fieldErrors['locked'], { own: messages.own })}
        {...protectedProps}
      />
      <FormActions state={state} submit={formatMessage(words.save)} submitting={formatMessage(words.saving)} message={message} />
    </form>
  );
}
