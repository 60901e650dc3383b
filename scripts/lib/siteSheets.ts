import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { encodeDomain } from '@oche/api/domain';
import type { Locale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';
import { routeNames, routes, type RouteName } from '@oche/routes/table';
import { chromium as settings } from '../../.storybook/chromium.ts';
import { viewports } from '../../.storybook/viewports.ts';
import { findChromium } from './chromium.ts';
import { contactSheet, type Shot } from './contactSheet.ts';
import { competitionDomains } from './hosts.ts';
import { startOwnProduct, type OwnProduct } from './ownProduct.ts';
import { Failure, root } from './project.ts';

const pictures = join(root, 'docs/pictures');

/** The designs of pages, files in docs/pictures/mockups/site without `.webp`. */
const designs: Partial<Record<RouteName, readonly string[]>> = {
  competitionHome: ['40-site-home-phone', '40-site-home'],
  competitionStandings: ['41-site-standings-phone'],
  competitionMatch: ['42-site-match-phone', '42-site-match'],
  competitionTeam: ['43-site-team-phone'],
  competitionCalendar: ['44-site-calendar'],
  competitionScores: ['45-site-leaderboard-phone', '45-site-leaderboard'],
  competitionCupBracket: ['46-site-cup-phone'],
  competitionGroupPlayers: ['47-site-individual'],
  competitionNewsItem: ['48-site-news-phone'],
};

/** Pages that only redirect to another one. */
const redirects: readonly RouteName[] = ['competitionGroup', 'competitionCup', 'competitionIndividual'];

/** The pages of a competition's site that have a sheet. */
export const sheetNames: readonly RouteName[] = routeNames.filter(
  (name) => routes[name].site === 'competition' && !redirects.includes(name),
);

/** The pictures of a page, in the order of the sheet. The languages are those of the demo league: Dutch is its first one. */
const shots = [
  { label: 'Phone, light', viewport: 'phone', mode: 'light', locale: 'nl' },
  { label: 'Phone, dark', viewport: 'phone', mode: 'dark', locale: 'nl' },
  { label: 'Phone, German', viewport: 'phone', mode: 'light', locale: 'de' },
  { label: 'Desktop, light', viewport: 'desktop', mode: 'light', locale: 'nl' },
  { label: 'Desktop, dark', viewport: 'desktop', mode: 'dark', locale: 'nl' },
] as const;

/** Writes the sheets of these pages of the demo league, or of all pages: each page as a phone and a desktop show it, beside its designs. */
export async function writeSiteSheets(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !sheetNames.some((each) => each === name));
  if (unknown) throw new Failure(`There is no sheet "${unknown}". Choose one of ${sheetNames.join(', ')}.`);
  const chosen = sheetNames.filter((name) => names.length === 0 || names.includes(name));
  const product = await startOwnProduct();
  const browser = await chromium.launch({ ...settings, executablePath: findChromium() });
  try {
    const urlOf = await urlsOf(product);
    mkdirSync(join(pictures, 'site'), { recursive: true });
    for (const name of chosen) {
      const sheet: Shot[] = (designs[name] ?? []).map(designShot);
      for (const { label, viewport, mode, locale } of shots) {
        const { width, height } = viewports[viewport].styles;
        const size = { width: parseInt(width), height: parseInt(height) };
        sheet.push({ label, type: 'png', width: size.width, picture: await photograph(browser, urlOf(name, locale), size, mode) });
      }
      writeFileSync(join(pictures, 'site', `${name}.webp`), await contactSheet(browser, sheet));
    }
    console.log(`${chosen.length} sheets written.`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** A design. Its file is smaller than the page that it shows. */
function designShot(name: string): Shot {
  const isPhone = name.endsWith('-phone');
  const picture = readFileSync(join(pictures, 'mockups/site', `${name}.webp`));
  return { label: `Design, ${isPhone ? 'phone' : 'desktop'}`, picture, type: 'webp', width: isPhone ? 390 : 1280 };
}

async function photograph(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  mode: 'light' | 'dark',
): Promise<Buffer> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', colorScheme: mode });
  try {
    const page = await context.newPage();
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    if (!response?.ok()) throw new Failure(`${url} responded with ${response?.status()}.`);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}

/** Returns the URL of each page of the demo league in a language: of a match that is being played, its division, the away team, and the cup. */
async function urlsOf({ client, port }: OwnProduct): Promise<(name: RouteName, locale: Locale) => string> {
  const domain = competitionDomains()[0]!;
  const { organisation, season, seasons } = await client.call('getCompetitionContext', { domainBase64: encodeDomain(domain) });
  if (!season) throw new Failure('The league of the demo data has no season.');
  const groups = await client.call('listSeasonGroups', { seasonId: season.id });
  const { items: playing } = await client.call('listMatches', { seasonId: season.id, state: 'playing' });
  const { items: news } = await client.call('listSiteNews', { seasonId: season.id });
  const match = playing.toSorted((one, other) => one.startsAt!.localeCompare(other.startsAt!))[0];
  const [cup, division] = [groups.find(({ kind }) => kind === 'cup'), groups.find(({ id }) => id === match?.groupId)];
  if (!cup || !division || !match || !news[0]) throw new Failure('The league of the demo data has no division, cup, live match or news.');
  const hrefOf = href as (name: RouteName, params: object, locale: Locale, query: object, unprefixed: Locale) => string;
  const params = {
    ...{ group: division.slug, team: match.away.slug, match: match.slug, slug: news[0].slug },
    season: seasons.at(-1)!.slug,
  };
  return (name, locale) => {
    const names = [...routes[name].path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key as keyof typeof params);
    const own = Object.fromEntries(names.map((key) => [key, key === 'group' && name.includes('Cup') ? cup.slug : params[key]]));
    return `http://${domain}:${port}${hrefOf(name, own, locale, {}, organisation.languages[0]!)}`;
  };
}
