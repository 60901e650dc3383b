import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabase } from './db/current.ts';
import { limit, networkOf } from './limits.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

const minute = 60_000;
const password = 'ninety-nine-darts';
const [owner, stranger] = ['192.0.2.7', '203.0.113.9'];

describe('limits of attempts', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const registered = async () => {
    const email = `anna-${randomUUID()}@example.org`;
    await world.as(null, owner).call('register', { name: 'Anna', email, password, langcode: 'en' });
    return email;
  };
  const guess = (email: string, ip: string) => world.as(null, ip).call('login', { email, password: 'a wrong guess' });
  const logIn = (email: string, ip: string) => world.as(null, ip).call('login', { email, password });
  const [wrongPassword, tooMany] = [{ status: 422 }, { status: 429 }];

  test('guessing from one IP address is limited, and the owner can still log in from another one', async () => {
    const email = await registered();
    for (let times = 0; times < 5; times++) await expect(guess(email, stranger)).rejects.toMatchObject(wrongPassword);
    await expect(guess(email, stranger)).rejects.toMatchObject(tooMany);
    expect(await logIn(email, owner)).toHaveProperty('token');
  });

  test('requesting links from one IP address is limited, and the owner can still request one from another one', async () => {
    const email = await registered();
    const requestReset = (ip: string) => world.as(null, ip).call('askPasswordReset', { email });
    for (let times = 0; times < 5; times++) await requestReset(stranger);
    await expect(requestReset(stranger)).rejects.toMatchObject(tooMany);
    expect(await requestReset(owner)).toBeNull();
  });

  test('guessing from many IP addresses is limited to a hundred an hour, and the owner can still log in from a known one', async () => {
    const email = await registered();
    await logIn(email, owner);
    for (let at = 0; at < 99; at++) await expect(guess(email, `198.51.100.${at}`)).rejects.toMatchObject(wrongPassword);
    await expect(guess(email, '198.51.100.99')).rejects.toMatchObject(tooMany);
    await expect(logIn(email, '198.51.100.100')).rejects.toMatchObject(tooMany);
    expect(await logIn(email, owner)).toHaveProperty('token');
    world.wait(60 * minute);
    expect(await logIn(email, '198.51.100.100')).toHaveProperty('token');
  });

  test('one IP address cannot use up the attempts of the owner from new addresses', async () => {
    const email = await registered();
    for (let times = 0; times < 60; times++) {
      await guess(email, stranger).catch(() => {});
      world.wait(13_000);
    }
    await expect(guess(email, stranger)).rejects.toMatchObject(tooMany);
    expect(await logIn(email, '198.51.100.3')).toHaveProperty('token');
    const requestReset = (ip: string) => world.as(null, ip).call('askPasswordReset', { email });
    for (let times = 0; times < 30; times++) {
      await requestReset(stranger).catch(() => {});
      world.wait(120_000);
    }
    expect(await requestReset('198.51.100.4')).toBeNull();
  });

  test('the addresses of one IPv6 network share one limit for pairing codes', async () => {
    const create = (at: number) => world.as(null, `2001:db8:0:9::${at.toString(16)}`).call('createPairingCode', {});
    for (let at = 1; at <= 300; at++) await create(at);
    await expect(create(301)).rejects.toMatchObject(tooMany);
  });

  test('the addresses of one IPv6 network share one limit for log-ins', async () => {
    const email = await registered();
    for (let at = 1; at <= 5; at++) await expect(guess(email, `2001:db8:0:7::${at}`)).rejects.toMatchObject(wrongPassword);
    await expect(guess(email, '2001:db8:0:7:ffff::1')).rejects.toMatchObject(tooMany);
    await expect(guess(email, '2001:db8:0:8::1')).rejects.toMatchObject(wrongPassword);
  });

  test('a clock that was ahead for a moment does not extend a limit beyond its window', async () => {
    const key = `ahead:${randomUUID()}`;
    const at = (now: Date) => withDatabase(world.database.db, () => limit(key, 1, 60, now));
    await at(new Date('2027-11-27T19:00:00Z'));
    await expect(at(new Date('2026-11-27T19:00:00Z'))).rejects.toMatchObject({ extra: { retryAfter: 60 } });
    await expect(at(new Date('2026-11-27T19:00:30Z'))).rejects.toMatchObject({ extra: { retryAfter: 30 } });
    await at(new Date('2026-11-27T19:01:01Z'));
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as the network %s', (ip, network) => expect(networkOf(ip)).toBe(network));
