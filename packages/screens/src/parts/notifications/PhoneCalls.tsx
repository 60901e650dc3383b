import { Bell, BellOff } from 'lucide-react';
import { ApiError } from '@oche/api/errors';
import type { Message } from '@oche/i18n/messages';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { errorMessage } from '../../shell/errorMessage.ts';
import { phoneMessages as messages } from './phoneMessages.ts';
import { usePhoneCalls, type PhoneCallsState } from './usePhoneCalls.ts';

/** Why a device cannot show calls, by state. */
const reasons: { [State in PhoneCallsState]?: Message } = {
  unsupported: messages.unsupported,
  'home-screen': messages.homeScreen,
  denied: messages.denied,
};

/**
 * A button that turns on the calls of an entry, or of the players of the user (`entryId` null), on this device while no page is open. It shows
 * the reason if the device cannot, and renders nothing on hosts without such messages.
 */
export function PhoneCalls({ entryId }: { entryId: string | null }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const calls = usePhoneCalls(entryId);
  if (!calls) return null;
  const { state, isBusy, error, turnOn, turnOff } = calls;
  const reason = reasons[state];
  if (reason) {
    return (
      <p role="status" className="flex max-w-measure items-start gap-2 text-body-small text-ink-2 print:hidden">
        <BellOff aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <span className="min-w-0">{formatMessage(reason)}</span>
      </p>
    );
  }
  const isOn = state === 'on';
  const Icon = isOn ? BellOff : Bell;
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <Button
        icon={<Icon aria-hidden />}
        state={isBusy ? 'busy' : 'ready'}
        busyLabel={formatMessage(isOn ? messages.turningOff : messages.turningOn)}
        onClick={isOn ? turnOff : turnOn}
      >
        {formatMessage(isOn ? messages.turnOff : messages.turnOn)}
      </Button>
      <p role="status" className="max-w-measure text-body-small text-ink-2">
        {formatMessage(isOn ? messages.on : messages.about)}
      </p>
      {error !== null && (
        <p role="alert" className="max-w-measure text-body-small text-danger">
          {error instanceof ApiError ? errorMessage(intl, error, { 'limit-reached': messages.tooMany }) : formatMessage(messages.failed)}
        </p>
      )}
    </div>
  );
}
