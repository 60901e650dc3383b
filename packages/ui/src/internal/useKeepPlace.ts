import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Where what has the focus goes away (a row that a filter leaves out, two that changed places, a button whose work is done), the focus goes
 * to what stands in its place instead of to the top of the page. `finder` is asked at each focus and says how to find that later.
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

/** The same of those that `selector` finds: at the same place, or the last where there are fewer now. */
export const atSamePlace = (focused: HTMLElement, root: HTMLElement, selector: string) => {
  const all = () => [...root.querySelectorAll<HTMLElement>(selector)];
  const index = all().indexOf(focused);
  return index === -1 ? null : () => all()[index] ?? all().at(-1);
};
