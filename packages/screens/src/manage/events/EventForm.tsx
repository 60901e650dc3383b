import { useState } from 'react';
import type { Location } from '@oche/api/contract/place';
import { useIntl } from '@oche/i18n/provider';
import { FormActions } from '@oche/ui/FormActions';
import { words } from '../../shell/words.ts';
import { FormError } from '../../parts/forms/FormError.tsx';
import { messages as shared } from '../parts/messages.ts';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { EventFields } from '../parts/EventFields.tsx';
import { eventErrors, type EventValues } from '../parts/eventValues.ts';

type EventFormProps = {
  initial: EventValues;
  locations: readonly Location[];
  timeZone: string;
  ownBoards?: number;
  submit: string;
  onSend: (values: EventValues) => Promise<unknown>;
};

/** The form that creates or edits an event. */
export function EventForm({ initial, locations, timeZone, ownBoards, submit, onSend }: EventFormProps) {
  const { formatMessage } = useIntl();
  const [values, setValues] = useState(initial);
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({ check: () => eventErrors(values), send: () => onSend(values) });
  const message = { clean: '', saving: '', dirty: formatMessage(shared.notSaved), saved: formatMessage(words.saved), failed: '' }[state];
  return (
    <form noValidate onSubmit={onSubmit} className="mt-6 grid max-w-[40rem] gap-6">
      <FormError error={error} />
      <EventFields
        values={values}
        onChange={(change, ...fields) => {
          setValues((previous) => ({ ...previous, ...change }));
          touch(...fields);
        }}
        {...{ fieldErrors, locations, timeZone, ownBoards }}
      />
      <FormActions state={state} submit={submit} submitting={formatMessage(words.saving)} message={message} />
    </form>
  );
}
