import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { scrim } from '../internal/overlay.ts';
import { useReturnFocus } from '../internal/returnFocus.ts';
import { keepForToasts } from '../internal/toasts.ts';
import { useControllableState } from '../internal/useControllableState.ts';

const panel = cva('fixed z-modal flex flex-col bg-overlay shadow-overlay outline-none', {
  variants: {
    shape: {
      dialog:
        'inset-0 safe-top safe-bottom motion-safe:animate-[rise-in_240ms] sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[min(90dvh,48rem)] sm:w-[min(34rem,calc(100vw-2rem))] sm:-translate-1/2 sm:rounded-control sm:py-0',
      bottom: 'inset-x-0 bottom-0 max-h-[92dvh] safe-bottom motion-safe:animate-[rise-in_240ms]',
      right: 'inset-y-0 right-0 w-[min(28rem,100vw)] motion-safe:animate-[slide-in_240ms]',
    },
    height: { content: '', half: '', full: '' },
  },
  compoundVariants: [
    { shape: 'bottom', height: 'half', class: 'h-[50dvh]' },
    { shape: 'bottom', height: 'full', class: 'h-dvh max-h-none safe-top' },
  ],
  defaultVariants: { shape: 'dialog', height: 'content' },
});

/** Makes the body focusable while it scrolls, so that the keyboard can scroll it. */
const letScroll = (inner: HTMLElement | null) => {
  const body = inner?.parentElement;
  if (!body) return;
  const update = () => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  update();
  const observer = new ResizeObserver(update);
  observer.observe(inner);
  observer.observe(body);
  return () => observer.disconnect();
};

const fields = ':is(input:not([type=hidden], [aria-hidden=true]), textarea, [role=combobox], [role=checkbox], [role=switch], [role=radio])';

/** The first field of a dialog; in a radio group, the selected option. Without a field, the dialog itself gets the focus, so that its title is read. */
const firstField = (dialog: HTMLElement) => {
  const field = dialog.querySelector<HTMLElement>(`[data-body] ${fields}:not(:disabled)`);
  return field?.closest('[role=radiogroup]')?.querySelector<HTMLElement>('[role=radio][data-state=checked]') ?? field;
};

export type DialogProps = Omit<ComponentProps<'div'>, 'title' | 'ref'> & {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens the dialog. Omit it if the caller opens the dialog. */
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** Accessible name of the close button. */
  close: string;
  /** Buttons at the bottom. The safe one is first. */
  actions?: ReactNode;
  /** A dialog (the whole screen on phones), or a sheet that slides in from the bottom or the right. */
  shape?: 'dialog' | 'bottom' | 'right';
  /** Height of a bottom sheet: that of its content, half the screen or the whole screen. */
  height?: 'content' | 'half' | 'full';
  /** `busy`: the request is in progress. Esc, the close button and a press outside then do nothing. */
  state?: 'ready' | 'busy';
};

/** A task that users finish or leave. Only the body scrolls. The focus stays in the dialog, and then returns to the element that opened it. */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  close,
  actions,
  shape,
  height,
  state = 'ready',
  className,
  children,
  ...props
}: DialogProps) {
  const busy = state === 'busy';
  const [shown, setShown] = useControllableState(open, defaultOpen ?? false, onOpenChange);
  const { saveFocus, onCloseAutoFocus } = useReturnFocus(trigger !== undefined);
  return (
    <Radix.Root open={shown} onOpenChange={(next) => (next || !busy) && setShown(next)}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          aria-modal
          aria-busy={busy || undefined}
          className={panel({ shape, height, className })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            saveFocus();
            const dialog = event.currentTarget as HTMLElement;
            (firstField(dialog) ?? dialog).focus();
          }}
          onPointerDownOutside={keepForToasts}
          onCloseAutoFocus={onCloseAutoFocus}
          {...props}
        >
          <div className="flex items-start gap-3 border-b border-line py-2.5 pr-2 pl-5">
            <div className="min-w-0 flex-1 py-1.5">
              <Radix.Title className="text-heading wrap-anywhere">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-body-small text-ink-2">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label={close}
              aria-disabled={busy || undefined}
              className="grid size-11 place-items-center rounded-control text-ink-2 outline-offset-[-3px] hover:bg-pressed print:hidden aria-disabled:text-ink-off aria-disabled:hover:bg-transparent"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </div>
          <div data-body className="min-h-0 flex-1 overflow-y-auto outline-offset-[-3px]">
            <div ref={letScroll} className="px-5 py-4">
              {children}
            </div>
          </div>
          {actions !== undefined && <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
