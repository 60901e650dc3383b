import { Slot } from 'radix-ui';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { controlClass, Field } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';
import { Modal } from '../internal/Modal.tsx';
import { useOwn } from '../internal/useOwn.ts';

export type ConfirmDialogProps = {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, where it is not opened from outside. */
  trigger?: ReactNode;
  /** The question: "Withdraw Wout Dubbeltop?" */
  title: ReactNode;
  /** The consequence, in one or two sentences. */
  description: ReactNode;
  /** The verb of the question: "Withdraw", never "OK". */
  confirm: string;
  /** What stays as it is: "Keep him in". */
  cancel: string;
  /** It destroys something. */
  danger?: boolean;
  /** It is on its way: neither a second press nor Esc. */
  busy?: boolean;
  onConfirm: () => void;
  /** What else would be undone, one by one. */
  consequences?: ReactNode[];
  /** The name must be typed before it can be confirmed. */
  typeToConfirm?: { label: string; name: string };
  className?: string;
};

/** Asks before something that cannot simply be taken back. The focus is on the safe button; Esc means no. */
export function ConfirmDialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  confirm,
  cancel,
  danger = false,
  busy = false,
  onConfirm,
  consequences,
  typeToConfirm,
  className,
}: ConfirmDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useOwn(open, defaultOpen ?? false, (next) => {
    setTyped('');
    onOpenChange?.(next);
  });
  const leave = () => !busy && setShown(false);
  const allowed = typeToConfirm === undefined || typed.trim() === typeToConfirm.name;
  return (
    <>
      {trigger !== undefined && (
        <Slot.Root aria-haspopup="dialog" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {trigger}
        </Slot.Root>
      )}
      {shown && (
        <Modal
          role="alertdialog"
          aria-busy={busy || undefined}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-description`}
          focusFirst={(dialog) => dialog.querySelector<HTMLElement>('[data-safe]')}
          onLeave={leave}
          className={cx(
            'fixed top-1/2 left-1/2 z-modal max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto rounded-control bg-overlay p-5 shadow-overlay outline-none motion-safe:animate-[fade-in_240ms]',
            className,
          )}
        >
          <h2 id={`${id}-title`} className="text-heading wrap-anywhere">
            {title}
          </h2>
          <p id={`${id}-description`} className="mt-2 text-ink-2">
            {description}
          </p>
          {consequences !== undefined && (
            // The list scrolls, so the keyboard must come to it.
            <ul tabIndex={0} className="mt-3 max-h-48 overflow-y-auto border-t-2 border-rule text-body-small">
              {consequences.map((line, i) => (
                <li key={i} className="border-b border-line py-2">
                  {line}
                </li>
              ))}
            </ul>
          )}
          <form
            onSubmit={(event) => {
              event.preventDefault();
              // React would bring it to a form around this dialog too.
              event.stopPropagation();
              if (allowed && !busy) onConfirm();
            }}
          >
            {typeToConfirm && (
              <Field id={id} label={typeToConfirm.label} className="mt-4">
                <input
                  id={id}
                  value={typed}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  className={controlClass(false)}
                  onChange={(event) => setTyped(event.target.value)}
                />
              </Field>
            )}
            <div className="mt-5 flex flex-wrap justify-end gap-3">
              <Button data-safe state={busy ? 'off' : 'ready'} onClick={leave}>
                {cancel}
              </Button>
              <Button type="submit" kind={danger ? 'danger' : 'primary'} state={busy ? 'busy' : allowed ? 'ready' : 'off'}>
                {confirm}
              </Button>
            </div>
          </form>
        </Modal>
      )}
    </>
  );
}
