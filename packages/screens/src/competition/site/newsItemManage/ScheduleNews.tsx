import { useState } from 'react';
import type { News } from '@oche/api/contract/news';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { DateTimeField } from '@oche/ui/DateTimeField';
import { FormDialog } from '../../../parts/forms/FormDialog.tsx';
import { localInstant, localNow, zoneName } from '../../../parts/forms/timeZones.ts';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages } from './messages.ts';

/** Chooses the time at which a news item is published, on the clock of the organisation. */
export function ScheduleNews({ season, item: { id, publishAt } }: { season: SeasonOfPage; item: News }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { timeZone } = season.organisation;
  const [isOpen, setIsOpen] = useState(false);
  const [time, setTime] = useState(() => (publishAt === null ? '' : localNow(timeZone, Date.parse(publishAt))));
  const { mutateAsync: setNewsState } = useWrite('setNewsState');
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...(!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(time) && { publish_at: 'missing' }) }),
    send: async () => {
      await setNewsState({ id, state: 'published', publishAt: new Date(localInstant(time, timeZone)).toISOString() });
      setIsOpen(false);
    },
  });
  const label = formatMessage(messages.schedule);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {isOpen && (
        <FormDialog
          title={formatMessage(messages.scheduleTitle)}
          description={formatMessage(messages.scheduleMeans)}
          verb={label}
          isBusy={state === 'saving'}
          error={error}
          onSubmit={onSubmit}
          onClose={() => setIsOpen(false)}
        >
          <DateTimeField
            label={formatMessage(messages.time)}
            parts={{ date: formatMessage(messages.day), time: formatMessage(messages.timeOfDay) }}
            value={time}
            onValueChange={(next) => {
              setTime(next);
              touch('publish_at');
            }}
            zone={zoneName(timeZone)}
            error={fieldMessage(intl, fieldErrors['publish_at'], { missing: messages.timeMissing, past: messages.timePast })}
          />
        </FormDialog>
      )}
    </>
  );
}
