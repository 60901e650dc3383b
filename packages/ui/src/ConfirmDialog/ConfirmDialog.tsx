import { AlertDialog as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { scrim } from '../Dialog/Dialog.tsx';
import { cx } from '../internal/cx.ts';
import { TextField } from '../TextField/TextField.tsx';

export type ConfirmDialogProps = {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  /** The consequence, in one or two sentences. */
  description: ReactNode;
  /** Verb on the button. */
  confirm: string;
  cancel: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  /** What else would be undone. */
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
  const [typed, setTyped] = useState('');
  const allowed = typeToConfirm === undefined || typed.trim() === typeToConfirm.name;
  return (
    <Radix.Root
      {...(open !== undefined && { open })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      onOpenChange={(next) => {
        setTyped('');
        onOpenChange?.(next);
      }}
    >
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          className={cx(
            'fixed top-1/2 left-1/2 z-[1100] w-[min(28rem,calc(100vw-2rem))] -translate-1/2 rounded-control bg-overlay p-5 shadow-overlay motion-safe:animate-[fade-in_240ms]',
            className,
          )}
        >
          <Radix.Title className="text-heading">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-2">{description}</Radix.Description>
          {consequences !== undefined && (
            <ul className="mt-3 max-h-48 overflow-y-auto border-t-2 border-rule text-body-small">
              {consequences.map((line, i) => (
                <li key={i} className="border-b border-line py-2">
                  {line}
                </li>
              ))}
            </ul>
          )}
          {typeToConfirm && (
            <TextField className="mt-4" label={typeToConfirm.label} value={typed} onValueChange={setTyped} autoComplete="off" />
          )}
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button>{cancel}</Button>
            </Radix.Cancel>
            <Button kind={danger ? 'danger' : 'primary'} state={busy ? 'busy' : allowed ? 'ready' : 'off'} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
