import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * When the focused element is removed (a row that a filter hides, two rows that change places, a button that is no longer needed), moves the
 * focus to the element in its place instead of to the top of the page. `finder` is called for each focused element; it returns a function that
 * finds the replacement later. Returns a focus handler for the root.
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

/** A finder among the elements that match `selector`: the one at the same index, or the last if there are fewer now. */
export const atSamePlace = (focused: HTMLElement, root: HTMLElement, selector: string) => {
  const all = () => [...root.querySelectorAll<HTMLElement>(selector)];
  const index = all().indexOf(focused);
  return index === -1 ? null : () => all()[index] ?? all().at(-1);
};
