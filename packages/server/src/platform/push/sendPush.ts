import webPush from 'web-push';
import { NotPublic, type Post } from './publicHost.ts';
import type { Vapid } from './vapid.ts';

/** Minutes after which a call is no news. Push services drop messages that they could not deliver by then. */
export const pushMinutes = 10;

/** A device: the URL of its push service and its keys, in base64url. */
export type Device = { endpoint: string; p256dh: string; auth: string };

/**
 * `gone`: the device has ended the subscription, or it was never valid · `failed`: the service does not respond or is overloaded, so that
 * another attempt may succeed · `refused`: the service does not take this message
 */
export type Delivery = 'delivered' | 'gone' | 'failed' | 'refused';

export type PushSettings = {
  vapid: Vapid;
  /** the contact of the operator, for the push services: an https or mailto URL */
  subject: string;
  post: Post;
};

/** Encrypts a text for a device, and gives it to the push service. A newer message replaces one that has not been delivered yet. */
export const sendPush = async (
  { endpoint, p256dh, auth }: Device,
  text: string,
  { vapid, subject, post }: PushSettings,
): Promise<Delivery> => {
  try {
    const { headers, body } = detailsOf();
    const status = await post(endpoint, headers, body);
    if (status >= 200 && status < 300) return 'delivered';
    if (status === 404 || status === 410) return 'gone';
    return status === 429 || status >= 500 ? 'failed' : 'refused';
  } catch (error) {
    return error instanceof NotPublic || error instanceof InvalidKeys ? 'gone' : 'failed';
  }

  function detailsOf() {
    try {
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject, ...vapid },
        contentEncoding: 'aes128gcm',
        TTL: pushMinutes * 60,
        urgency: 'high',
        topic: 'call',
      });
      const headers = Object.entries(details.headers).map(([name, value]) => [name, String(value)] as const);
      return { headers: Object.fromEntries(headers), body: details.body! };
    } catch (error) {
      throw new InvalidKeys(String(error));
    }
  }
};

/** The keys of a device are no keys. */
class InvalidKeys extends Error {}
