import { useApi } from '@oche/api/provider';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { QrCode } from '@oche/ui/QrCode';
import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { messages } from './messages.ts';
import { usePairing, type Pairing } from './usePairing.ts';

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
  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-[68rem] content-center gap-10 px-6 py-10 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-16">
      <div>
        <h1 className="text-title-1">{formatMessage(messages.title)}</h1>
        <p className="mt-3 max-w-measure text-body text-ink-2">{formatMessage(messages.steps)}</p>
        <Code pairing={pairing} onRenew={renew} />
      </div>
      <div className="grid size-75 place-items-center bg-sunken">
        {pairing.state === 'waiting' && <QrCode value={link(pairing.code)} label={formatMessage(messages.qr)} />}
      </div>
    </div>
  );
}

function Code({ pairing: { state, code }, onRenew }: { pairing: Pairing; onRenew: () => void }) {
  const { formatMessage } = useIntl();
  const said = {
    asking: messages.asking,
    failed: messages.noNetwork,
    waiting: messages.waiting,
    expired: messages.expired,
    paired: messages.paired,
  }[state];
  return (
    <div className="mt-8 border-t-2 border-rule pt-3">
      <p className="text-caption text-ink-3">{formatMessage(messages.code)}</p>
      <p className="mt-3 h-[4.5rem] score-lg tracking-[0.04em]">
        {code && state !== 'expired' && (
          <>
            <span aria-hidden>{code}</span>
            <span className="sr-only">{formatMessage(messages.spelled, { letters: [...code].join(' ') })}</span>
          </>
        )}
      </p>
      <p role="status" className={state === 'failed' || state === 'expired' ? 'text-body font-[600] text-warning' : 'text-body text-ink-2'}>
        {formatMessage(said)}
      </p>
      {state === 'expired' && (
        <Button kind="primary" size="lg" className="mt-4" onClick={onRenew}>
          {formatMessage(messages.newCode)}
        </Button>
      )}
    </div>
  );
}
