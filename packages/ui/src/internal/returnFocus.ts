import { useRef } from 'react';

/**
 * Radix returns the focus to the trigger of an overlay. Overlays that the page opens have none: these two handlers return the focus to
 * the element that had it before. If that element is gone, the browser decides.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
