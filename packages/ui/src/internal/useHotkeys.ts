import { useEffect, useLayoutEffect, useRef } from 'react';

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
// A drawn board is a list of beds that lies in the page; every other list floats.
const floating = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]:not(svg)';

/** Keys of one letter, on the whole page: only where nothing can be typed and nothing floats. Return true where the key was taken. */
export const useHotkeys = (enabled: boolean, onKey: (key: string, event: KeyboardEvent) => boolean) => {
  const latest = useRef(onKey);
  // With what is shown, not after it: a key answers to what the screen says.
  useLayoutEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(typing) || document.querySelector(floating)) return;
      // Enter and Space belong to the focused button, link or box, the arrows to a choice of several.
      if ((event.key === 'Enter' || event.key === ' ') && target?.closest('button, a, input')) return;
      if (event.key.startsWith('Arrow') && target?.closest('[type=radio]')) return;
      if (latest.current(event.key, event)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [enabled]);
};
