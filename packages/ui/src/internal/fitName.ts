import { withInitials } from '@oche/darts/names/shortName';
import { useLayoutEffect, useRef } from 'react';

/** Values of `font-stretch`, tried in this order before a name is shortened. */
const steps = ['', '87%', '75%', '66%'];

const fits = (el: HTMLElement) => {
  if (el.scrollHeight > el.clientHeight + 3) return false;
  // Measures the text itself: scrollWidth is rounded, and half a pixel is enough for an ellipsis.
  const letters = document.createRange();
  letters.selectNodeContents(el);
  return letters.getBoundingClientRect().width <= el.getBoundingClientRect().width + 0.05;
};

/** The ways in which a name may be fitted. */
type Fit = {
  /** Maximum number of lines. Letters are narrowed before a line is added, so that rows keep their height if possible. */
  maxLines?: number | undefined;
  /** Whether it is the name of a team, whose first word is not a first name and is never shortened. */
  team?: boolean | undefined;
};

/** The name in each box, and the width for which it was last fitted. */
const names = new Map<HTMLElement, { name: string } & Fit>();
const widths = new WeakMap<Element, number>();
const queue = new Set<HTMLElement>();

const write = (el: HTMLElement, text: string) => {
  const inner = el.firstElementChild ?? el;
  if (inner.textContent !== text) inner.textContent = text;
};

/** Narrows letters and returns the boxes in which the name still does not fit. Handles all boxes for each width, to avoid a layout for each name. */
const narrow = (boxes: HTMLElement[]) => {
  let remaining = boxes;
  for (const width of steps) {
    if (remaining.length === 0) break;
    for (const el of remaining) if (el.style.fontStretch !== width) el.style.fontStretch = width;
    remaining = remaining.filter((el) => !fits(el));
  }
  return remaining;
};

/** Fits all names in the queue. */
const fitAll = () => {
  const boxes = [...queue].filter((el) => names.has(el));
  queue.clear();
  const lines = (el: HTMLElement) => names.get(el)!.maxLines ?? 1;
  for (const el of boxes) {
    const { name, maxLines } = names.get(el)!;
    write(el, name);
    el.removeAttribute('title');
    el.style.overflowWrap = '';
    if (maxLines !== undefined) el.style.webkitLineClamp = '1';
  }
  let remaining = narrow(boxes);
  for (let line = 2; remaining.some((el) => lines(el) >= line); line += 1) {
    const wrapped = remaining.filter((el) => lines(el) >= line);
    for (const el of wrapped) el.style.webkitLineClamp = `${line}`;
    remaining = [...remaining.filter((el) => lines(el) < line), ...narrow(wrapped)];
  }
  for (const el of remaining) {
    const { name, team } = names.get(el)!;
    if (!team) write(el, withInitials(name));
    // A word that is longer than a line continues on the next one instead of being cut off.
    el.style.overflowWrap = 'anywhere';
    el.title = name;
  }
};

/** Fits a name before the next paint, but outside the React commit that has rendered it. */
const fitSoon = (el: HTMLElement) => {
  if (queue.size === 0) requestAnimationFrame(fitAll);
  queue.add(el);
};

/** One observer for all names on the page. */
let observer: ResizeObserver | undefined;
const observe = () => {
  if (observer) return observer;
  // Archivo may load after the names were fitted in the fallback font, whose letters are wider.
  // Simulated browsers such as jsdom load no fonts.
  const page: { fonts?: FontFaceSet } = document;
  page.fonts?.addEventListener('loadingdone', () => names.forEach((_, el) => fitSoon(el)));
  observer = new ResizeObserver((entries) => {
    const resized: HTMLElement[] = [];
    for (const { target, contentRect } of entries) {
      const oldWidth = widths.get(target);
      widths.set(target, contentRect.width);
      if (oldWidth !== undefined && oldWidth !== contentRect.width) resized.push(target as HTMLElement);
    }
    // Waits for the next frame, because a resize inside the callback would notify the observer again in the same frame, in a loop.
    resized.forEach(fitSoon);
  });
  return observer;
};

/**
 * Narrows the letters of a name until it fits its box, then shortens the first name of a person. Returns the ref of the box, whose
 * first child contains the name.
 */
export const useFitName = (name: string, { maxLines, team }: Fit = {}) => {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const el = ref.current;
    if (!el) return;
    names.set(el, { name, maxLines, team });
    fitSoon(el);
    observe().observe(el);
    return () => {
      names.delete(el);
      widths.delete(el);
      observe().unobserve(el);
    };
  }, [name, maxLines, team]);
  return ref;
};
