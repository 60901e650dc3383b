import { ContextMenu as RadixContext, DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { menuSurface } from '../internal/overlay.ts';
import { menuItems, type MenuItem } from './items.tsx';

export type { MenuItem };

export type MenuProps = {
  /** The button that opens it: one element that takes a ref. */
  children: ReactNode;
  items: MenuItem[];
  /** A line above the items, e.g. who is logged in. */
  heading?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  /** A press beside it only closes it, e.g. where keys of a scoring screen lie there. Otherwise the press does what it does there too. */
  modal?: boolean;
};

const heads = 'px-3 pt-2 pb-1.5 text-ink-3';

/** Actions of a row, a board, an account. Arrows, Home, End and the first letters of an item go to it; → opens what is under it. */
export function Menu({ children, items, heading, align = 'end', modal = false, ...root }: MenuProps) {
  return (
    <Radix.Root modal={modal} {...root}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={4} collisionPadding={8} className={menuSurface}>
          {heading !== undefined && <Radix.Label className={heads}>{heading}</Radix.Label>}
          {menuItems(items, Radix)}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type ContextMenuProps = {
  /** What is pressed with the right button, or held: one element that takes a ref. */
  children: ReactNode;
  items: MenuItem[];
  /** A line above the items: what they are about. */
  heading?: ReactNode;
  onOpenChange?: (open: boolean) => void;
};

/** The same actions where the pointer is, on the right button or the menu key. Never the only way: a `Menu` with a button has them too. */
export function ContextMenu({ children, items, heading, ...root }: ContextMenuProps) {
  return (
    <RadixContext.Root modal={false} {...root}>
      <RadixContext.Trigger asChild>{children}</RadixContext.Trigger>
      <RadixContext.Portal>
        <RadixContext.Content collisionPadding={8} className={menuSurface}>
          {heading !== undefined && <RadixContext.Label className={heads}>{heading}</RadixContext.Label>}
          {menuItems(items, RadixContext)}
        </RadixContext.Content>
      </RadixContext.Portal>
    </RadixContext.Root>
  );
}
