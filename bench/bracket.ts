/**
 * A knockout of 1,024 entries in a browser: `Bracket` compared with brackets-viewer, bracketry and @g-loot/react-tournament-brackets. Each has its
 * own page, built for production. The pages alternate in one headless Chromium.
 */
import { chromium as playwright, type Browser } from 'playwright';
import { chromium } from '../.storybook/chromium.ts';
import { buildPage } from './bracket/build.ts';
import { tasksOfScrolling } from './bracket/scroll.ts';
import { atMost, type CheckTable } from './checks.ts';
import { cellOf, median, type Suite } from './suite.ts';

const turns = 7;
/** The maximum number of score changes in each turn, and the milliseconds after which no further change starts. */
const changes = 31;
const changesMs = 3000;

type Name =
  | 'ours'
  | 'brackets-viewer'
  | 'bracketry'
  | '@g-loot'
  | 'a text in an empty page'
  | 'ours, changed by hand'
  | 'ours, only the score subscribed'
  | 'thirty games of bare React';
const pages: Record<Name, { entry: string; reactVersion?: 18 | 19 }> = {
  ours: { entry: 'ours.tsx' },
  'brackets-viewer': { entry: 'viewer.ts' },
  bracketry: { entry: 'bracketry.ts' },
  '@g-loot': { entry: 'gloot.tsx', reactVersion: 18 },
  'a text in an empty page': { entry: 'text.ts' },
  'ours, changed by hand': { entry: 'byHand.ts' },
  'ours, only the score subscribed': { entry: 'subscribed.tsx' },
  'thirty games of bare React': { entry: 'bareReact.tsx' },
};
const names = Object.keys(pages) as Name[];
/** Pages that show how much of the time for a changed score the browser and React need at least, without the work of a library. */
const lowerBounds: readonly Name[] = [
  'a text in an empty page',
  'ours, changed by hand',
  'ours, only the score subscribed',
  'thirty games of bare React',
];
const libraries = names.filter((name) => name !== 'ours' && !lowerBounds.includes(name));

type Built = { script: string; styles: string };
type Run = { paint: number; nodes: number; score: number };

