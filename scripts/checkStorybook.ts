/**
 * Usage: npm run check:storybook -- [--built] [ID …]
 *
 * Tests the static Storybook as a designer uses it: one story after the other in the same window, with animations. The docs page of a component
 * must show all its stories. Every story must render, complete its play function and pass axe.
 *
 *   --built   tests the existing storybook-static instead of building it
 *   ID        only stories and docs pages whose id begins with this prefix, such as components or screens-live
 */
import { availableParallelism } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { chromium as settings } from '../.storybook/chromium.ts';
import { findChromium } from './lib/chromium.ts';
import { Failure, main } from './lib/project.ts';
import { showInStorybook, type Shown } from './lib/showInStorybook.ts';
import { storybookSite, type IndexEntry } from './lib/storybookSite.ts';

const windows = availableParallelism();
const ansi = /\u001b\[[0-9;]*m/g;

/** The expected content of an entry. The docs page of a component shows all its stories, the docs page of a screen only links to them. */
const shownOf = (entries: readonly IndexEntry[], { id, type, title }: IndexEntry): Shown => {
  if (type === 'story') return { id, type };
  const isOfComponent = title.startsWith('Components/');
  return { id, type, stories: isOfComponent ? entries.filter((each) => each.type === 'story' && each.title === title).length : 0 };
};

/** Visits some entries in one window and reports the problems of each. */
async function visit(
  browser: Browser,
  url: string,
  entries: readonly Shown[],
  report: (entry: Shown, problems: string[]) => void,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1100 }, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    await page.goto(url);
    const preview = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame();
    if (!preview) throw new Failure('Storybook shows no preview.');
    await preview.getByRole('heading', { level: 1 }).first().waitFor();
    for (const shown of entries) {
      errors.length = 0;
      const problems = await preview.evaluate(showInStorybook, shown);
      report(shown, [...problems, ...errors]);
    }
  } finally {
    await context.close();
  }
}

await main(async () => {
  const args = process.argv.slice(2);
  const prefixes = args.filter((arg) => arg !== '--built');
  const { url, entries, close } = await storybookSite(args.includes('--built'));
  const chosen = entries.filter(({ id }) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix)));
  const browser = await chromium.launch({ ...settings, executablePath: findChromium() });
  let visited = 0;
  let problemCount = 0;
  const report = ({ id }: Shown, problems: string[]) => {
    visited += 1;
    problemCount += problems.length;
    for (const problem of problems) console.log(`${id}: ${problem.replace(ansi, '').split('\n').filter(Boolean).slice(0, 2).join(' ')}`);
    if (visited % 100 === 0) console.log(`${visited} of ${chosen.length}`);
  };
  try {
    if (chosen.length === 0) throw new Failure(`No id begins with ${prefixes.join(' or ')}.`);
    const parts = Array.from({ length: windows }, (_, part) =>
      chosen.filter((__, index) => index % windows === part).map((entry) => shownOf(entries, entry)),
    );
    await Promise.all(parts.map((part) => visit(browser, url, part, report)));
  } finally {
    await browser.close();
    close();
  }
  const countOf = (type: IndexEntry['type']) => chosen.filter((entry) => entry.type === type).length;
  console.log(`${countOf('docs')} docs pages and ${countOf('story')} stories visited, ${problemCount} problems.`);
  process.exitCode = problemCount === 0 ? 0 : 1;
});
