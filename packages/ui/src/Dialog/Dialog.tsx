import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

export const scrim = 'fixed inset-0 z-[1000] bg-scrim/55 dark:bg-scrim/70 motion-safe:animate-[fade-in_240ms]';
const panel = cva('fixed z-[1100] flex flex-col bg-overlay shadow-overlay', {
  variants: {
    shape: {
      dialog:
        'inset-0 motion-safe:animate-[rise-in_240ms] sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[min(90dvh,48rem)] sm:w-[min(34rem,calc(100vw-2rem))] sm:-translate-1/2 sm:rounded-control',
      bottom: 'inset-x-0 bottom-0 max-h-[92dvh] motion-safe:animate-[rise-in_240ms]',
      right: 'inset-y-0 right-0 w-[min(28rem,100vw)] motion-safe:animate-[slide-in_240ms]',
    },
  },
  defaultVariants: { shape: 'dialog' },
});

export type DialogProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, where it is not opened from outside. */
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** Name of the cross. */
  close: string;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** A dialog (full screen on phones), or a sheet from below or from the right. */
  shape?: 'dialog' | 'bottom' | 'right';
};

/** A task that is finished or left. The body scrolls, head and foot stay. */
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
  className,
  children,
  ...props
}: DialogProps) {
  return (
    <Radix.Root
      {...(open !== undefined && { open })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          className={panel({ shape, className })}
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...props}
        >
          <div className="flex items-start gap-3 border-b border-line py-2.5 pr-2 pl-5">
            <div className="flex-1 py-1.5">
              <Radix.Title className="text-heading">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-body-small text-ink-2">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close aria-label={close} className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-pressed">
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </div>
          <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-5 py-4 outline-offset-[-3px]">
            {children}
          </div>
          {actions !== undefined && <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
