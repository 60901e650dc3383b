import { Check, ChevronRight } from 'lucide-react';
import type { ContextMenu, DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { collisionPadding, floating } from './overlay.ts';

export type MenuItem =
  | {
      kind?: 'action';
      label: ReactNode;
      icon?: ReactNode;
      /** The key for the same action while the menu is closed. The caller must listen to it. */
      shortcut?: string;
      /** A line below the label: the reason why the item is disabled, or the consequence. */
      hint?: ReactNode;
      /** Whether the action is destructive. */
      danger?: boolean;
      disabled?: boolean;
      onSelect: () => void;
    }
  | { kind: 'link'; label: ReactNode; icon?: ReactNode; /** One link element. */ link: ReactNode }
  | {
      /** `radio`: one of several options. `check`: on or off. */
      kind: 'radio' | 'check';
      label: ReactNode;
      lang?: string | undefined;
      icon?: ReactNode;
      checked: boolean;
      disabled?: boolean | undefined;
      onSelect: () => void;
    }
  | { kind: 'sub'; label: ReactNode; icon?: ReactNode; items: MenuItem[] }
  | { kind: 'line' };

type ItemOf<K extends MenuItem['kind']> = Extract<MenuItem, { kind?: K }>;

/** The parts of a Radix menu for its items. They are from `DropdownMenu` or `ContextMenu`. */
export type MenuParts = Pick<
  typeof DropdownMenu | typeof ContextMenu,
  'Item' | 'Portal' | 'Separator' | 'Sub' | 'SubContent' | 'SubTrigger'
>;

export const menuSurface = cx(floating, 'max-h-(--radix-popper-available-height) text-body-small p-1');
export const menuHeading = 'px-3 pt-2 pb-1.5 text-ink-3';
/** The focus ring is inside an item, because items touch one another. */
const menuItem =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-mark px-3 outline-offset-[-3px] focus:bg-pressed aria-disabled:cursor-default aria-disabled:text-ink-off aria-expanded:bg-pressed [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-2 aria-disabled:[&_svg]:text-ink-off';

/** The React key of an item. It does not change if other items are added while the menu is open, so that a submenu stays open. */
const keyOf = (items: readonly MenuItem[], index: number): string | number => {
  const labels = items.slice(0, index + 1).map((item) => ('label' in item ? item.label : null));
  const itemLabel = labels.pop();
  return typeof itemLabel === 'string' ? `${itemLabel} ${labels.filter((label) => label === itemLabel).length}` : index;
};

type MenuItemsProps = {
  items: readonly MenuItem[];
  parts: MenuParts;
  /** Runs the action of an item, after the menu has closed and returned the focus. A dialog that the item opens can then return it again. */
  onSelect: (action: () => void) => void;
};

/** The items of a menu or submenu. */
export const MenuItems = ({ items, parts, onSelect }: MenuItemsProps): ReactNode =>
  items.map((item, i) => {
    const key = keyOf(items, i);
    switch (item.kind) {
      case 'line':
        return <parts.Separator key={key} className="my-1 h-px bg-line" />;
      case 'link':
        return (
          <parts.Item key={key} asChild className={menuItem}>
            {item.link}
          </parts.Item>
        );
      case 'radio':
      case 'check':
        return <Tick key={key} item={item} parts={parts} onSelect={onSelect} />;
      case 'sub':
        return <Sub key={key} item={item} parts={parts} onSelect={onSelect} />;
      case 'action':
      case undefined:
        return <Action key={key} item={item} parts={parts} onSelect={onSelect} />;
    }
  });

type PartProps<K extends MenuItem['kind']> = Pick<MenuItemsProps, 'parts' | 'onSelect'> & { item: ItemOf<K> };

/** An item with a tick while it is selected. */
const Tick = ({ item: { kind, label, lang, icon, checked, disabled, onSelect: act }, parts, onSelect }: PartProps<'radio' | 'check'>) => (
  <parts.Item
    role={kind === 'radio' ? 'menuitemradio' : 'menuitemcheckbox'}
    aria-checked={checked}
    lang={lang}
    disabled={disabled ?? false}
    className={menuItem}
    onSelect={() => onSelect(act)}
  >
    {icon}
    {label}
    {checked && (
      <span className="ml-auto pl-4">
        <Check aria-hidden />
      </span>
    )}
  </parts.Item>
);

function Action({ item, parts, onSelect }: PartProps<'action'>) {
  const { label, icon, shortcut, hint, danger, disabled = false, onSelect: act } = item;
  // Radix skips disabled items. If an item shows the reason why it is disabled, the keyboard must still reach it.
  const isExplained = disabled && hint !== undefined;
  return (
    <parts.Item
      disabled={disabled && !isExplained}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={shortcut}
      className={cx(menuItem, danger && 'text-danger [&_svg]:text-danger')}
      onSelect={(event) => {
        if (disabled) event.preventDefault();
        else onSelect(act);
      }}
    >
      {icon}
      <span className="min-w-0 flex-1 py-1.5">
        {label}
        {hint !== undefined && <span className="block max-w-64 text-caption text-ink-3">{hint}</span>}
      </span>
      {shortcut !== undefined && (
        <kbd aria-hidden className="ml-auto pl-4 font-sans text-caption text-ink-3">
          {shortcut}
        </kbd>
      )}
    </parts.Item>
  );
}

/** An item with a submenu. →, Enter or the pointer opens the submenu, and ← closes it. */
const Sub = ({ item, parts, onSelect }: PartProps<'sub'>) => (
  <parts.Sub>
    <parts.SubTrigger className={menuItem}>
      {item.icon}
      {item.label}
      <ChevronRight aria-hidden className="ml-auto" />
    </parts.SubTrigger>
    <parts.Portal>
      <parts.SubContent
        sideOffset={4}
        collisionPadding={collisionPadding}
        loop
        // On a phone, the submenu has only the space beside its menu.
        className={cx(
          menuSurface,
          'max-w-[min(var(--radix-popper-available-width),calc(100vw-1rem))] min-w-[min(13rem,var(--radix-popper-available-width))]',
        )}
      >
        <MenuItems items={item.items} parts={parts} onSelect={onSelect} />
      </parts.SubContent>
    </parts.Portal>
  </parts.Sub>
);
