import { useState } from 'react';
import type { Evening } from '@oche/api/contract/place';
import { useIntl } from '@oche/i18n/provider';
import { FormActions } from '@oche/ui/FormActions';
import { words } from '../../shell/words.ts';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { LocationFields } from '../../parts/locations/LocationFields.tsx';
import { locationErrors, type LocationValues } from '../../parts/locations/locationValues.ts';
import { messages as shared } from '../parts/messages.ts';
import { EveningFields } from './EveningFields.tsx';
import { eveningProblem, eveningsInput, type EveningValues } from './eveningValues.ts';

type LocationFormProps = {
  initial: LocationValues;
  initialEvenings: EveningValues;
  exists: boolean;
  submit: string;
  onSend: (values: LocationValues, evenings: Evening[]) => Promise<unknown>;
};

/** The form of a location of a league: the fields of every location, and its evenings for league matches. */
export function LocationForm({ initial, initialEvenings, exists, submit, onSend }: LocationFormProps) {
  const { formatMessage } = useIntl();
  const [values, setValues] = useState(initial);
  const [evenings, setEvenings] = useState(initialEvenings);
  const problem = eveningProblem(evenings, Number(values.boards));
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...locationErrors(values), ...(problem && { evenings: problem.code }) }),
    send: () => onSend(values, eveningsInput(evenings)),
  });
  const message = { clean: '', saving: '', dirty: formatMessage(shared.notSaved), saved: formatMessage(words.saved), failed: '' }[state];
  return (
    <form noValidate onSubmit={onSubmit} className="mt-6 grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-6">
      <LocationFields
        {...{ values, exists, fieldErrors, error }}
        onChange={(change, field) => {
          setValues((previous) => ({ ...previous, ...change }));
          touch(field);
        }}
      />
      <EveningFields
        values={evenings}
        // Only the server may refuse evenings without a problem here, if somebody else has removed boards.
        problem={fieldErrors['evenings'] === undefined ? null : (problem ?? { code: 'boards' })}
        onChange={(changed) => {
          setEvenings(changed);
          touch('evenings');
        }}
      />
      <FormActions state={state} submit={submit} submitting={formatMessage(words.saving)} message={message} />
    </form>
  );
}
