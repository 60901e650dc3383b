import { Agent, request, type IncomingMessage } from 'node:http';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { ApiError } from '@oche/api/errors';
import { localeCodes, type Locale } from '@oche/i18n/locales';
import { guard, type Visitor as Guarded } from '@oche/routes/guard';
import { href } from '@oche/routes/href';
import { matchRoute } from '@oche/routes/match';
import { routeNames, routes, type RouteName, type Site } from '@oche/routes/table';
import { loadPage } from '@oche/screens/pages';
import { readsOf, redirectOf, type RedirectTarget } from '@oche/screens/shell/definePage';
import { ports, webOrigin } from './environment.ts';
import { client, newEmail } from './api.ts';
import { findDemo, type Demo } from './demo.ts';
import { stopsOf } from './stops.ts';

/*
 * Requests every page in its five language forms as six kinds of visitor, and compares the server's responses with the route table. Plain
 * requests are enough for status, redirect and layout. A browser is used only for pages whose access depends on the device.
 */

const visitors = ['anonymous', 'user', 'organiser', 'superadmin', 'impersonating', 'board'] as const;
type Visitor = (typeof visitors)[number];
/** The user of each visitor for a guard on the server. The token of a board is in its tablet's storage, so a page request never contains it. */
const userOf: Record<Visitor, Guarded['user']> = {
  ...{ anonymous: 'nobody', board: 'nobody', user: 'user', organiser: 'user', impersonating: 'user', superadmin: 'superadmin' },
};
type Place = { site: Site; host: string; domain: string; firstLanguage: Locale };
/** The app, and a competition whose first language is Dutch. */
const places: Place[] = [
  { site: 'app', host: new URL(webOrigin).host, domain: '', firstLanguage: 'en' },
  {
    site: 'competition',
    host: `league.localhost:${ports.web}`,
    domain: Buffer.from('league.localhost').toString('base64'),
    firstLanguage: 'nl',
  },
];
type Form = { locale: Locale; isPrefixed: boolean };
/** Every language with its prefix, and the site's first language without a prefix. */
const formsOf = ({ firstLanguage }: Place): Form[] => [
  { locale: firstLanguage, isPrefixed: false },
  ...localeCodes.map((locale) => ({ locale, isPrefixed: true })),
];

type Tokens = { token: string | null; impersonation: string | null };
type World = { demo: Demo; stops: Awaited<ReturnType<typeof stopsOf>>; season: string; tokens: Record<Visitor, Tokens> };
let world: World;

async function openWorld(): Promise<World> {
  const demo = await findDemo();
  const { token } = await client.call('register', {
    name: 'Ward Wandelaar',
    email: newEmail('walk'),
    password: 'a walk over all pages',
    langcode: 'en',
  });
  const user = await client.call('getUser', {}, { token });
  const impersonation = await client.call('impersonate', { userId: user!.id }, { token: demo.adminToken });
  const nobody = { token: null, impersonation: null };
  const { seasons, season } = await client.call('getCompetitionContext', { domainBase64: places[1]!.domain });
  return {
    demo,
    stops: await stopsOf(demo),
    // A past season, because the front page shows the current one.
    season: seasons.find(({ id }) => id !== season?.id)!.slug,
    tokens: {
      ...{ anonymous: nobody, board: nobody },
      ...{
        user: { token, impersonation: null },
        organiser: { token: demo.token, impersonation: null },
        superadmin: { token: demo.adminToken, impersonation: null },
      },
      impersonating: { token: demo.adminToken, impersonation },
    },
  };
}

test.beforeAll(async () => {
  world = await openWorld();
});

/**
 * `language` and `layout` are those of the page. A redirect has neither.
 * `isComplete`: no part of the HTML waits for a script.
 */