async function open(browser: Browser, { script, styles }: Built) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: styles });
    if (pathname !== '/') return route.fulfill({ status: 404, body: '' });
    const body = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="/page.css"><body style="margin:0"><div id="root"></div><script type="module" src="/page.js"></script></body></html>`;
    // In a cross-origin isolated page, the clock has a resolution of 5 µs instead of 100 µs.
    const headers = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };
    return route.fulfill({ contentType: 'text/html', headers, body });
  });
  await page.goto('https://bench.test/');
  await page.waitForFunction(() => 'bench' in window);
  return { page, failures };
}

async function measure(browser: Browser, built: Built): Promise<Run> {
  const { page, failures } = await open(browser, built);
  const paint = await page.evaluate(() => window.bench.render());
  const nodes = await page.evaluate(() => document.querySelectorAll('#root *').length);
  const before = await page.evaluate(() => document.getElementById('root')!.textContent);
  const scores: number[] = [];
  // At least five changes, even if each takes a second.
  const deadline = performance.now() + changesMs;
  for (let change = 1; change <= changes && (change <= 5 || performance.now() < deadline); change++) {
    scores.push(await page.evaluate((number) => window.bench.change(number), change));
  }
  await page.evaluate(() => window.bench.change(1));
  const after = await page.evaluate(() => document.getElementById('root')!.textContent);
  if (failures.length > 0) throw new Error(failures.join('\n'));
  if (before === after) throw new Error('The page did not show a changed score.');
  await page.close();
  return { paint, nodes, score: median(scores) };
}

export async function run(progress: (line: string) => void): Promise<Suite> {
  const built = {} as Record<Name, Built>;
  for (const name of names) {
    progress(`building ${name}`);
    built[name] = await buildPage(pages[name].entry, pages[name]);
  }
  const browser = await playwright.launch({ ...chromium, args: [...chromium.args] });
  const runs = Object.fromEntries(names.map((name) => [name, [] as Run[]])) as Record<Name, Run[]>;
  const scrolled: number[] = [];
  try {
    for (let turn = 0; turn < turns; turn++) {
      // A different page starts each turn, so that none always runs first.
      for (const i of names.keys()) {
        const name = names[(i + turn) % names.length]!;
        progress(`turn ${turn + 1} of ${turns}: ${name}`);
        runs[name].push(await measure(browser, built[name]));
      }
    }
    for (let turn = 0; turn < 3; turn++) {
      progress(`scrolling ${turn + 1} of 3`);
      const { page } = await open(browser, built.ours);
      await page.evaluate(() => window.bench.render());
      scrolled.push(...(await tasksOfScrolling(page)));
      await page.close();
    }
  } finally {
    await browser.close();
  }
  const valuesOf = (name: Name, metric: keyof Run) => runs[name].map((run) => run[metric]);
  const cell = (title: string, metric: keyof Run, unit: string) => (name: Name) => {
    const ours = valuesOf('ours', metric);
    const reference = valuesOf(name, metric);
    const isLost = Math.min(...ours) > Math.max(...reference);
    return cellOf({ name: `${title}, ${name}`, ours, reference, ...(isLost && { note: 'LOST' }) }, unit);
  };
  const cells = [
    ...libraries.map(cell('first paint', 'paint', 'ms')),
    ...libraries.map(cell('one changed score', 'score', 'ms')),
    ...lowerBounds.map(cell('a changed score', 'score', 'ms')),
    ...libraries.map(cell('nodes in the document', 'nodes', 'nodes')),
  ];
  /** The largest ratio of the cells with a title: the ratio to the best library. */
  const largestRatio = (title: string) => Math.max(...cells.filter(({ name }) => name.startsWith(title)).map(({ ratio }) => ratio));
  scrolled.sort((a, b) => a - b);
  const table: CheckTable = {
    title: 'Limits for a knockout of 1,024 entries',
    relative: false,
    checks: [
      atMost('first paint ÷ the best library’s', largestRatio('first paint'), 0.15),
      // The reference is not a library, because bare React alone takes longer than 0.06 of the best library's time. The limit is for our part.
      atMost('a changed score ÷ the memoised list in bare React', largestRatio('a changed score, thirty games of bare React'), 1.25),
      atMost('nodes in the document', Math.max(...valuesOf('ours', 'nodes')), 600),
      atMost(
        'task of the main thread while scrolling, 98th percentile, ms',
        scrolled[Math.ceil(scrolled.length * 0.98) - 1] ?? Infinity,
        16,
      ),
    ],
  };
  return {
    title: 'A bracket of 1,024 entries in a browser; reference: the named page',
    unit: 'ms',
    conditions: [
      `Each cell is the median of ${turns} turns, each in a new page. Another page starts each turn. A changed score is the median of up to ${changes} changes in each turn.`,
      'Times are from the call to the end of the paint, without the delay until the next frame. The first round is played. 1280 × 800, no slowdown.',
      `Scrolling: 240 steps of the wheel of 64 px at 4 px/ms, three times; ${scrolled.length} tasks of the main thread of at least 0.5 ms, the longest ${(scrolled.at(-1) ?? 0).toFixed(1)} ms.`,
      'A text in an empty page: the time that the browser needs for a frame. Ours, changed by hand: the score is changed directly in the DOM of our page.',
      'Ours, only the score subscribed: in our page, only a component for the score renders again. Bare React: a memoised list without styles.',
      '@g-loot/react-tournament-brackets runs on React 18, without its zooming viewer.',
      `${browser.browserType().name()} ${browser.version()}. LOST: our fastest run is slower than the slowest run of the reference.`,
    ],
    cells,
    checks: [table],
  };
}
