/** Tests the page that the projects outside this checkout show: the groups of the tournament in `@oche/mocks`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eveningInProgress } from '@oche/mocks/world';
import type { Locale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';
import { chromium } from 'playwright';
import { root } from './project.ts';

const { tournament, groups } = eveningInProgress();
const params = { tournament: tournament.slug };
const players = groups.flatMap(({ rows }) => rows.map(({ entry }) => entry.name));

/** The path of the page of the groups in a language. */
export const outsidePath = (locale: Locale): string => href('tournamentGroups', params, locale);

/** The colour `ink` of the theme in light mode. */
const ink = /--color-ink: (.+);/.exec(readFileSync(join(root, 'packages/ui/src/theme.css'), 'utf8'))?.[1] ?? '';

/** Opens the page at a URL, checks its texts and styles and follows one of its links. Returns the problems as sentences. */
export async function openOutside(executablePath: string, name: string, url: string, locale: Locale): Promise<string[]> {
  const problems: string[] = [];
  const report = (sentence: string) => problems.push(`${name}: ${sentence}`);
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on('pageerror', (error) => report(`the page threw: ${error.message}`));
    await page.goto(url);
    const heading = page.getByRole('heading', { level: 1, name: tournament.name });
    await heading.waitFor({ timeout: 20_000 });
    const text = await page.locator('main').innerText();
    const missing = players.filter((player) => !text.includes(player));
    if (missing.length > 0) report(`these of ${players.length} players are not shown: ${missing.join(', ')}.`);
    // The shell sets `lang` when its scripts run, also on a page rendered by a server.
    await page.locator(`html[lang^="${locale}"]`).waitFor({ timeout: 20_000 });
    await page.evaluate(() => document.fonts.ready);
    const style = await heading.evaluate((h1, themeInk) => {
      const { color, fontFamily, fontSize } = getComputedStyle(h1);
      const canvas = document.createElement('canvas').getContext('2d');
      /** Builds may write the same colour in different notations, so painted pixels are compared. */
      const painted = (colour: string) => {
        if (!canvas) return colour;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return canvas.getImageData(0, 0, 1, 1).data.join(' ');
      };
      const grid = h1.closest('main')?.querySelector('.grid');
      return {
        ...{
          color: painted(color),
          ink: painted(themeInk),
          fontFamily,
          fontSize: parseFloat(fontSize),
          bodySize: parseFloat(getComputedStyle(document.body).fontSize),
        },
        columns: grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0,
        isFontLoaded: document.fonts.check('16px "Archivo Variable"'),
      };
    }, ink);
    if (style.color !== style.ink) report(`the heading has the colour ${style.color} instead of ${style.ink} as in the theme.`);
    if (!style.fontFamily.includes('Archivo Variable') || !style.isFontLoaded)
      report(`the font of the heading is ${style.fontFamily}, or it is not loaded.`);
    if (style.fontSize <= style.bodySize)
      report('the classes of @oche/ui are not in the style sheet: the heading is as large as the text.');
    if (style.columns !== 2) report('the classes of @oche/screens are not in the style sheet: the groups are not in two columns.');
    const games = href('tournamentGames', params, locale);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.locator(`main a[href="${games}"]`).first().click();
    await page.locator(`main a[href="${games}"][aria-current="page"]`).waitFor({ timeout: 20_000 });
    if (!(await page.evaluate(() => 'stillHere' in window))) report('a link reloaded the page instead of navigating in it.');
  } catch (error) {
    report(String(error));
  } finally {
    await browser.close();
  }
  return problems;
}

/** The names that are missing in the HTML of the server, before any script runs, as a sentence. */
export async function servedProblems(name: string, url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const missing = [tournament.name, ...players].filter((text) => !html.includes(text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')));
  return missing.length === 0 ? [] : [`${name}: the server’s HTML lacks ${missing.join(', ')}.`];
}
