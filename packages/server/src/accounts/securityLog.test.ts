import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testServer.ts';

let world: TestServer;
beforeAll(async () => {
  world = await startTestServer();
});
afterAll(() => world.close());

const [old, fresh] = ['ninety-nine-darts', 'treble twenty twice'];
const email = 'anna@example.org';
const ip = '192.0.2.7';

test('log-ins, passwords, links and revoked tokens are logged with account and IP address, without secrets or e-mail addresses', async () => {
  const anonymous = world.as(null, ip);
  const registered = await anonymous.call('register', { name: 'Anna', email, password: old, langcode: 'en' });
  const { id } = (await world.as(registered.token).call('getUser', {}))!;
  await expect(anonymous.call('login', { email, password: 'a wrong guess' })).rejects.toThrow();
  await expect(anonymous.call('login', { email: 'nobody@example.org', password: old })).rejects.toThrow();
  const { token } = await anonymous.call('login', { email, password: old });
  const anna = world.as(token, ip);
  await expect(anna.call('changePassword', { password: 'a wrong guess', newPassword: fresh })).rejects.toThrow();
  await anna.call('changePassword', { password: old, newPassword: fresh });
  await expect(anonymous.call('resetPassword', { token: 'guessed', password: old })).rejects.toThrow();
  await anna.call('logout', {});

  const by = { anonymous: 'anonymous', anna: `user:${id}` };
  expect(world.security.map((entry) => [entry.event, entry.by, entry.userId])).toEqual([
    ['registered', by.anonymous, id],
    ['login-failed', by.anonymous, id],
    ['login-failed', by.anonymous, null],
    ['login', by.anonymous, id],
    ['password-wrong', by.anna, id],
    ['tokens-revoked', by.anna, undefined],
    ['password-changed', by.anna, id],
    ['link-refused', by.anonymous, undefined],
    ['tokens-revoked', by.anna, undefined],
  ]);
  for (const entry of world.security) expect(entry).toMatchObject({ level: 'info', message: 'security', ip });
  const text = JSON.stringify(world.security);
  for (const secret of [old, fresh, 'a wrong guess', 'guessed', token, registered.token, email]) expect(text).not.toContain(secret);
});

test('impersonation is logged with both accounts', async () => {
  const person = async (name: string) => {
    const { token } = await world.as().call('register', { name, email: `${name}@example.org`, password: old, langcode: 'en' });
    return { client: world.as(token), id: (await world.as(token).call('getUser', {}))!.id };
  };
  const [boss, user] = [await person('boss'), await person('user')];
  await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', boss.id).execute();
  const acting = world.as(await boss.client.call('impersonate', { userId: user.id }));
  await acting.call('stopImpersonating', {});
  const both = { userId: user.id, actorId: boss.id };
  expect(world.security).toContainEqual(expect.objectContaining({ event: 'impersonation-started', ...both }));
  expect(world.security).toContainEqual(expect.objectContaining({ event: 'impersonation-ended', ...both }));
});
