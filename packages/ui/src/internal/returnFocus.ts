import { useRef } from 'react';

/** What the opener of an overlay may be in, such as a card or a row. */
const places = 'article, li, tr';
const focusable = ':is(a[href], button, input, [tabindex]):not([tabindex="-1"], :disabled)';

/**
 * Returns the focus after an overlay closes, unless the page has moved it meanwhile, for example to a heading. Radix returns the focus only for
 * overlays with a trigger, and always. `saveFocus` stores the focused element when the overlay opens. If that element has been removed, for example
 * because the game on a board has ended, the focus goes to the first element of its card or row that can have it.
 */
export function useReturnFocus(hasTrigger: boolean) {
  const opener = useRef<Element>(null);
  const place = useRef<Element>(null);
  return {
    saveFocus: () => {
      opener.current = document.activeElement;
      place.current = opener.current?.closest(places) ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      const isMoved = document.activeElement !== null && document.activeElement !== document.body;
      if (hasTrigger && !isMoved) return;
      event.preventDefault();
      if (isMoved) return;
      const target = opener.current?.isConnected ? opener.current : place.current?.isConnected && place.current.querySelector(focusable);
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
