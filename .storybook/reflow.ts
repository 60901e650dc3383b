import type { AfterEach } from 'storybook/internal/csf';
import type { ReactRenderer } from '@storybook/react-vite';

/** Minimum sizes in CSS pixels: of a target, of a key on a scoring screen, and of the gap between keys on phones and on larger screens. */
const minimum = { target: 44, key: 64, narrowGap: 6, gap: 8 };
const controls = [
  ...['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', 'summary'],
  ...['button', 'checkbox', 'combobox', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab'].map((role) => `[role=${role}]`),
].join();
const scoringKeys = 'section [data-key]';

const shortened = (text: string) => (text.length > 50 ? `${text.slice(0, 49)}…` : text);
const nameOf = (element: Element) =>
  shortened((element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim()) || element.outerHTML.slice(0, 80);
const px = (value: number) => String(Math.round(value * 10) / 10);

/** Whether an element is hidden, or visible to screen readers only. */
const isUnseen = (element: Element): boolean => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { width, height } = each.getBoundingClientRect();
    if (width <= 1 && height <= 1 && getComputedStyle(each).overflow !== 'visible') return true;
  }
  return false;
};

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/**
 * How text is cut off, if an ancestor neither shows nor scrolls all of it; otherwise null. Only the middle part of the line's height counts,
 * because the letters are there.
 */
function cutBy(rect: DOMRect, from: Element): string | null {
  const top = rect.top + rect.height * 0.3;
  const bottom = rect.bottom - rect.height * 0.3;
  // Whether ancestors further up can still cut the text off, in each dimension.
  let [horizontal, vertical] = [true, true];
  for (let each: Element | null = from; each && (horizontal || vertical); each = each.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(each);
    const box = each.getBoundingClientRect();
    if (each !== document.documentElement && each !== document.body) {
      if (horizontal && clips(overflowX) && (rect.left < box.left - 1.5 || rect.right > box.right + 1.5)) return 'horizontally';
      if (vertical && clips(overflowY) && (top < box.top - 1.5 || bottom > box.bottom + 1.5)) return 'vertically';
      if (scrolls(overflowX)) horizontal = false;
      if (scrolls(overflowY)) vertical = false;
    }
    if (position !== 'fixed') continue;
    if (horizontal && (rect.left < -1.5 || rect.right > innerWidth + 1.5)) return 'by the screen';
    return vertical && (top < -1.5 || bottom > innerHeight + 1.5) ? 'by the screen' : null;
  }
  return horizontal && rect.left + scrollX < -1.5 ? 'by the screen' : null;
}

/** Text that is cut off without a `title` that contains the whole text. */
function* cutTexts(): Generator<string> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim() || element.closest('script, style, title, option, [title]') || isUnseen(element)) continue;
    range.selectNodeContents(node);
    const cuts = [...range.getClientRects()].filter(({ width }) => width > 0).map((rect) => cutBy(rect, element));
    const cut = cuts.find((each) => each !== null);
    if (cut) yield `cut off ${cut}: "${shortened(node.nodeValue.trim())}"`;
  }
}

/** Text that overflows its control horizontally. */
function* overflowingTexts(): Generator<string> {
  const range = document.createRange();
  for (const control of document.querySelectorAll('button, [role=button], [role=radio], [role=tab]')) {
    const box = control.getBoundingClientRect();
    if (isUnseen(control)) continue;
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // Tooltips and popovers are not part of the control's box.
      if (!element || !node.nodeValue?.trim() || isUnseen(element) || element.closest('[popover], [role=tooltip], [title]')) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const overflows = rects.some(({ left, right }) => left < box.left - 1.5 || right > box.right + 1.5);
      if (overflows) yield `overflows its control: "${shortened(node.nodeValue.trim())}"`;
    }
  }
}

