import { useLayoutEffect, useRef } from 'react';

const textInputs = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
// A dartboard is a listbox within the page; every other listbox is an overlay.
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]:not(svg)';

/** Whether the focused element handles a key itself: a text input any key, a button Enter and Space, a radio button the arrow keys. */
function handlesKey(focused: Element, key: string): boolean {
  if (focused.closest(textInputs)) return true;
  if (key === 'Enter' || key === ' ') return focused.closest('button, a, input') !== null;
  return key.startsWith('Arrow') && focused.closest('[type=radio]') !== null;
}

/** Listens to keys on the whole page, except in text inputs and while an overlay is open. `onKey` returns true if it has handled the key. */
export const useHotkeys = (enabled: boolean, onKey: (key: string, event: KeyboardEvent) => boolean) => {
  const latest = useRef(onKey);
  // A layout effect, so that a key always acts on the state that the screen shows.
  useLayoutEffect(() => {
    latest.current = onKey;
  });
  // Also a layout effect, so that no key is lost between the moment at which the keys are shown and the next task.
  useLayoutEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && handlesKey(event.target, event.key)) return;
      if (document.querySelector(overlays)) return;
      if (latest.current(event.key, event)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [enabled]);
};
