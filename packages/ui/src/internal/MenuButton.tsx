import { Slot } from 'radix-ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { MenuBox } from './MenuBox.tsx';
import { useOwn } from './useOwn.ts';

export type MenuButtonProps = {
  /** One element that takes a ref. */
  button: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  align: 'start' | 'center' | 'end';
  /** A press beside it only closes it. */
  modal?: boolean;
  /** What is in it. `leave`: closes it, the focus goes back to the button. */
  children: (leave: () => void) => ReactNode;
};

/** What takes the presses beside a menu. */
const shade = (element: HTMLElement | null) => {
  element?.togglePopover(true);
};

/** A menu and its button, without items. A press or ↓ opens it at the first item, ↑ at the last; a pointer at none. */
export function MenuButton({ button: opener, open, onOpenChange, align, modal = false, children }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useOwn(open, false, onOpenChange);
  const [begin, setBegin] = useState<'first' | 'last' | 'menu'>('first');
  const show = (from: 'first' | 'last' | 'menu') => {
    setBegin(from);
    setShown(true);
  };
  const leave = (focus: boolean) => {
    if (focus) button.current?.focus();
    setShown(false);
  };
  return (
    <>
      <Slot.Root
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-menu` : undefined}
        onClick={(event) => {
          if (shown) leave(true);
          // A click that no pointer made goes to the first item.
          else if (!event.defaultPrevented) show(event.detail === 0 ? 'first' : 'menu');
        }}
        onKeyDown={(event) => {
          if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.currentTarget.ariaDisabled === 'true') return;
          event.preventDefault();
          show(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {opener}
      </Slot.Root>
      {shown && modal && (
        <div
          ref={shade}
          popover="manual"
          className="fixed inset-0 size-auto bg-transparent"
          onClick={() => leave(true)}
          onContextMenu={(event) => event.preventDefault()}
        />
      )}
      {shown && (
        <MenuBox
          id={`${id}-menu`}
          aria-labelledby={id}
          box={box}
          anchor={() => button.current?.getBoundingClientRect()}
          placing={{ align }}
          begin={begin}
          opener={() => (modal ? document.body : button.current)}
          onLeave={leave}
        >
          {children(() => leave(true))}
        </MenuBox>
      )}
    </>
  );
}
