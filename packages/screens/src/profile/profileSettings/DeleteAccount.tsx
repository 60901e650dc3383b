import { useEffect, useRef, useState } from 'react';
import type { User } from '@oche/api/contract/account';
import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { useHost } from '../../shell/host.tsx';
import type { NoticeName } from '../../shell/Notice.tsx';
import { useHref } from '../../shell/useHref.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { messages } from './messages.ts';
import { Setting } from './Setting.tsx';

/** Deletes the account after a confirmation, then goes to the front page, which confirms the deletion. */
export function DeleteAccount({ user }: { user: User }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { navigate } = useHost();
  const { forget } = useSession();
  const [open, setOpen] = useState(false);
  const deleted = useRef(false);
  // Clears the session on unmount. If it were cleared earlier, the guard of this page would redirect to the log-in page.
  useEffect(
    () => () => {
      if (deleted.current) forget();
    },
    [forget],
  );
  const leave = () => {
    deleted.current = true;
    const notice: NoticeName = 'account-deleted';
    navigate(href('home', {}, { notice }), { replace: true });
  };
  return (
    <Setting title={formatMessage(messages.delete)} text={formatMessage(messages.deleteText)}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {formatMessage(messages.deleteButton)}
      </Button>
      {open && <DeleteDialog user={user} onClose={() => setOpen(false)} onDeleted={leave} />}
    </Setting>
  );
}
