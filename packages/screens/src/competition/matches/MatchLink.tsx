import { QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '@oche/api/query';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { errorMessage } from '../../shell/errorMessage.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { ShareLink } from '../parts/ShareLink.tsx';
import type { UsedMatch } from '../../parts/match/useMatch.ts';
import { messages } from './linkMessages.ts';

/** The button that shows a link with which anybody at the boards scores the match. A new link may end the earlier ones. */
export function MatchLink({ match: { sheet, rights, state } }: { match: UsedMatch }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const [open, setOpen] = useState(false);
  const { mutate, data, variables, isPending, error, reset } = useWrite('createMatchLink');
  const { id, home, away, timeZone } = sheet.match;
  const isOpen = ['planned', 'lineups', 'playing', 'to-confirm'].includes(state.status);
  if (!isOpen || (!rights.isEditor && rights.sides.length === 0)) return null;
  const create = (renew: boolean) => mutate({ id, renew });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) reset();
      }}
      trigger={<Button icon={<QrIcon aria-hidden />}>{formatMessage(messages.link)}</Button>}
      title={formatMessage(messages.link)}
      description={formatMessage(messages.means)}
      close={formatMessage(words.close)}
      state={isPending ? 'busy' : 'ready'}
      data-print=""
      actions={
        <>
          <Button className="print:hidden" state={isPending ? 'busy' : 'ready'} onClick={() => create(true)}>
            {formatMessage(messages.renew)}
          </Button>
          {data ? (
            <Button kind="primary" className="print:hidden" onClick={() => setOpen(false)}>
              {formatMessage(words.close)}
            </Button>
          ) : (
            <Button kind="primary" state={isPending ? 'busy' : 'ready'} onClick={() => create(false)}>
              {formatMessage(messages.show)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {error && (
          <p role="alert" className="text-body text-danger">
            {errorMessage(intl, error, { 'wrong-state': messages.tooEarly })}
          </p>
        )}
        {data ? (
          <ShareLink
            path={href('profile', {}, { match: id, key: data.token })}
            label={formatMessage(messages.qr, { home: home.name, away: away.name })}
            note={formatMessage(variables.renew ? messages.renewed : messages.shownOnce, {
              time: formatInstant(intl.locale, data.expiresAt, timeZone, 'dateTime'),
            })}
          />
        ) : (
          <p className="text-ink-2">{formatMessage(messages.renewMeans)}</p>
        )}
      </div>
    </Dialog>
  );
}
