import Parser from 'rss-parser';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { encodeDomain } from '@oche/api/domain';
import { ports, tabletOrigin, webOrigin } from './environment.ts';
import { client, demoLogins } from './api.ts';
import { findDemo } from './demo.ts';
import { clickWhenReady } from './ready.ts';
import { text, type Language } from './texts.ts';

const league = `http://league.localhost:${ports.web}`;
const cup = `http://cup.localhost:${ports.web}`;
const names = { [league]: 'Dartsfederatie Krijtland', [cup]: 'Pfeilinger Stadtpokal' };

/** Sends a request with a host name, without resolving the name. */
const send = (request: APIRequestContext, host: string, path: string, headers: Record<string, string> = {}) =>
  request.get(webOrigin + path, { headers: { host, ...headers }, maxRedirects: 0 });

const masthead = (page: Page, site: string) => page.getByRole('navigation', { name: names[site]!, exact: true });

test('the base URL of a site in the API has the protocol and the port of the app', async () => {
  const { baseUrl } = await client.call('getCompetitionContext', { domainBase64: encodeDomain('league.localhost') });
  expect(baseUrl).toBe(league);
});

test.describe('one server', () => {
  for (const [site, firstLanguage] of [
    [league, 'nl'],
    [cup, 'de'],
  ] as [string, Language][]) {
    test(`shows ${site} as its own site, in its first language`, async ({ browser }) => {
      const context = await browser.newContext({ locale: firstLanguage, baseURL: site });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto('/');
      expect(page.url()).toBe(`${site}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${firstLanguage}`));
      await expect(masthead(page, site)).toBeVisible();
      await expect(page).toHaveTitle(
        text(firstLanguage, 'shell.documentTitle', { title: text(firstLanguage, 'words.home'), brand: names[site]! }),
      );
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site}/`);
      await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute('href', `${site}/en`);
      await masthead(page, site)
        .getByRole('link', { name: text(firstLanguage, 'words.help') })
        .click();
      await expect(page).toHaveURL(`${site}/help`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(firstLanguage, 'words.help'));
      expect(errors).toEqual([]);
      await context.close();
    });
  }

  test('sends complete pages of a competition without JavaScript', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false, locale: 'nl' })).newPage();
    expect((await page.goto(`${league}/help`))?.status()).toBe(200);
    await expect(page.getByRole('main')).toContainText(text('nl', 'competitionHelp.standingsPlaceText'));
    await expect(masthead(page, league)).toBeVisible();
    await page.context().close();
  });

  test('accepts every language with its prefix, including the first one', async ({ page }) => {
    for (const [path, language] of [
      ['/nl/help', 'nl'],
      ['/de/help', 'de'],
      ['/en/help', 'en'],
    ] as const) {
      expect((await page.goto(league + path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(language, 'words.help'));
      const canonical = language === 'nl' ? `${league}/help` : league + path;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
    }
  });

  test('responds with 404 to pages of the other site, and shows shared pages on both', async ({ request }) => {
    const statusOf = async (host: string, path: string) => [host, path, (await send(request, host, path)).status()];
    const app = `localhost:${ports.web}`;
    for (const path of ['/tournaments', '/manage', '/profile', '/tablet', '/admin/users', '/de/tournaments'])
      expect(await statusOf('league.localhost', path)).toEqual(['league.localhost', path, 404]);
    for (const path of ['/documents', '/nl/documents', '/2025-2026', '/2025-2026/help'])
      expect(await statusOf(app, path)).toEqual([app, path, 404]);
    for (const path of ['/auth/login', '/auth/register', '/privacy-policy', '/nl/terms-of-service', '/confirm-name-change'])
      for (const host of ['league.localhost', 'cup.localhost', app]) expect(await statusOf(host, path)).toEqual([host, path, 200]);
    expect(await statusOf('cup.localhost', '/no-such-season/help')).toEqual(['cup.localhost', '/no-such-season/help', 404]);
  });

  test('chooses the site only by the host name, and ignores X-Forwarded-Host', async ({ request }) => {
    for (const host of [`WWW.League.Localhost:${ports.web}`, 'league.localhost', 'league.localhost.']) {
      const html = await (await send(request, host, '/help')).text();
      expect(html).toContain(names[league]);
      expect(html).toContain(`<link rel="canonical" href="${league}/help"`);
    }
    const [unknownHost, forwardedHost] = [
      await send(request, 'evil.example', '/'),
      await send(request, `localhost:${ports.web}`, '/', { 'x-forwarded-host': 'league.localhost' }),
    ];
    for (const response of [unknownHost, forwardedHost]) {
      const html = await response.text();
      expect(response.status()).toBe(200);
      expect(html).not.toContain(names[league]);
      expect(html).toContain(`<link rel="canonical" href="${webOrigin}/"`);
    }
  });

  test('has a robots.txt and a sitemap for each site', async ({ request }) => {
    expect(await (await send(request, 'league.localhost', '/robots.txt')).text()).toContain(`Sitemap: ${league}/sitemap.xml`);
    const sitemap = await (await send(request, 'league.localhost', '/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${league}/help</loc>`);
    expect(sitemap).toContain(`hreflang="de" href="${league}/de/help"`);
    const { seasons, groups } = await client.call('getCompetitionContext', { domainBase64: encodeDomain('league.localhost') });
    const [division] = groups.filter(({ kind }) => kind === 'league');
    const [cupOfLeague] = groups.filter(({ kind }) => kind === 'cup');
    expect(sitemap).toContain(`<loc>${league}/groups/${division!.slug}/standings</loc>`);
    expect(sitemap).toMatch(new RegExp(`<loc>${league}/groups/${division!.slug}/teams/[^/<]+</loc>`));
    expect(sitemap).toContain(`<loc>${league}/cup/${cupOfLeague!.slug}/standings</loc>`);
    expect(sitemap).toMatch(new RegExp(`<loc>${league}/matches/[^/<]+</loc>`));
    expect(sitemap).toContain(`<loc>${league}/${seasons[1]!.slug}</loc>`);
    expect(sitemap).not.toContain('/tournaments');
    expect(await (await send(request, `localhost:${ports.web}`, '/sitemap.xml')).text()).not.toContain('/documents');
  });

  test('describes its pages for search engines', async ({ request }) => {
    const typeOf = async (path: string): Promise<unknown> => {
      const html = await (await send(request, 'league.localhost', path)).text();
      const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
      return (JSON.parse(data!) as Record<string, unknown>)['@type'];
    };
    const sitemap = await (await send(request, 'league.localhost', '/sitemap.xml')).text();
    const pathOf = (page: RegExp) => new URL(page.exec(sitemap)![1]!).pathname;
    expect(await typeOf('/')).toBe('SportsOrganization');
    expect(await typeOf(pathOf(/<loc>([^<]*\/teams\/[^<]+)<\/loc>/))).toBe('SportsTeam');
    expect(await typeOf(pathOf(/<loc>([^<]*\/matches\/[^<]+)<\/loc>/))).toBe('SportsEvent');
    expect(await typeOf(pathOf(/<loc>([^<]*\/news\/[^<]+)<\/loc>/))).toBe('NewsArticle');
  });

  test('has its news as a feed, with links that work', async ({ request }) => {
    const response = await send(request, 'league.localhost', '/news.xml');
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    const feed = await new Parser().parseString(await response.text());
    expect(feed.title).toBe(names[league]);
    expect(feed.items.length).toBeGreaterThan(2);
    const [{ link, title } = {}] = feed.items;
    const item = await (await send(request, 'league.localhost', new URL(link!).pathname)).text();
    expect(item).toContain(title!);
    expect((await send(request, `localhost:${ports.web}`, '/news.xml')).status()).toBe(404);
  });
});

