import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '@oche/api/client';
import { ApiError } from '@oche/api/errors';
import { reloadGuardMs } from '@oche/api/session';
import { createIntl } from '@oche/i18n/createIntl';
import { localeCodes, localeOf, locales } from '@oche/i18n/locales';
import { realtimeTimeouts } from '@oche/realtime/connection';
import { guard } from '@oche/routes/guard';
import { href } from '@oche/routes/href';
import { matchRoute } from '@oche/routes/match';
import { loadingBar } from '@oche/ui/LoadingBar';
import { documentTitle } from '../shell/definePage.ts';
import { errorMessage } from '../shell/errorMessage.ts';
import { messages } from '../shell/messages.ts';
import { prefetchOnSight } from './prefetch.ts';

/*
 * Every text and number that the product guarantees: error messages and limits. Each row has its own check, names a test in another file, or
 * explains why there is nothing to prove.
 */

const root = join(import.meta.dirname, '../../../..');
const file = (path: string) => readFileSync(join(root, path), 'utf8');

type Proof = { check: () => void | Promise<void> } | { path: string; name: string } | { reason: string };
const check = (run: () => void | Promise<void>): Proof => ({ check: run });
/** Proven by the test or story with this name in a file. */
const provenBy = (path: string, name: string): Proof => ({ path, name });
const notNeeded = (reason: string): Proof => ({ reason });

const english = createIntl({ locale: 'en', messages: {} });
const story = { session: 'packages/api/src/session.stories.tsx', toast: 'packages/ui/src/Toaster/Toaster.stories.tsx' };