/** Whether a tap at a point reaches the control, directly or through its label. */
const reaches = (control: Element, x: number, y: number) => {
  // Points outside the screen are moved to its edge.
  const hit = document.elementFromPoint(Math.min(Math.max(x, 0), innerWidth - 1), Math.min(Math.max(y, 0), innerHeight - 1));
  // A toast that covers the control will disappear.
  if (hit?.closest('[data-sonner-toaster]')) return true;
  return hit !== null && (control.contains(hit) || [...((control as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)));
};

/**
 * The number of pixels on both sides of a point, in one dimension, in which a tap still reaches the control. They may be outside its box.
 * `axis`: `[1, 0]` for horizontal, `[0, 1]` for vertical.
 */
const reach = (control: Element, x: number, y: number, axis: readonly [0 | 1, 0 | 1]) => {
  let pixels = 0;
  for (const direction of [-1, 1]) {
    const [dx, dy] = [direction * axis[0], direction * axis[1]];
    for (let distance = 1; distance < minimum.target && reaches(control, x + distance * dx, y + distance * dy); distance += 1) pixels += 1;
  }
  return pixels;
};

/** Controls that are too small for a finger. Inline links in text are exempt. */
function* smallTargets(drawn: string | undefined): Generator<string> {
  for (const control of document.querySelectorAll(controls)) {
    const style = getComputedStyle(control);
    const inText = control.matches('a') && style.display === 'inline';
    if (drawn !== undefined && control.matches(drawn)) continue;
    if (inText || isUnseen(control) || style.pointerEvents === 'none' || control.closest('[aria-hidden=true], [inert]')) continue;
    const { width, height } = control.getBoundingClientRect();
    if (width >= minimum.target - 0.5 && height >= minimum.target - 0.5) continue;
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const box = control.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // Two pixels fewer: the one in the middle is not counted, and one may be lost at the edges.
    const isWide = width >= minimum.target - 0.5 || reach(control, x, y, [1, 0]) >= minimum.target - 2;
    const isHigh = height >= minimum.target - 0.5 || reach(control, x, y, [0, 1]) >= minimum.target - 2;
    if (!isWide || !isHigh) yield `small: ${px(width)} × ${px(height)} ${nameOf(control)}`;
  }
}

/** Keys of a scoring screen that are too low or too close together. */
function* tightKeys(): Generator<string> {
  const keys = [...document.querySelectorAll(scoringKeys)]
    .filter((key) => !isUnseen(key))
    .map((key) => ({ key, box: key.getBoundingClientRect() }));
  // The same condition as the variant `sideways` of theme.css.
  const isSideways = matchMedia('(orientation: landscape) and ((height < 37.5rem) or (width < 60rem))').matches;
  const gap = innerWidth < 400 || isSideways ? minimum.narrowGap : minimum.gap;
  for (const [index, { key, box }] of keys.entries()) {
    if (innerWidth >= 768 && !isSideways && box.height < minimum.key - 0.5)
      yield `low key: ${px(box.width)} × ${px(box.height)} ${nameOf(key)}`;
    for (const other of keys.slice(index + 1)) {
      const horizontal = Math.max(box.left - other.box.right, other.box.left - box.right);
      const vertical = Math.max(box.top - other.box.bottom, other.box.top - box.bottom);
      const distance = horizontal < 0 ? vertical : vertical < 0 ? horizontal : gap;
      if (distance < gap - 0.5) yield `keys ${px(distance)} apart: ${nameOf(key)} | ${nameOf(other.key)}`;
    }
  }
}

/**
 * For `npm run check:matrix -- reflow`: fails a story if content is lost on a narrow screen or with large text, or if a target is too small. Stories
 * that are two-dimensional by nature, such as a TV view or a printed sheet, set `parameters: { reflow: false }`. Targets whose size is essential
 * (WCAG 2.5.8), such as the beds of a drawn board, are exempt with a reason: `parameters: { reflow: { drawn: '[role=option]', because: '…' } }`.
 */
export const failOnLostContent: AfterEach<ReactRenderer> = async ({ globals, parameters }) => {
  if (globals['check'] !== 'reflow' || parameters['reflow'] === false) return;
  // The run with large text skips stories with a phone viewport, because that viewport would only be 195 px wide. The limits are 320 px
  // (WCAG 1.4.10), or 640 px with text twice as large.
  if (innerWidth < 20 * parseFloat(getComputedStyle(document.documentElement).fontSize)) return;
  const { drawn, because } = (parameters['reflow'] ?? {}) as { drawn?: string; because?: string };
  if (drawn !== undefined && !because) throw new Error('parameters.reflow.drawn needs a reason: because');
  // The first story may end before fonts are loaded, and names are fitted in the frame after that.
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { scrollWidth, clientWidth } = document.documentElement;
  const problems = [
    ...(scrollWidth > clientWidth + 1 ? [`the page is ${scrollWidth} wide on a screen of ${clientWidth}`] : []),
    ...cutTexts(),
    ...overflowingTexts(),
    ...smallTargets(drawn),
    ...tightKeys(),
  ];
  if (problems.length > 0)
    throw new Error(`Problems on a screen of ${innerWidth} px:\n${[...new Set(problems)].map((each) => `  ${each}`).join('\n')}`);
};
