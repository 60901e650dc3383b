/** Measures and tests a page with one component and the theme in a project outside this checkout. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { root } from './project.ts';

const theme = readFileSync(join(root, 'packages/ui/src/theme.css'), 'utf8');
const inkDeclarations = [...theme.matchAll(/--color-ink: (.+);/g)].map(([, colour = '']) => colour);
/** The colour `ink` in light and in dark mode. The dark one is the first declaration that differs from the light one. */
const inks = [inkDeclarations[0], inkDeclarations.find((colour) => colour !== inkDeclarations[0])];

const read = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responds with ${response.status}`);
  return response.text();
};

type Loaded = { scripts: Map<string, string>; styles: Map<string, string> };

/** The scripts and style sheets that the page at a URL links to, by path. */
async function loadedBy(url: string): Promise<Loaded> {
  const html = await read(url);
  const linked = (extension: string) =>
    [...html.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, path = '']) =>
      new URL(path, url).pathname.endsWith(extension) ? [path] : [],
    );
  const texts = async (extension: string) =>
    new Map(
      await Promise.all(
        [...new Set(linked(extension))].map(async (path) => [path, await read(new URL(path, url).href)] as [string, string]),
      ),
    );
  return { scripts: await texts('.js'), styles: await texts('.css') };
}

const weight = (files: Map<string, string>) => [...files.values()].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);

/** The folders of `@oche/ui` whose modules are in the scripts, according to their source maps. */
async function foldersIn(url: string, scripts: Map<string, string>): Promise<string[]> {
  const found = new Set<string>();
  for (const [path, script] of scripts) {
    const map = /sourceMappingURL=(\S+)/.exec(script)?.[1];
    if (map === undefined) continue;
    const response = await fetch(new URL(map, new URL(path, url)));
    if (!response.ok) throw new Error(`${map} responds with ${response.status}`);
    // An index map contains several maps, so the whole text is searched. A path in `dist` occurs only in lists of sources.
    for (const [, folder = ''] of (await response.text()).matchAll(/@oche\/ui\/dist\/(\w+)\//g)) found.add(folder);
  }
  return [...found].sort();
}

/**
 * The button's colour and the theme's ink as painted pixels. They are comparable although builds write the same colour in different
 * notations.
 */
const paintedColours = (page: Page, ink: string) =>
  page.getByRole('button', { name: 'Call next' }).evaluate((button, themeInk) => {
    const canvas = document.createElement('canvas').getContext('2d');
    return [getComputedStyle(button).backgroundColor, themeInk].map((colour) => {
      if (!canvas) return colour;
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data.join(' ');
    });
  }, ink);

/** Sizes in bytes after gzip, and the problems as sentences. */
export type ComponentResult = { script: number; styles: number; problems: string[] };

/**
 * Tests the page with the component at `url`. The size of its scripts is the difference from the page at `withoutUrl`, which has no component.
 * Writes screenshots to the folder `pictures`.
 */
export async function checkComponent(
  executablePath: string,
  { name, url, withoutUrl, pictures }: { name: string; url: string; withoutUrl: string; pictures: string },
): Promise<ComponentResult> {
  const problems: string[] = [];
  const report = (sentence: string) => problems.push(`${name}, one component: ${sentence}`);
  const [loaded, withoutComponent] = [await loadedBy(url), await loadedBy(withoutUrl)];
  const folders = await foldersIn(url, loaded.scripts);
  if (folders.join() !== 'Button,internal') report(`its scripts contain these folders of @oche/ui: ${folders.join(', ')}.`);
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 300 } });
    page.on('pageerror', (error) => report(`the page threw: ${error.message}`));
    const otherOrigins: string[] = [];
    page.on('request', (request) => new URL(request.url()).origin !== new URL(url).origin && otherOrigins.push(request.url()));
    await page.goto(url);
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
      const [actual, ink] = await paintedColours(page, inks[i] ?? '');
      if (actual !== ink) report(`a primary button in ${mode} mode has the colour ${actual} instead of the theme's ${ink}.`);
      await page.screenshot({ path: join(pictures, `${name.toLowerCase()}-${mode}.png`) });
    }
    const font = await button.evaluate((element) => ({
      family: getComputedStyle(element).fontFamily,
      isLoaded: [...document.fonts].some((face) => face.family.includes('Archivo Variable') && face.status === 'loaded'),
    }));
    if (!font.isLoaded || !font.family.includes('Archivo Variable')) report(`its font is ${font.family}, or the font is not loaded.`);
    if (otherOrigins.length > 0) report(`it sends requests to other servers: ${otherOrigins.join(', ')}.`);
  } catch (error) {
    report(String(error));
  } finally {
    await browser.close();
  }
  return { script: weight(loaded.scripts) - weight(withoutComponent.scripts), styles: weight(loaded.styles), problems };
}
