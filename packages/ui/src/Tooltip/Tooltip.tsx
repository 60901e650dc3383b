import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export type TooltipProps = {
  /** What the icon is called. Never the only place of a fact. */
  label: ReactNode;
  /** One element that takes a ref. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** The name of an icon, on hover and on focus. Brings its own provider. */
export function Tooltip({ label, children, side = 'bottom', ...root }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root {...root}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-overlay max-w-xs rounded-control bg-ink px-2.5 py-1.5 text-caption text-on-ink shadow-overlay"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
