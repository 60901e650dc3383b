import { Tablet as TabletIcon } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '@oche/api/provider';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { PairingCode } from '@oche/ui/PairingCode';
import { acceptBoard, endedBoard } from '../../shell/boardPairing.ts';
import { useHost } from '../../shell/host.tsx';
import { usePreference } from '../../shell/preferences.ts';
import { TabletLogo } from '../../shell/TabletLogo.tsx';
import { TabletModeDialog } from '../../parts/tablet/TabletModeDialog.tsx';
import { messages as modeMessages } from '../../shell/tabletModeMessages.ts';
import { useShareableUrl } from '../../parts/game/useShareableUrl.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { usePairing } from './usePairing.ts';

/**
 * A tablet without a board shows a code. Its QR code opens the page of events and locations on the organiser's phone, with the code in
 * the URL: `/manage/events-locations?pair=T20D16`.
 */
export function TabletLogin() {
  const { formatMessage } = useIntl();
  const { tokens } = useApi();
  const { navigate, storage } = useHost();
  const href = useHref();
  const [endedNumber] = useState(() => endedBoard(storage));
  const shareableUrl = useShareableUrl();
  const [tabletMode] = usePreference('tabletMode');
  const { pairing, renew } = usePairing((token) => {
    acceptBoard({ storage, tokens }, token);
    navigate(href('tablet'), { replace: true });
  });
  // A phone at the same location reaches the server at the same URL as this tablet.
  const link = (code: string) => shareableUrl(href('eventsLocations', {}, { pair: code }));
  const { state, code } = pairing;
  const stateMessage = {
    requesting: messages.asking,
    failed: messages.noNetwork,
    waiting: messages.waiting,
    expired: messages.expired,
    paired: messages.paired,
  }[state];
  const needsHelp = state === 'failed' || state === 'expired';
  return (
    <div className="safe-x flex min-h-dvh flex-col bg-frame safe-bottom">
      <header className="flex min-h-12 items-center pl-0.5 safe-top md:min-h-13 md:pl-3">
        <TabletLogo />
      </header>
      <div className="flex flex-1 flex-col bg-page">
        <div className="mx-auto grid w-full max-w-[72rem] flex-1 content-center px-6 py-10 sideways:py-3">
          <PairingCode
            state={state === 'expired' || state === 'paired' ? state : 'waiting'}
            title={formatMessage(messages.title)}
            code={code ?? ''}
            spelledCode={code ? formatMessage(messages.spelled, { letters: [...code].join(' ') }) : ''}
            {...(code ? { qr: { value: link(code), label: formatMessage(messages.qr) } } : {})}
            action={
              <>
                <p className={needsHelp ? 'font-[600] text-warning' : 'text-ink-2'}>{formatMessage(stateMessage)}</p>
                {state === 'expired' && (
                  <Button kind="primary" size="lg" className="mt-4" onClick={renew}>
                    {formatMessage(messages.newCode)}
                  </Button>
                )}
              </>
            }
          >
            {endedNumber !== null && (
              <Banner kind="warning" title={formatMessage(messages.ended, { number: endedNumber || 'none' })} className="mb-3">
                {formatMessage(messages.endedWhy)}
              </Banner>
            )}
            {formatMessage(messages.steps)}
          </PairingCode>
        </div>
        {tabletMode !== 'true' && <OtherActions />}
      </div>
    </div>
  );
}

/** Other actions of a device without a board: turn on tablet mode, or go to the home page. */
function OtherActions() {
  const { formatMessage } = useIntl();
  const href = useHref();
  const [confirming, setConfirming] = useState(false);
  return (
    <footer className="flex flex-wrap justify-center gap-x-6 gap-y-1 px-6 pb-6">
      <Button kind="quiet" icon={<TabletIcon aria-hidden />} onClick={() => setConfirming(true)}>
        {formatMessage(modeMessages.turnOn)}
      </Button>
      <Button kind="quiet" asChild>
        <Link href={href('home')}>{formatMessage(words.home)}</Link>
      </Button>
      <TabletModeDialog open={confirming} onOpenChange={setConfirming} />
    </footer>
  );
}
