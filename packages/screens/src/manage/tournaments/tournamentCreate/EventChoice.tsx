import type { EventSummary, Location } from '@oche/api/contract/place';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Select } from '@oche/ui/Select';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { EventFields } from '../../parts/EventFields.tsx';
import type { EventValues } from '../../parts/eventValues.ts';
import type { FieldErrors } from '../../../parts/forms/useSubmit.ts';
import { formMessages } from '../plan/messages.ts';
import { messages } from './messages.ts';

/** The value of the field if a new event is created with the tournament. */
export const newEvent = 'new';

type EventChoiceProps = {
  events: readonly EventSummary[];
  locations: readonly Location[];
  timeZone: string;
  value: string;
  onValueChange: (event: string) => void;
  /** values of the new event */
  planned: EventValues;
  onPlannedChange: (change: Partial<EventValues>, ...fields: string[]) => void;
  fieldErrors: FieldErrors;
};

/** Chooses an existing event, or describes a new one. */
export function EventChoice({
  events,
  locations,
  timeZone,
  value,
  onValueChange,
  planned,
  onPlannedChange,
  fieldErrors,
}: EventChoiceProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  return (
    <>
      {events.length > 0 && (
        <Select
          label={formatMessage(formMessages.event)}
          value={value}
          onValueChange={onValueChange}
          error={fieldMessage(intl, fieldErrors['event_id'])}
          options={[
            ...events.map(({ id, name, startsAt }) => ({
              value: id,
              label: formatMessage(formMessages.eventOption, { name, when: formatPlanned(locale, startsAt, 'appointment') }),
            })),
            { value: newEvent, label: formatMessage(messages.newEvent) },
          ]}
        />
      )}
      {value === newEvent && (
        <EventFields
          hideName
          values={planned}
          onChange={onPlannedChange}
          fieldErrors={fieldErrors}
          locations={locations}
          timeZone={timeZone}
        />
      )}
    </>
  );
}
