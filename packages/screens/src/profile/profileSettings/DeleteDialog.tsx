import { useId, useState, type ReactNode } from 'react';
import type { User } from '@oche/api/contract/account';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Checkbox } from '@oche/ui/Checkbox';
import { Dialog } from '@oche/ui/Dialog';
import { accountMessages } from '../../parts/people/accountMessages.ts';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { FormError } from '../../parts/forms/FormError.tsx';
import { PasswordField } from '../../parts/people/PasswordField.tsx';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { words } from '../../shell/words.ts';
import { AccountName } from './AccountName.tsx';
import { messages } from './messages.ts';

type DeleteDialogProps = { user: User; onClose: () => void; onDeleted: () => void };

/** Lists what is deleted and what is kept, and asks for the password. */
export function DeleteDialog({ user, onClose, onDeleted }: DeleteDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  // No refetch afterwards: the reads of this page would fail without the account.
  const { mutateAsync: deleteAccount } = useWrite('deleteAccount', { refetches: false });
  const [password, setPassword] = useState('');
  const [anonymous, setAnonymous] = useState(false);
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...(!password && { password: 'missing' }) }),
    send: async () => {
      await deleteAccount({ password, anonymous });
      onDeleted();
    },
  });
  // The buttons stay disabled after the deletion, until the next page is shown.
  const busy = state === 'saving' || state === 'saved';
  const organises = user.memberships.length > 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      close={formatMessage(words.close)}
      title={formatMessage(messages.deleteTitle)}
      description={formatMessage(messages.deleteForGood)}
      state={busy ? 'busy' : 'ready'}
      actions={
        <>
          <Button onClick={onClose} state={busy ? 'off' : 'ready'}>
            {formatMessage(words.cancel)}
          </Button>
          <Button type="submit" form={id} kind="danger" state={busy ? 'busy' : 'ready'} busyLabel={formatMessage(messages.deleting)}>
            {formatMessage(messages.deleteButton)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Facts title={formatMessage(messages.forgotten)}>
          <li>{formatMessage(messages.forgottenLogin)}</li>
          <li>{formatMessage(messages.forgottenClubs)}</li>
        </Facts>
        <Facts title={formatMessage(messages.kept)}>
          <li>{formatMessage(anonymous ? messages.keptNameless : messages.keptResults)}</li>
          {organises && <li>{formatMessage(messages.keptClubs)}</li>}
        </Facts>
        <Checkbox
          label={formatMessage(messages.anonymous)}
          hint={formatMessage(messages.anonymousHint)}
          checked={anonymous}
          onCheckedChange={setAnonymous}
        />
        <AccountName email={user.email} />
        <PasswordField
          size="md"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onValueChange={(value) => (setPassword(value), touch('password'))}
          error={fieldMessage(intl, fieldErrors['password'], {
            missing: accountMessages.passwordMissing,
            wrong: messages.passwordIncorrect,
          })}
        />
        <FormError error={error} />
      </form>
    </Dialog>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className="text-label">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-1 list-disc space-y-1 pl-5 text-ink-2 marker:text-ink-3">
        {children}
      </ul>
    </div>
  );
}
