import { Popover as Radix } from 'radix-ui';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { collisionPadding, floating } from '../internal/overlay.ts';
import { keepForToasts } from '../internal/toasts.ts';

export type PopoverProps = Omit<ComponentProps<'div'>, 'title' | 'ref'> & {
  /** The accessible name of the popover. */
  label: string;
  /** The button that opens the popover: one element that accepts a ref. */
  trigger: ReactNode;
  /** The preferred side of the trigger. If there is no space, the popover opens on the opposite side. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * A short explanation or one or two fields beside the button that opens it. Esc and a press outside close it; Esc returns the focus to the button.
 * A click outside also reaches the element under it. A tap does not, because on a phone it is the only way to close the popover.
 */
export function Popover({
  label,
  trigger,
  side = 'bottom',
  align = 'start',
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  ...props
}: PopoverProps) {
  const [isTouched, setTouched] = useState(false);
  return (
    <Radix.Root modal={isTouched} {...(open !== undefined && { open })} defaultOpen={defaultOpen} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild onPointerDown={({ pointerType }) => setTouched(pointerType !== 'mouse')}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={collisionPadding}
          onInteractOutside={keepForToasts}
          className={cx(floating, 'text-body-small max-h-(--radix-popper-available-height) w-80 max-w-[calc(100vw-1rem)] p-4', className)}
          {...props}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
