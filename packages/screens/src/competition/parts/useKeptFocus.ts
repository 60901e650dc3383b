import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose rows disappear when the user has answered them. `keep` says that an answer is on its way. When the number of rows then
 * changes and the focus is lost, it moves to the element with `ref`, which needs `tabIndex={-1}`.
 */
export function useKeptFocus(count: number) {
  const ref = useRef<HTMLElement>(null);
  const isAnswered = useRef(false);
  useEffect(() => {
    if (isAnswered.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    isAnswered.current = false;
  }, [count]);
  const keep = () => {
    isAnswered.current = true;
  };
  return { ref, keep };
}
