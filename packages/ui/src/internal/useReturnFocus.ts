import { useRef } from 'react';

/** What has the focus now; of an item of a menu, which goes with its menu, the button that opened it. */
const focused = () => {
  const now = document.activeElement as HTMLElement | null;
  const trigger = now?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return trigger ? document.getElementById(trigger) : now;
};

/** Where the focus was when a dialog opened, for when it closes: Radix knows the dialog's own trigger only. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    remember: () => (opener.current = focused()),
    onCloseAutoFocus: (event: Event) => {
      if (!opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
