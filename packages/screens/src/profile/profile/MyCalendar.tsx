import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '@oche/api/query';
import { useSession } from '@oche/api/session';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { Section } from '@oche/ui/Section';
import { toast } from '@oche/ui/Toaster';
import { CalendarAddress } from '../../parts/calendar/CalendarAddress.tsx';
import { messages as calendarMessages } from '../../parts/calendar/messages.ts';
import { FormError } from '../../parts/forms/FormError.tsx';
import { words } from '../../shell/words.ts';
import { messages } from './myCalendarMessages.ts';

/** The calendar of the user's own matches. Its secret address is shown once, when it is created at `createdAt`. */
export function MyCalendar({ createdAt }: { createdAt: string | null }) {
  const { formatMessage } = useIntl();
  const { impersonating } = useSession();
  return (
    <Section title={formatMessage(messages.title)} rule>
      <p className="py-3 text-ink-2">{formatMessage(messages.text)}</p>
      {!impersonating && <CalendarDialog createdAt={createdAt} />}
    </Section>
  );
}

function CalendarDialog({ createdAt }: { createdAt: string | null }) {
  const { formatMessage, locale } = useIntl();
  const [open, setOpen] = useState(false);
  const renewal = useWrite('renewMyCalendar');
  const ending = useWrite('endMyCalendar');
  const busy = renewal.isPending || ending.isPending ? 'busy' : 'ready';
  const change = (next: boolean) => {
    setOpen(next);
    if (next) renewal.reset();
  };
  const end = () =>
    ending.mutate(
      {},
      {
        onSuccess: () => {
          setOpen(false);
          toast.success(formatMessage(messages.ended));
        },
      },
    );
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={<Button icon={<CalendarPlus aria-hidden />}>{formatMessage(calendarMessages.subscribe)}</Button>}
      title={formatMessage(calendarMessages.subscribe)}
      close={formatMessage(words.close)}
      state={busy}
      actions={
        !renewal.data && (
          <>
            {createdAt !== null && (
              <Button state={busy} onClick={end}>
                {formatMessage(messages.end)}
              </Button>
            )}
            <Button kind="primary" state={busy} onClick={() => renewal.mutate({})}>
              {formatMessage(messages.create)}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        <FormError error={renewal.error ?? ending.error ?? undefined} />
        <p className="text-ink-2">{formatMessage(calendarMessages.means)}</p>
        <p className="text-ink-2">{formatMessage(messages.secret)}</p>
        {renewal.data ? (
          <CalendarAddress path={renewal.data.path} />
        ) : (
          createdAt !== null && (
            <p className="text-ink-2">
              {formatMessage(messages.existing, {
                date: formatInstant(locale, createdAt, new Intl.DateTimeFormat().resolvedOptions().timeZone, 'date'),
              })}
            </p>
          )
        )}
      </div>
    </Dialog>
  );
}
