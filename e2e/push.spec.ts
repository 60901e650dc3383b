import { expect, test, type Page } from '@playwright/test';
import { drawAndStart, eveningPlan, openClub, openEvening, signUp } from '../scripts/rehearse/organiser.ts';
import { client, newEmail, newId } from './api.ts';
import { webOrigin } from './environment.ts';
import { clickWhenReady } from './ready.ts';

/** A tournament that no other flow changes. */
async function createEvening() {
  const token = await signUp(client, { name: 'Push', email: newEmail('push'), password: 'a call to a phone' });
  const club = await openClub(client, token, { organisation: 'Push', timeZone: 'Europe/Brussels', location: 'Push', boards: 1, newId });
  const tournament = await openEvening(client, club, {
    ...{ event: 'An evening with phones', tournament: 'An evening with phones', startsAt: '2030-01-05T19:30', newId },
    plan: eveningPlan({ groups: 2, knockout: 2, finals: 2 }),
    entries: ['Ada', 'Bea', 'Cas', 'Dirk'].map((name) => ({ name })),
  });
  await drawAndStart(client, token, tournament.id, 1);
  const entries = await client.call('listEntries', { tournament: tournament.slug });
  return { ...tournament, entryId: entries[0]!.id };
}

/**
 * Replaces the push service of the browser, which is on the Internet, and the question for permission, which browsers without a window always
 * answer with no. The service worker is the real one.
 */
const replacePushService = (page: Page) =>
  page.addInitScript(() => {
    const subscription = {
      endpoint: 'https://push.invalid/phone',
      toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
    };
    let isSubscribed = false;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    PushManager.prototype.subscribe = () => ((isSubscribed = true), Promise.resolve(subscription as unknown as PushSubscription));
    PushManager.prototype.getSubscription = () => Promise.resolve(isSubscribed ? (subscription as unknown as PushSubscription) : null);
  });

/** Delivers a message to the service worker, as the push service would. */
async function deliver(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: webOrigin,
    registrationId: await registrationId,
    data: JSON.stringify(message),
  });
}

test('a phone is notified of the calls of a followed player, without an account', async ({ page, context }) => {
  const { id, slug, entryId } = await createEvening();
  await context.grantPermissions(['notifications'], { origin: webOrigin });
  await replacePushService(page);
  const requests: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/push/subscriptions')) requests.push([new URL(request.url()).pathname, request.postDataJSON()]);
  });
  await page.goto(`/tournaments/${slug}?player=${entryId}`);
  await clickWhenReady(page.getByRole('button', { name: 'Notify this device' }));
  await expect(page.getByText('This device shows calls')).toBeVisible();
  const endpoint = 'https://push.invalid/phone';
  expect(requests).toEqual([
    ['/api/push/subscriptions', { endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22), langcode: 'en', entry_id: entryId }],
  ]);

  // A browser without a window keeps no notifications, so the worker writes down what it shows.
  const worker = context.serviceWorkers().find((each) => each.url() === `${webOrigin}/push.js`)!;
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { shown: unknown[] };
    scope.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void scope.shown.push([title, options?.body]);
  });
  await deliver(page, { title: 'Called to board 1', body: 'The game can begin.', path: `/tournaments/${id}` });
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown))
    .toEqual([['Called to board 1', 'The game can begin.']]);
  // The page that a press opens.
  const response = await page.goto(`/tournaments/${id}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'An evening with phones' })).toBeVisible();
});
