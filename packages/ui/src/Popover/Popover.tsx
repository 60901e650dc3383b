import { Popover as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { floating } from '../internal/overlay.ts';

export type PopoverProps = Omit<ComponentProps<typeof Radix.Content>, 'asChild' | 'title'> & {
  /** What it explains or asks, for screen readers. */
  label: string;
  /** The button that opens it: one element that takes a ref. */
  trigger: ReactNode;
  /** Which side of the trigger; the opposite one where there is no room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A small explanation, or a field or two, beside the button that opens it. Esc and a press elsewhere close it; the focus goes back to the button. */
export function Popover({ label, trigger, side = 'bottom', open, defaultOpen, onOpenChange, className, ...props }: PopoverProps) {
  return (
    <Radix.Root
      {...(open !== undefined && { open })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={cx(
            floating,
            'max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] overflow-y-auto p-4 outline-none',
            className,
          )}
          {...props}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
