import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Slot } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Modal, stopOf } from '../internal/Modal.tsx';
import { useOwn } from '../internal/useOwn.ts';

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

/** Where a text of a dialog scrolls and nothing in it takes the focus, the text does. */
const letScroll = (inner: HTMLElement | null) => {
  const body = inner?.parentElement;
  if (!body) return;
  const see = () => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  see();
  const observer = new ResizeObserver(see);
  observer.observe(inner);
  observer.observe(body);
  return () => observer.disconnect();
};

/** Begins at the first field; where there is none, at the dialog, so that its title is read, and not at the cross. */
const firstField = (dialog: HTMLElement) => {
  const field = dialog.querySelector<HTMLElement>('[data-body] :is(input, select, textarea):not([type=hidden], :disabled)');
  return field && stopOf(dialog, field);
};

export type DialogProps = Omit<ComponentProps<'div'>, 'title' | 'ref'> & {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, where it is not opened from outside. */
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** Name of the cross. */
  close: string;
  /** Buttons at the foot: the safe one first. */
  actions?: ReactNode;
  /** A dialog (the whole screen on phones), or a sheet from below or from the right. */
  shape?: 'dialog' | 'bottom' | 'right';
  /** Of a sheet from below: as high as what is in it, half the screen, all of it. */
  height?: 'content' | 'half' | 'full';
  /** `busy`: what was asked for is on its way; neither Esc nor the cross nor a press beside it leaves. */
  state?: 'ready' | 'busy';
};

/** A task that is finished or left. The body scrolls, head and foot stay; the focus is kept in it and goes back to what opened it. */
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
  const id = useId();
  const busy = state === 'busy';
  const [shown, setShown] = useOwn(open, defaultOpen ?? false, onOpenChange);
  const leave = () => !busy && setShown(false);
  return (
    <>
      {trigger !== undefined && (
        <Slot.Root aria-haspopup="dialog" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {trigger}
        </Slot.Root>
      )}
      {shown && (
        <Modal
          aria-busy={busy || undefined}
          aria-labelledby={`${id}-title`}
          aria-describedby={description === undefined ? undefined : `${id}-description`}
          className={panel({ shape, height, className })}
          focusFirst={firstField}
          onLeave={leave}
          pressBeside
          {...props}
        >
          <div className="flex items-start gap-3 border-b border-line py-2.5 pr-2 pl-5">
            <div className="min-w-0 flex-1 py-1.5">
              <h2 id={`${id}-title`} className="text-heading wrap-anywhere">
                {title}
              </h2>
              {description !== undefined && (
                <p id={`${id}-description`} className="mt-1 text-body-small text-ink-2">
                  {description}
                </p>
              )}
            </div>
            <button
              type="button"
              aria-label={close}
              aria-disabled={busy || undefined}
              onClick={leave}
              className="grid size-11 place-items-center rounded-control text-ink-2 outline-offset-[-3px] hover:bg-pressed aria-disabled:text-ink-off aria-disabled:hover:bg-transparent"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          <div data-body className="min-h-0 flex-1 overflow-y-auto outline-offset-[-3px]">
            <div ref={letScroll} className="px-5 py-4">
              {children}
            </div>
          </div>
          {actions !== undefined && <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3">{actions}</div>}
        </Modal>
      )}
    </>
  );
}
