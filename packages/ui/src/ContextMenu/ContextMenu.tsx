import { ContextMenu as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { absorbTap } from '../internal/absorbTap.ts';
import { menuHeading, MenuItems, menuSurface, type MenuItem } from '../internal/MenuItems.tsx';
import { collisionPadding } from '../internal/overlay.ts';

export type ContextMenuProps = {
  /** The element that has the menu. It must accept a ref. */
  children: ReactNode;
  items: MenuItem[];
  /** A line above the items that names their subject. */
  heading?: ReactNode;
  onOpenChange?: (open: boolean) => void;
};

/** The actions of a `Menu` at the pointer: on the right button, the menu key or a long press. The actions must also be available elsewhere. */
export function ContextMenu({ children, items, heading, onOpenChange }: ContextMenuProps) {
  const opener = useRef<Element>(null);
  const select = (action: () => void) => {
    // The focus returns before the action runs, so that a dialog that it opens can return the focus to the same element.
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
          onInteractOutside={absorbTap}
          className={`${menuSurface} max-w-[calc(100vw-1rem)] min-w-52`}
        >
          {heading !== undefined && <div className={menuHeading}>{heading}</div>}
          <MenuItems items={items} parts={Radix} onSelect={select} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
