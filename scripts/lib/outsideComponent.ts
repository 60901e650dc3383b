/** Measures and tests a page with one component and the theme in a project outside this checkout. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { root } from './project.ts';

const theme = readFileSync(join(root, 'packages/ui/src/theme.css'), 'utf8');
/** The colour `ink` in both modes. The dark one is the first declaration that differs from the light one. */
const all = [...theme.matchAll(/--color-ink: (.+);/g)].map(([, colour = '']) => colour);
const inks = [all[0], all.find((colour) => colour !== all[0])];

const read = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
};

type Loaded = { scripts: Map<string, string>; styles: Map<string, string> };

/** The scripts and style sheets that the HTML of an address links to, by path. */
async function loadedBy(address: string): Promise<Loaded> {
  const html = await read(address);
  const linked = (ending: string) =>
    [...html.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, path = '']) =>
      new URL(path, address).pathname.endsWith(ending) ? [path] : [],
    );
  const texts = async (ending: string) =>
    new Map(
      await Promise.all(
        [...new Set(linked(ending))].map(async (path) => [path, await read(new URL(path, address).href)] as [string, string]),
      ),
    );
  return { scripts: await texts('.js'), styles: await texts('.css') };
}

const weight = (files: Map<string, string>) => [...files.values()].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);

/** The folders of `@oche/ui` whose modules are in the scripts, according to their source maps. */
async function foldersIn(address: string, scripts: Map<string, string>): Promise<string[]> {
  const found = new Set<string>();
  for (const [path, script] of scripts) {
    const map = /sourceMappingURL=(\S+)/.exec(script)?.[1];
    if (map === undefined) continue;
    const answer = await fetch(new URL(map, new URL(path, address)));
    if (!answer.ok) throw new Error(`${map} answers ${answer.status}`);
    // An index map contains several maps, so the whole text is searched. A path in `dist` occurs only in lists of sources.
    for (const [, folder = ''] of (await answer.text()).matchAll(/@oche\/ui\/dist\/(\w+)\//g)) found.add(folder);
  }
  return [...found].sort();
}

/** The button's colour and the theme's ink as painted pixels: builds may write the same colour in different notations. */
const painted = (page: Page, ink: string) =>
  page.getByRole('button', { name: 'Call next' }).evaluate((button, themeInk) => {
    const canvas = document.createElement('canvas').getContext('2d');
    return [getComputedStyle(button).backgroundColor, themeInk].map((colour) => {
      if (!canvas) return colour;
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data.join(' ');
    });
  }, ink);

/** Sizes in bytes after gzip, and what is wrong, one sentence each. */
export type Weighed = { script: number; styles: number; problems: string[] };

/**
 * Tests the page with the component at `address`, and subtracts the size of the scripts of the page at `without`, which lacks it. Writes
 * screenshots to the folder `pictures`.
 */
export async function checkComponent(
  executablePath: string,
  { name, address, without, pictures }: { name: string; address: string; without: string; pictures: string },
): Promise<Weighed> {
  const problems: string[] = [];
  const report = (sentence: string) => problems.push(`${name}, one component: ${sentence}`);
  const [loaded, less] = [await loadedBy(address), await loadedBy(without)];
  const folders = await foldersIn(address, loaded.scripts);
  if (folders.join() !== 'Button,internal') report(`its scripts contain these folders of @oche/ui: ${folders.join(', ')}.`);
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 300 } });
    page.on('pageerror', (error) => report(`the page threw: ${error.message}`));
    const elsewhere: string[] = [];
    page.on('request', (request) => new URL(request.url()).origin !== new URL(address).origin && elsewhere.push(request.url()));
    await page.goto(address);
    const button = page.getByRole('button', { name: 'Call next' });
    await button.waitFor({ timeout: 20_000 });
    // A page rendered on the server does not react before its script runs.
    await page.waitForLoadState('networkidle');
    await button.click();
    await page.getByText('Called: 1').waitFor({ timeout: 20_000 });
    await page.evaluate(() => document.fonts.ready);
    mkdirSync(pictures, { recursive: true });
    for (const [i, mode] of ['light', 'dark'].entries()) {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), mode);
      await page.mouse.move(0, 299);
      // The button's colour has a transition.
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      const [shown, ink] = await painted(page, inks[i] ?? '');
      if (shown !== ink) report(`a primary button has the colour ${shown} in ${mode}, in the theme ${ink}.`);
      await page.screenshot({ path: join(pictures, `${name.toLowerCase()}-${mode}.png`) });
    }
    const font = await button.evaluate((element) => ({
      family: getComputedStyle(element).fontFamily,
      there: [...document.fonts].some((face) => face.family.includes('Archivo Variable') && face.status === 'loaded'),
    }));
    if (!font.there || !font.family.includes('Archivo Variable')) report(`its font is ${font.family}, or the font is not loaded.`);
    if (elsewhere.length > 0) report(`it sends requests to other servers: ${elsewhere.join(', ')}.`);
  } catch (error) {
    report(String(error));
  } finally {
    await browser.close();
  }
  return { script: weight(loaded.scripts) - weight(less.scripts), styles: weight(loaded.styles), problems };
}
