import { useEffect, useRef } from 'react';

const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([data-scheme]), textarea') && !target.matches('[type=checkbox]');

/** Ctrl+S saves, and Ctrl+Z undoes a change. Other text fields have their own undo, and dialogs keep the keys to themselves. */
export function useSchemeKeys(keys: { onSave: () => void; onUndo: () => void }) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      if (event.key === 's') latest.current.onSave();
      else if (event.key === 'z' && !event.defaultPrevented && !isText(event.target)) latest.current.onUndo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
