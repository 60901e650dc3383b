import { Slot } from 'radix-ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { MenuBox } from '../internal/MenuBox.tsx';
import { MenuButton } from '../internal/MenuButton.tsx';
import { MenuItems, type MenuItem } from './items.tsx';

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

/** Actions of a row, a board, an account. ↓ and ↑ open it; arrows, Home, End and the first letters of an item go to it; → opens what is under it. */
export function Menu({ children, items, heading, align = 'end', modal = false, open, onOpenChange }: MenuProps) {
  return (
    <MenuButton button={children} align={align} modal={modal} open={open} onOpenChange={onOpenChange}>
      {(leave) => (
        <>
          {heading !== undefined && <div className={heads}>{heading}</div>}
          <MenuItems items={items} onDone={leave} />
        </>
      )}
    </MenuButton>
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

/** ms that a finger rests. */
const held = 700;

/** The same actions where the pointer is, on the right button, the menu key or a held finger. Never the only way: a `Menu` with a button has them too. */
export function ContextMenu({ children, items, heading, onOpenChange }: ContextMenuProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const back = useRef<Element>(null);
  const finger = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [at, setAt] = useState<{ x: number; y: number; begin: 'first' | 'menu' } | null>(null);
  const show = (x: number, y: number, begin: 'first' | 'menu') => {
    clearTimeout(finger.current);
    back.current ??= document.activeElement;
    setAt({ x, y, begin });
    onOpenChange?.(true);
  };
  const leave = (focus: boolean) => {
    if (focus && back.current instanceof HTMLElement) back.current.focus();
    back.current = null;
    setAt(null);
    onOpenChange?.(false);
  };
  const letGo = () => clearTimeout(finger.current);
  return (
    <>
      <Slot.Root
        onContextMenu={(event) => {
          event.preventDefault();
          // The menu key points at nothing.
          show(event.clientX, event.clientY, event.button === 2 ? 'menu' : 'first');
        }}
        onPointerDown={({ pointerType, clientX, clientY }) => {
          letGo();
          // Not every browser makes a right button of a held finger.
          if (pointerType !== 'mouse') finger.current = setTimeout(() => show(clientX, clientY, 'menu'), held);
        }}
        onPointerMove={letGo}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        style={{ WebkitTouchCallout: 'none' }}
      >
        {children}
      </Slot.Root>
      {at && (
        <MenuBox
          key={`${at.x} ${at.y}`}
          id={id}
          aria-label={typeof heading === 'string' ? heading : undefined}
          box={box}
          anchor={() => new DOMRect(at.x, at.y)}
          placing={{ align: 'start', gap: 2 }}
          begin={at.begin}
          onLeave={leave}
        >
          {heading !== undefined && <div className={heads}>{heading}</div>}
          <MenuItems items={items} onDone={() => leave(true)} />
        </MenuBox>
      )}
    </>
  );
}
