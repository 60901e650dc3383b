import webPush from 'web-push';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** The keys that sign messages to push services (VAPID), in base64url. Browsers subscribe with the public one. */
export type Vapid = { publicKey: string; privateKey: string };

const isKey = (text: string, bytes: number): boolean => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes;

/**
 * Reads `VAPID_PUBLIC_KEY` and `VAPID_PRIVATE_KEY`; null if neither is set.
 * @throws Error if only one is set, or if they are no keys
 */
export const vapidIn = (env: Record<string, string | undefined>): Vapid | null => {
  const { VAPID_PUBLIC_KEY: publicKey = '', VAPID_PRIVATE_KEY: privateKey = '' } = env;
  if (publicKey === '' && privateKey === '') return null;
  if (!isKey(publicKey, 65) || !isKey(privateKey, 32))
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY need a pair of keys: npx web-push generate-vapid-keys prints one.');
  return { publicKey, privateKey };
};

/** The keys of this database. They are created once, because a new pair would end all subscriptions. */
export const loadVapid = async (db: Kysely<Schema>, now: Date): Promise<Vapid> => {
  const load = () => db.selectFrom('vapidKeys').select(['publicKey', 'privateKey']).executeTakeFirst();
  const stored = await load();
  if (stored) return stored;
  await db
    .insertInto('vapidKeys')
    .values({ ...webPush.generateVAPIDKeys(), createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have been first.
  return (await load())!;
};
