import { createHash } from 'node:crypto';
import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test';
import { encodeDomain } from '@oche/api/domain';
import { drawAndStart, eveningPlan, openClub, openEvening, signUp } from '../scripts/rehearse/organiser.ts';
import { findingsOf, scoreOf } from '../scripts/lib/observatory.ts';
import { ports, webOrigin } from './environment.ts';
import { client, newEmail, newId } from './api.ts';
import { text } from './texts.ts';

test('a search engine finds the public pages in every language through robots.txt and the sitemap', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/tournaments</loc>`);
  const [url = ''] = /(?<=<loc>)[^<]+\/tournaments\/[^<]+/.exec(sitemap) ?? [];
  const germanUrl = url.replace('/tournaments/', '/de/tournaments/');
  expect(sitemap).toContain(`hreflang="de" href="${germanUrl}"`);
  expect((await request.get(germanUrl)).status()).toBe(200);
});

test('the sitemap lists every public page except single games, and each of them responds with 200', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url.replace(`${baseURL}`, ''));
  const { items } = await client.call('listTournaments', { status: 'finished' });
  const tournament = items.find(({ stageRoles }) => stageRoles.includes('winners') && stageRoles.includes('losers'));
  const pages = ['', '/games', '/results', '/groups', '/winner-brackets', '/consolation-brackets'];
  const expected = [
    ...['/', '/tournaments', '/rankings', '/privacy-policy', '/terms-of-service', `/events/${tournament?.event.slug}`],
    ...pages.map((page) => `/tournaments/${tournament?.slug}${page}`),
  ];
  expect(paths).toEqual(expect.arrayContaining(expected));
  for (const path of expected) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

test('the texts of a language are immutable at the URL with their hash, and revalidated at any other', async ({ request }) => {
  const revalidated = await request.get('/_i18n/unknown/de/messages.json');
  expect(revalidated.headers()['cache-control']).toBe('no-cache');
  const body = await revalidated.text();
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
  const immutable = await request.get(`/_i18n/${hash}/de/messages.json`);
  expect(immutable.headers()['cache-control']).toContain('immutable');
  expect(await immutable.text()).toBe(body);
  expect((await request.get(`/_i18n/${hash}/xx/messages.json`)).status()).toBe(404);
});

/** A public page allows scripts by their hashes. A page that is rendered for each visitor has a nonce. */
for (const [path, scriptSource] of [
  ['/tournaments', / 'sha256-/],
  ['/auth/login', / 'nonce-/],
] as const) {
  test(`the headers of ${path} over https score at least 115 in the HTTP Observatory`, async () => {
    // Twice, because the second response may come from the cache.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await fetch(webOrigin + path, { headers: { 'x-forwarded-proto': 'https' } });
      expect(response.headers.get('content-security-policy')).toMatch(scriptSource);
      const findings = findingsOf({ headers: response.headers, html: await response.text() });
      expect(scoreOf(findings), JSON.stringify(findings, null, 1)).toBeGreaterThanOrEqual(115);
    }
  });
}

/** Creates a tournament that no other flow changes, with two games that are ready. */
async function createEvening() {
  const token = await signUp(client, { name: 'Cache', email: newEmail('cache'), password: 'a page to be cached' });
  const club = await openClub(client, token, { organisation: 'Cache', timeZone: 'Europe/Brussels', location: 'Cache', boards: 2, newId });
  const tournament = await openEvening(client, club, {
    ...{ event: 'A cached evening', tournament: 'A cached evening', startsAt: '2030-01-05T19:30', newId },
    plan: eveningPlan({ groups: 2, knockout: 2, finals: 2 }),
    entries: ['Ada', 'Bea', 'Cas', 'Dirk'].map((name) => ({ name })),
  });
  await drawAndStart(client, token, tournament.id, 1);
  return { token, slug: tournament.slug };
}

/**
 * Repeats a request until two consecutive responses are equal, so that the page is cached. Before that, the web host joins the page's
 * channels.
 */
async function getCached(request: APIRequestContext, path: string): Promise<APIResponse> {
  let response = await request.get(path);
  await expect
    .poll(async () => {
      const previous = response.headers()['etag'];
      response = await request.get(path);
      return response.headers()['etag'] === previous;
    })
    .toBe(true);
  return response;
}

test('every visitor gets the same cached page, and a new one when a score has changed', async ({ playwright }) => {
  const { token, slug } = await createEvening();
  const [anonymous, organiser] = await Promise.all([
    playwright.request.newContext({ baseURL: webOrigin }),
    playwright.request.newContext({ baseURL: webOrigin, extraHTTPHeaders: { cookie: `token=${token}` } }),
  ]);
  const path = `/tournaments/${slug}/games`;
  let before = await getCached(anonymous, path);
  // The web host may not have received the event of the tournament's start yet. It will then render the page again.
  await expect(async () => {
    before = await getCached(anonymous, path);
    expect(before.headers()['cache-control']).toBe('public, no-cache');
    // A logged-in visitor gets the same page, without personal data and without a cookie.
    const loggedIn = await organiser.get(path);
    expect([loggedIn.headers()['etag'], loggedIn.headers()['set-cookie']]).toEqual([before.headers()['etag'], undefined]);
    expect(await loggedIn.text()).toBe(await before.text());
    const unchanged = await anonymous.get(path, { headers: { 'if-none-match': before.headers()['etag'] ?? '' } });
    expect([unchanged.status(), (await unchanged.body()).length]).toEqual([304, 0]);
  }).toPass();

  const { items } = await client.call('listTournamentGames', { tournament: slug });
  const game = items.find(({ phase }) => phase === 'ready' || phase === 'called');
  const result = { id: newId(), v: 1, kind: 'result' as const, payload: { legs: [2, 1] }, deviceTime: new Date().toISOString() };
  await client.call('recordEvents', { id: game?.id ?? '', after: 0, scorerEpoch: 0, events: [result] }, { token });
  // The realtime event updates the page, long before the cache would expire after a minute.
  await expect.poll(async () => (await anonymous.get(path)).headers()['etag']).not.toBe(before.headers()['etag']);
  const after = await getCached(anonymous, path);
  const finished = new RegExp(`"phase\\\\?":\\\\?"finished`);
  expect([finished.test(await before.text()), finished.test(await after.text())]).toEqual([false, true]);
  await Promise.all([anonymous.dispose(), organiser.dispose()]);
});

