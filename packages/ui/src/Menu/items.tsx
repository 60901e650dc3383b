import { ChevronRight } from 'lucide-react';
import { Slot } from 'radix-ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { MenuBox } from '../internal/MenuBox.tsx';
import { MenuTick, type MenuTickProps } from '../internal/MenuTick.tsx';
import { menuItem } from '../internal/overlay.ts';

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
  | MenuTickProps
  | { kind: 'sub'; label: ReactNode; icon?: ReactNode; items: MenuItem[] }
  | { kind: 'line' };

type ItemOf<K extends MenuItem['kind']> = Extract<MenuItem, { kind?: K }>;

/** ms that the pointer rests on an item before what is under it opens. */
const rest = 100;

/** Items keep their keys if others are added before them while the menu is open: an open submenu stays open, and a press reaches its item. */
const keyOf = (items: readonly MenuItem[], at: number): string | number => {
  const labels = items.slice(0, at + 1).map((item) => ('label' in item ? item.label : null));
  const own = labels.pop();
  return typeof own === 'string' ? `${own} ${labels.filter((label) => label === own).length}` : at;
};

/** The items of a menu. `onDone`: something was chosen; the menu closes and what opened it has the focus before that is done. */
export const MenuItems = ({ items, onDone }: { items: readonly MenuItem[]; onDone: () => void }): ReactNode =>
  items.map((item, i) => {
    const key = keyOf(items, i);
    switch (item.kind) {
      case 'line':
        return <div key={key} role="separator" className="my-1 h-px bg-line" />;
      case 'link':
        return (
          <Slot.Root key={key} role="menuitem" tabIndex={-1} className={menuItem} onClick={onDone}>
            {item.link}
          </Slot.Root>
        );
      case 'radio':
      case 'check':
        return (
          <MenuTick
            key={key}
            {...item}
            onSelect={() => {
              onDone();
              item.onSelect();
            }}
          />
        );
      case 'sub':
        return <Sub key={key} item={item} onDone={onDone} />;
      default:
        return <Action key={key} item={item} onDone={onDone} />;
    }
  });

function Action({ item, onDone }: { item: ItemOf<'action'>; onDone: () => void }) {
  const { label, icon, shortcut, hint, danger, disabled, onSelect } = item;
  return (
    <div
      role="menuitem"
      tabIndex={-1}
      // A reason is there to be read: the keys do not pass it over.
      data-reason={(disabled && hint !== undefined) || undefined}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={shortcut}
      className={cx(menuItem, danger && 'text-danger [&_svg]:text-danger')}
      onClick={() => {
        if (disabled) return;
        onDone();
        onSelect();
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
    </div>
  );
}

/** An item with a menu of its own beside it: → or Enter goes there, ← and Esc come back; under the pointer it opens by itself. */
function Sub({ item, onDone }: { item: ItemOf<'sub'>; onDone: () => void }) {
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<'first' | 'elsewhere' | null>(null);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return (
    <div
      role="none"
      // On to another item.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
        clearTimeout(waiting.current);
        setOpen(null);
      }}
    >
      <div
        ref={own}
        id={id}
        role="menuitem"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? `${id}-menu` : undefined}
        className={menuItem}
        onClick={() => setOpen('first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowRight') return;
          event.preventDefault();
          event.stopPropagation();
          setOpen('first');
        }}
        onPointerEnter={({ pointerType }) => {
          if (pointerType !== 'touch') waiting.current = setTimeout(() => setOpen((now) => now ?? 'elsewhere'), rest);
        }}
        onPointerLeave={() => clearTimeout(waiting.current)}
      >
        {item.icon}
        {item.label}
        <ChevronRight aria-hidden className="ml-auto" />
      </div>
      {open && (
        <MenuBox
          id={`${id}-menu`}
          aria-labelledby={id}
          box={box}
          anchor={() => own.current?.getBoundingClientRect()}
          placing={{ side: 'right', align: 'start' }}
          begin={open}
          sub
          opener={() => own.current}
          onLeave={(focus) => {
            if (focus) own.current?.focus();
            setOpen(null);
          }}
        >
          <MenuItems items={item.items} onDone={onDone} />
        </MenuBox>
      )}
    </div>
  );
}
