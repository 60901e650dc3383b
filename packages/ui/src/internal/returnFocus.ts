import { useRef } from 'react';

/**
 * Returns the focus after an overlay closes, unless the page has moved it meanwhile, for example to a heading. Radix returns the focus only for
 * overlays with a trigger, and always. `saveFocus` stores the focused element when the overlay opens. If that element has been removed, the
 * browser decides where the focus goes.
 */
export function useReturnFocus(hasTrigger: boolean) {
  const opener = useRef<Element>(null);
  return {
    saveFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      const isMoved = document.activeElement !== null && document.activeElement !== document.body;
      if (hasTrigger && !isMoved) return;
      event.preventDefault();
      if (!isMoved && opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
