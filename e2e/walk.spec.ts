import { Agent, request, type IncomingMessage } from 'node:http';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { ApiError } from '@oche/api/errors';
import { localeCodes, type Locale } from '@oche/i18n/locales';
import { guard, type Visitor as Guarded } from '@oche/routes/guard';
import { href } from '@oche/routes/href';
import { matchRoute } from '@oche/routes/match';
import { routeNames, routes, type RouteName, type Site } from '@oche/routes/table';
import { loadPage } from '@oche/screens/pages';
import { readsOf } from '@oche/screens/shell/definePage';
import { ports, webOrigin } from './addresses.ts';
import { client, newEmail } from './api.ts';
import { findDemo, type Demo } from './demo.ts';
import { stopsOf } from './stops.ts';

/*
 * Requests every page in its five language forms as six kinds of visitor, and compares the server's answers with the route table. Plain requests are
 * enough for status, redirect and layout. A browser is used only for pages whose access depends on the device.
 */

const visitors = ['anonymous', 'user', 'organiser', 'superadmin', 'impersonating', 'board'] as const;
type Visitor = (typeof visitors)[number];
/** The visitors as a guard on the server sees them. A board's token stays in its tablet's storage, so a server never gets it with a page request. */
const known: Record<Visitor, Guarded['user']> = {
  ...{ anonymous: 'nobody', board: 'nobody', user: 'user', organiser: 'user', impersonating: 'user', superadmin: 'superadmin' },
};
type Place = { site: Site; host: string; domain: string; own: Locale };
/** The app, and a competition whose first language is Dutch. */
const places: Place[] = [
  { site: 'app', host: new URL(webOrigin).host, domain: '', own: 'en' },
  { site: 'competition', host: `league.localhost:${ports.web}`, domain: Buffer.from('league.localhost').toString('base64'), own: 'nl' },
];
type Form = { locale: Locale; prefixed: boolean };
/** Every language with its prefix, and the site's first language also without. */
const formsOf = ({ own }: Place): Form[] => [
  { locale: own, prefixed: false },
  ...localeCodes.map((locale) => ({ locale, prefixed: true })),
];

type Tokens = { token: string | null; acting: string | null };
type World = { demo: Demo; stops: Awaited<ReturnType<typeof stopsOf>>; season: string; tokens: Record<Visitor, Tokens> };
let world: World;

async function openWorld(): Promise<World> {
  const demo = await findDemo();
  const { token } = await client.call('register', {
    name: 'Ward Wandelaar',
    email: newEmail('walk'),
    password: 'a walk of my own',
    langcode: 'en',
  });
  const user = await client.call('getUser', {}, { token });
  const acting = await client.call('impersonate', { userId: user!.id }, { token: demo.adminToken });
  const nobody = { token: null, acting: null };
  const { seasons, season } = await client.call('getCompetitionContext', { domainBase64: places[1]!.domain });
  return {
    demo,
    stops: await stopsOf(demo),
    // A past season: the current one is shown on the front page.
    season: seasons.find(({ id }) => id !== season?.id)!.slug,
    tokens: {
      ...{ anonymous: nobody, board: nobody },
      ...{
        user: { token, acting: null },
        organiser: { token: demo.token, acting: null },
        superadmin: { token: demo.adminToken, acting: null },
      },
      impersonating: { token: demo.adminToken, acting },
    },
  };
}

test.beforeAll(async () => {
  world = await openWorld();
});

type Answer = { status: number; location?: string | undefined; layout?: string | undefined };

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** The web host's response, without following redirects. */
const get = (host: string, path: string, { token, acting }: Tokens): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const cookie = [token && `token=${token}`, acting && `impersonation_token=${acting}`].filter(Boolean).join('; ');
    const asked = request({ agent, host: '127.0.0.1', port: ports.web, path, headers: { host, ...(cookie && { cookie }) } });
    asked.on('error', reject);
    const read = async (response: IncomingMessage) => {
      const html = Buffer.concat(await response.toArray()).toString();
      const { statusCode: status = 0, headers } = response;
      const location = headers.location && headers.location.replace(`http://${host}`, '');
      resolve({ status, ...(location ? { location } : { layout: /data-layout="([^"]+)"/.exec(html)?.[1] }) });
    };
    asked.on('response', (response) => void read(response).catch(reject));
    asked.end();
  });

const hrefOf = href as (name: RouteName, params: object, locale: Locale, query: object, unprefixed: Locale) => string;

const addressOf = (name: RouteName, params: object, { own }: Place, { locale, prefixed }: Form): string => {
  const address = hrefOf(name, params, locale, {}, own);
  return prefixed && locale === own ? `/${own}${address === '/' ? '' : address}` : address;
};

