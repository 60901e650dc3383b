import { useEffect, useLayoutEffect, useRef } from 'react';

const textInputs = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
// A dartboard is a listbox within the page; every other listbox is an overlay.
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]:not(svg)';

/** Listens to keys on the whole page, except in text inputs and while an overlay is open. `onKey` returns true if it has handled the key. */
export const useHotkeys = (enabled: boolean, onKey: (key: string, event: KeyboardEvent) => boolean) => {
  const latest = useRef(onKey);
  // A layout effect, so that a key always acts on the state that the screen shows.
  useLayoutEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(textInputs) || document.querySelector(overlays)) return;
      // The focused button, link or checkbox handles Enter and Space. A focused radio button handles the arrow keys.
      if ((event.key === 'Enter' || event.key === ' ') && target?.closest('button, a, input')) return;
      if (event.key.startsWith('Arrow') && target?.closest('[type=radio]')) return;
      if (latest.current(event.key, event)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [enabled]);
};