type PageResponse = {
  status: number;
  location?: string | undefined;
  layout?: string | undefined;
  language?: string | undefined;
  isComplete?: boolean;
};

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** The web host's response, without following redirects. */
const get = (host: string, path: string, { token, impersonation }: Tokens): Promise<PageResponse> =>
  new Promise((resolve, reject) => {
    const cookie = [token && `token=${token}`, impersonation && `impersonation_token=${impersonation}`].filter(Boolean).join('; ');
    const sent = request({ agent, host: '127.0.0.1', port: ports.web, path, headers: { host, ...(cookie && { cookie }) } });
    sent.on('error', reject);
    const read = async (response: IncomingMessage) => {
      const html = Buffer.concat(await response.toArray()).toString();
      const { statusCode: status = 0, headers } = response;
      const location = headers.location && headers.location.replace(`http://${host}`, '');
      const layout = /data-layout="([^"]+)"/.exec(html)?.[1];
      const language = /<html[^>]* lang="([a-z]{2})/.exec(html)?.[1];
      // React puts this before what a script will replace.
      resolve({ status, ...(location ? { location } : { layout, language, isComplete: !html.includes('<!--$?-->') }) });
    };
    sent.on('response', (response) => void read(response).catch(reject));
    sent.end();
  });

const hrefOf = href as (name: RouteName, params: object, locale: Locale, query: object, unprefixed: Locale) => string;

const pathOf = (name: RouteName, params: object, { firstLanguage }: Place, { locale, isPrefixed }: Form): string => {
  const path = hrefOf(name, params, locale, {}, firstLanguage);
  return isPrefixed && locale === firstLanguage ? `/${firstLanguage}${path === '/' ? '' : path}` : path;
};

/** The expected status of a page, and the page that it redirects to. */
type Outcome = { status: number; target: RedirectTarget | null };

/**
 * The expected outcome for a page, from the endpoints that it reads: 404 if the visitor may not know that it exists, 403 if they may not read
 * it, a redirect if the page leads to another one.
 */
async function outcomeOf(name: RouteName, params: object, { domain }: Place, { token, impersonation }: Tokens): Promise<Outcome> {
  const page = await loadPage(name);
  const ofPage = readsOf(page, params as never, new URLSearchParams(), domain);
  const reads = Object.values(ofPage);
  const bearer = routes[name].access === 'none' ? null : (impersonation ?? token);
  const results = await Promise.allSettled(
    reads.map((each) => client.call(each.name, each.input as never, bearer === null ? {} : { token: bearer })),
  );
  const rejected = results.flatMap((result) =>
    result.status === 'rejected' && result.reason instanceof ApiError && [403, 404].includes(result.reason.status)
      ? [result.reason.status]
      : [],
  );
  const status = Math.max(200, ...rejected);
  if (status > 200) return { status, target: null };
  const responses = Object.keys(ofPage).map((key, index) => [key, (results[index] as PromiseFulfilledResult<unknown>).value]);
  const target = redirectOf(page, Object.fromEntries(responses) as Record<string, unknown>, params as never);
  return { status: target ? (target.hasMoved ? 308 : 307) : 200, target };
}

type Step = { visitor: Visitor; form: Form; path: string };

/** The expected response to a visitor according to the route table. */
function expected(name: RouteName, { visitor, form, path }: Step, { firstLanguage }: Place, { status, target }: Outcome): PageResponse {
  const { access, layout } = routes[name];
  // If access depends on the device, the server sends everybody the same page.
  const result = access.startsWith('board-')
    ? 'allow'
    : guard(routes[name], { user: userOf[visitor], board: false, team: false, match: false, tabletMode: false });
  if (result === 'allow' && target) return { status, location: hrefOf(target.name, target.params, form.locale, {}, firstLanguage) };
  if (result === 'allow')
    return { status, layout, language: form.locale, ...(access === 'none' && status === 200 && { isComplete: true }) };
  if (result.redirect === 'login') return { status: 307, location: hrefOf('login', {}, form.locale, { next: path }, firstLanguage) };
  // The front page of either site.
  return { status: 307, location: form.locale === firstLanguage ? '/' : `/${form.locale}` };
}

