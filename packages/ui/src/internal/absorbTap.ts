/** The events of Radix for a press or focus outside an overlay. */
type OutsideEvent = CustomEvent<{ originalEvent: PointerEvent | FocusEvent }>;

/**
 * A handler for a press outside a Radix overlay. After a tap that closes the overlay, it absorbs the click. Radix closes menus and selects when
 * the finger touches the screen, but browsers send the click after the release, to the element that the overlay no longer protects.
 */
export function absorbTap({ defaultPrevented, detail: { originalEvent: press } }: OutsideEvent): void {
  if (defaultPrevented || !('pointerType' in press) || press.pointerType === 'mouse') return;
  const done = new AbortController();
  const options = { capture: true, signal: done.signal };
  const absorb = (click: Event) => {
    click.preventDefault();
    click.stopPropagation();
    done.abort();
  };
  addEventListener('click', absorb, options);
  // A finger that scrolls or rests causes no click. The next press then counts.
  addEventListener('pointerdown', () => done.abort(), options);
}
