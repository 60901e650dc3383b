import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { collisionPadding } from '../internal/overlay.ts';

export type TooltipProps = {
  /** The name of the icon. It must not contain information that is not visible elsewhere. */
  label: ReactNode;
  /** One element that accepts a ref. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** The name of an icon, shown on hover and on keyboard focus. A press or Esc hides it. */
export function Tooltip({ label, children, side = 'bottom', open, defaultOpen = false, onOpenChange }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root {...(open !== undefined && { open })} defaultOpen={defaultOpen} {...(onOpenChange && { onOpenChange })}>
        <Radix.Trigger
          asChild
          // A dialog that focuses its first button must not show the tooltip of that button.
          onFocus={(event) => {
            if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
          }}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={collisionPadding}
            className="z-modal w-max max-w-[min(20rem,calc(100vw-1rem))] rounded-control bg-ink px-2.5 py-1.5 text-left text-caption whitespace-normal text-on-ink shadow-overlay print:hidden"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