for (const place of places) {
  test.describe(place.site, () => {
    for (const name of routeNames.filter((each) => [place.site, 'both'].includes(routes[each].site))) {
      // Pages of a competition's site are opened without a season, and in a past one.
      const seasons = routes[name].path.includes('{season?}') ? [false, true] : [name === 'competitionSeason'];
      test(`${name} ${routes[name].path}`, async () => {
        for (const isPast of seasons) {
          const params = { ...world.stops[name].params, ...(isPast && { season: world.season }) };
          const steps = visitors.flatMap((visitor) =>
            formsOf(place).map((form): Step => ({ visitor, form, path: pathOf(name, params, place, form) })),
          );
          const outcomes = new Map<Visitor, Outcome>();
          for (const visitor of visitors) outcomes.set(visitor, await outcomeOf(name, params, place, world.tokens[visitor]));
          const responses = await Promise.all(
            steps.map(async ({ visitor, path }) => {
              const { isComplete, ...response } = await get(place.host, path, world.tokens[visitor]);
              const isPublic = routes[name].access === 'none' && response.status === 200;
              return { visitor, path, ...response, ...(isPublic && { isComplete }) };
            }),
          );
          const expectedResponses = steps.map((step) => ({
            ...{ visitor: step.visitor, path: step.path },
            ...expected(name, step, place, outcomes.get(step.visitor)!),
          }));
          expect(responses).toEqual(expectedResponses);
        }
      });
    }

    test('pages of the other site and unknown paths respond with 404 in every language', async () => {
      const pathsOfOtherSite = routeNames
        .filter((each) => ![place.site, 'both'].includes(routes[each].site))
        .map((each) => {
          const params = { ...world.stops[each].params, ...(each === 'competitionSeason' && { season: world.season }) };
          return hrefOf(each, params, place.firstLanguage, {}, place.firstLanguage);
        });
      const unknownPaths = [...pathsOfOtherSite, '/no/such/page', '/live'].filter(
        (each) => matchRoute(each, place.site, place.firstLanguage) === null,
      );
      for (const path of unknownPaths)
        for (const prefix of ['', '/en', '/nl', '/fr', '/de'])
          expect([path, prefix, (await get(place.host, prefix + path, world.tokens.anonymous)).status]).toEqual([path, prefix, 404]);
    });
  });
}

const deviceRoutes = routeNames.filter((name) => routes[name].access.startsWith('board-'));
const app = places[0]!;

test('pages whose access depends on the device redirect in the browser according to the route table', async ({ browser }) => {
  for (const [turn, visitor] of visitors.entries()) {
    const page = await pageOf(browser, visitor);
    // The visitors take turns with the forms of a path, so that each page is opened in all of them.
    for (const [place, name] of deviceRoutes.entries()) {
      const form = formsOf(app)[(turn + place) % formsOf(app).length]!;
      const result = guard(routes[name], {
        user: userOf[visitor],
        board: visitor === 'board',
        team: false,
        match: false,
        tabletMode: false,
      });
      const shown = result === 'allow' ? name : (result.redirect as RouteName);
      await page.goto(pathOf(name, {}, app, form));
      const target = pathOf(shown, {}, app, result === 'allow' ? form : { ...form, isPrefixed: form.locale !== app.firstLanguage });
      await expect(page, `${visitor} at ${name}`).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(world.stops[shown].h1(form.locale));
    }
    await page.context().close();
  }
});

async function pageOf(browser: Browser, visitor: Visitor): Promise<Page> {
  const localStorage = visitor === 'board' ? [{ name: 'board_token', value: world.demo.boardToken }] : [];
  const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin: webOrigin, localStorage }] } });
  const { token, impersonation } = world.tokens[visitor];
  const cookies = Object.entries({ token, impersonation_token: impersonation });
  await context.addCookies(cookies.flatMap(([key, value]) => (value === null ? [] : [{ name: key, value, url: webOrigin }])));
  return context.newPage();
}

test('the language of a first visit is stored for 365 days', async () => {
  const response = await fetch(`${webOrigin}/`, { headers: { 'accept-language': 'de' }, redirect: 'manual' });
  expect([response.status, new URL(response.headers.get('location') ?? '', webOrigin).pathname]).toEqual([307, '/de']);
  expect(response.headers.get('set-cookie')).toMatch(/^i18n_redirected=de; .*Max-Age=31536000/);
});

test('every page has the theme colour, and can be zoomed', async () => {
  for (const path of ['/', '/de/tournaments', '/auth/login', '/tablet']) {
    const html = await (await fetch(webOrigin + path)).text();
    expect(html).toContain('<meta name="theme-color" content="#111827"');
    const viewport = /<meta name="viewport" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(viewport).toContain('width=device-width');
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  }
});