test('a visitor of a live game on a competition’s site follows a link to the tournament in the app', async ({ page }) => {
  const { final } = await findDemo();
  await page.goto(`${league}/en/live/${final.id}`);
  await expect(masthead(page, league)).toBeVisible();
  const tournament = page.getByRole('main').locator(`a[href^="${webOrigin}/tournaments/"]`).first();
  await tournament.click();
  await expect(page).toHaveURL(new RegExp(`^${webOrigin}/tournaments/`));
});

test('a first visit redirects to the visitor’s language only if the competition has it', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-BE' });
  const page = await context.newPage();
  await page.goto(`${league}/`);
  await expect(page).toHaveURL(`${league}/fr`);
  // The cup has German and English, so a French visitor is not redirected.
  await page.goto(`${cup}/`);
  await expect(page).toHaveURL(`${cup}/`);
  await context.close();
});

test('a visitor who chooses a season stays in it on the next pages', async ({ page }) => {
  await page.goto(`${league}/en`);
  const [current, previous] = await page
    .getByRole('heading', { name: 'Seasons' })
    .locator('xpath=ancestor::section')
    .getByRole('link')
    .allInnerTexts();
  await clickWhenReady(page.getByRole('button', { name: current! }));
  await page.getByRole('menuitem', { name: previous! }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(previous!);
  await masthead(page, league).getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/en\/\d{4}-\d{4}\/help$/);
  await page.getByRole('button', { name: previous! }).click();
  await page.getByRole('menuitem', { name: current! }).click();
  await expect(page).toHaveURL(`${league}/en/help`);
});

