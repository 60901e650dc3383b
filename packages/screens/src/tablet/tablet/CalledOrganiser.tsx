import { BellOff, BellRing, CircleCheck, Footprints } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { BoardScreen } from '@oche/api/contract/place';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { callText } from '../../parts/game/boardCallText.ts';
import { errorMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { messages } from './callMessages.ts';
import { messages as tabletMessages } from './messages.ts';
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
  const { formatMessage, locale } = intl;
  const { state, isOffline, isWithdrawing, error } = organiser;
  const { call, game, location } = screen;
  const formatTime = (instant: string | null | undefined) => (instant ? formatInstant(locale, instant, location.timeZone, 'time') : null);
  const [calledAt, comingAt, doneAt] = [formatTime(call?.calledAt), formatTime(call?.comingAt), formatTime(call?.doneAt)];
  const lines = [
    ...(call && call.reason !== 'help' ? [callText(intl, call, game)] : []),
    ...(calledAt ? [formatMessage(messages.calledAt, { time: calledAt })] : []),
    ...(comingAt ? [formatMessage(messages.comingAt, { time: comingAt })] : []),
    ...(doneAt ? [formatMessage(messages.doneAt, { time: doneAt })] : []),
  ];
  const closeDialog = () => {
    if (state === 'failed') organiser.giveUp();
    onClose();
  };
  const largeButton = (label: ReactNode, onClick: () => void, props: Partial<React.ComponentProps<typeof Button>> = {}) => (
    <Button size="lg" full onClick={onClick} {...props}>
      {label}
    </Button>
  );
  const busy = isWithdrawing ? ({ state: 'busy' } as const) : {};
  const off = isOffline ? ({ state: 'off', reason: formatMessage(messages.needsNetwork) } as const) : {};
  return (
    <Dialog open onOpenChange={closeDialog} title={title} close={formatMessage(words.close)}>
      <div className="grid gap-4">
        {state !== 'failed' && lines.length > 0 && (
          <ul className="text-body">
            {lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        )}
        {(error || isOffline) && (
          <p role="alert" className="text-body text-danger">
            {isOffline || error?.status === 0
              ? formatMessage(messages.needsNetwork)
              : errorMessage(intl, error, { 'not-ready': messages.playerGone })}
          </p>
        )}
        {state === 'failed'
          ? largeButton(formatMessage(words.tryAgain), organiser.sendAgain, { kind: 'primary', ...off })
          : state === 'done'
            ? largeButton(formatMessage(tabletMessages.done), () => organiser.withdraw(onClose), { kind: 'primary', ...off, ...busy })
            : state !== 'sending' && largeButton(formatMessage(messages.notNeeded), () => organiser.withdraw(onClose), { ...off, ...busy })}
      </div>
    </Dialog>
  );
}
