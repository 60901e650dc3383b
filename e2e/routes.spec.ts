import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { href } from '@oche/routes/href';
import { routeNames, routes, type Access, type RouteName } from '@oche/routes/table';
import { webOrigin } from './addresses.ts';
import { findDemo, type Demo } from './demo.ts';
import { stopsOf, type Stop } from './stops.ts';
import { text, type Language } from './texts.ts';

const languages: Language[] = ['en', 'de'];
const walked = routeNames.filter((name) => routes[name].site !== ('competition' as string));

const hrefOf = href as (name: RouteName, params: Record<string, string>, locale: Language) => string;
const unknown = (param: string) => (param === 'id' ? '00000000-0000-7000-8000-000000000000' : 'no-such-thing');

/** Who walks: nobody, nobody without scripts, the organiser of the demo data, a paired board. */
type Walkers = { nobody: BrowserContext; scriptless: BrowserContext; organiser: BrowserContext; board: BrowserContext };

const inBrowser = (name: string, value: string) => ({
  cookies: [],
  origins: [{ origin: webOrigin, localStorage: [{ name, value }] }],
});

async function walkersOf(browser: Browser, { token, boardToken }: Demo): Promise<Walkers> {
  const [nobody, scriptless, organiser, board] = await Promise.all([
    browser.newContext(),
    browser.newContext({ javaScriptEnabled: false }),
    browser.newContext(),
    browser.newContext({ storageState: inBrowser('board_token', boardToken) }),
  ]);
  await organiser.addCookies([{ name: 'token', value: token, url: webOrigin }]);
  return { nobody, scriptless, organiser, board };
}

const walkerFor: Record<Access, keyof Walkers> = {
  none: 'nobody',
  anonymous: 'nobody',
  'board-anonymous': 'nobody',
  'board-auth': 'board',
  auth: 'organiser',
  'none*': 'organiser',
  superadmin: 'organiser',
};

let demo: Demo;
let walkers: Walkers;
test.beforeAll(async ({ browser }) => {
  demo = await findDemo();
  walkers = await walkersOf(browser, demo);
});
test.afterAll(async () => {
  await Promise.all(Object.values(walkers ?? {}).map((context) => context.close()));
});

/** Status of an address for somebody, and where it sends them. */
async function answer(context: BrowserContext, path: string) {
  const response = await context.request.get(path, { maxRedirects: 0 });
  return { status: response.status(), location: response.headers()['location'] };
}

/** Opens a page with somebody's browser; whatever the browser complains about is collected. */
async function open(context: BrowserContext, path: string): Promise<{ page: Page; complaints: string[]; status: number | undefined }> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  const response = await page.goto(path);
  return { page, complaints, status: response?.status() };
}

/** The heading of a page, once React has taken it over: what it complains about, it has said by then. */
async function expectHeading(page: Page, heading: string): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toHaveText(heading);
  await expect
    .poll(() => h1.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))), { message: 'React took the page over' })
    .toBe(true);
}

for (const name of walked) {
  const { access, path } = routes[name];

  test.describe(`${name} ${path}`, () => {
    let stop: Stop;
    test.beforeAll(() => {
      stop = stopsOf(demo)[name];
    });

    test('is its page, in two languages and without complaint', async () => {
      for (const language of languages) {
        const { page, complaints, status } = await open(walkers[walkerFor[access]], hrefOf(name, stop.params, language));
        expect(status).toBe(200);
        await expectHeading(page, stop.h1(language));
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
        expect(complaints).toEqual([]);
        await page.close();
      }
    });

    if (access === 'none') {
      test('is complete before any script', async () => {
        for (const language of languages) {
          const page = await walkers.scriptless.newPage();
          const response = await page.goto(hrefOf(name, stop.params, language));
          expect(response?.status()).toBe(200);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(stop.h1(language));
          await expect(page.getByRole('main')).toContainText(stop.shows ?? '(a public page shows something)', { useInnerText: true });
          await page.close();
        }
      });
    }

    if (paramNames(path).length > 0) {
      test('is not found where there is no such thing', async () => {
        const params = Object.fromEntries(Object.keys(stop.params).map((param) => [param, unknown(param)]));
        for (const language of languages) {
          const { page, status } = await open(walkers[walkerFor[access]], hrefOf(name, params, language));
          expect(status).toBe(404);
          await expectHeading(page, text(language, 'shell.errorTitle'));
          await page.close();
        }
      });
    }

    if (access === 'auth' || access === 'none*') {
      test('asks who is not logged in to log in, and comes back', async () => {
        for (const language of languages) {
          const here = hrefOf(name, stop.params, language);
          const { status, location = '' } = await answer(walkers.nobody, here);
          const target = new URL(location, webOrigin);
          expect([status, target.pathname, target.searchParams.get('next')]).toEqual([307, hrefOf('login', {}, language), here]);
        }
      });
    }

    if (access === 'anonymous') {
      test('sends who is logged in home', async () => {
        for (const language of languages) {
          const { status, location = '' } = await answer(walkers.organiser, hrefOf(name, stop.params, language));
          expect([status, new URL(location, webOrigin).pathname]).toEqual([307, hrefOf('home', {}, language)]);
        }
      });
    }

    if (access === 'board-auth' || access === 'board-anonymous') {
      test('sends a device to where it belongs', async () => {
        const [walker, target] = access === 'board-auth' ? [walkers.nobody, 'tabletLogin' as const] : [walkers.board, 'tablet' as const];
        for (const language of languages) {
          const { page } = await open(walker, hrefOf(name, stop.params, language));
          await expect(page).toHaveURL(hrefOf(target, {}, language));
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(stopsOf(demo)[target].h1(language));
          await page.close();
        }
      });
    }
  });
}

function paramNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\??\}/g)].map(([, param = '']) => param);
}

test('an unknown address is a 404 with its page in it', async () => {
  for (const path of ['/nowhere', '/manage/nowhere', '/live', '/nl/nl/manage', '/live/%E0%A4%A']) {
    expect([path, (await answer(walkers.nobody, path)).status]).toEqual([path, 404]);
  }
  for (const language of languages) {
    const page = await walkers.scriptless.newPage();
    const path = language === 'en' ? '/nowhere' : '/de/nirgends';
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(language, 'shell.errorTitle'));
    await expect(page.getByText(text(language, 'shell.pageNotFound', { path }))).toBeVisible();
    await page.close();
  }
});

test('a first visit to / goes to the language of the visitor, once', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'nl-BE' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL('/nl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('nl', 'home.title'));
  await context.close();
});
