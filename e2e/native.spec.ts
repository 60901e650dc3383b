import { expect, test, type Page } from '@playwright/test';
import { tabletOrigin } from './addresses.ts';
import { client, demoLogins } from './api.ts';

type Call = [plugin: string, method: string, options: unknown];
type Bridge = { calls: Call[]; say: Record<string, (data: unknown) => void> };
type Bridged = { bridge: Bridge };

/** The Android side of Capacitor, as far as our plugins ask for it: what they ask is kept, what the device does is said by the test. */
function asAndroid() {
  const bridge: Bridge = { calls: [], say: {} };
  const methods = ['addListener', 'removeListener'].map((name) => ({ name, rtype: 'callback' }));
  const plugin = (name: string, ...promised: string[]) => ({
    name,
    methods: [...methods, ...promised.map((method) => ({ name: method, rtype: 'promise' }))],
  });
  Object.assign(window, {
    bridge,
    androidBridge: { postMessage: () => undefined },
    Capacitor: {
      PluginHeaders: [
        plugin('App', 'minimizeApp'),
        plugin('SystemBars', 'setStyle'),
        plugin('KeepAwake', 'keepAwake', 'allowSleep'),
        plugin('CapacitorUpdater', 'notifyAppReady', 'set'),
      ],
      nativePromise: async (...call: Call) => void bridge.calls.push(call),
      nativeCallback: (_plugin: string, _method: string, { eventName }: { eventName: string }, say: (data: unknown) => void) => {
        bridge.say[eventName] = say;
        return eventName;
      },
    },
  });
}

const told = (page: Page) =>
  page.evaluate(() => (window as unknown as Bridged).bridge.calls.map(([plugin, method, options]) => [plugin, method, options]));
const say = (page: Page, event: string, data: unknown = {}) =>
  page.evaluate(([name, what]) => (window as unknown as Bridged).bridge.say[name as string]?.(what), [event, data]);

/** The app as it is built for a native shell that asks the API of this run. */
async function openNative(page: Page): Promise<string[]> {
  await page.addInitScript(asAndroid);
  await page.route(`${tabletOrigin}/`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const place = /(?<=<script id="config" type="application\/json">)[^<]*/;
    await route.fulfill({ response: answer, body: html.replace(place, JSON.stringify({ api: tabletOrigin })) });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.goto(`${tabletOrigin}/`);
  await expect.poll(() => told(page)).toContainEqual(['CapacitorUpdater', 'notifyAppReady', undefined]);
  return asked;
}

test('the native shell asks its API, follows the device, and begins with a newer version when it is told to', async ({ page, context }) => {
  const { email, password } = demoLogins().organiser;
  const { token } = await client.call('login', { email, password });
  await context.addCookies([{ name: 'token', value: token, url: tabletOrigin }]);
  const asked = await openNative(page);
  const account = page.getByRole('button', { name: /^Account of / });
  await expect(account).toBeVisible();
  const asksForUser = () => asked.filter((each) => each === `GET ${tabletOrigin}/api/user`).length;
  expect(asksForUser()).toBe(1);
  expect(await told(page)).toContainEqual(['SystemBars', 'setStyle', { style: 'LIGHT' }]);

  await say(page, 'resume');
  await expect.poll(asksForUser).toBe(2);

  await account.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await say(page, 'backButton', { canGoBack: false });
  await expect(page.getByRole('menu')).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Tournaments' }).click();
  await expect(page).toHaveURL(`${tabletOrigin}/tournaments`);
  await say(page, 'backButton', { canGoBack: true });
  await expect(page).toHaveURL(`${tabletOrigin}/`);
  expect(await told(page)).not.toContainEqual(['App', 'minimizeApp', undefined]);
  await say(page, 'backButton', { canGoBack: false });
  await expect.poll(() => told(page)).toContainEqual(['App', 'minimizeApp', undefined]);

  await say(page, 'updateAvailable', { bundle: { id: 'b2', version: '3.1.0', status: 'success' } });
  const prompt = page.getByRole('alertdialog', { name: 'Update Available' });
  await expect(prompt).toContainText('Version 3.1.0 is available. Would you like to update now?');
  await prompt.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => told(page)).toContainEqual(['CapacitorUpdater', 'set', { id: 'b2' }]);
});