test('a user who logs in on one site is only logged in there, and finds a link to the app', async ({ page }) => {
  const { email, password, name } = demoLogins().organiser;
  await page.goto(`${league}/en`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Log in' }).click();
  await expect(masthead(page, league)).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${league}/en`);
  await expect(page.getByRole('contentinfo')).toContainText(`Logged in as ${name}`);
  await page.goto(`${cup}/en`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.getByRole('link', { name: 'Runs on Oche' }).click();
  await expect(page).toHaveURL(`${webOrigin}/`);
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto(`${league}/en`);
  // Logging out reloads the page. A browser that is closed during a load may hang, so the test ends on an empty page.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Log out' }).click();
  await reloaded;
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto('about:blank');
});

test('a visitor of an unknown path on a competition’s site gets a 404 within that site, also without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de', javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['nirgends', 'nirgends/noch', 'teams/niemand', 'keine-saison/calendar', 'admin']) {
    const status = (await page.goto(`${cup}/${path}`))?.status();
    expect([path, status]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('de', 'shell.notFoundTitle'));
    await expect(page.getByText(text('de', 'shell.notFoundText'))).toBeVisible();
    await expect(masthead(page, cup)).toBeVisible();
  }
  await page.getByRole('link', { name: text('de', 'shell.goHome') }).click();
  await expect(page).toHaveURL(`${cup}/`);
  await context.close();
});

test('a configured host name without a competition responds with 404 and a link to the app', async ({ page, request }) => {
  for (const path of ['/', '/help', '/auth/login', '/tournaments'])
    expect([path, (await send(request, 'nobodys.localhost', path)).status()]).toEqual([path, 404]);
  await page.goto(`http://nobodys.localhost:${ports.web}/de`);
  await expect(page.getByText(text('de', 'shell.notFoundText'))).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Oche');
  await page.getByRole('link', { name: text('de', 'shell.goHome') }).click();
  await expect(page).toHaveURL(`${webOrigin}/de`);
});

test('a configured path redirects to its target on every site, and ignores the query', async ({ page, request }) => {
  for (const host of [`localhost:${ports.web}`, 'league.localhost']) {
    const redirectOf = async (path: string) => {
      const response = await send(request, host, path);
      return [response.status(), response.headers()['location']];
    };
    expect(await redirectOf('/shop')).toEqual([307, 'https://shop.example/darts']);
    expect(await redirectOf('/shop?to=https://evil.example')).toEqual([307, 'https://shop.example/darts']);
    expect((await redirectOf('/shop/more'))[0]).toBe(404);
    const [status, location = ''] = await redirectOf('/rules');
    expect([status, new URL(location as string, webOrigin).pathname]).toEqual([307, '/terms-of-service']);
  }
  await page.goto(`${league}/rules`);
  await expect(page).toHaveURL(`${league}/terms-of-service`);
  await page.goto(`${tabletOrigin}/rules`);
  await expect(page).toHaveURL(`${tabletOrigin}/terms-of-service`);
});
