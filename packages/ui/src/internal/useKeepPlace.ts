import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * When the focused element is removed, moves the focus to the element in its place. Otherwise the browser would move it to the top of the
 * page. For example, a filter may hide a row, or a button may no longer be needed. `finder` is called for each focused element. It returns a
 * function that finds the replacement later. The hook returns a focus handler for the root.
 */
export function useKeepPlace(finder: (focused: HTMLElement, root: HTMLElement) => (() => HTMLElement | null | undefined) | null) {
  const last = useRef<{ focused: HTMLElement; find: () => HTMLElement | null | undefined } | null>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.focused.isConnected) return;
    const { find } = last.current;
    last.current = null;
    if (document.activeElement === document.body) find()?.focus();
  });
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const find = finder(target as HTMLElement, currentTarget as HTMLElement);
    last.current = find && { focused: target as HTMLElement, find };
  };
}

/** A finder for `useKeepPlace`: finds the element at the same index among those that match `selector`, or the last one if there are fewer now. */
export const atSamePlace = (focused: HTMLElement, root: HTMLElement, selector: string) => {
  const all = () => [...root.querySelectorAll<HTMLElement>(selector)];
  const index = all().indexOf(focused);
  return index === -1 ? null : () => all()[index] ?? all().at(-1);
};
