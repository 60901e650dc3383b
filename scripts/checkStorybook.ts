/**
 * Usage: npm run check:storybook [-- --built] [ID …]
 *
 * Tests the static Storybook as a designer uses it, going from one story to the next in one window, with animations. Every page of docs
 * shows each of its stories, and every story is shown and plays to its end, with axe.
 *
 *   --built   uses storybook-static as it is
 *   ID        the beginning of an id: only these, such as components or screens-live
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

/** The page of docs of a component shows all its stories; that of a screen links to them. */
const shownOf = (entries: readonly IndexEntry[], { id, type, title }: IndexEntry): Shown => {
  if (type === 'story') return { id, type };
  const isOfComponent = title.startsWith('Components/');
  return { id, type, stories: isOfComponent ? entries.filter((each) => each.type === 'story' && each.title === title).length : 0 };
};

/** Goes through its part of the entries in one window, and tells what was wrong with each. */
async function look(browser: Browser, url: string, entries: readonly Shown[], tell: (of: Shown, found: string[]) => void): Promise<void> {
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
      const found = await preview.evaluate(showInStorybook, shown);
      tell(shown, [...found, ...errors]);
    }
  } finally {
    await context.close();
  }
}

await main(async () => {
  const args = process.argv.slice(2);
  const beginnings = args.filter((arg) => arg !== '--built');
  const { url, entries, close } = await storybookSite(args.includes('--built'));
  const chosen = entries.filter(({ id }) => beginnings.length === 0 || beginnings.some((beginning) => id.startsWith(beginning)));
  const browser = await chromium.launch({ ...settings, executablePath: findChromium() });
  let looked = 0;
  let problems = 0;
  const tell = ({ id }: Shown, found: string[]) => {
    looked += 1;
    problems += found.length;
    for (const problem of found) console.log(`${id}: ${problem.replace(ansi, '').split('\n').filter(Boolean).slice(0, 2).join(' ')}`);
    if (looked % 100 === 0) console.log(`${looked} of ${chosen.length}`);
  };
  try {
    if (chosen.length === 0) throw new Failure(`No id begins with ${beginnings.join(' or ')}.`);
    const parts = Array.from({ length: windows }, (_, part) =>
      chosen.filter((__, at) => at % windows === part).map((entry) => shownOf(entries, entry)),
    );
    await Promise.all(parts.map((part) => look(browser, url, part, tell)));
  } finally {
    await browser.close();
    close();
  }
  const of = (type: IndexEntry['type']) => chosen.filter((entry) => entry.type === type).length;
  console.log(`${of('docs')} pages of docs and ${of('story')} stories looked at, ${problems} problems.`);
  process.exitCode = problems === 0 ? 0 : 1;
});
