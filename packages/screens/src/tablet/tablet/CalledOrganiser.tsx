import { BellOff, BellRing, CircleCheck, Footprints } from 'lucide-react';
import { useState } from 'react';
import type { BoardScreen } from '@oche/api/contract/place';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { callText } from '../../parts/game/boardCallText.ts';
import { errorMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { messages } from './callMessages.ts';
import { messages as tabletMessages } from '../../parts/scoring/messages.ts';
import type { OrganiserCall } from './useOrganiserCall.ts';

const icons = {
  sending: <BellRing aria-hidden />,
  failed: <BellOff aria-hidden />,
  called: <BellRing aria-hidden />,
  coming: <Footprints aria-hidden />,
  done: <CircleCheck aria-hidden />,
};
const looks = {
  sending: '',
  failed: 'bg-bust-wash text-danger',
  called: 'bg-warning-wash text-warning',
  coming: 'bg-warning-wash text-warning',
  done: 'bg-sunken text-checkout',
};

type Props = { organiser: OrganiserCall; screen: BoardScreen };

/** The state of this board's call, shown in the bar while there is one. A press opens its details and the button that withdraws it. */
export function CalledOrganiser({ organiser, screen }: Props) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const { state } = organiser;
  // If an organiser has ended the call, the details of the next one start closed.
  if (open && state === 'none') setOpen(false);
  const title = formatMessage(messages.state, { state });
  return (
    <>
      <span role="status" className="sr-only">
        {state !== 'none' && title}
      </span>
      {state !== 'none' && (
        <Button
          data-call
          kind="quiet"
          className={`px-3 max-md:ml-auto max-md:w-11 max-md:px-0 [&_svg]:size-5.5! ${looks[state]}`}
          icon={icons[state]}
          aria-label={title}
          onClick={() => setOpen(true)}
        >
          <span className="max-md:sr-only">{title}</span>
        </Button>
      )}
      {open && state !== 'none' && <Details organiser={organiser} screen={screen} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}

function Details({ organiser, screen, title, onClose }: Props & { title: string; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { state, isOffline, error } = organiser;
  const closeDialog = () => {
    if (state === 'failed') organiser.giveUp();
    onClose();
  };
  return (
    <Dialog open onOpenChange={closeDialog} title={title} close={formatMessage(words.close)}>
      <div className="grid gap-4">
        {state !== 'failed' && <CallLines screen={screen} />}
        {(error || isOffline) && (
          <p role="alert" className="text-body text-danger">
            {isOffline || error?.status === 0
              ? formatMessage(messages.needsNetwork)
              : errorMessage(intl, error, { 'not-ready': messages.playerGone })}
          </p>
        )}
        <NextStep organiser={organiser} onWithdrawn={onClose} />
      </div>
    </Dialog>
  );
}

/** The reason of the call, and the times at which it was made, answered and ended. */
function CallLines({ screen: { call, game, location } }: Pick<Props, 'screen'>) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const lineAt = (message: (typeof messages)['calledAt' | 'comingAt' | 'doneAt'], instant: string | null | undefined) =>
    instant ? [formatMessage(message, { time: formatInstant(locale, instant, location.timeZone, 'time') })] : [];
  const lines = [
    ...(call && call.reason !== 'help' ? [callText(intl, call, game)] : []),
    ...lineAt(messages.calledAt, call?.calledAt),
    ...lineAt(messages.comingAt, call?.comingAt),
    ...lineAt(messages.doneAt, call?.doneAt),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="text-body">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Sends a failed call again, or withdraws the call. */
function NextStep({ organiser, onWithdrawn }: { organiser: OrganiserCall; onWithdrawn: () => void }) {
  const { formatMessage } = useIntl();
  const { state, isOffline, isWithdrawing } = organiser;
  if (state === 'sending') return null;
  const off = isOffline && ({ state: 'off', reason: formatMessage(messages.needsNetwork) } as const);
  if (state === 'failed')
    return (
      <Button size="lg" full kind="primary" onClick={organiser.sendAgain} {...off}>
        {formatMessage(words.tryAgain)}
      </Button>
    );
  return (
    <Button
      size="lg"
      full
      kind={state === 'done' ? 'primary' : 'outline'}
      onClick={() => organiser.withdraw(onWithdrawn)}
      {...off}
      {...(isWithdrawing && { state: 'busy' })}
    >
      {formatMessage(state === 'done' ? tabletMessages.done : messages.notNeeded)}
    </Button>
  );
}
