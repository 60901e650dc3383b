import { useApi } from '@oche/api/provider';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { PairingCode } from '@oche/ui/PairingCode';
import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { messages } from './messages.ts';
import { usePairing } from './usePairing.ts';

/**
 * A tablet without a board shows a code. Its QR code leads the organiser's phone to the locations, which read `pair` from
 * the address: `/manage/events-locations?pair=T20D16`.
 */
export function TabletLogin() {
  const { formatMessage } = useIntl();
  const { tokens } = useApi();
  const { navigate, origin } = useHost();
  const href = useHref();
  const { pairing, renew } = usePairing((token) => {
    tokens.set('board', token);
    navigate(href('tablet'), { replace: true });
  });
  const link = (code: string) => (origin ?? window.location.origin) + href('eventsLocations', {}, { pair: code });
  const { state, code } = pairing;
  const said = {
    asking: messages.asking,
    failed: messages.noNetwork,
    waiting: messages.waiting,
    expired: messages.expired,
    paired: messages.paired,
  }[state];
  const needsHelp = state === 'failed' || state === 'expired';
  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-[72rem] content-center px-6 py-10">
      <PairingCode
        state={state === 'expired' || state === 'paired' ? state : 'waiting'}
        title={formatMessage(messages.title)}
        code={code ?? ''}
        spoken={code ? formatMessage(messages.spelled, { letters: [...code].join(' ') }) : ''}
        {...(code ? { qr: { value: link(code), label: formatMessage(messages.qr) } } : {})}
        action={
          <>
            <p className={needsHelp ? 'font-[600] text-warning' : 'text-ink-2'}>{formatMessage(said)}</p>
            {state === 'expired' && (
              <Button kind="primary" size="lg" className="mt-4" onClick={renew}>
                {formatMessage(messages.newCode)}
              </Button>
            )}
          </>
        }
      >
        {formatMessage(messages.steps)}
      </PairingCode>
    </div>
  );
}
