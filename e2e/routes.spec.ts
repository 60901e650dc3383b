import { expect, test, type Browser, type BrowserContextOptions, type ConsoleMessage, type Page } from '@playwright/test';
import { href } from '@oche/routes/href';
import { routeNames, routes, type Access, type RouteName } from '@oche/routes/table';
import { webOrigin } from './environment.ts';
import { client } from './api.ts';
import { findDemo, type Demo } from './demo.ts';
import { stopsOf, type Stop } from './stops.ts';
import { text, type Language } from './texts.ts';

const languages: Language[] = ['en', 'de', 'nl', 'fr'];
const testedRoutes = routeNames.filter((name) => routes[name].site !== ('competition' as string));

/**
 * The language in which a page is opened. Pages take turns, so that each language is seen on many pages. `walk.spec.ts` requests every page in
 * all of them. `turn` gives the tests of one page different languages.
 */
const languageOf = (name: RouteName, turn: number): Language => languages[(testedRoutes.indexOf(name) + turn) % languages.length] ?? 'en';

const hrefOf = href as (name: RouteName, params: Record<string, string>, locale: Language) => string;
const unknown = (param: string) => (param === 'id' ? '00000000-0000-7000-8000-000000000000' : 'no-such-thing');

/** A page for each kind of visitor: anonymous, anonymous without JavaScript, the demo's organiser and super admin, and a paired board. */
type VisitorPages = { nobody: Page; scriptless: Page; organiser: Page; superadmin: Page; board: Page };

async function openVisitorPages(browser: Browser, { token, adminToken, boardToken }: Demo): Promise<VisitorPages> {
  const openPage = async (options: BrowserContextOptions = {}) => (await browser.newContext(options)).newPage();
  const localStorage = [{ name: 'board_token', value: boardToken }];
  const [nobody, scriptless, organiser, superadmin, board] = await Promise.all([
    openPage(),
    openPage({ javaScriptEnabled: false }),
    openPage(),
    openPage(),
    openPage({ storageState: { cookies: [], origins: [{ origin: webOrigin, localStorage }] } }),
  ]);
  await organiser.context().addCookies([{ name: 'token', value: token, url: webOrigin }]);
  await superadmin.context().addCookies([{ name: 'token', value: adminToken, url: webOrigin }]);
  return { nobody, scriptless, organiser, superadmin, board };
}

const visitorFor: Record<Access, keyof VisitorPages> = {
  none: 'nobody',
  anonymous: 'nobody',
  'board-anonymous': 'nobody',
  'board-auth': 'board',
  auth: 'organiser',
  'none*': 'organiser',
  superadmin: 'superadmin',
};

/** The visitor who opens a page. Only the super admin of the demo manages its competitions. */
const visitorOf = (name: RouteName): keyof VisitorPages =>
  routes[name].area.startsWith('competition/') ? 'superadmin' : visitorFor[routes[name].access];

let demo: Demo;
let visitorPages: VisitorPages;
test.beforeAll(async ({ browser }) => {
  demo = await findDemo();
  visitorPages = await openVisitorPages(browser, demo);
});
test.afterAll(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

/** Opens a path, runs `check`, and returns the status. `check` gets a growing list of the errors in the browser's console. */
async function visit(page: Page, path: string, check: (errors: readonly string[]) => Promise<void>): Promise<number | undefined> {
  const errors: string[] = [];
  const onError = (error: Error) => errors.push(String(error));
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  };
  page.on('pageerror', onError).on('console', onConsole);
  const response = await page.goto(path);
  await check(errors);
  page.off('pageerror', onError).off('console', onConsole);
  return response?.status();
}

/** Expects a page's heading and waits until it is hydrated, so that hydration errors are in the console. */
async function expectHeading(page: Page, heading: string): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toHaveText(heading);
  await expect
    .poll(() => h1.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))), { message: 'the heading is hydrated' })
    .toBe(true);
}

for (const name of testedRoutes) {
  const { access, area, layout, path } = routes[name];

  test.describe(`${name} ${path}`, () => {
    let stop: Stop;
    test.beforeAll(async () => {
      stop = (await stopsOf(demo))[name];
    });

    test('shows its page without errors in the console', async () => {
      const page = visitorPages[visitorOf(name)];
      const language = languageOf(name, 0);
      const status = await visit(page, hrefOf(name, stop.params, language), async (errors) => {
        await expectHeading(page, stop.h1(language));
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
        expect(errors).toEqual([]);
      });
      expect(status).toBe(200);
    });

    if (access === 'none') {
      test('is complete without JavaScript', async () => {
        const { scriptless } = visitorPages;
        const main = scriptless.getByRole('main');
        const language = languageOf(name, 1);
        const status = await visit(scriptless, hrefOf(name, stop.params, language), async () => {
          await expect(main.getByRole('heading', { level: 1 })).toHaveText(stop.h1(language));
          if (stop.shows) await expect(main).toContainText(stop.shows(language), { useInnerText: true });
          else expect((await main.innerText()).replace(stop.h1(language), '').trim(), 'a public page shows something').not.toBe('');
          // Only the user's own data may still be missing, because cached pages do not contain it. Every link has a URL.
          if (name !== 'profile') await expect(scriptless.locator('[data-skeleton]')).toHaveCount(0);
          if (layout !== 'none') await expect(scriptless.getByRole('navigation').getByRole('link').first()).toBeVisible();
          await expect(scriptless.locator('a:not([href])')).toHaveCount(0);
        });
        expect(status).toBe(200);
      });
    }

    if (paramsIn(path).length > 0) {
      test('responds with 404 to unknown parameters', async () => {
        const page = visitorPages[visitorOf(name)];
        const params = Object.fromEntries(paramsIn(path).map((param) => [param, unknown(param)]));
        const language = languageOf(name, 2);
        const address = hrefOf(name, params, language);
        // All pages of an area share the code of their error page, so a browser opens only the first of them.
        const isFirst = testedRoutes.find((each) => routes[each].area === area && paramsIn(routes[each].path).length > 0) === name;
        const open = () => visit(page, address, () => expectHeading(page, text(language, 'shell.errorTitle')));
        expect(isFirst ? await open() : (await page.request.get(address)).status()).toBe(404);
      });
    }
  });
}

function paramsIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\??\}/g)].map(([, param = '']) => param);
}

test('a visitor without JavaScript sees the current games of an event', async () => {
  const { items } = await client.call('listTournaments', { status: 'running', search: 'Krijtdorp' });
  const { event } = await client.call('getTournament', { tournament: items[0]?.slug ?? '' });
  const page = visitorPages.scriptless;
  await page.goto(href('event', { event: event.slug }));
  await expect(page.getByRole('main').getByRole('heading', { name: text('en', 'event.onNowAlone') })).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
});

test('an unknown path responds with 404 and an error page', async () => {
  for (const path of ['/nowhere', '/manage/nowhere', '/live', '/nl/nl/manage', '/live/%E0%A4%A']) {
    expect([path, (await visitorPages.nobody.request.get(path)).status()]).toEqual([path, 404]);
  }
  for (const language of ['en', 'de'] as const) {
    const page = visitorPages.scriptless;
    const path = language === 'en' ? '/nowhere?from=a+mail' : '/de/nirgends';
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(language, 'shell.errorTitle'));
    await expect(page.getByText(text(language, 'shell.pageNotFound', { path }))).toBeVisible();
  }
});

test('a first visit to / redirects to the visitor’s language', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'nl-BE' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL('/nl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('nl', 'home.title'));
  await context.close();
});
