import type { Generated } from 'kysely';
import type { Instant, Optional } from './columns.ts';
import type { Users } from './schema.ts';

/** The keys that sign messages to push services, in one row. */
export type VapidKeys = { isOnly: Generated<boolean>; publicKey: string; privateKey: string; createdAt: Instant };
/** Devices that get calls while no page is open: those of one entry, or those of the user of a session. One of the two ids is null. */
export type PushSubscriptions = {
  id: string;
  /** the URL of the push service for this device */
  endpoint: string;
  /** the keys of the device, in base64url */
  p256dh: string;
  auth: string;
  langcode: Users['langcode'];
  entryId: Optional<string>;
  tokenId: Optional<string>;
  createdAt: Instant;
  /** the newest call or recall that the device knows of, so that it hears of it once */
  told: Optional<string>;
};
export type PushTables = { vapidKeys: VapidKeys; pushSubscriptions: PushSubscriptions };
