import { DropdownMenu } from 'radix-ui';
import { useEffect, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { absorbTap } from '../internal/absorbTap.ts';
import { menuHeading, MenuItems, menuSurface } from '../internal/MenuItems.tsx';
import { collisionPadding } from '../internal/overlay.ts';
import { keepForToasts } from '../internal/toasts.ts';
import type { MenuProps } from './Menu.tsx';

type MenuPanelProps = Pick<MenuProps, 'items' | 'heading' | 'note'> &
  Required<Pick<MenuProps, 'align' | 'modal'>> & {
    /** Id of the button. */
    id: string;
    button: RefObject<HTMLElement | null>;
    open: boolean;
    onOpenChange: (open: boolean) => void;
    /** The initial focus: the first or last item if a key opened the menu, otherwise the menu itself. */
    begin: 'first' | 'last' | 'menu';
  };

/** The open menu. It is a separate module, so that it can be loaded after the button. */
export function MenuPanel({ id, button, open, onOpenChange, begin, align, modal, items, heading, note }: MenuPanelProps) {
  const hasSelected = useRef(false);
  const select = (action: () => void) => {
    hasSelected.current = true;
    // The button gets the focus before the action runs, so that a dialog that it opens returns the focus to the button.
    flushSync(() => onOpenChange(false));
    button.current?.focus();
    action();
  };
  return (
    <DropdownMenu.Root open={open} modal={modal} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <ButtonOutside button={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          id={`${id}-menu`}
          aria-labelledby={id}
          align={align}
          sideOffset={4}
          collisionPadding={collisionPadding}
          loop
          className={`${menuSurface} max-w-[calc(100vw-1rem)] min-w-52`}
          onInteractOutside={(event) => {
            keepForToasts(event);
            // The button closes its menu itself.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
            absorbTap(event);
          }}
          onCloseAutoFocus={(event) => {
            if (hasSelected.current) event.preventDefault();
            hasSelected.current = false;
          }}
        >
          {begin !== 'menu' && <FocusItem at={begin} />}
          {heading !== undefined && <div className={menuHeading}>{heading}</div>}
          <MenuItems items={items} parts={DropdownMenu} onSelect={select} />
          {note !== undefined && <p className="mt-1 max-w-60 border-t border-line px-3 py-2 text-ink-3">{note}</p>}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Radix positions a menu beside its trigger. The trigger was rendered before Radix was loaded, so this passes its element to Radix. */
function ButtonOutside({ button, ref }: { button: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(button.current);
  }, [button, ref]);
  return null;
}

/** Radix focuses the first item only if it saw the key that opened the menu, which may have come before it was loaded. */
function FocusItem({ at }: { at: 'first' | 'last' }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const items = mark.current?.parentElement?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([data-disabled])') ?? [];
    items[at === 'first' ? 0 : items.length - 1]?.focus({ preventScroll: true });
  }, [at]);
  return <span ref={mark} hidden />;
}
