import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { cx } from '../internal/cx.ts';

export type FormState = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed';

export type FormActionsProps = ComponentProps<'div'> & {
  state: FormState;
  /** Text of the button, e.g. "Save". */
  submit: string;
  /** Text of the button while saving, e.g. "Saving". The width of the button does not change. */
  submitting: string;
  /** The state as text: "Not saved yet", "Saved", or the error. */
  message?: ReactNode;
  /** Text of the button that discards the changes. It is shown while there are changes. */
  discard?: string;
  onDiscard?: () => void;
};

/** The bar below a form. Ctrl+S (or ⌘S) submits the form. On phones the bar sticks to the bottom of the screen. */
export function FormActions({ state, submit, submitting, message, discard, onDiscard, className, ...props }: FormActionsProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      root.current?.closest('form')?.requestSubmit();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <div
      ref={root}
      className={cx(
        'sticky bottom-0 z-sticky flex flex-wrap items-center gap-3 border-t border-line bg-page pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static',
        className,
      )}
      {...props}
    >
      <Button type="submit" kind="primary" state={state === 'saving' ? 'busy' : 'ready'} busyLabel={submitting}>
        {submit}
      </Button>
      {discard !== undefined && (state === 'dirty' || state === 'failed') && (
        <Button kind="quiet" onClick={onDiscard}>
          {discard}
        </Button>
      )}
      <p
        role="status"
        className={cx(
          'flex min-w-0 flex-1 basis-60 items-start gap-1.5 text-body-small',
          state === 'failed' ? 'text-danger' : state === 'saved' ? 'text-success' : 'text-ink-3',
        )}
      >
        {message && state === 'failed' && <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" />}
        {message && state === 'saved' && <Check aria-hidden className="mt-0.75 size-4 shrink-0" />}
        <span>{message}</span>
      </p>
    </div>
  );
}
