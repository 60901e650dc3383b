import { ChevronRight } from 'lucide-react';
import type { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { menuItem, subMenuSurface } from '../internal/overlay.ts';

export type MenuItem =
  | {
      kind?: 'action';
      label: ReactNode;
      icon?: ReactNode;
      /** The key that does the same while the menu is closed; the caller listens to it. */
      shortcut?: string;
      /** A line under the label: why it is disabled, or what happens. */
      hint?: ReactNode;
      /** Destroys something. */
      danger?: boolean;
      disabled?: boolean;
      onSelect: () => void;
    }
  | { kind: 'link'; label: ReactNode; icon?: ReactNode; /** one link element */ link: ReactNode }
  | { kind: 'sub'; label: ReactNode; icon?: ReactNode; items: MenuItem[] }
  | { kind: 'line' };

/** What both kinds of menu are made of. */
export type MenuParts = Pick<typeof DropdownMenu, 'Item' | 'Label' | 'Portal' | 'Separator' | 'Sub' | 'SubContent' | 'SubTrigger'>;

/** The items of a menu, with the parts of the menu that they are in. */
export const menuItems = (items: MenuItem[], parts: MenuParts): ReactNode => items.map((item, i) => part(item, i, parts));

const part = (item: MenuItem, i: number, parts: MenuParts): ReactNode => {
  const { Item, Portal, Separator, Sub, SubContent, SubTrigger } = parts;
  switch (item.kind) {
    case 'line':
      return <Separator key={i} className="my-1 h-px bg-line" />;
    case 'link':
      return (
        <Item key={i} asChild className={menuItem}>
          {item.link}
        </Item>
      );
    case 'sub':
      return (
        <Sub key={i}>
          <SubTrigger className={menuItem}>
            {item.icon}
            {item.label}
            <ChevronRight aria-hidden className="ml-auto" />
          </SubTrigger>
          <Portal>
            <SubContent sideOffset={4} collisionPadding={8} className={subMenuSurface}>
              {menuItems(item.items, parts)}
            </SubContent>
          </Portal>
        </Sub>
      );
    default:
      return (
        <Item
          key={i}
          disabled={item.disabled ?? false}
          aria-keyshortcuts={item.shortcut}
          onSelect={item.onSelect}
          className={cx(menuItem, item.danger && 'text-danger [&_svg]:text-danger')}
        >
          {item.icon}
          <span className="min-w-0 flex-1 py-1.5">
            {item.label}
            {item.hint !== undefined && <span className="block max-w-64 text-caption text-ink-3">{item.hint}</span>}
          </span>
          {item.shortcut !== undefined && (
            <kbd aria-hidden className="ml-auto pl-4 font-sans text-caption text-ink-3">
              {item.shortcut}
            </kbd>
          )}
        </Item>
      );
  }
};
