import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fieldErrors as fieldErrorsOf } from '../../shell/errorMessage.ts';

/** Error codes by the wire name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;
type State = {
  phase: 'clean' | 'dirty' | 'saving' | 'saved' | 'failed';
  fieldErrors: FieldErrors;
  error?: unknown;
  /** whether no field shows the error */
  isGeneral?: boolean;
};

export type Submit = {
  state: State['phase'];
  fieldErrors: FieldErrors;
  /** the error of the server, unless a field of the form shows it */
  error: unknown;
  /** marks the form as changed and clears the errors of these fields */
  touch: (...fields: string[]) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Submits a form. `check` validates the values before the request and returns the same error codes as the server. After an error,
 * the form keeps its values, and the first invalid field gets the focus.
 */
export function useSubmit({ check, send }: { check?: () => FieldErrors; send: () => Promise<unknown> }): Submit {
  const [state, setState] = useState<State>({ phase: 'clean', fieldErrors: {} });
  const busy = useRef(false);
  const submittedForm = useRef<HTMLFormElement>(null);
  // Runs after the fields have rendered their errors.
  useEffect(() => {
    if (state.phase !== 'failed') return;
    const field = submittedForm.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus({ preventScroll: true });
    // Sticky bars do not cover the centre of the screen.
    field?.scrollIntoView({ block: 'center' });
    if (!field && state.error !== undefined && !state.isGeneral) setState({ ...state, isGeneral: true });
  }, [state]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form of a dialog is not inside the page's form in the DOM, but its React events bubble there.
    event.stopPropagation();
    if (busy.current) return;
    submittedForm.current = event.currentTarget;
    const fail = (fieldErrors: FieldErrors, error?: unknown) =>
      setState({ phase: 'failed', fieldErrors, error, isGeneral: Object.keys(fieldErrors).length === 0 });
    const fieldErrors = check?.() ?? {};
    if (Object.keys(fieldErrors).length > 0) return fail(fieldErrors);
    busy.current = true;
    setState({ phase: 'saving', fieldErrors: {} });
    send()
      .then(() => setState({ phase: 'saved', fieldErrors: {} }))
      .catch((error: unknown) => fail(fieldErrorsOf(error), error))
      .finally(() => (busy.current = false));
  };
  const touch = (...fields: string[]) =>
    setState(({ fieldErrors, ...previous }) => ({
      ...previous,
      phase: 'dirty',
      fieldErrors: Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => !fields.includes(field))),
    }));
  const error = state.isGeneral ? state.error : undefined;
  return { state: state.phase, fieldErrors: state.fieldErrors, error, touch, onSubmit };
}
