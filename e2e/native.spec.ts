import { expect, test, type Page } from '@playwright/test';
import { tabletOrigin } from './environment.ts';
import { client, demoLogins } from './api.ts';

type Call = [plugin: string, method: string, options: unknown];
type Bridge = { calls: Call[]; emit: Record<string, (data: unknown) => void> };
type Bridged = { bridge: Bridge };

/** Fakes the Android side of Capacitor for our plugins: records their calls, and lets a test emit events of the device. */
function asAndroid() {
  const bridge: Bridge = { calls: [], emit: {} };
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
      nativeCallback: (_plugin: string, _method: string, { eventName }: { eventName: string }, emit: (data: unknown) => void) => {
        bridge.emit[eventName] = emit;
        return eventName;
      },
    },
  });
}

const callsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as Bridged).bridge.calls.map(([plugin, method, options]) => [plugin, method, options]));
const emit = (page: Page, event: string, data: unknown = {}) =>
  page.evaluate(([name, payload]) => (window as unknown as Bridged).bridge.emit[name as string]?.(payload), [event, data]);

/** Opens the app as in the native shell, with the API of this run. Returns a growing list of its requests. */
async function openNative(page: Page): Promise<string[]> {
  await page.addInitScript(asAndroid);
  await page.route(`${tabletOrigin}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const config = /(?<=<script id="config" type="application\/json">)[^<]*/;
    await route.fulfill({ response, body: html.replace(config, JSON.stringify({ api: tabletOrigin })) });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.goto(`${tabletOrigin}/`);
  await expect.poll(() => callsOf(page)).toContainEqual(['CapacitorUpdater', 'notifyAppReady', undefined]);
  return requests;
}

test('a user of the native app fetches data from its API, uses the back button, and updates to a newer version', async ({
  page,
  context,
}) => {
  const { email, password } = demoLogins().organiser;
  const { token } = await client.call('login', { email, password });
  await context.addCookies([{ name: 'token', value: token, url: tabletOrigin }]);
  const requests = await openNative(page);
  const account = page.getByRole('button', { name: /^Account of / });
  await expect(account).toBeVisible();
  const userRequests = () => requests.filter((each) => each === `GET ${tabletOrigin}/api/user`).length;
  expect(userRequests()).toBe(1);
  expect(await callsOf(page)).toContainEqual(['SystemBars', 'setStyle', { style: 'LIGHT' }]);

  await emit(page, 'resume');
  await expect.poll(userRequests).toBe(2);

  await account.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await emit(page, 'backButton', { canGoBack: false });
  await expect(page.getByRole('menu')).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Tournaments' }).click();
  await expect(page).toHaveURL(`${tabletOrigin}/tournaments`);
  await emit(page, 'backButton', { canGoBack: true });
  await expect(page).toHaveURL(`${tabletOrigin}/`);
  expect(await callsOf(page)).not.toContainEqual(['App', 'minimizeApp', undefined]);
  await emit(page, 'backButton', { canGoBack: false });
  await expect.poll(() => callsOf(page)).toContainEqual(['App', 'minimizeApp', undefined]);

  await emit(page, 'updateAvailable', { bundle: { id: 'b2', version: '3.1.0', status: 'success' } });
  const prompt = page.getByRole('alertdialog', { name: 'Update Available' });
  await expect(prompt).toContainText('Version 3.1.0 is available. Would you like to update now?');
  await prompt.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => callsOf(page)).toContainEqual(['CapacitorUpdater', 'set', { id: 'b2' }]);
});
