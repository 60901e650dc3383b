import { ContextMenu as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { menuHeading, MenuItems, menuSurface, type MenuItem } from '../internal/MenuItems.tsx';
import { collisionPadding } from '../internal/overlay.ts';

export type ContextMenuProps = {
  /** What is pressed with the right button, or held: one element that takes a ref. */
  children: ReactNode;
  items: MenuItem[];
  /** A line above the items: what they are about. */
  heading?: ReactNode;
  onOpenChange?: (open: boolean) => void;
};

/** The actions of a `Menu` where the pointer is: on the right button, the menu key or a long press. It is never the only way to them. */
export function ContextMenu({ children, items, heading, onOpenChange }: ContextMenuProps) {
  const opener = useRef<Element>(null);
  const select = (action: () => void) => {
    // The focus goes back before the action runs: a dialog that it opens returns the focus there.
    if (opener.current instanceof HTMLElement) opener.current.focus();
    action();
  };
  return (
    <Radix.Root
      modal={false}
      onOpenChange={(open) => {
        if (open) opener.current = document.activeElement;
        onOpenChange?.(open);
      }}
    >
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={typeof heading === 'string' ? heading : undefined}
          collisionPadding={collisionPadding}
          loop
          className={`${menuSurface} max-w-[calc(100vw-1rem)] min-w-52`}
        >
          {heading !== undefined && <div className={menuHeading}>{heading}</div>}
          <MenuItems items={items} parts={Radix} onSelect={select} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
