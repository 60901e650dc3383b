import { useRef } from 'react';

/**
 * Returns the focus after an overlay. Radix does so only for overlays with a trigger, and even if the page has moved the focus meanwhile, for
 * example to the heading of what has just changed. `remember` notes the focused element when the overlay opens. If that element is gone
 * at the end, the browser decides.
 */
export function useReturnFocus(hasTrigger: boolean) {
  const opener = useRef<Element>(null);
  return {
    remember: () => {
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