test('personal pages and error pages are never cached', async ({ request }) => {
  const { token } = await createEvening();
  const responses = [
    await request.get('/manage', { headers: { cookie: `token=${token}` } }),
    await request.get('/auth/login'),
    await request.get('/confirm-name-change?token=secret'),
    await request.get('/tournaments/no-such-thing'),
    await request.get('/nowhere'),
  ];
  for (const response of responses) {
    const { 'cache-control': control = '', etag } = response.headers();
    expect([response.url(), /private/.test(control) && /no-store/.test(control), etag]).toEqual([response.url(), true, undefined]);
  }
});

test('a visitor without JavaScript sees the complete pages of a competition', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const { seasons } = await client.call('getCompetitionContext', { domainBase64: encodeDomain('league.localhost') });
  const paths = ['', '/help', ...seasons.flatMap(({ slug }) => [`/${slug}`, `/${slug}/help`])];
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths.flatMap((each) => [each, `/de${each}`])) {
    expect([path, (await page.goto(`http://league.localhost:${ports.web}${path}`))?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\p{L}/u, { useInnerText: true });
    await expect(page.getByRole('link').first()).toBeVisible();
    await expect(page.locator('[data-skeleton], a:not([href])')).toHaveCount(0);
  }
  await page.context().close();
});

test('a visitor without JavaScript reads a match that is played now, and search engines read its facts', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })).newPage();
  const { season } = await client.call('getCompetitionContext', { domainBase64: encodeDomain('league.localhost') });
  const { items } = await client.call('listMatches', { seasonId: season!.id, state: 'playing' });
  const { slug, home, away } = items[0]!;
  const site = `http://league.localhost:${ports.web}`;
  const canonical = `${site}/en/matches/${slug}`;
  const title = text('en', 'teamMatch.title', { home: home.name, away: away.name });
  for (const path of [`/en/matches/${slug}`, `/en/${season!.slug}/matches/${slug}`]) {
    expect((await page.goto(site + path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
    await expect(page.getByRole('table', { name: text('en', 'teamMatch.sheet') })).toBeVisible();
    await expect(page.locator('[data-skeleton], a:not([href])')).toHaveCount(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
  }
  const data: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'SportsEvent', name: title, homeTeam: { name: home.name }, awayTeam: { name: away.name } });
  // The parts of the page on a phone have addresses.
  await page.getByRole('link', { name: text('en', 'competitionMatch.figures') }).click();
  await expect(page.getByRole('table', { name: home.name })).toBeVisible();
  await expect(page.getByRole('table', { name: text('en', 'teamMatch.sheet') })).toBeHidden();
  await page.goto(`${site}/en/matches/${slug}?view=tv`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.context().close();
});
