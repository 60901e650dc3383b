import type { BrowserPush, PushDevice } from '@oche/screens/shell/browserPush';

/** The service worker in `public/`. It is registered once somebody wants messages. */
const worker = '/push.js';

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether this is an iPhone or an iPad, also one that pretends to be a Mac. Other computers have no touch screen with several points. */
const isIos = (): boolean => /iPhone|iPad/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

const deviceOf = (subscription: PushSubscription): PushDevice => {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? subscription.endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
};

/** The worker once it runs. `ready` alone would wait for ever for a worker that could not be registered. */
const register = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(worker, { scope: '/' });
  return navigator.serviceWorker.ready;
};

/** Subscribes with a key. A subscription with another key, of a server that was replaced, is ended first. */
const subscribeWith = async ({ pushManager }: ServiceWorkerRegistration, applicationServerKey: string): Promise<PushSubscription> => {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
};

/** The messages of a browser (Push API). */
export const browserPush: BrowserPush = {
  support: () => (isSupported() ? 'yes' : isIos() ? 'home-screen' : 'no'),
  permission: () => (isSupported() ? Notification.permission : 'denied'),
  current: async () => {
    const registration = isSupported() ? await navigator.serviceWorker.getRegistration('/') : undefined;
    const subscription = await registration?.pushManager.getSubscription();
    return subscription ? deviceOf(subscription) : null;
  },
  subscribe: async (publicKey) => {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    return deviceOf(await subscribeWith(await register(), await publicKey()));
  },
};
