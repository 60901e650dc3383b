/** What a person would see on the page that the projects outside show: the groups of the evening of `@oche/mocks`. */
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

/** The page of the groups, in a language. */
export const outsideAddress = (locale: Locale): string => href('tournamentGroups', params, locale);

/** The colour of ink on paper, as the theme says it. */
const ink = /--color-ink: (.+);/.exec(readFileSync(join(root, 'packages/ui/src/theme.css'), 'utf8'))?.[1] ?? '';

/** What is wrong with the page at an address, a sentence each. It is opened, read, and left by one of its links. */
export async function openOutside(executablePath: string, name: string, address: string, locale: Locale): Promise<string[]> {
  const problems: string[] = [];
  const wrong = (sentence: string) => problems.push(`${name}: ${sentence}`);
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on('pageerror', (error) => wrong(`the page threw: ${error.message}`));
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1, name: tournament.name });
    await heading.waitFor({ timeout: 20_000 });
    const text = await page.locator('main').innerText();
    const missing = players.filter((player) => !text.includes(player));
    if (missing.length > 0) wrong(`of ${players.length} players these are not shown: ${missing.join(', ')}.`);
    // Set by the shell once its scripts run, in a page that a server has sent too.
    await page.locator(`html[lang^="${locale}"]`).waitFor({ timeout: 20_000 });
    await page.evaluate(() => document.fonts.ready);
    const style = await heading.evaluate((h1, themeInk) => {
      const { color, fontFamily, fontSize } = getComputedStyle(h1);
      const canvas = document.createElement('canvas').getContext('2d');
      /** Builds write one colour in different ways. */
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
        letters: document.fonts.check('16px "Archivo Variable"'),
      };
    }, ink);
    if (style.color !== style.ink) wrong(`the heading has the colour ${style.color}, in the theme ${style.ink}.`);
    if (!style.fontFamily.includes('Archivo Variable') || !style.letters) wrong(`the heading is set in ${style.fontFamily}.`);
    if (style.fontSize <= style.bodySize) wrong('the classes of @oche/ui are not in the style sheet: the heading is as large as the text.');
    if (style.columns !== 2) wrong('the classes of @oche/screens are not in the style sheet: the groups do not stand in two columns.');
    const games = href('tournamentGames', params, locale);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.locator(`main a[href="${games}"]`).first().click();
    await page.locator(`main a[href="${games}"][aria-current="page"]`).waitFor({ timeout: 20_000 });
    if (!(await page.evaluate(() => 'stillHere' in window))) wrong('a link loaded the page anew instead of following it.');
  } catch (error) {
    wrong(String(error));
  } finally {
    await browser.close();
  }
  return problems;
}

/** What is missing in the HTML as the server sends it, before any script. */
export async function servedProblems(name: string, address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  const missing = [tournament.name, ...players].filter((text) => !html.includes(text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')));
  return missing.length === 0 ? [] : [`${name}: the HTML of the server lacks ${missing.join(', ')}.`];
}
