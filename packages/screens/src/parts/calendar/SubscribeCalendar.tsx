import { CalendarPlus } from 'lucide-react';
import { calendarPath, type CalendarKind } from '@oche/api/contract/calendarPath';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { words } from '../../shell/words.ts';
import { CalendarAddress } from './CalendarAddress.tsx';
import { messages } from './messages.ts';

/** The button that offers a calendar of matches to subscribe to: of a season, a group, a team or a location. */
export function SubscribeCalendar({ kind, id }: { kind: CalendarKind; id: string }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      trigger={<Button icon={<CalendarPlus aria-hidden />}>{formatMessage(messages.subscribe)}</Button>}
      title={formatMessage(messages.subscribe)}
      close={formatMessage(words.close)}
    >
      <div className="grid gap-5">
        <p className="text-ink-2">{formatMessage(messages.means)}</p>
        <CalendarAddress path={calendarPath(kind, id)} />
      </div>
    </Dialog>
  );
}
