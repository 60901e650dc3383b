import { foldName } from '@oche/darts/names/foldName';
import { AlertDialog } from 'radix-ui';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { controlClass, Field } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';
import { scrim } from '../internal/overlay.ts';
import { useReturnFocus } from '../internal/returnFocus.ts';
import { useControllableState } from '../internal/useControllableState.ts';

export type ConfirmDialogProps = {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens the dialog. Omit it if the caller opens the dialog. */
  trigger?: ReactNode;
  /** The question: "Withdraw Wout Dubbeltop?" */
  title: ReactNode;
  /** The consequence, in one or two sentences. */
  description: ReactNode;
  /** The verb of the question: "Withdraw", never "OK". Without it the action is not possible, and the dialog says why. */
  confirm?: string;
  /** The safe answer: "Keep him in". */
  cancel: string;
  /** Whether the action destroys data. */
  danger?: boolean;
  /** Whether the request is in progress. A second press and Esc then do nothing. */
  busy?: boolean;
  onConfirm: () => void;
  /** The results that would be undone, one line each. */
  consequences?: ReactNode[];
  /** The user must type this name before confirming. */
  typeToConfirm?: { label: string; name: string };
  className?: string;
};

/** A name without what phones change or users leave out: quotes, capitals, accents and spaces. */
const plain = (name: string): string => foldName(name).replace(/["“”„«»]/g, '');

/** Confirms an action that is hard to undo. The safe button gets the focus; Esc cancels. */
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
  const [shown, setShown] = useControllableState(open, defaultOpen ?? false, (next) => {
    setTyped('');
    onOpenChange?.(next);
  });
  const { saveFocus, onCloseAutoFocus } = useReturnFocus(trigger !== undefined);
  const allowed = typeToConfirm === undefined || plain(typed) === plain(typeToConfirm.name);
  return (
    <AlertDialog.Root open={shown} onOpenChange={(next) => (next || !busy) && setShown(next)}>
      {trigger !== undefined && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrim} />
        <AlertDialog.Content
          aria-modal
          aria-busy={busy || undefined}
          onOpenAutoFocus={saveFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cx(
            'fixed top-1/2 left-1/2 z-modal max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto rounded-control bg-overlay p-5 shadow-overlay outline-none motion-safe:animate-[fade-in_240ms]',
            className,
          )}
        >
          <AlertDialog.Title className="text-heading wrap-anywhere">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-2">{description}</AlertDialog.Description>
          {consequences !== undefined && (
            // The list scrolls, so the keyboard must reach it.
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
              // React events bubble through portals: a form around this dialog must not submit too.
              event.stopPropagation();
              if (allowed && !busy && confirm !== undefined) onConfirm();
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
              <AlertDialog.Cancel asChild>
                <Button state={busy ? 'off' : 'ready'}>{cancel}</Button>
              </AlertDialog.Cancel>
              {confirm !== undefined && (
                <Button type="submit" kind={danger ? 'danger' : 'primary'} state={busy ? 'busy' : allowed ? 'ready' : 'off'}>
                  {confirm}
                </Button>
              )}
            </div>
          </form>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