const errors: Record<string, Proof> = {
  'Failed to login: the server does not know the token; the session is cleared': provenBy(story.session, 'FailedToLogIn'),
  'Failed to login: the page reloads': provenBy(story.session, 'UnknownToken'),
  'User is already loading': provenBy(story.session, 'LoadedTwice'),
  'Page Not Found if no route matches': check(() => {
    expect(matchRoute('/no/such/page', 'app')).toBeNull();
    expect(english.formatMessage(messages.pageNotFound, { path: '/no/such/page' })).toBe('Page Not Found: /no/such/page');
  }),
  'Page Not Found is sent with the status 404': provenBy('e2e/routes.spec.ts', 'an unknown path responds with 404 and an error page'),
  'the error page': check(() => {
    const say = (name: 'errorTitle' | 'notFoundText' | 'goHome' | 'notFoundTitle' | 'notFoundDescription') =>
      english.formatMessage(messages[name]);
    expect(say('errorTitle')).toBe('Oops! Something went wrong');
    expect(say('notFoundText')).toBe("We couldn't find the page you were looking for");
    expect(say('goHome')).toBe('Go to Home');
    expect(say('notFoundTitle')).toBe('Page not found');
    expect(say('notFoundDescription')).toBe('We are sorry but this page could not be found.');
    expect(documentTitle(english, say('notFoundTitle'), 'Oche')).toBe('Page not found - Oche | Tournament platform');
  }),
  'search engines do not get the error page': provenBy(
    'hosts/web/src/front.test.ts',
    'search engines get a short page with the status of a failed page',
  ),
  'a failing route validation': notNeeded(
    'Routes do not validate: if a parameter names nothing, the API answers 404 and the same page is shown.',
  ),
  'an unknown route guard': check(() => {
    expect(() =>
      guard({ access: 'nonsense' as never, area: 'home' }, { user: 'nobody', board: false, team: false, match: false, tabletMode: false }),
    ).toThrow('Unknown route guard: nonsense');
  }),
  'a chunk that does not load: the page reloads once': provenBy(
    'packages/screens/src/shell/reloadOnce.test.ts',
    'a page reloads at most once in ten seconds',
  ),
  'texts of a language that do not load: a warning only': provenBy(
    'packages/screens/src/app/texts.test.ts',
    'texts that do not load are a warning, and the app shows English until the next attempt',
  ),
  'a logo that does not load: a warning': provenBy('packages/ui/src/SiteMasthead/SiteMasthead.stories.tsx', 'LogoBroken'),
  'a custom icon that does not load: an error': notNeeded('There are no custom icons: every icon is in the bundle.'),
  'HTTP error! status': check(async () => {
    const client = createClient({ baseUrl: 'http://api.test', fetch: async () => new Response('<html>', { status: 502 }) });
    const error = await client.call('getHome', {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(errorMessage(english, error)).toBe('HTTP error! status: 502');
  }),
  'the prompt of a native update': provenBy('packages/screens/src/app/NativeShell.stories.tsx', 'UpdateAvailable'),
};

const constants: Record<string, Proof> = {
  'languages, their tags and names': check(() => {
    expect(localeCodes.map((code) => [code, locales[code].tag, locales[code].name])).toEqual([
      ['en', 'en-GB', 'English'],
      ['nl', 'be-NL', 'Nederlands'],
      ['fr', 'fr-FR', 'Français'],
      ['de', 'de-DE', 'Deutsch'],
    ]);
    expect(localeOf('be-NL')).toBe('nl');
  }),
  'the default language has no prefix, every other language has one': check(() => {
    expect(localeCodes.map((code) => href('tournaments', {}, code))).toEqual([
      '/tournaments',
      '/nl/tournaments',
      '/fr/tournaments',
      '/de/tournaments',
    ]);
  }),
  'the default language comes from the host': provenBy(
    'packages/routes/src/routes.test.ts',
    'uses the language of the site if the path has no prefix',
  ),
  'cookie i18n_redirected: 365 days': provenBy('e2e/walk.spec.ts', 'the language of a first visit is stored for 365 days'),
  'texts in memory: 24 hours': provenBy('packages/screens/src/app/texts.test.ts', 'texts are kept for 24 hours'),
  'token: 2 years': provenBy('packages/server/src/accounts/lifetimes.test.ts', 'a session lasts two years'),
  'token cookie: as long as browsers keep one': provenBy(
    'packages/api/src/tokens.test.ts',
    'the cookie of a user lives as long as browsers allow',
  ),
  'prefetch: 4 at once, none on a slow connection': provenBy(
    'packages/screens/src/app/prefetch.test.ts',
    'screens are prefetched four at a time',
  ),
  'prefetch: one second after a link appears': check(() => {
    vi.useFakeTimers();
    const observe = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = observe;
        unobserve = () => {};
      },
    );
    prefetchOnSight({} as HTMLAnchorElement);
    vi.advanceTimersByTime(999);
    expect(observe).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(observe).toHaveBeenCalledTimes(1);
  }),
  'reload guard: 10 seconds': check(() => expect(reloadGuardMs).toBe(10_000)),
  'time for a logo: 1500 ms': provenBy('packages/ui/src/SiteMasthead/SiteMasthead.stories.tsx', 'LogoTooSlow'),
  'loading bar: 200 ms until it appears, 2000 ms to grow, 500 ms full, 400 ms to fade, 3 px': check(() =>
    expect(loadingBar).toEqual({ height: 3, throttle: 200, duration: 2000, hide: 500, reset: 400 }),
  ),
  'loading bar: its course in a browser': provenBy('packages/ui/src/LoadingBar/LoadingBar.stories.tsx', 'InItsTime'),
  'toasts: 4000 ms, 200 ms to go': provenBy(story.toast, 'ForFourSeconds'),
  'toasts: 3 are visible': provenBy(story.toast, 'AFourthWaits'),
  'toasts: 14 px apart, 356 px wide, bottom right, Alt+T, "Notifications"': provenBy(story.toast, 'AtTheCorner'),
  'toasts: swiped by 45 px, or faster than 0.11': provenBy(story.toast, 'Swiped'),
  'toasts: six types': provenBy(story.toast, 'EachType'),
  'theme colour': check(() => {
    for (const name of ['app', 'scoring'])
      expect(JSON.parse(file(`hosts/web/public/${name}.webmanifest`))).toMatchObject({ theme_color: '#111827', lang: 'en' });
  }),
  'theme colour and zoom of web pages': provenBy('e2e/walk.spec.ts', 'every page has the theme colour, and can be zoomed'),
  'no zoom on a board': check(() =>
    expect(file('hosts/tablet/index.html')).toMatch(/name="viewport" content="[^"]*maximum-scale=1, user-scalable=no/),
  ),
  'system bars: black in dark, white in light': provenBy('packages/screens/src/app/NativeShell.stories.tsx', 'SystemBars'),
  'app language: English': check(() => expect(file('hosts/tablet/index.html')).toContain('<html lang="en"')),
  'overlay 1000, modal 1100': provenBy('packages/ui/src/Dialog/Dialog.stories.tsx', 'AboveThePage'),
  'a tap: within 100 px': provenBy('packages/ui/src/LogoKey/LogoKey.stories.tsx', 'AsAKey'),
  'swipe tolerance 0': notNeeded('Only toasts are swiped; their 45 px are above.'),
  'QR code: 300 px, correction Q, margin 0': provenBy('packages/ui/src/QrCode/QrCode.stories.tsx', 'Link'),
  'realtime: 120000, 30000 and 10000 ms': check(() =>
    expect(realtimeTimeouts).toEqual({ activityTimeout: 120_000, pongTimeout: 30_000, unavailableTimeout: 10_000 }),
  ),
  'realtime: unavailable until the server is back': provenBy(
    'packages/realtime/src/connection.test.ts',
    'is unavailable during a long outage of the server',
  ),
  'sizes of tournaments, rules of scoring': notNeeded('They are rules of the sport, which the tests of packages/darts prove.'),
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(Object.entries({ ...errors, ...constants }))('%s', async (_what, proof) => {
  if ('check' in proof) await proof.check();
  else if ('path' in proof) {
    const names = [`export const ${proof.name}: `, `test('${proof.name}`, `it('${proof.name}`];
    expect(
      names.some((name) => file(proof.path).includes(name)),
      `${proof.path} has ${proof.name}`,
    ).toBe(true);
  } else expect(proof.reason.length).toBeGreaterThan(20);
});
