import type { AfterEach } from 'storybook/internal/csf';
import type { ReactRenderer } from '@storybook/react-vite';

/** Minimum sizes in CSS pixels: of a target, of a key on a scoring screen, and of the gap between keys on phones and on larger screens. */
const least = { target: 44, key: 64, narrowGap: 6, gap: 8 };
const controls = [
  ...['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', 'summary'],
  ...['button', 'checkbox', 'combobox', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab'].map((role) => `[role=${role}]`),
].join();
const pad = 'section [data-key]';

const short = (text: string) => (text.length > 50 ? `${text.slice(0, 49)}…` : text);
const wordsOf = (element: Element) =>
  short((element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim()) || element.outerHTML.slice(0, 80);
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

/** How a text is cut off, if an ancestor neither shows nor scrolls all of it; otherwise null. Only the middle of the line's height counts, where letters are. */
function cutBy(rect: DOMRect, from: Element): string | null {
  const top = rect.top + rect.height * 0.3;
  const bottom = rect.bottom - rect.height * 0.3;
  let [sideways, down] = [true, true];
  for (let each: Element | null = from; each && (sideways || down); each = each.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(each);
    const box = each.getBoundingClientRect();
    if (each !== document.documentElement && each !== document.body) {
      if (sideways && clips(overflowX) && (rect.left < box.left - 1.5 || rect.right > box.right + 1.5)) return 'sideways';
      if (down && clips(overflowY) && (top < box.top - 1.5 || bottom > box.bottom + 1.5)) return 'below';
      if (scrolls(overflowX)) sideways = false;
      if (scrolls(overflowY)) down = false;
    }
    if (position !== 'fixed') continue;
    if (sideways && (rect.left < -1.5 || rect.right > innerWidth + 1.5)) return 'by the screen';
    return down && (top < -1.5 || bottom > innerHeight + 1.5) ? 'by the screen' : null;
  }
  return sideways && rect.left + scrollX < -1.5 ? 'by the screen' : null;
}

/** Texts that are cut off without a `title` that has the whole text. */
function* cutTexts(): Generator<string> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim() || element.closest('script, style, title, option, [title]') || isUnseen(element)) continue;
    range.selectNodeContents(node);
    const by = [...range.getClientRects()].filter(({ width }) => width > 0).map((rect) => cutBy(rect, element));
    const cut = by.find((each) => each !== null);
    if (cut) yield `cut ${cut}: "${short(node.nodeValue.trim())}"`;
  }
}

/** Texts that overflow their control sideways. */
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
      if (overflows) yield `overflows its control: "${short(node.nodeValue.trim())}"`;
    }
  }
}

/** Whether a tap at a point reaches the control, directly or through its label. */
const reaches = (control: Element, x: number, y: number) => {
  // Points outside the screen are moved to its edge.
  const hit = document.elementFromPoint(Math.min(Math.max(x, 0), innerWidth - 1), Math.min(Math.max(y, 0), innerHeight - 1));
  // A toast over the control will disappear.
  if (hit?.closest('[data-sonner-toaster]')) return true;
  return hit !== null && (control.contains(hit) || [...((control as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)));
};

/** The number of pixels around the middle, in one dimension, where a tap still reaches the control. They may be outside its box. */
const reach = (control: Element, x: number, y: number, [across, down]: readonly [0 | 1, 0 | 1]) => {
  let found = 0;
  for (const way of [-1, 1])
    for (let by = 1; by < least.target && reaches(control, x + by * way * across, y + by * way * down); by += 1) found += 1;
  return found;
};

/** Controls that are too small for a finger. Inline links in text are exempt. */
function* smallTargets(drawn: string | undefined): Generator<string> {
  for (const control of document.querySelectorAll(controls)) {
    const style = getComputedStyle(control);
    const inText = control.matches('a') && style.display === 'inline';
    if (drawn !== undefined && control.matches(drawn)) continue;
    if (inText || isUnseen(control) || style.pointerEvents === 'none' || control.closest('[aria-hidden=true], [inert]')) continue;
    const { width, height } = control.getBoundingClientRect();
    if (width >= least.target - 0.5 && height >= least.target - 0.5) continue;
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const box = control.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // Two pixels fewer: the one in the middle is not counted, and one may be lost at the edges.
    const wide = width >= least.target - 0.5 || reach(control, x, y, [1, 0]) >= least.target - 2;
    const high = height >= least.target - 0.5 || reach(control, x, y, [0, 1]) >= least.target - 2;
    if (!wide || !high) yield `small: ${px(width)} × ${px(height)} ${wordsOf(control)}`;
  }
}

/** Keys of a scoring screen that are too low or too close together. */
function* tightKeys(): Generator<string> {
  const keys = [...document.querySelectorAll(pad)]
    .filter((key) => !isUnseen(key))
    .map((key) => ({ key, box: key.getBoundingClientRect() }));
  // The same condition as the variant `sideways` of theme.css.
  const isSideways = matchMedia('(orientation: landscape) and ((height < 37.5rem) or (width < 60rem))').matches;
  const gap = innerWidth < 400 || isSideways ? least.narrowGap : least.gap;
  for (const [index, { key, box }] of keys.entries()) {
    if (innerWidth >= 768 && !isSideways && box.height < least.key - 0.5)
      yield `low key: ${px(box.width)} × ${px(box.height)} ${wordsOf(key)}`;
    for (const other of keys.slice(index + 1)) {
      const across = Math.max(box.left - other.box.right, other.box.left - box.right);
      const along = Math.max(box.top - other.box.bottom, other.box.top - box.bottom);
      const between = across < 0 ? along : along < 0 ? across : gap;
      if (between < gap - 0.5) yield `keys ${px(between)} apart: ${wordsOf(key)} | ${wordsOf(other.key)}`;
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
  // Stories with their own phone viewport are skipped in the run with large text, where that viewport would be only 195 px wide. The limits are 320 px
  // (WCAG 1.4.10), or 640 px with letters twice as large.
  if (innerWidth < 20 * parseFloat(getComputedStyle(document.documentElement).fontSize)) return;
  const { drawn, because } = (parameters['reflow'] ?? {}) as { drawn?: string; because?: string };
  if (drawn !== undefined && !because) throw new Error('parameters.reflow.drawn needs a reason: because');
  // The first story may end before fonts are loaded, and names are fitted in the frame after that.
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = [
    ...(scrollWidth > clientWidth + 1 ? [`the page is ${scrollWidth} wide on a screen of ${clientWidth}`] : []),
    ...cutTexts(),
    ...overflowingTexts(),
    ...smallTargets(drawn),
    ...tightKeys(),
  ];
  if (found.length > 0)
    throw new Error(`Lost on a screen of ${innerWidth} px:\n${[...new Set(found)].map((each) => `  ${each}`).join('\n')}`);
};
