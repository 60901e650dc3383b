import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type MenuItem =
  | {
      kind?: 'action';
      label: ReactNode;
      icon?: ReactNode;
      shortcut?: ReactNode;
      danger?: boolean;
      disabled?: boolean;
      onSelect: () => void;
    }
  | { kind: 'link'; label: ReactNode; icon?: ReactNode; /** one link element */ link: ReactNode }
  | { kind: 'sub'; label: ReactNode; icon?: ReactNode; items: MenuItem[] }
  | { kind: 'line' };

export type MenuProps = {
  /** The button that opens it. */
  children: ReactNode;
  items: MenuItem[];
  /** A line above the items, e.g. who is logged in. */
  heading?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
};

export const menuSurface =
  'z-[1000] min-w-52 rounded-control bg-overlay p-1 text-body-small shadow-overlay ring ring-line motion-safe:animate-[fade-in_160ms]';
export const menuItem =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-mark px-3 outline-none data-[disabled]:cursor-default data-[disabled]:text-ink-off data-[highlighted]:bg-pressed [&_svg]:size-4.5 [&_svg]:text-ink-2';

const part = (item: MenuItem, i: number): ReactNode => {
  switch (item.kind) {
    case 'line':
      return <Radix.Separator key={i} className="my-1 h-px bg-line" />;
    case 'link':
      return (
        <Radix.Item key={i} asChild className={menuItem}>
          {item.link}
        </Radix.Item>
      );
    case 'sub':
      return (
        <Radix.Sub key={i}>
          <Radix.SubTrigger className={menuItem}>
            {item.icon}
            {item.label}
            <span aria-hidden className="ml-auto text-ink-3">
              ›
            </span>
          </Radix.SubTrigger>
          <Radix.Portal>
            <Radix.SubContent sideOffset={4} className={menuSurface}>
              {item.items.map(part)}
            </Radix.SubContent>
          </Radix.Portal>
        </Radix.Sub>
      );
    default:
      return (
        <Radix.Item
          key={i}
          disabled={item.disabled ?? false}
          onSelect={item.onSelect}
          className={cx(menuItem, item.danger && 'text-danger [&_svg]:text-danger')}
        >
          {item.icon}
          {item.label}
          {item.shortcut !== undefined && <kbd className="ml-auto pl-4 font-sans text-caption text-ink-3">{item.shortcut}</kbd>}
        </Radix.Item>
      );
  }
};

/** Actions of a row, a board, an account. */
export function Menu({ children, items, heading, align = 'end', ...root }: MenuProps) {
  return (
    <Radix.Root {...root}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={4} collisionPadding={8} className={menuSurface}>
          {heading !== undefined && <Radix.Label className="px-3 pt-2 pb-1.5 text-ink-3">{heading}</Radix.Label>}
          {items.map(part)}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
