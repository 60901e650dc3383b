import * as z from 'zod/mini';
import { langcode } from './account.ts';
import { endpoint, id } from './define.ts';

/**
 * Whether a URL can be that of a push service: https on its usual port, at a name with a dot. The server sends requests to it, so an IP address
 * is refused here, and a name with a private address when it is resolved.
 */
const isPushEndpoint = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  return protocol === 'https:' && port === '' && username === '' && password === '' && /\.[a-z][a-z0-9-]*$/.test(hostname);
};

/** The URL at which the push service of a browser takes messages for one device. Only the device and the server know it. */
const pushEndpoint = z.string().check(z.regex(/^[\x21-\x7e]+$/), z.maxLength(1000), z.refine(isPushEndpoint));
/** The entry of a tournament whose calls the device gets; null for the players of the logged-in user. */
const entryId = z.nullable(id);

export const pushEndpoints = {
  getPushKey: endpoint({
    method: 'GET',
    path: '/push/key',
    access: 'public',
    summary: 'The public key with which browsers subscribe (VAPID). It never changes, unless an operator replaces it.',
    reads: [],
    output: z.object({ publicKey: z.string() }),
  }),
  subscribePush: endpoint({
    method: 'POST',
    path: '/push/subscriptions',
    access: 'public',
    summary:
      'Sends the calls of an entry, or of the players of the user, to a device, also while no page is open. A subscription for an entry ends a day after its tournament, and one for a user with the session. A repeated one replaces the earlier one.',
    changes: [],
    input: z.object({
      endpoint: pushEndpoint,
      /** the public key of the device, 65 bytes in base64url */
      p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
      /** a secret of the device, 16 bytes in base64url */
      auth: z.string().check(z.regex(/^[\w-]{22}$/)),
      langcode,
      entryId,
    }),
    output: z.null(),
    codes: ['limit-reached', 'wrong-status', 'too-many-requests'],
  }),
  unsubscribePush: endpoint({
    method: 'POST',
    path: '/push/subscriptions/end',
    access: 'public',
    summary:
      'Ends a subscription. Nobody else can end it, because its endpoint is secret. The response does not reveal whether there was one.',
    changes: [],
    input: z.object({ endpoint: pushEndpoint, entryId }),
    output: z.null(),
    codes: ['too-many-requests'],
  }),
};
