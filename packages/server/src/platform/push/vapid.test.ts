import webPush from 'web-push';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testDatabase.ts';
import type { OpenDatabase } from '../db/open.ts';
import { loadVapid, vapidIn } from './vapid.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

test('the keys of a database are created once, also by two processes at the same time', async () => {
  const now = new Date('2026-11-27T19:00:00Z');
  const [first, second] = await Promise.all([loadVapid(database.db, now), loadVapid(database.db, now)]);
  expect(second).toEqual(first);
  expect(await loadVapid(database.db, now)).toEqual(first);
  expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
});

test('keys in the settings are a pair', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  expect(vapidIn({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey })).toEqual({ publicKey, privateKey });
  expect(vapidIn({})).toBeNull();
  expect(vapidIn({ VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '' })).toBeNull();
  for (const env of [
    { VAPID_PUBLIC_KEY: publicKey },
    { VAPID_PRIVATE_KEY: privateKey },
    { VAPID_PUBLIC_KEY: privateKey, VAPID_PRIVATE_KEY: publicKey },
    { VAPID_PUBLIC_KEY: `${publicKey}=`, VAPID_PRIVATE_KEY: privateKey },
  ])
    expect(() => vapidIn(env)).toThrow(/need a pair of keys/);
});