/** The expected status of a page, from the endpoints that it reads: 404 if the visitor may not know that it exists, 403 if they may not read it. */
async function statusOf(name: RouteName, params: object, { domain }: Place, { token, acting }: Tokens): Promise<number> {
  const reads = Object.values(readsOf(await loadPage(name), params as never, new URLSearchParams(), domain));
  const bearer = routes[name].access === 'none' ? null : (acting ?? token);
  const answers = await Promise.allSettled(
    reads.map((each) => client.call(each.name, each.input as never, bearer === null ? {} : { token: bearer })),
  );
  const refused = answers.flatMap((answer) =>
    answer.status === 'rejected' && answer.reason instanceof ApiError && [403, 404].includes(answer.reason.status)
      ? [answer.reason.status]
      : [],
  );
  return Math.max(200, ...refused);
}

type Step = { visitor: Visitor; form: Form; address: string };

/** The answer for a visitor according to the route table. */
function expected(name: RouteName, { visitor, form, address }: Step, { own }: Place, status: number): Answer {
  const { access, layout } = routes[name];
  // If access depends on the device, the server sends everybody the same page.
  const result = access.startsWith('board-') ? 'allow' : guard(access, { user: known[visitor], board: false, tabletMode: false });
  if (result === 'allow') return { status, layout };
  if (result.redirect === 'login') return { status: 307, location: hrefOf('login', {}, form.locale, { next: address }, own) };
  // The front page of either site.
  return { status: 307, location: form.locale === own ? '/' : `/${form.locale}` };
}

for (const place of places) {
  test.describe(place.site, () => {
    for (const name of routeNames.filter((each) => [place.site, 'both'].includes(routes[each].site))) {
      test(`${name} ${routes[name].path}`, async () => {
        const params = { ...world.stops[name].params, ...(name === 'competitionSeason' && { season: world.season }) };
        const steps = visitors.flatMap((visitor) =>
          formsOf(place).map((form): Step => ({ visitor, form, address: addressOf(name, params, place, form) })),
        );
        const statuses = new Map<Visitor, number>();
        for (const visitor of visitors) statuses.set(visitor, await statusOf(name, params, place, world.tokens[visitor]));
        const seen = await Promise.all(
          steps.map(async ({ visitor, address }) => ({ visitor, address, ...(await get(place.host, address, world.tokens[visitor])) })),
        );
        const wanted = steps.map((step) => ({
          ...{ visitor: step.visitor, address: step.address },
          ...expected(name, step, place, statuses.get(step.visitor)!),
        }));
        expect(seen).toEqual(wanted);
      });
    }

    test('pages of the other site and unknown paths answer 404 in every language', async () => {
      const elsewhere = routeNames
        .filter((each) => ![place.site, 'both'].includes(routes[each].site))
        .map((each) => {
          const params = { ...world.stops[each].params, ...(each === 'competitionSeason' && { season: world.season }) };
          return hrefOf(each, params, place.own, {}, place.own);
        });
      for (const path of [...elsewhere, '/no/such/page', '/live'].filter((each) => matchRoute(each, place.site, place.own) === null))
        for (const form of ['', '/en', '/nl', '/fr', '/de'])
          expect([path, form, (await get(place.host, form + path, world.tokens.anonymous)).status]).toEqual([path, form, 404]);
    });
  });
}

const ofTheDevice = routeNames.filter((name) => routes[name].access.startsWith('board-'));
const app = places[0]!;

test('pages whose access depends on the device redirect in the browser as the route table says', async ({ browser }) => {
  for (const visitor of visitors) {
    const page = await pageOf(browser, visitor);
    for (const name of ofTheDevice) {
      const result = guard(routes[name].access, { user: known[visitor], board: visitor === 'board', tabletMode: false });
      const shown = result === 'allow' ? name : (result.redirect as RouteName);
      for (const form of formsOf(app)) {
        await page.goto(addressOf(name, {}, app, form));
        const target = addressOf(shown, {}, app, result === 'allow' ? form : { ...form, prefixed: form.locale !== app.own });
        await expect(page, `${visitor} at ${name}`).toHaveURL(target);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(world.stops[shown].h1(form.locale));
      }
    }
    await page.context().close();
  }
});

async function pageOf(browser: Browser, visitor: Visitor): Promise<Page> {
  const localStorage = visitor === 'board' ? [{ name: 'board_token', value: world.demo.boardToken }] : [];
  const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin: webOrigin, localStorage }] } });
  const { token, acting } = world.tokens[visitor];
  const cookies = Object.entries({ token, impersonation_token: acting });
  await context.addCookies(cookies.flatMap(([key, value]) => (value === null ? [] : [{ name: key, value, url: webOrigin }])));
  return context.newPage();
}

test('the language of a first visit is remembered for 365 days', async () => {
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
