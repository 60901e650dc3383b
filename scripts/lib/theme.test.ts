import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './chromium.ts';
import { themePage } from './themePage.ts';

const markup = `
  <main>
    <section class="lit" id="bed"><b class="text-ink" id="score">121</b><button id="on-bed">Undo</button></section>
    <button class="bg-ink text-on-ink" id="primary">Call next</button>
    <button class="bg-raised inset-ring-[1.5px] inset-ring-line-2" id="outline">Hold</button>
    <button class="bg-pressed" aria-pressed="true" id="selected">Keypad</button>
    <p class="bg-you-wash" id="you">You</p>
    <p class="text-live" id="live">Live</p>
    <svg width="20" height="20"><path d="M0 10h20" class="stroke-cat-4" id="line" /></svg>
    <h2 class="text-title-2" id="title">Tournaments</h2>
    <h2 class="text-title-2" lang="de" id="titel">Vereinsmeisterschaften</h2>
    <p class="text-body" id="body">Text</p>
    <div class="border-b-2 border-rule" id="rule"></div>
    <i class="transition-colors" id="hover"></i><i class="duration-slow transition-colors" id="sheet"></i>
    <i class="changed" id="changed">60</i>
    <i class="relative z-modal" id="modal"></i>
    <div data-theme="dark"><p id="dark">Dark</p><div data-theme="light"><p id="light">Light</p></div></div>
    <div class="h-row px-cell" id="table"></div>
    ${['comfortable', 'compact', 'board', 'tv'].map((d) => `<div data-density="${d}"><div class="h-row" id="${d}"></div></div>`).join('')}
  </main>`;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  page = await browser.newPage();
  await page.setContent(await themePage(markup));
});
afterAll(() => browser.close());

const style = (id: string, property: string) =>
  page.evaluate(([at, name]) => getComputedStyle(document.getElementById(at!)!).getPropertyValue(name!), [id, property]);

/** The computed value of a system colour, in the notation of other computed colours. */
const system = (name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

describe('without preferences of the user', () => {
  beforeAll(() => page.emulateMedia({ media: 'screen', forcedColors: 'none', contrast: 'no-preference', reducedMotion: 'no-preference' }));

  test('any element can set a mode, even inside the other mode', async () => {
    expect(await style('dark', 'color')).toBe('oklch(0.958 0.018 92.7)');
    expect(await style('light', 'color')).toBe('oklch(0.21 0.032 264.7)');
    expect(await style('dark', 'color-scheme')).toBe('dark');
  });

  test('rows have the height of their density', async () => {
    const heights = await Promise.all(['comfortable', 'table', 'compact', 'board', 'tv'].map((id) => style(id, 'height')));
    expect(heights).toEqual(['56px', '44px', '36px', '72px', '96px']);
    expect(await style('table', 'padding-left')).toBe('8px');
  });

  test('headings are balanced, and long words in German headings are hyphenated', async () => {
    expect(await style('title', 'text-wrap-style')).toBe('balance');
    expect(await style('title', 'hyphens')).toBe('manual');
    expect(await style('titel', 'hyphens')).toBe('auto');
  });

  test('classes set the duration of a transition and the layer', async () => {
    expect(await style('hover', 'transition-duration')).toBe('0.09s');
    expect(await style('sheet', 'transition-duration')).toBe('0.24s');
    expect(await style('modal', 'z-index')).toBe('1100');
  });
});

test('reduced motion: nothing is animated', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await style('hover', 'transition-duration')).toBe('0s');
  expect(await style('sheet', 'transition-duration')).toBe('0s');
  expect(await style('changed', 'animation-duration')).toBe('0s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});

test('more contrast: faint lines and text become stronger', async () => {
  const normal = await style('outline', 'box-shadow');
  await page.emulateMedia({ contrast: 'more' });
  expect(await style('outline', 'box-shadow')).not.toBe(normal);
  await page.emulateMedia({ contrast: 'no-preference' });
});

describe('forced colours', () => {
  beforeAll(() => page.emulateMedia({ forcedColors: 'active' }));
  afterAll(() => page.emulateMedia({ forcedColors: 'none' }));

  test('the lit bed has the inverted colours of the page', async () => {
    expect(await style('bed', 'background-color')).toBe(await system('CanvasText'));
    expect(await style('score', 'color')).toBe(await system('Canvas'));
    expect(await style('primary', 'background-color')).toBe(await system('CanvasText'));
    expect(await style('primary', 'color')).toBe(await system('Canvas'));
  });

  test('edges and lines have the colour of text', async () => {
    expect(await style('outline', 'box-shadow')).toContain(await system('CanvasText'));
    expect(await style('rule', 'border-bottom-color')).toBe(await system('CanvasText'));
    expect(await style('line', 'stroke')).toBe(await system('CanvasText'));
  });

  test('selected elements and items of the current user have an outline', async () => {
    for (const id of ['selected', 'you']) expect(await style(id, 'outline')).toContain(`${await system('Highlight')} solid 2px`);
  });

  test('focus is visible, even on the bed', async () => {
    await page.locator('#outline').focus();
    await page.keyboard.press('Tab');
    expect(await style('selected', 'outline')).toBe(`${await system('Highlight')} solid 3px`);
    await page.locator('#primary').focus();
    await page.keyboard.press('Shift+Tab');
    expect(await style('on-bed', 'outline')).toBe(`${await system('Canvas')} solid 3px`);
  });
});

describe('print', () => {
  beforeAll(() => page.emulateMedia({ media: 'print' }));
  afterAll(() => page.emulateMedia({ media: 'screen' }));

  test('black on white without fills, in both modes', async () => {
    for (const id of ['title', 'live', 'dark', 'score', 'primary'])
      expect(await style(id, 'color'), id).toMatch(/^(rgb\(0, 0, 0\)|black)$/);
    for (const id of ['bed', 'primary', 'you']) expect(await style(id, 'background-color'), id).toMatch(/^(rgb\(255, 255, 255\)|white)$/);
  });

  test('the lit bed is a frame of 2 pt', async () => {
    // Chromium rounds outlines to whole pixels.
    expect(parseFloat(await style('bed', 'outline-width'))).toBeGreaterThanOrEqual(2);
    expect(await style('bed', 'outline-style')).toBe('solid');
  });

  test('text has 9 points and a line height of 12 points, lines have one point', async () => {
    expect(await style('body', 'font-size')).toBe('12px');
    expect(await style('body', 'line-height')).toBe('16px');
    expect(parseFloat(await style('rule', 'border-bottom-width'))).toBeLessThan(2);
  });
});
