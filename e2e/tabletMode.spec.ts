import { expect, test, type Page } from '@playwright/test';
import { openClub, signUp } from '../scripts/rehearse/organiser.ts';
import { tabletOrigin, webOrigin } from './environment.ts';
import { client, newEmail, newId } from './api.ts';

const password = 'a tablet on every board';

/** Creates an organiser and a club with one board. */
async function organiser() {
  const email = newEmail('tablets');
  const token = await signUp(client, { name: 'Tom Tablet', email, password });
  const hall = await openClub(client, token, { organisation: 'Tablets', timeZone: 'Europe/Brussels', location: 'Hall', boards: 1, newId });
  return { token, board: hall.boards[0]!.id };
}

const logo = (page: Page) => page.getByRole('button', { name: 'Leave tablet mode: tap five times' });
const pairing = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pair this tablet with a board' });

async function turnOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account of Tom Tablet' }).click();
  await page.getByRole('menuitem', { name: 'Turn on tablet mode' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Tablet mode' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Turn on tablet mode' }).click();
}

for (const [host, origin] of [
  ['web', webOrigin],
  ['tablet', tabletOrigin],
] as const) {
  test(`an organiser turns tablet mode on, and leaves it by five taps on the logo (${host} host)`, async ({ browser }) => {
    const { token, board } = await organiser();
    const context = await browser.newContext({ baseURL: origin, hasTouch: true });
    await context.addCookies([{ name: 'token', value: token, url: origin }]);
    const page = await context.newPage();

    await page.goto('/manage');
    await turnOn(page);
    await expect(page).toHaveURL('/tablet/login');
    await expect(pairing(page)).toBeVisible();
    // The organiser is only logged out on this device.
    expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([]);
    expect(await client.call('getUser', {}, { token })).toMatchObject({ name: 'Tom Tablet' });

    const code = ((await page.getByText(/^Code of this tablet: (\S )+\S$/).textContent()) ?? '').replace(/^.*: /, '').replaceAll(' ', '');
    await client.call('pairBoard', { id: board, code }, { token });
    await expect(page).toHaveURL('/tablet');
    await expect(page.getByRole('heading', { level: 1, name: 'No game on this board' })).toBeVisible();

    // Every other path redirects back, in the language of the path.
    for (const [path, home] of [
      ['/tournaments', '/tablet'],
      ['/de/manage', '/de/tablet'],
      ['/auth/login', '/tablet'],
      ['/nowhere', '/tablet'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveURL(home);
      await expect(
        page.getByRole('heading', { level: 1, name: home === '/tablet' ? 'No game on this board' : 'Kein Spiel' }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    }
    // Other browser tabs of the device redirect too.
    const other = await context.newPage();
    await other.goto('/');
    await expect(other).toHaveURL('/tablet');
    await other.close();

    await page.goto('/tablet');
    for (let tap = 1; tap <= 4; tap += 1) await logo(page).tap();
    await expect(page).toHaveURL('/tablet');
    await logo(page).tap();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.goto('/tournaments');
    await expect(page).toHaveURL('/tournaments');
    await context.close();
  });
}

test('a device in tablet mode never shows a public page, not even before the redirect', async ({ browser }) => {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: webOrigin, localStorage: [{ name: 'tabletMode', value: 'true' }] }] },
  });
  const page = await context.newPage();
  const visiblePaths: string[] = [];
  await page.exposeFunction('recordPath', (path: string) => visiblePaths.push(path));
  await page.addInitScript(() => {
    const recordIfVisible = () => {
      if (document.querySelector('body')?.checkVisibility())
        void (window as unknown as { recordPath: (path: string) => void }).recordPath(location.pathname);
      requestAnimationFrame(recordIfVisible);
    };
    recordIfVisible();
  });
  await page.goto(`${webOrigin}/fr/tournaments`);
  await expect(page).toHaveURL('/fr/tablet/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(visiblePaths.filter((path) => !path.startsWith('/fr/tablet'))).toEqual([]);
  await context.close();
});
