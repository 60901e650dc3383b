import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useWrite } from '@oche/api/query';
import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { ShareLink } from '../../parts/ShareLink.tsx';
import { messages } from './messages.ts';

/** The button that creates or renews link and code of a team. They are shown once, to copy or to print. */
export function TeamAccess({ team: { id, name } }: { team: SeasonTeam }) {
  const { formatMessage } = useIntl();
  const { state } = useSession();
  const [open, setOpen] = useState(false);
  const { mutate, data, isPending, error, reset } = useWrite('renewTeamAccess');
  // Only organisers and captains with an account renew the link, not somebody who has it.
  if (state === 'unauthenticated') return null;
  const renew = () => mutate({ id });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) reset();
      }}
      trigger={<Button icon={<Link2 aria-hidden />}>{formatMessage(messages.access)}</Button>}
      title={formatMessage(messages.accessOf, { name })}
      close={formatMessage(words.close)}
      state={isPending ? 'busy' : 'ready'}
      data-print=""
      actions={
        data ? (
          <Button kind="primary" className="print:hidden" onClick={() => setOpen(false)}>
            {formatMessage(messages.done)}
          </Button>
        ) : (
          <>
            <Button onClick={() => setOpen(false)}>{formatMessage(words.cancel)}</Button>
            <Button kind="primary" state={isPending ? 'busy' : 'ready'} onClick={renew}>
              {formatMessage(messages.createAccess)}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        <FormError error={error ?? undefined} />
        <p className="text-ink-2">{formatMessage(messages.linkMeans)}</p>
        <p className="text-ink-2">{formatMessage(messages.codeMeans)}</p>
        {data ? <LinkAndCode name={name} {...data} /> : <p className="text-ink-2">{formatMessage(messages.renewMeans)}</p>}
      </div>
    </Dialog>
  );
}

function LinkAndCode({ name, token, code }: { name: string; token: string; code: string }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <ShareLink
      path={href('profile', {}, { team: token })}
      label={formatMessage(messages.qr, { name })}
      note={formatMessage(messages.shownOnce)}
    >
      <p>
        <span className="block text-label">{formatMessage(messages.code)}</span>
        <span className="text-title-2 tabular-nums select-all">{code}</span>
      </p>
    </ShareLink>
  );
}
