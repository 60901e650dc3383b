import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { cx } from './cx.ts';
import { leaveTop, useLayer } from './layers.ts';
import { menuSurface } from './overlay.ts';
import { useFloating, type Placing } from './useFloating.ts';
import { isSearching, walkList } from './walkList.ts';

/** ms that the way to a sub-menu may take across other items. */
const grace = 300;

export type MenuBoxProps = Omit<ComponentProps<'div'>, 'ref'> & {
  box: RefObject<HTMLDivElement | null>;
  /** Beside what it opens. */
  anchor: () => DOMRect | undefined;
  placing: Placing;
  /** Where the focus begins: at an end where a key opened it, else on the menu itself; a sub-menu under the pointer leaves it where it is. */
  begin: 'first' | 'last' | 'menu' | 'elsewhere';
  /** What opened it, where a press closes it by itself. */
  opener?: (() => HTMLElement | null) | undefined;
  /** `focus`: whether what opened it takes the focus back. */
  onLeave: (focus: boolean) => void;
  /** Of a sub-menu: ← leaves it. */
  sub?: boolean;
};

const isOff = (item: Element) => item.ariaDisabled === 'true';

/**
 * What a menu button, a right button and a sub-menu open, with the keyboard of the ARIA pattern: arrows, Home, End and first letters move, Enter
 * and Space press, Esc and ← go back, Tab goes on. It lies where it is in the document; a key pressed in it is heard by nothing around it.
 */
export function MenuBox({ box, anchor, placing, begin, opener, onLeave, sub = false, className, children, ...props }: MenuBoxProps) {
  const search = useRef({ text: '', at: 0 });
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointerAt = useRef(0);
  useFloating(true, box, anchor, placing);
  useLayer(
    true,
    (target) => box.current?.contains(target) === true || opener?.()?.contains(target) === true,
    (by) => onLeave(by === 'key'),
  );
  useLayoutEffect(() => {
    const menu = box.current;
    if (!menu || begin === 'elsewhere') return;
    menu.focus({ preventScroll: true });
    if (begin !== 'menu') walkList(menu, 'menuitem', begin === 'first' ? 'Home' : 'End', search.current);
  }, [begin, box]);
  useLayoutEffect(() => () => clearTimeout(resting.current), []);
  const isOwn = (element: Element) => element.closest('[role=menu]') === box.current;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget } = event;
    const target = event.target as HTMLElement;
    if (!isOwn(target)) return;
    if (leaveTop(event)) return;
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Tab') {
      // On to what follows the button.
      onLeave(true);
      return;
    }
    if (sub && key === 'ArrowLeft') onLeave(true);
    else if ((key === 'Enter' || (key === ' ' && !isSearching(search.current))) && target !== currentTarget) {
      // A link that is pressed opens by itself.
      if (key === 'Enter' && target instanceof HTMLAnchorElement) return;
      target.click();
    } else if (!walkList(currentTarget, 'menuitem', key, search.current)) return;
    event.preventDefault();
  };
  // What is under the pointer has the focus: one place, whoever moves it.
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    clearTimeout(resting.current);
    const right = event.clientX - pointerAt.current;
    pointerAt.current = event.clientX;
    const item = (event.target as HTMLElement).closest<HTMLElement>('[role^=menuitem]');
    if (event.pointerType === 'touch' || !item || !isOwn(item) || isOff(item) || item === document.activeElement) return;
    const take = () => item.focus({ preventScroll: true });
    const open = event.currentTarget.querySelector<HTMLElement>('[role=menu]');
    const towards = open && right * (open.dataset['side'] === 'left' ? -1 : 1) > 0;
    // On its way to a sub-menu that is open the pointer crosses the items between.
    if (towards && item.parentElement !== open.parentElement) resting.current = setTimeout(take, grace);
    else take();
  };
  return (
    <div
      {...props}
      ref={box}
      role="menu"
      popover="manual"
      tabIndex={-1}
      className={cx(menuSurface, className)}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
    >
      {children}
    </div>
  );
}
