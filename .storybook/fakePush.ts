import type { BrowserPush, PushDevice } from '@oche/screens/shell/browserPush';

/** What the browser of a story can do, and how its user answers. */
export type FakePushOptions = {
  support?: ReturnType<BrowserPush['support']>;
  permission?: ReturnType<BrowserPush['permission']>;
  /** what the user answers when the browser asks; `fails`: the push service does not respond */
  answer?: 'granted' | 'denied' | 'fails';
  /** whether the device has been registered before */
  isRegistered?: boolean;
};

/** The device of a story. */
export const fakeDevice: PushDevice = { endpoint: 'https://push.example/phone', p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) };

/** Fake messages of a browser. By default nobody has been asked, and the user allows them. */
export function createFakePush({
  support = 'yes',
  permission: given = 'default',
  answer = 'granted',
  isRegistered = false,
}: FakePushOptions = {}): BrowserPush {
  let permission = given;
  let device = isRegistered ? fakeDevice : null;
  return {
    support: () => support,
    permission: () => permission,
    current: () => Promise.resolve(device),
    subscribe: async (publicKey) => {
      permission = answer === 'denied' ? 'denied' : 'granted';
      if (permission === 'denied') return null;
      await publicKey();
      if (answer === 'fails') throw new Error('The push service does not respond.');
      return (device = fakeDevice);
    },
  };
}
