import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fieldErrors } from '../../shell/errorMessage.ts';

/** Codes of what is wrong, by the wire name of the field. */
export type Wrong = Readonly<Record<string, string>>;
type State = { phase: 'clean' | 'dirty' | 'saving' | 'saved' | 'failed'; wrong: Wrong; error?: unknown };

export type Submit = {
  state: State['phase'];
  wrong: Wrong;
  /** what was refused, where that is about no field */
  error: unknown;
  /** something was typed; what was wrong with it is no longer said */
  touch: (...fields: string[]) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * The way of a form to the server. `check` says what is wrong before the server is asked, with the server's own codes. Nothing
 * that was typed is lost, and where something is wrong is where one goes on.
 */
export function useSubmit({ check, send }: { check?: () => Wrong; send: () => Promise<unknown> }): Submit {
  const [state, setState] = useState<State>({ phase: 'clean', wrong: {} });
  const busy = useRef(false);
  const sent = useRef<HTMLFormElement>(null);
  // Once the fields say what is wrong with them.
  useEffect(() => {
    if (state.phase !== 'failed') return;
    const field = sent.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus({ preventScroll: true });
    // Clear of what sticks to the edges of the page.
    field?.scrollIntoView({ block: 'center' });
  }, [state]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's form is inside the page's in React's tree, not in the document's.
    event.stopPropagation();
    if (busy.current) return;
    sent.current = event.currentTarget;
    const refuse = (wrong: Wrong, error?: unknown) =>
      setState({ phase: 'failed', wrong, ...(Object.keys(wrong).length === 0 && { error }) });
    const wrong = check?.() ?? {};
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    busy.current = true;
    setState({ phase: 'saving', wrong: {} });
    send()
      .then(() => setState({ phase: 'saved', wrong: {} }))
      .catch((error: unknown) => refuse(fieldErrors(error), error))
      .finally(() => (busy.current = false));
  };
  const touch = (...fields: string[]) =>
    setState(({ wrong, ...before }) => ({
      ...before,
      phase: 'dirty',
      wrong: Object.fromEntries(Object.entries(wrong).filter(([field]) => !fields.includes(field))),
    }));
  return { state: state.phase, wrong: state.wrong, error: state.error, touch, onSubmit };
}
