import { withInitials } from '@oche/darts/names/shortName';
import { useLayoutEffect, useRef } from 'react';

/** Width of the letters, in per cent, tried in this order before a name is shortened. */
const steps = ['', '87%', '75%', '66%'];

const fits = (el: HTMLElement) => {
  if (el.scrollHeight > el.clientHeight + 3) return false;
  // The width of the letters themselves: scrollWidth is rounded, and a rounded half pixel would leave an ellipsis.
  const letters = document.createRange();
  letters.selectNodeContents(el);
  return letters.getBoundingClientRect().width <= el.getBoundingClientRect().width + 0.05;
};

/** How a name gives way. */
type Fit = {
  /** lines that it may take: narrower letters come before each next one, so that rows keep their height as long as they can */ upTo?:
    number | undefined;
  /** a team: its first word is no first name and is never shortened */ team?: boolean | undefined;
};

/** The name that each box holds, and the width at which it was last fitted. */
const names = new Map<HTMLElement, { name: string } & Fit>();
const widths = new WeakMap<Element, number>();
const waiting = new Set<HTMLElement>();

const write = (el: HTMLElement, text: string) => {
  const inner = el.firstElementChild ?? el;
  if (inner.textContent !== text) inner.textContent = text;
};

/** Those that fit at no width. Step by step: one layout a step, not one a name. */
const narrow = (boxes: HTMLElement[]) => {
  let open = boxes;
  for (const width of steps) {
    if (open.length === 0) break;
    for (const el of open) if (el.style.fontStretch !== width) el.style.fontStretch = width;
    open = open.filter((el) => !fits(el));
  }
  return open;
};

/** All names that wait. */
const fitAll = () => {
  const boxes = [...waiting].filter((el) => names.has(el));
  waiting.clear();
  const lines = (el: HTMLElement) => names.get(el)!.upTo ?? 1;
  for (const el of boxes) {
    const { name, upTo } = names.get(el)!;
    write(el, name);
    el.removeAttribute('title');
    el.style.overflowWrap = '';
    if (upTo !== undefined) el.style.webkitLineClamp = '1';
  }
  let open = narrow(boxes);
  for (let line = 2; open.some((el) => lines(el) >= line); line += 1) {
    const wrapped = open.filter((el) => lines(el) >= line);
    for (const el of wrapped) el.style.webkitLineClamp = `${line}`;
    open = [...open.filter((el) => lines(el) < line), ...narrow(wrapped)];
  }
  for (const el of open) {
    const { name, team } = names.get(el)!;
    if (!team) write(el, withInitials(name));
    // A word that is longer than its line goes on in the next, if there is one: no letter is cut.
    el.style.overflowWrap = 'anywhere';
    el.title = name;
  }
};

/** Before the next paint, and not as a part of what has put the names there. */
const fitSoon = (el: HTMLElement) => {
  if (waiting.size === 0) requestAnimationFrame(fitAll);
  waiting.add(el);
};

/** One observer for all names of the page. */
let observer: ResizeObserver | undefined;
const observe = () => {
  if (observer) return observer;
  // The fallback's letters are wider than Archivo's, which may come after the names.
  // Simulated browsers such as jsdom load no fonts.
  const { fonts }: { fonts?: FontFaceSet } = document;
  fonts?.addEventListener('loadingdone', () => names.forEach((_, el) => fitSoon(el)));
  observer = new ResizeObserver((entries) => {
    const resized: HTMLElement[] = [];
    for (const { target, contentRect } of entries) {
      const before = widths.get(target);
      widths.set(target, contentRect.width);
      if (before !== undefined && before !== contentRect.width) resized.push(target as HTMLElement);
    }
    // That is in the next frame: what is resized while sizes are told would be told again in the same one, without end.
    resized.forEach(fitSoon);
  });
  return observer;
};

/** Narrows the letters of a name until it fits its box, then shortens the first name of a person. Returns the ref of the box, whose first child holds the name. */
export const useFitName = (name: string, { upTo, team }: Fit = {}) => {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const el = ref.current;
    if (!el) return;
    names.set(el, { name, upTo, team });
    fitSoon(el);
    observe().observe(el);
    return () => {
      names.delete(el);
      widths.delete(el);
      observe().unobserve(el);
    };
  }, [name, upTo, team]);
  return ref;
};
