import { useIntl } from '@oche/i18n/provider';
import { PhoneCalls } from '../../parts/notifications/PhoneCalls.tsx';
import { useHost } from '../../shell/host.tsx';
import { messages } from './messages.ts';
import { Setting } from './Setting.tsx';

/** Whether this device shows the calls of the user while no page is open. Nothing on hosts without such messages. */
export function CallSettings() {
  const { formatMessage } = useIntl();
  const { push } = useHost();
  if (!push) return null;
  return (
    <Setting title={formatMessage(messages.calls)} text={formatMessage(messages.callsText)}>
      <PhoneCalls entryId={null} />
    </Setting>
  );
}
