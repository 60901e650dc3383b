import type { Board } from '@oche/api/contract/place';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { useDeviceZone, useNow } from '../../shell/device.ts';
import { messages } from './boardMessages.ts';

/** Milliseconds. A tablet reads its board at least once a minute, so it counts as offline after two minutes without a request. */
const offlineAfter = 120_000;
const day = 86_400_000;

/** Whether a board has a tablet, and whether the tablet is online. */
export function TabletState({ board: { paired, lastSeenAt } }: { board: Board }) {
  const { formatMessage, locale } = useIntl();
  const [now, zone] = [useNow(), useDeviceZone()];
  if (!paired) return <Badge icon={null}>{formatMessage(messages.noTablet)}</Badge>;
  if (lastSeenAt === null) return <Badge meaning="warning">{formatMessage(messages.neverSeen)}</Badge>;
  const silence = now - Date.parse(lastSeenAt);
  if (silence < offlineAfter) return <Badge meaning="success">{formatMessage(messages.on)}</Badge>;
  const when = formatInstant(locale, lastSeenAt, zone, silence < day ? 'time' : 'dateTime');
  return <Badge meaning="warning">{formatMessage(messages.lastSeen, { when })}</Badge>;
}
