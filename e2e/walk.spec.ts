import { Agent, request } from 'node:http';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { ApiError } from '@oche/api/errors';
import { localeCodes, type Locale } from '@oche/i18n/locales';
import { guard, type Visitor as Guarded } from '@oche/routes/guard';
import { href } from '@oche/routes/href';
import { matchRoute } from '@oche/routes/match';
import { routeNames, routes, type RouteName } from '@oche/routes/table';
import { pages } from '@oche/screens/pages';
import { readsOf } from '@oche/screens/shell/definePage';
import { ports, webOrigin } from './addresses.ts';
import { client, newEmail } from './api.ts';
import { findDemo, type Demo } from './demo.ts';
import { stopsOf } from './stops.ts';

/*
 * Every built page in its five language forms for six kinds of visitor: what the server answers is what the table says. By plain requests, since
 * a browser adds nothing to status, redirect and layout; only where the device decides, a browser is asked.
 */

const visitors = ['anonymous', 'user', 'organiser', 'superadmin', 'impersonating', 'board'] as const;
type Visitor = (typeof visitors)[number];
/** What a guard knows of them. The token of a board is its tablet's: no server ever sees it. */
const known: Record<Visitor, Guarded['user']> = {
  ...{ anonymous: 'nobody', board: 'nobody', user: 'user', organiser: 'user', impersonating: 'user', superadmin: 'superadmin' },
};
/** The language of the site has two forms. */
const forms: { locale: Locale; prefixed: boolean }[] = [
  { locale: 'en', prefixed: false },
  ...localeCodes.map((locale) => ({ locale, prefixed: true })),
];

type Tokens = { token: string | null; acting: string | null };
type World = { demo: Demo; tokens: Record<Visitor, Tokens> };
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
  return {
    demo,
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

/** What the web host answers, without following where it leads. */
const get = (path: string, { token, acting }: Tokens): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const cookie = [token && `token=${token}`, acting && `impersonation_token=${acting}`].filter(Boolean).join('; ');
    const asked = request({
      agent,
      host: '127.0.0.1',
      port: ports.web,
      path,
      headers: { host: new URL(webOrigin).host, ...(cookie && { cookie }) },
    });
    asked.on('error', reject);
    asked.on('response', async (response) => {
      const html = Buffer.concat(await response.toArray()).toString();
      const { statusCode: status = 0, headers } = response;
      const location = headers.location && headers.location.replace(webOrigin, '');
      resolve({ status, ...(location ? { location } : { layout: /data-layout="([^"]+)"/.exec(html)?.[1] }) });
    });
    asked.end();
  });

const addressOf = (name: RouteName, params: Record<string, string>, { locale, prefixed }: (typeof forms)[number]): string => {
  const address = (href as (name: RouteName, params: object, locale: Locale) => string)(name, params, locale);
  return prefixed && locale === 'en' ? `/en${address === '/' ? '' : address}` : address;
};

/** Whether what a page reads is there for somebody: who may not even know of it gets a 404. */
async function isThere(name: RouteName, params: Record<string, string>, { token, acting }: Tokens): Promise<boolean> {
  const reads = Object.values(readsOf(pages[name], params as never, new URLSearchParams(), ''));
  const bearer = routes[name].access === 'none' ? null : (acting ?? token);
  const answers = await Promise.allSettled(
    reads.map((each) => client.call(each.name, each.input as never, bearer === null ? {} : { token: bearer })),
  );
  return !answers.some((answer) => answer.status === 'rejected' && answer.reason instanceof ApiError && answer.reason.status === 404);
}

/** What the table says of a page for somebody. */
function expected(name: RouteName, address: string, locale: Locale, visitor: Visitor, there: boolean): Answer {
  const { access, layout } = routes[name];
  // Where the device decides, the server shows everybody the same.
  const result = access.startsWith('board-') ? 'allow' : guard(access, { user: known[visitor], board: false, tabletMode: false });
  if (result === 'allow') return there ? { status: 200, layout } : { status: 404, layout };
  if (result.redirect === 'login') return { status: 307, location: href('login', {}, locale, { next: address }) };
  return { status: 307, location: href('home', {}, locale) };
}

const walked = routeNames.filter((name) => routes[name].site !== ('competition' as string));

for (const name of walked) {
  test(`${name} ${routes[name].path}`, async () => {
    const { params } = stopsOf(world.demo)[name];
    const steps = visitors.flatMap((visitor) => forms.map((form) => ({ visitor, form, address: addressOf(name, params, form) })));
    const there = new Map(
      await Promise.all(visitors.map(async (each) => [each, await isThere(name, params, world.tokens[each])] as const)),
    );
    const seen = await Promise.all(
      steps.map(async ({ visitor, address }) => ({ visitor, address, ...(await get(address, world.tokens[visitor])) })),
    );
    const told = steps.map(({ visitor, form, address }) => ({
      visitor,
      address,
      ...expected(name, address, form.locale, visitor, there.get(visitor)!),
    }));
    expect(seen).toEqual(told);
  });
}

const ofTheDevice = walked.filter((name) => routes[name].access.startsWith('board-'));

test('where the device decides, its browser goes where the table says', async ({ browser }) => {
  for (const visitor of visitors) {
    const page = await pageOf(browser, visitor);
    for (const name of ofTheDevice) {
      const result = guard(routes[name].access, { user: known[visitor], board: visitor === 'board', tabletMode: false });
      const shown = result === 'allow' ? name : (result.redirect as RouteName);
      for (const form of forms) {
        await page.goto(addressOf(name, {}, form));
        const target = addressOf(shown, {}, result === 'allow' ? form : { ...form, prefixed: form.locale !== 'en' });
        await expect(page, `${visitor} at ${name}`).toHaveURL(target);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(stopsOf(world.demo)[shown].h1(form.locale));
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

test('a page of another site, or of none, is not found in any language', async () => {
  const elsewhere = ['/news', '/calendar', '/no-such-season/groups', '/individual/180-171', '/nowhere', '/manage/nowhere', '/live'];
  for (const path of elsewhere) {
    expect(matchRoute(path, 'app'), path).toBeNull();
    for (const form of ['', '/en', '/nl', '/fr', '/de'])
      expect(await get(form + path, world.tokens.anonymous)).toMatchObject({ status: 404 });
  }
});

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
