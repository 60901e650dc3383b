import { Slot } from 'radix-ui';
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import type { MenuItem } from '../internal/MenuItems.tsx';
import { useControllableState } from '../internal/useControllableState.ts';

export type { MenuItem };

const loadPanel = () => import('./MenuPanel.tsx');
const MenuPanel = lazy(async () => ({ default: (await loadPanel()).MenuPanel }));

export type MenuProps = {
  /** The button that opens the menu: one element that accepts a ref. */
  children: ReactNode;
  items: MenuItem[];
  /** A line above the items, for example the e-mail address of the user. */
  heading?: ReactNode;
  /** A line below the items. */
  note?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  /** A click outside only closes the menu, for example above scoring keys. Otherwise the click also reaches the element under it. A tap never does. */
  modal?: boolean;
};

/**
 * Actions of a row, a board or an account. ↓ and ↑ open it; arrows, Home, End and the first letters of an item move; → opens a submenu.
 * The panel is loaded when the button is first focused or touched, so that a page loads only its buttons.
 */
export function Menu({ children, open, onOpenChange, align = 'end', modal = false, ...content }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const [shown, setShown] = useControllableState(open, false, onOpenChange);
  const [begin, setBegin] = useState<'first' | 'last' | 'menu'>('menu');
  const [isLoaded, setLoaded] = useState(false);
  // Without a network, the panel may fail to load. The menu then stays closed until the next press.
  const load = (then?: () => void) =>
    void loadPanel().then(
      () => {
        setLoaded(true);
        then?.();
      },
      () => {},
    );
  const show = (from: 'first' | 'last' | 'menu') => {
    setBegin(from);
    // Once loaded, the menu opens immediately, so that the next key reaches it.
    if (isLoaded) setShown(true);
    else load(() => setShown(true));
  };
  return (
    <>
      <Slot.Root
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-menu` : undefined}
        onFocus={() => load()}
        onPointerEnter={() => load()}
        onClick={(event) => {
          if (shown) setShown(false);
          // A click without a pointer comes from the keyboard.
          else if (!event.defaultPrevented) show(event.detail === 0 ? 'first' : 'menu');
        }}
        onKeyDown={(event) => {
          if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.currentTarget.ariaDisabled === 'true') return;
          event.preventDefault();
          show(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {children}
      </Slot.Root>
      {(isLoaded || shown) && (
        <Suspense fallback={null}>
          <MenuPanel id={id} button={button} open={shown} onOpenChange={setShown} begin={begin} align={align} modal={modal} {...content} />
        </Suspense>
      )}
    </>
  );
}
