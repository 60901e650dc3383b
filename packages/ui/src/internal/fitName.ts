import { useLayoutEffect, useRef } from 'react';

/** Width of the letters, in per cent, tried in this order before a name is shortened. */
const steps = ['', '87%', '75%', '66%'];

/** "Karl-Heinz Scheibenbauer-Doppelmann" → "K.-H. Scheibenbauer-Doppelmann"; one word stays. */
export const shortName = (name: string) => {
  const words = name.trim().split(/\s+/);
  if (words.length < 2) return name;
  const initials = words[0]!
    .split('-')
    .map((part) => `${[...part][0] ?? ''}.`)
    .join('-');
  return [initials, ...words.slice(1)].join(' ');
};

const fits = (el: HTMLElement) => {
  if (el.scrollHeight > el.clientHeight + 3) return false;
  // The width of the letters themselves: scrollWidth is rounded, and a rounded half pixel would leave an ellipsis.
  const letters = document.createRange();
  letters.selectNodeContents(el);
  return letters.getBoundingClientRect().width <= el.getBoundingClientRect().width + 0.05;
};

const fit = (el: HTMLElement, name: string) => {
  const text = el.firstElementChild ?? el;
  text.textContent = name;
  el.removeAttribute('title');
  for (const width of steps) {
    el.style.fontStretch = width;
    if (fits(el)) return;
  }
  text.textContent = shortName(name);
  el.title = name;
};

/** One observer for all names of the page. */
const names = new WeakMap<Element, string>();
const widths = new WeakMap<Element, number>();
let observer: ResizeObserver | undefined;
const observe = () =>
  (observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const name = names.get(target);
      if (name === undefined || widths.get(target) === contentRect.width) continue;
      widths.set(target, contentRect.width);
      fit(target as HTMLElement, name);
    }
  }));

/** Narrows the letters of a name until it fits its box, then shortens the first name. Returns the ref of the box, whose first child holds the name. */
export const useFitName = (name: string) => {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const el = ref.current;
    if (!el) return;
    names.set(el, name);
    fit(el, name);
    observe().observe(el);
    // The fallback's letters are wider than Archivo's.
    void document.fonts?.ready.then(() => names.has(el) && fit(el, names.get(el)!));
    return () => {
      names.delete(el);
      observe().unobserve(el);
    };
  }, [name]);
  return ref;
};
